"""Portuguese and Russian: consistent terms, plurals that are right for 0 and 21, and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from kit.fluent_files import paths
from vigil.games.ascension.cards import edition, shipped
from vigil.games.conflictus.cards import edition as conflictus
from vigil.games.conflictus.text.cards import keyword_text
from vigil.games.conflictus.text.prompt_notes import sources
from vigil.kernel.event import Message
from vigil.text import card_name, card_text, type_line
from vigil.text.explanations import reason_text

PAGE = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("pt", "ru")
TYPED = ("word-", "cmd-")
"""Words that players type may be any word they think of."""

# One word for one thing: terms that the rulebooks don't use.
ELSEWHERE = {
    "pt": r"constructo|fileira|robô|assento|convidad|\bestante|coleç|adversári|solitári|disparad|ao acaso|\bSenão\b",
    "ru": r"\b[Чч]ест(?:ь|и|ью)\b|[Рр]аунд|пасьянс|одол[её]|конструкт\b|Розыск|[Жж]етон\w* славы|Тьм|на переходе|"
    r"Return of the Fallen|[Сс]вои карты|разреша[ею]тся",
}
IN_CARDS = {
    "pt": {"conflictus": r"[Ss]empre que|recebem? [+-]|ao acaso|[Ss]enão|aquel[ea] ", "ascension": r"[Ss]enão"},
    "ru": {"conflictus": r"Розыск|\d Свет\b|\d Тень\b|пропустите|\bтого воина", "ascension": r"\b[Чч]ест"},
}
TYPOGRAPHY = {
    "pt": r"\w …|\d %|\} %|  +\S+ \.$",
    "ru": r"\w …|[^\s\u00a0] %| –[ \u00a0]|\u00a0–|(?<=[^\s\u00a0]) —|—(?=[^\s\u00a0])|[\"“](?!\.\.\.|Mephit|mine)\w",
}


def files(lang: str) -> Iterator[Path]:
    yield from paths(lang)
    yield from sorted(PAGE.glob(f"**/locales/{lang}.ftl"))


def messages(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for path in files(lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield f"{path.name}: {entry.id.name}", entry.value


def chooser(part: ast.BaseNode) -> ast.SelectExpression | None:
    """Return the selector of a message part, if it is one."""
    said = part.expression if isinstance(part, ast.Placeable) else None
    return said if isinstance(said, ast.SelectExpression) else None


def texts(node: ast.BaseNode) -> Iterator[str]:
    """Return the texts of a message in all branches, with placeholders for values."""
    if isinstance(node, ast.Pattern):
        yield "".join(part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements)
        for part in node.elements:
            if (choice := chooser(part)) is not None:
                yield from (text for variant in choice.variants for text in texts(variant.value))


def selects(pattern: ast.Pattern, before: str = "") -> Iterator[tuple[str, ast.SelectExpression, str]]:
    """Return each selector of a message with its variable and the text around it."""
    around = before + serialize_pattern(ast.Pattern([part for part in pattern.elements if chooser(part) is None]))
    for part in pattern.elements:
        if (choice := chooser(part)) is not None:
            chosen = choice.selector
            yield chosen.id.name if isinstance(chosen, ast.VariableReference) else "", choice, around
            for variant in choice.variants:
                yield from selects(variant.value, around)


def plain(key: str) -> bool:
    return not key.split(": ")[1].startswith(TYPED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_term_has_one_translation(lang: str) -> None:
    wrong = re.compile(ELSEWHERE[lang])
    found = [(key, text) for key, one in messages(lang) if plain(key) for text in texts(one) if wrong.search(text)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_follow_print_typography(lang: str) -> None:
    wrong = re.compile(TYPOGRAPHY[lang], re.MULTILINE)
    found = [(key, text) for key, one in messages(lang) for text in texts(one) if wrong.search(text)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_closed(lang: str) -> None:
    opened, closed = {"pt": ("“", "”"), "ru": ("«", "»")}[lang]
    for key, one in messages(lang):
        for text in texts(one):
            assert text.count(opened) == text.count(closed), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_branch_for_one_fits_every_number_it_covers(lang: str) -> None:
    """A branch for `one` (in Portuguese 0 and 1, in Russian 1 and 21) shows its number or has exact branches too."""
    exact = {"pt": "0", "ru": "1"}[lang]
    counted = 0
    for key, one in messages(lang):
        for name, choice, around in selects(one):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in choice.variants}
            if "one" not in keys:
                continue
            if key == "lab.ftl: tile-games":  # its number is above it
                continue
            counted += 1
            said = f"${name}" in serialize_pattern(keys["one"].value) or f"${name}" in around
            assert said or exact in keys, key
    assert counted > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_use_the_formulas_of_the_rulebooks(lang: str) -> None:
    games: dict[str, Sequence[Any]] = {
        "ascension": [*edition("anniversary"), *shipped("first")],
        "conflictus": list(conflictus()),
    }
    for game, cards in games.items():
        wrong, set_wrong = re.compile(IN_CARDS[lang][game]), re.compile(TYPOGRAPHY[lang])
        for card in cards:
            said = card_text(card, lang, reminders=True)
            assert not wrong.search(said), said
            for text in (said, card_name(card, lang), type_line(card, lang)):
                assert not set_wrong.search(text), text


def test_portuguese_names_of_cards_have_one_style() -> None:
    small = {"de", "da", "do", "das", "dos", "em", "na", "nas", "sem", "sob", "o", "à", "às", "ao", "aos", "que"}
    for card in conflictus():
        assert [word for word in card.name.split() if word[0].islower() and word not in small] == []


def test_russian_sources_are_counted_in_the_genitive() -> None:
    assert sources(1, 3, "ru") == "1 Света + 3 Тени"
    assert sources(1, 3, "pt") == "1 Luz + 3 Sombra"
    assert keyword_text("evolve_shadow", 3, "ru") == "Развитие (3 Тени)"


def test_russian_quotation_marks_can_be_nested() -> None:
    text = reason_text(Message("as-good", {"other": 0}), "ru", "ascension", {}, lambda place: "Разыграть «Мистик»")
    assert text == "Примерно так же хорошо, как «Разыграть „Мистик“»."
