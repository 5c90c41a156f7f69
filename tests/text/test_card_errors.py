"""Every reason in card errors is translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil
from vigil import registry
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.terminal.card_checker import find_errors
from vigil.text import LANGUAGES
from vigil.text.card_errors import translate_card_error
from vigil.text.fluent import keys

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SOURCE = Path(vigil.__file__).parent
CHECKS = [
    SOURCE / "effects" / "specs.py",
    *(SOURCE / "games" / game / "cards" / "validation.py" for game in ("ascension", "conflictus")),
]


def texts(part: ast.expr) -> Iterator[str]:
    """Return the possible texts of an expression, with quoted words for placeholders."""
    match part:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            found = [""]
            for each in parts:
                if isinstance(each, ast.Constant):
                    more = [str(each.value)]
                else:
                    assert isinstance(each, ast.FormattedValue)
                    inner = list(texts(each.value)) if isinstance(each.value, ast.IfExp) else []
                    more = inner or ["'x'"]
                found = [before + text for before in found for text in more]
            yield from found
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.BoolOp(values=parts):
            for each in parts:
                yield from texts(each)


def reasons() -> set[str]:
    found: set[str] = set()
    for path in CHECKS:
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match part:
                case ast.Return(value=ast.expr() as value):
                    found |= set(texts(value))
                case ast.Call(func=ast.Name(id="wrong"), args=[value]):
                    found |= set(texts(value))
                case ast.Assign(targets=[ast.Name(id="why")], value=value):
                    found |= set(texts(value))
    bare = {text.removeprefix("'x': ") for text in found}
    return {text for text in bare if " " in text}


def test_the_reasons_are_found() -> None:
    assert len(reasons()) > 50
    assert {"a hero needs an effect", "'x' needs a number", "you cannot 'x' the top card"} <= reasons()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_reason_has_a_translation(lang: str) -> None:
    for why in sorted(reasons()):
        message = translate_card_error(why, lang)
        assert message != why, why
        assert message.count("'x'") <= why.count("'x'") and "$" not in message
        if lang == "ru":
            assert re.search("[а-я]", message), why
        assert (
            translate_card_error(f"Draw: {why}", lang) == f"Draw: {message}"
        )  # the name of the node is not translated


def test_all_languages_have_the_same_reasons() -> None:
    for file in ("card_errors", *(f"{plugin.messages}:card_errors" for plugin in registry.plugins())):
        assert len({keys(file, lang) for lang in LANGUAGES}) == 1 and keys(file, "en"), file


def test_unknown_reasons_stay_english() -> None:
    assert translate_card_error("the moon is full", "ru") == "the moon is full"
    assert translate_card_error("Draw: 100 is not between 0 and 99", "ru") == "Draw: 100 не лежит между 0 и 99"


def test_no_english_is_left_in_card_errors() -> None:
    text = """[[card]]
name = "Ночь"
kind = "hero"
faction = "vod"
cost = "3"
honor = 300
effect = "gain(runes)"
"""
    said = [fault.text for fault in find_errors(CATALOG, text, "mine.toml", "ru")]
    assert said == [
        "Ночь: faction: дано 'vod', а нужно 'enlightened' или 'lifebound' или 'mechana' или 'void'",
        "Ночь: cost: дано '3', а нужно целое число",
        "Ночь: honor должно быть от 0 до 99, а не 300",
        "Ночь: effect: gain: не хватает: 'n'",
    ]
