"""Russian connectives and plural forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm

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


def counted(n: int, forms: Sequence[str]) -> str:
    return f"{n} {forms[plural(n)]}"


def listed(items: Sequence[str], word: str = "или") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


class RussianConnectives(Renderer):
    """Connects Russian phrases."""

    pronoun = "он"
    verbs: Mapping[str, Sequence[str]]

    def both(self, a: str, b: str) -> str:
        return f"{a}{',' if SUBORDINATE.search(a) else ''} и {b}"

    def joined(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        said = parts[0]
        for i, part in enumerate(parts[1:], 1):
            said += (", затем, " if ifs and ifs[i] else ", затем ") + part
        return said

    def conditional(self, test: str, then: str, otherwise: str | None = None) -> str:
        return f"если {test}, {then}" + (f"; иначе {otherwise}" if otherwise else "")

    def otherwise(self, clause: str) -> str:
        return f"иначе {clause}"

    def in_case(self, head: str, test: str, then: str, otherwise: str | None = None) -> str:
        return f"{head} и, {self.conditional(test, then, otherwise)}"

    def in_order_to(self, head: str, bare: str) -> str:
        return f"{head}, чтобы {bare}"

    def if_done(self, they: bool) -> str:
        return "он это сделал" if they else "вы это сделали"

    def may(self, bare: str, v: VerbForm) -> str:
        can = {"bare": "по желанию", "order": "вы можете", "made": "мог"}.get(v.form, "может")
        return f"{can} {bare}"

    def verb(self, word: str, v: VerbForm) -> str:
        forms = self.verbs[word]
        if v.form == "made":
            return forms[-1]
        return forms[{"order": 0, "bare": 1}.get(v.form, 2)]

    def apply(self, said: str, v: VerbForm) -> str:
        return f"{self.verb('apply', v)} следующее: {said}"

    def either(self, options: Sequence[str]) -> str:
        return ", ".join(f"либо {option}" for option in options)

    def choose_one(self, options: Sequence[str], v: VerbForm) -> str:
        return f"{self.verb('choose', v)} одно: {'; или '.join(options)}"

    def repeat(self, n: Any, said: str, v: VerbForm) -> str:
        often = counted(n, TIMES) if isinstance(n, int) else f"один раз {self.per(n, v.third_person)}"
        return f"{self.verb('do', v)} следующее {often}: {said}"

    def name_a_card(self, v: VerbForm) -> str:
        return f"{self.verb('name', v)} карту"

    def is_named(self) -> str:
        return "это названная карта"
