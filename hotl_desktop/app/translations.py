"""The languages of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from hotl_desktop.resources import resource_path

_SOURCE_LANGUAGE = "en"


def load_translations(application: QCoreApplication) -> None:
    """Let `application` speak. The texts in the code are English; even so a file says how English counts."""
    translator = QTranslator(application)
    if translator.load(str(resource_path("translations", f"hotl_{_SOURCE_LANGUAGE}.qm"))):
        application.installTranslator(translator)
