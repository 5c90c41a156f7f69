"""lab.ftl has the same messages and values in four languages; numbers are formatted for each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigil.lab
from kit.fluent_files import bare, entries, paths, variables
from vigil.lab.stats import Estimate
from vigil.lab.text import number, percent, share_text, signed_number
from vigil.text import LANGUAGES, lab_text

SOURCES = [path.read_text(encoding="utf-8") for path in Path(vigil.lab.__file__).parent.glob("*.py")]
SOURCES.append((Path(vigil.lab.__file__).parents[1] / "cli" / "sim.py").read_text(encoding="utf-8"))


def messages(lang: str) -> dict[str, set[str]]:
    return {name: variables(entry) for name, entry, _ in entries(lang, "lab")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_used_key_has_a_message_and_every_message_is_used() -> None:
    known = set(map(bare, messages("en")))
    asked = {key for text in SOURCES for key in re.findall(r"""(?:\bsay|\blab_text)\(\s*["']([a-z0-9-]+)["']""", text)}
    assert asked - known == set()
    written = {key for text in SOURCES for key in re.findall(r"""["']([a-z0-9-]+)["']""", text)}
    begun = {key for text in SOURCES for key in re.findall(r"""\bf["']([a-z0-9-]+-)\{""", text)}
    assert {key for key in known - written if not key.startswith(tuple(begun))} == set()


def test_russian_messages_have_no_latin_letters() -> None:
    for line in "\n".join(path.read_text(encoding="utf-8") for path in paths("ru", "lab")).splitlines():
        told = re.sub(
            r"\{[^{}]*\}|\{ \$\w+ ->|\[\w+\]|--\w+|[Vv]igil( \w+)?"
            r"|Ascension|Conflictus Aeternus|Return of the Fallen|\bElo\b",
            "",
            line.partition("=")[2],
        )
        assert not re.search(r"[A-Za-z]", told), line


def test_numbers_are_formatted_for_each_language() -> None:
    assert [number(1234.5, lang, 1) for lang in LANGUAGES] == ["1,234.5", "1.234,5", "1\u202f234,5", "1\xa0234,5"]
    assert [percent(0.5, lang) for lang in LANGUAGES] == ["50.0%", "50,0%", "50,0\u202f%", "50,0\xa0%"]
    assert number(-0.01, "en", 1) == "0.0"
    assert [signed_number(value, "en", 1) for value in (2, -2, 0, 0.001)] == ["+2.0", "\N{MINUS SIGN}2.0", "0.0", "0.0"]
    assert share_text(Estimate(0.5, 0.4, 0.6, 9), "en") == "50.0% (40.0–60.0)"


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert lab_text("no-such-thing", "en") == "no-such-thing"
