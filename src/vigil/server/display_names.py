"""Names as people read them: what may be one, and which of them would be taken for each other.

Two guards.  The letters of a word come from one alphabet, so that "аdmin" with a Cyrillic first
letter is no name at all.  And names that look the same are the same, whatever alphabet they are
from: `skeleton` writes a name with the letters a reader would take it for.  The table below has the
letters of the Cyrillic, Greek and Armenian alphabets, digits and signs that pass for Latin ones.
It is no complete list (Unicode's own has thousands of signs, most of them from scripts that no
Latin name is written in); what it misses within one alphabet stays possible, as é beside e does.
"""

from __future__ import annotations

import unicodedata

from vigil.kernel.text_safety import has_invisible_characters
from vigil.server.errors import BadRequest

LONGEST_NAME = 30

CONFUSABLES: dict[str, str] = {
    "a": "аАαΑɑᴀ",
    "b": "ВΒьЬʙ",
    "c": "сСϲϹᴄ",
    "d": "ԁԀᴅ",
    "e": "еЕΕᴇєЄҽ",
    "f": "ꜰ",
    "g": "ɡցɢ",
    "h": "һҺНΗհʜ",
    "i": "іιıɩɪ",
    "j": "јЈϳյᴊ",
    "k": "кКκΚᴋ",
    "l": "I1|ІӀӏΙǀʟ",
    "m": "МΜᴍ",
    "n": "ΝոռпɴП",
    "o": "0оОοΟσօՕᴏ",
    "p": "рРρΡᴘ",
    "q": "ԛԚզ",
    "r": "гʀ",
    "s": "ѕЅՏꜱ",
    "t": "ТΤᴛ",
    "u": "υսՍᴜ",
    "v": "νѵѴᴠ",
    "w": "ԝԜѡωᴡ",
    "x": "хХχΧ",
    "y": "уУγΥүҮʏ",
    "z": "Ζᴢ",
}
"""Letters, digits and signs by the Latin letter they are taken for."""
_LOOKS = {ord(sign): letter for letter, signs in CONFUSABLES.items() for sign in signs}

TOGETHER = frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))
"""Alphabets that are written in one word: none of the others here can be taken for the Latin one."""


def clean_name(text: str) -> str:
    """A name as it is shown: one form of every letter, single spaces, nothing invisible; else BadRequest."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise BadRequest("name-empty", "a name needs a letter or a digit")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name-long", "a name can have at most {most} characters", most=LONGEST_NAME)
    if has_invisible_characters(name):
        raise BadRequest("name-signs", "a name cannot have invisible characters")
    for word in name.split():
        if len(kinds := alphabets(word)) > 1 and not kinds <= TOGETHER:
            raise BadRequest("name-alphabets", "{word} mixes letters of several alphabets; use only one", word=word)
    return name


def readable(text: str) -> str:
    """Whatever else somebody writes for others to read, a title or a label; BadRequest where it has hidden signs."""
    if has_invisible_characters(text):
        raise BadRequest("text-signs", "text that others read cannot have invisible characters or line breaks")
    return text


def alphabets(word: str) -> set[str]:
    """The alphabets that the letters of a word are from, as Unicode names them."""
    return {
        unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
        for letter in word
        if unicodedata.category(letter)[0] == "L"
    }


def folded(name: str) -> str:
    """A name as it is typed in a hurry: without capitals and spaces."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def skeleton(name: str) -> str:
    """A name with the letters a reader would take it for; names with the same look are taken for each other."""
    plain = unicodedata.normalize("NFKC", name).translate(_LOOKS).casefold().translate(_LOOKS)
    return "".join(plain.split()).replace("rn", "m").replace("vv", "w")


def bare_skeleton(name: str) -> str:
    """Its look without marks and signs: for names that nobody may come near to."""
    parts = unicodedata.normalize("NFKD", skeleton(name))
    return "".join(letter for letter in parts if unicodedata.category(letter)[0] in "LN")
