"""Russian words and their forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vigil.effects.language import EVERYONE, OPPONENTS, OTHERS
from vigil.games.ascension.rules import language as lang
from vigil.text.languages import ru as common
from vigil.text.languages.ru import with_count

# nominative, genitive, accusative; the same in the plural
KINDS = {
    None: ("карта", "карты", "карту", "карты", "карт", "карты"),
    lang.HERO: ("герой", "героя", "героя", "герои", "героев", "героев"),
    lang.CONSTRUCT: ("конструкция", "конструкции", "конструкцию", "конструкции", "конструкций", "конструкции"),
    lang.MONSTER: ("монстр", "монстра", "монстра", "монстры", "монстров", "монстров"),
    "turn": ("ход", "хода", "ход", "ходы", "ходов", "ходы"),
    "faction": ("фракция", "фракции", "фракцию", "фракции", "фракций", "фракции"),
}
KINDS[lang.ACQUIRABLE] = tuple(f"{form} героя или конструкции" for form in KINDS[None])  # type: ignore[assignment]
MASCULINE = (lang.HERO, lang.MONSTER, "turn")
ANIMATE = (lang.HERO, lang.MONSTER)
FACTIONS = {
    "enlightened": ("Просветлённые", "Просветлённых"),
    "lifebound": ("Жизнепоклонники", "Жизнепоклонников"),
    "mechana": ("Механа", "Механы"),
    "void": ("Бездна", "Бездны"),
}
# masculine nominative, genitive; feminine nominative, genitive, accusative; plural nominative, genitive
OTHER = ("другой", "другого", "другая", "другой", "другую", "другие", "других")
DEAREST = (
    "самый дорогой",
    "самого дорогого",
    "самая дорогая",
    "самой дорогой",
    "самую дорогую",
    "самые дорогие",
    "самых дорогих",
)
PILES = {
    lang.ROW: "центральный ряд",
    lang.VOID: "Бездна",
    lang.MYSTICS: "Мистик",
    lang.HEAVIES: "Тяжёлая пехота",
    lang.CULTISTS: "Культист",
}
PILE_CARDS = {lang.MYSTICS: "Мистика", lang.HEAVIES: "Тяжёлую пехоту"}
# with 1 (accusative), 2 and 5
RESOURCES = {
    "runes": ("руну", "руны", "рун"),
    "power": ("мощь", "мощи", "мощи"),
    "honor": ("славу", "славы", "славы"),
    "token": ("фишку славы", "фишки славы", "фишек славы"),
}
PLAYERS = {EVERYONE: "каждый игрок", OTHERS: "каждый из остальных игроков", OPPONENTS: "каждый противник"}
PLAYERS |= {f"their {OPPONENTS}": "каждый из его противников"}
# imperative, infinitive, third person
VERBS = common.VERBS | {
    "gain": ("получите", "получить", "получает"),
    "pay": ("потратьте", "потратить", "тратит"),
    "banish": ("изгоните", "изгнать", "изгоняет"),
    "acquire": ("получите", "получить", "получает"),
    "defeat": ("победите", "победить", "побеждает"),
    "take": ("получите или победите", "получить или победить", "получает или побеждает"),
    "reveal": ("откройте", "открыть", "открывает"),
    "give": ("отдайте", "отдать", "отдаёт"),
    "keep": ("оставьте", "оставить", "оставляет"),
    "copy": ("скопируйте", "скопировать", "копирует"),
    "seize": ("заберите", "забрать", "забирает"),
    "take_turn": ("совершите", "совершить", "совершает"),
}
# stem of the participle, and the words after it
DONE = {
    "played": ("разыгранн", ""),
    "entered": ("введённ", " в игру"),
    "acquired": ("полученн", ""),
    "defeated": ("побеждённ", ""),
    "banished": ("изгнанн", ""),
    "turn_ends": ("завершённ", ""),
}
# past tense for you and for him, and the words after it
DID = {
    "played": ("разыграли", "разыграл", ""),
    "entered": ("ввели", "ввёл", " в игру"),
    "acquired": ("получили", "получил", ""),
    "defeated": ("победили", "победил", ""),
    "banished": ("изгнали", "изгнал", ""),
    "turn_ends": ("завершили", "завершил", ""),
}
# present tense for you and for him, future tense for you and for him
HAPPENS = {
    "played": ("разыгрываете", "разыгрывает", "разыграете", "разыграет"),
    "entered": ("вводите в игру", "вводит в игру", "введёте в игру", "введёт в игру"),
    "acquired": ("получаете", "получает", "получите", "получит"),
    "defeated": ("побеждаете", "побеждает", "победите", "победит"),
    "banished": ("изгоняете", "изгоняет", "изгоните", "изгонит"),
}
LABELS = {"fate": "Судьба: ", "reward": "Награда: "}
FACTS = {
    "none": "у этой карты нет эффекта",
    "unbanishable": "эту карту нельзя изгнать",
    "trophies": "эта карта остаётся лежать перед вами",
    "cultists": "эта карта остаётся на месте, и её можно победить снова",
}
JOINED = (
    "с этого момента монстры, которых вы побеждаете в центральном ряду, приносят награду и считаются "
    "полученными картами: они отправляются в ваш сброс, а не в Бездну"
)
PLAYED_AS = "вы разыгрываете монстров как героев: разыграв монстра, получите мощь в размере его стоимости"

Case = Literal["nom", "gen", "acc"]
CASES: tuple[Case, ...] = ("nom", "gen", "acc")


def resource(what: str, n: int) -> str:
    return with_count(n, RESOURCES[what])


def adjective(forms: Sequence[str], kind: str | None, case: Case, many: bool) -> str:
    """Inflect an adjective. For several animate nouns, the accusative is the genitive."""
    if many:
        return forms[6] if case == "gen" or (case == "acc" and kind in ANIMATE) else forms[5]
    if kind in MASCULINE:
        return forms[0] if case == "nom" or (case == "acc" and kind not in ANIMATE) else forms[1]
    return forms[2 + CASES.index(case)]
