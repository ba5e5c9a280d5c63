"""Brings the translation files up to date with the texts in the code, and compiles them.

    python installers/translations.py           update resources/translations/*.ts and compile them
    python installers/translations.py en de     the same for some languages; a new one gets its file
    python installers/translations.py --check   say what is missing or stale; exit status 1 if anything is

Needs `lrelease` as PySide6 brings it. English has a file, too: it says how English counts.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
DATA = {"Lesson": ROOT / "resources" / "lessons", "Rules": ROOT / "resources" / "rules"}
"""Folders of data whose texts are shown, by the context in which they are translated."""
TEXT_KEYS = frozenset({"title", "idea", "text", "goal", "say", "otherwise", "done", "caption", "note"})
"""What texts are called in those data; everything else in them is notation."""
SOURCE_LANGUAGE = "en"

Key = tuple[str, str, str]
"""Context, text and comment of a message."""


def compiler() -> str:
    """The path of PySide6's lrelease, beside the running Python."""
    return str(Path(sys.executable).parent / "pyside6-lrelease")


def texts_in_code() -> list[Key]:
    """All messages of the code, in the order of their files.

    Read off the syntax tree: `self.tr("text", "comment")` in a class, whose name is the context, and
    `translate("context", "text", "comment")`, and the same of `marked`, which tables are made of. The texts of lessons
    and rules follow, which are data.
    """
    found: dict[Key, None] = {}
    for path in sorted((ROOT / "hotl_desktop").rglob("*.py")):
        _find(ast.parse(path.read_text(encoding="utf-8")), "", found)
    for context, folder in DATA.items():
        for path in sorted(folder.rglob("*.json")):
            _find_data(json.loads(path.read_text(encoding="utf-8")), context, found)
    return list(found)


def _find_data(value: object, context: str, found: dict[Key, None]) -> None:
    if isinstance(value, list):
        for item in value:
            _find_data(item, context, found)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in TEXT_KEYS and isinstance(item, str):
                found[context, item, ""] = None
            else:
                _find_data(item, context, found)


def _find(node: ast.AST, class_name: str, found: dict[Key, None]) -> None:
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        texts = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args[:3]]
        if name == "tr" and texts and isinstance(texts[0], str):
            texts = [class_name, *texts]
        elif name not in ("translate", "marked"):
            texts = []
        if len(texts) > 1 and isinstance(texts[0], str) and isinstance(texts[1], str):
            comment = texts[2] if len(texts) > 2 and isinstance(texts[2], str) else ""
            found[texts[0], texts[1], comment] = None
    for child in ast.iter_child_nodes(node):
        _find(child, class_name, found)


def read(path: Path) -> dict[Key, list[str]]:
    """The messages of a .ts file with their translations, one for each plural form."""
    messages: dict[Key, list[str]] = {}
    for context in ElementTree.parse(path).getroot().findall("context"):
        name = context.findtext("name", "")
        for message in context.findall("message"):
            key = name, message.findtext("source", ""), message.findtext("comment", "")
            translation = message.find("translation")
            forms = [] if translation is None else [form.text or "" for form in translation.findall("numerusform")]
            text = "" if translation is None else translation.text or ""
            messages[key] = forms or ([text] if text.strip() else [])
    return messages


def write(path: Path, language: str, messages: dict[Key, list[str]]) -> None:
    """Write a .ts file; what has no translation is marked as unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE_LANGUAGE)
    contexts: dict[str, ElementTree.Element] = {}
    for (context, source, comment), forms in sorted(messages.items()):
        if context not in contexts:
            contexts[context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[context], "name").text = context
        message = ElementTree.SubElement(contexts[context], "message")
        ElementTree.SubElement(message, "source").text = source
        if comment:
            ElementTree.SubElement(message, "comment").text = comment
        translation = ElementTree.SubElement(message, "translation")
        if not forms:
            translation.set("type", "unfinished")
        if "%n" in source:
            message.set("numerus", "yes")
            for form in forms or [""]:
                ElementTree.SubElement(translation, "numerusform").text = form
        elif forms:
            translation.text = forms[0]
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, "unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def wanted(language: str, texts: list[Key]) -> list[Key]:
    """What a language must translate: everything, but for English only what counts."""
    return [key for key in texts if language != SOURCE_LANGUAGE or "%n" in key[1]]


def main() -> int:
    """Update or check all languages."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="as in hotl_de.ts; all there are, if left out")
    arguments = parser.parse_args()
    check: bool = arguments.check
    texts = texts_in_code()
    faults = 0
    chosen = [FOLDER / f"hotl_{language}.ts" for language in arguments.languages]
    for path in chosen or sorted(FOLDER.glob("hotl_*.ts")):
        language = path.stem.removeprefix("hotl_")
        known = read(path) if path.exists() else {}
        messages = {key: known.get(key, []) for key in wanted(language, texts)}
        missing = [key for key, forms in messages.items() if not forms or not all(forms)]
        stale = [key for key in known if key not in messages]
        for context, source, _ in missing:
            print(f"{path.name}: {context}: not translated: {source}")
        if check:
            for context, source, _ in stale:
                print(f"{path.name}: {context}: no longer in the code: {source}")
            faults += len(missing) + len(stale)
            continue
        write(path, language, messages)
        subprocess.run([compiler(), "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
