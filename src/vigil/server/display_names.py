"""Display names: which are allowed, and which look alike.

All letters of a word must come from one alphabet, so "аdmin" with a Cyrillic first letter is refused. And
two names that look the same count as the same: `skeleton` maps a name to the Latin letters it resembles.
The table below lists Cyrillic, Greek and Armenian letters, digits and symbols that resemble Latin letters.
It is shorter than Unicode's list, which has thousands of characters from scripts that aren't used for such
names. Similar letters of one alphabet, such as é and e, stay different.
"""

from __future__ import annotations

import unicodedata

from vigil.kernel.text_safety import has_invisible_characters
from vigil.server.errors import BadRequest

MAX_NAME_LENGTH = 30

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
"""Letters, digits and symbols by the Latin letter they resemble."""
_TO_LATIN = {ord(sign): letter for letter, signs in CONFUSABLES.items() for sign in signs}

MIXABLE = frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))
"""Scripts that may occur in one word, because their letters don't resemble Latin ones."""


def clean_name(text: str) -> str:
    """Normalize letters and spaces of a name, or raise BadRequest if it isn't allowed."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise BadRequest("name-empty", "a name needs a letter or a digit")
    if len(name) > MAX_NAME_LENGTH:
        raise BadRequest("name-too-long", "a name can have at most {most} characters", most=MAX_NAME_LENGTH)
    if has_invisible_characters(name):
        raise BadRequest("name-invisible-characters", "a name cannot have invisible characters")
    for word in name.split():
        if len(kinds := alphabets(word)) > 1 and not kinds <= MIXABLE:
            raise BadRequest(
                "name-mixed-alphabets", "{word} mixes letters of several alphabets; use only one", word=word
            )
    return name


def readable(text: str) -> str:
    """Return a title or label, or raise BadRequest if it has invisible characters."""
    if has_invisible_characters(text):
        raise BadRequest(
            "text-invisible-characters", "text that others read cannot have invisible characters or line breaks"
        )
    return text


def alphabets(word: str) -> set[str]:
    """Return the Unicode names of the alphabets in a word."""
    return {
        unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
        for letter in word
        if unicodedata.category(letter)[0] == "L"
    }


def folded(name: str) -> str:
    """Return a name in lower case and without spaces, to compare what people type."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def skeleton(name: str) -> str:
    """Return what a name looks like in Latin letters. Two names with equal skeletons look the same."""
    plain = unicodedata.normalize("NFKC", name).translate(_TO_LATIN).casefold().translate(_TO_LATIN)
    return "".join(plain.split()).replace("rn", "m").replace("vv", "w")


def bare_skeleton(name: str) -> str:
    """Return the skeleton without accents and symbols, to protect reserved names."""
    parts = unicodedata.normalize("NFKD", skeleton(name))
    return "".join(letter for letter in parts if unicodedata.category(letter)[0] in "LN")
