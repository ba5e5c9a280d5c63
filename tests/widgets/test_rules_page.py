"""The page with the rules: choosing, searching, links, and the rule that somebody asks about."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.rulebook import load_rule_books
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.diagram_view import DiagramView
from hotl_desktop.widgets.rules_page import RulesPage
from hotl_desktop.widgets.segmented import Segmented
from hotl_desktop.widgets.style import ThemeHost
from tests.widgets.conftest import ShowIn

BOOKS = load_rule_books(resource_path("rules"))


def page(themes: ThemeHost, show: ShowIn) -> RulesPage:
    made = RulesPage(themes, BOOKS)
    show(made, size=QSize(1024, 660))
    return made


def number(made: RulesPage) -> str:
    assert made.rule is not None
    return made.rule.number


def listed(made: RulesPage) -> list[str]:
    rules = made.findChild(QListWidget)
    assert isinstance(rules, QListWidget)
    numbers = [rules.item(row).data(Qt.ItemDataRole.UserRole) for row in range(rules.count())]
    return [one for one in numbers if one is not None]


def links(made: RulesPage) -> list[Button]:
    return [one for one in made.findChildren(Button) if one.kind is ButtonKind.LINK and one.isVisible()]


def test_all_rules_of_a_game_are_listed_and_the_first_is_shown(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    assert listed(made) == [rule.number for rule in BOOKS[0].rules]
    assert number(made) == "HL 1:1"
    made.show_game(GET_OFF_MY_LAWN)
    assert listed(made) == [rule.number for rule in BOOKS[1].rules]


def test_it_opens_at_the_rule_that_a_refusal_names(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_rule("GL 2:1.B")
    assert number(made) == "GL 2:1.B.(1)"
    made.show_rule("a turn", HEAD_OF_THE_LINE)
    assert (made.book.game, number(made)) == (HEAD_OF_THE_LINE, "a turn")
    made.show_rule("Tactical Boundary Roll", GET_OFF_MY_LAWN)
    assert number(made) == "Tactical Boundary Roll"
    made.show_rule("HL 9:9")
    assert number(made) == "HL 1:1"


def test_searching_lists_what_has_all_the_words(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_game(GET_OFF_MY_LAWN)
    field = made.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "Strike clears")
    assert listed(made) == ["GL 4:1.B", "GL 6:1.C"]
    assert number(made) == "GL 4:1.B"
    field.setText("GL 7:1.D")
    assert listed(made) == ["GL 7:1.D"]
    field.setText("no such words")
    assert listed(made) == []
    field.clear()
    assert len(listed(made)) == len(BOOKS[1].rules)


def test_links_lead_to_other_rules(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_rule("HL 5:5")
    (link,) = links(made)
    assert link.label().startswith("HL 5:6")
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert number(made) == "HL 5:6"


def test_arrow_keys_and_buttons_go_from_rule_to_rule(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_rule("HL 1:5")
    rules = made.findChild(QListWidget)
    assert isinstance(rules, QListWidget)
    QTest.keyClick(rules, Qt.Key.Key_Down)
    assert number(made) == "HL 2:1"
    next_button = next(one for one in made.findChildren(Button) if one.label() == "Next")
    QTest.mouseClick(next_button, Qt.MouseButton.LeftButton)
    assert number(made) == "HL 2:2"


def test_the_diagram_says_in_words_what_it_shows(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_rule("HL 5:6")
    diagram = made.findChild(DiagramView)
    assert isinstance(diagram, DiagramView)
    assert "f8 and h10" in diagram.accessibleName()
    assert diagram.height() > 200


def test_it_asks_for_the_file_the_lessons_and_the_way_back(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    made = page(themes, show)
    buttons = {one.label(): one for one in made.findChildren(Button)}
    for label, signal in (
        ("Save or print…", made.save_wanted),
        ("Learn by playing", made.learn),
        ("Back", made.back),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(buttons[label], Qt.MouseButton.LeftButton)


def test_the_names_of_the_games_can_be_read_in_a_small_window(themes: ThemeHost, show: ShowIn) -> None:
    made = RulesPage(themes, load_rule_books(resource_path("rules")))
    show(made, size=QSize(800, 560))
    games = made.findChild(Segmented)
    assert games is not None
    assert games.width() >= games.sizeHint().width()
