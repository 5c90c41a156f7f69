"""Russian connectives and plural forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar

from vigil.text.renderer import Renderer

# order, bare, tells, causative
VERBS = {
    "choose": ("выберите", "выбрать", "выбирает", "выбрал"),
    "name": ("назовите", "назвать", "называет", "назвал"),
    "do": ("сделайте", "сделать", "делает", "сделал"),
    "apply": ("примените", "применить", "применяет", "применил"),
    "draw": ("возьмите", "взять", "берёт", "взял"),
    "discard": ("сбросьте", "сбросить", "сбрасывает", "сбросил"),
    "destroy": ("уничтожьте", "уничтожить", "уничтожает", "уничтожил"),
    "put": ("положите", "положить", "кладёт", "положил"),
    "return": ("верните", "вернуть", "возвращает", "вернул"),
    "bring": ("введите", "ввести", "вводит", "ввёл"),
}
# a final clause that needs a closing comma: `больше фишек славы, чем у вас`
SUBORDINATE = re.compile(r", (?:чем|котор\w+|чтобы|чь\w+) [^,;:]*$")
TIMES = ("раз", "раза", "раз")


def plural(n: int) -> int:
    """Return which of three plural forms a number takes: 1 руна, 2 руны, 5 рун."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def with_count(n: int, forms: Sequence[str]) -> str:
    return f"{n} {forms[plural(n)]}"


def join_items(items: Sequence[str], word: str = "или") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


class RussianConnectives(Renderer):
    """Connects Russian phrases."""

    pronoun = "он"
    both_word, or_word, either_word, if_word, else_word, then_word = "и", "или", "либо", "если", "иначе", "затем"
    purpose, this_word, one_option, once, a_card = ", чтобы", "следующее", "одно", "один раз", "карту"
    is_named = "это названная карта"
    can: ClassVar[Mapping[str, str]] = {"bare": "по желанию", "order": "вы можете", "made": "мог", "tells": "может"}

    def both(self, a: str, b: str) -> str:
        return f"{a}{',' if SUBORDINATE.search(a) else ''} и {b}"

    def if_done(self, they: bool) -> str:
        return "он это сделал" if they else "вы это сделали"

    def how_often(self, n: int) -> str:
        return with_count(n, TIMES)
