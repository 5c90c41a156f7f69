"""Plurals are right for 0, 1, 2, 5 and 21, in the terminal, the server and the web app.

CLDR's category `one` isn't just the number 1: it includes 0 in French and Portuguese, and 21 in Russian. A branch that
says "one card" without the number belongs under `[1]`, "no cards" under `[0]`. In a branch of a category, either all
texts show the number or none does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import babel
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kit.fluent_files import paths
from vigil.text import LANGUAGES
from vigil.text.fluent import LOCALES

ROOT = Path(__file__).parents[2]
FILES = [
    *(path for lang in LANGUAGES for path in paths(lang)),
    *sorted((ROOT / "web" / "src").glob("**/locales/*.ftl")),
]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURAL = CATEGORIES - {"other"}
NUMBERS = (0, 1, 2, 5, 21)


def lang_of(path: Path) -> str:
    return path.stem if path.stem in LANGUAGES else path.parent.name


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def chosen(select: ast.SelectExpression, n: int, lang: str) -> ast.Variant:
    """Return the branch for a number: the number itself, else its category, else the default."""
    by = {key_of(variant): variant for variant in select.variants}
    category = babel.Locale.parse(LOCALES[lang], sep="-").plural_form(n)
    return by.get(str(n)) or by.get(category) or next(variant for variant in select.variants if variant.default)


class Shown(Visitor):
    """Collects the variables whose values a text shows, without those that only select a branch."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def shown(node: ast.BaseNode) -> set[str]:
    visitor = Shown()
    visitor.visit(node)
    return visitor.names


class Plurals(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and PLURAL & {key_of(each) for each in node.variants}:
            self.found.append(node)
        self.generic_visit(node)


def aside(message: ast.Message, select: ast.SelectExpression) -> set[str]:
    """Return what a message shows outside a plural: `{ $n } { $n -> [one] card *[other] cards }`."""

    class Outside(Shown):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if node is not select:
                super().visit_SelectExpression(node)

    visitor = Outside()
    visitor.visit(message.value)
    return visitor.names


def plurals(text: str) -> Iterator[tuple[ast.Message, ast.SelectExpression, str]]:
    for message in parse(text).body:
        if isinstance(message, ast.Message) and message.value is not None:
            visitor = Plurals()
            visitor.visit(message.value)
            for select in visitor.found:
                assert isinstance(select.selector, ast.VariableReference)
                yield message, select, select.selector.id.name


def untold(text: str, lang: str) -> list[str]:
    """Return the messages that hide a number: `key [branch] n`."""
    found = []
    for message, select, name in plurals(text):
        if name in aside(message, select) or not any(name in shown(variant.value) for variant in select.variants):
            continue  # the message shows the number elsewhere, or never: words only agree with it
        for n in NUMBERS:
            variant = chosen(select, n, lang)
            exact = key_of(variant) == str(n) or (n == 1 and key_of(variant) == "one")
            if not exact and name not in shown(variant.value):
                found.append(f"{message.id.name} [{key_of(variant)}] {n}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_plural_shows_its_number(path: Path) -> None:
    assert untold(path.read_text(encoding="utf-8"), lang_of(path)) == []


def test_every_language_of_the_package_and_the_web_app_is_checked() -> None:
    assert [sum(lang_of(path) == lang for path in FILES) for lang in LANGUAGES] == [26, 29, 29, 29]


def test_a_wrong_singular_is_found() -> None:
    text = "cards = { $n ->\n    [one] A card\n   *[other] { $n } cards\n}\n"
    assert untold(text, "en") == []
    assert untold(text, "pt") == untold(text, "fr") == ["cards [one] 0"]
    assert untold(text, "ru") == ["cards [one] 21"]
    assert untold(text.replace("[one]", "[1]"), "ru") == untold(text.replace("[one]", "[1]"), "fr") == []


def test_a_number_next_to_the_word_counts() -> None:
    assert untold("cards = { $n } { $n ->\n    [one] card\n   *[other] cards\n}\n", "fr") == []
    assert untold("win = { $who } { $n ->\n    [one] wins\n   *[other] win\n}\n", "fr") == []
