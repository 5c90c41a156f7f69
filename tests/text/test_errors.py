"""Every Vigil error is translated."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil
from vigil import registry
from vigil.kernel.errors import BadData, VigilError
from vigil.text import LANGUAGES, error_text
from vigil.text.fluent import bundle, keys

TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(vigil.__file__).parent.rglob("*.py")]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def name_of(part: ast.expr) -> str:
    return part.id if isinstance(part, ast.Name) else part.attr if isinstance(part, ast.Attribute) else ""


def error_classes() -> set[str]:
    """Return VigilError and its subclasses by name."""
    found, size = {"VigilError"}, 0
    while size != len(found):
        size = len(found)
        for tree in TREES:
            for part in ast.walk(tree):
                if isinstance(part, ast.ClassDef) and any(name_of(base) in found for base in part.bases):
                    found.add(part.name)
    return found


def raised() -> Iterator[tuple[str, str]]:
    """Return key and English text of every error in the source; UsageError has none."""
    classes = error_classes()
    for tree in TREES:
        for part in ast.walk(tree):
            match part:
                case ast.Call(func=func, args=[ast.Constant(value=str(key)), ast.Constant(value=str(english)), *_]):
                    own = isinstance(func, ast.Attribute) and func.attr == "__init__"
                    if (own and re.fullmatch(r"[a-z]+(-[a-z]+)+", key)) or name_of(func) in classes:
                        yield key, english


ENGLISH: dict[str, set[str]] = defaultdict(set)
for _key, _english in raised():
    ENGLISH[_key].add(_english)


ERRORS = ["errors", *(f"{plugin.messages}:errors" for plugin in registry.plugins())]


def test_errors_are_found() -> None:
    assert {"choice-illegal", "rule-unknown", "card-invalid"} <= set(ENGLISH)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_error_is_translated(lang: str) -> None:
    assert set(ENGLISH) - {key for file in ERRORS for key in keys(file, lang)} == set()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("key", sorted(ENGLISH))
def test_a_translation_uses_no_other_values(key: str, lang: str) -> None:
    values = {name: "17" for english in ENGLISH[key] for name in re.findall(r"{(\w+)", english)}
    messages = next(each for file in ERRORS if (each := bundle(lang, file)).has_message(key))
    said, problems = messages.format_pattern(messages.get_message(key).value, values)
    assert problems == []
    assert "{" not in said.replace("{}", "")


def test_english_text_comes_from_the_error() -> None:
    error = BadData("card-file-empty", "{at} has no [[card]]", at="mine.toml")
    assert error_text(error, "en") == "mine.toml has no [[card]]"
    assert error_text(error, "pt") == "mine.toml não tem nenhum [[card]]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_untranslated_error_is_english(lang: str) -> None:
    assert error_text(VigilError("brand-new", "it broke at {place}", place="home"), lang) == "it broke at home"
