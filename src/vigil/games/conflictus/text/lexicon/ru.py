"""The Russian words of Conflictus and their inflection."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.effects.language import EVERYONE, OPPONENTS
from vigil.games.conflictus.rules.language import ABILITY, AMULET, EQUIPMENT, FIXED, RELIC, SOURCE, WARRIOR
from vigil.games.conflictus.text.tree import ITEM, PLAYER
from vigil.text.languages import ru as common

Cases = tuple[str, str, str, str]
"""Nominative, genitive, dative, accusative."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in its cases: for one, for two to four, for several."""

    one: Cases
    few: str
    several: Cases
    gender: str = "m"
    living: bool = False
    gender_of_few: str = ""


def noun(one: str, several: str, gender: str = "m", living: bool = False, few: str = "", few_gender: str = "") -> Noun:
    """Build a noun from forms separated by commas."""
    a, b = tuple(one.split(", ")), tuple(several.split(", "))
    return Noun(a, few or a[1], b, gender, living, few_gender or gender)  # type: ignore[arg-type]


CARD = noun("карта, карты, карте, карту", "карты, карт, картам, карты", "f")
KINDS: dict[str | None, Noun] = {
    None: CARD,
    SOURCE: noun("источник, источника, источнику, источник", "источники, источников, источникам, источники"),
    WARRIOR: noun("воин, воина, воину, воина", "воины, воинов, воинам, воинов", living=True),
    AMULET: noun("амулет, амулета, амулету, амулет", "амулеты, амулетов, амулетам, амулеты"),
    RELIC: noun("реликвия, реликвии, реликвии, реликвию", "реликвии, реликвий, реликвиям, реликвии", "f"),
    EQUIPMENT: noun(
        "снаряжение, снаряжения, снаряжению, снаряжение",
        "карты снаряжения, карт снаряжения, картам снаряжения, карты снаряжения",
        "n", few="карты снаряжения", few_gender="f",
    ),
    FIXED: noun(
        "постоянная карта, постоянной карты, постоянной карте, постоянную карту",
        "постоянные карты, постоянных карт, постоянным картам, постоянные карты",
        "f", few="постоянные карты",
    ),
    ABILITY: noun(
        "способность, способности, способности, способность",
        "способности, способностей, способностям, способности", "f",
    ),
    PLAYER: noun("игрок, игрока, игроку, игрока", "игроки, игроков, игрокам, игроков", living=True),
    OPPONENTS: noun(
        "соперник, соперника, сопернику, соперника", "соперники, соперников, соперникам, соперников", living=True
    ),
    ITEM: noun(
        "карта или способность, карты или способности, карте или способности, карту или способность",
        "карты или способности, карт или способностей, картам или способностям, карты или способности", "f",
    ),
}  # fmt: skip
COUNTER = noun("жетон, жетона, жетону, жетон", "жетоны, жетонов, жетонам, жетоны")
TOKEN = noun("фишка, фишки, фишке, фишку", "фишки, фишек, фишкам, фишки", "f")
CASE = noun("случай, случая, случаю, случай", "случаи, случаев, случаям, случаи")
TURN = noun("ход, хода, ходу, ход", "ходы, ходов, ходам, ходы")
NUMBER = ("число", "числа", "числу", "число")
COST = ("стоимость", "стоимости", "стоимости", "стоимость")
STATS: dict[str, Cases] = {
    "attack": ("атака", "атаки", "атаке", "атаку"),
    "defense": ("защита", "защиты", "защите", "защиту"),
    "mill": ("обвал", "обвала", "обвалу", "обвал"),
}
SOURCES = ("источник", "источника", "источников")
DAMAGE = ("урон", "урона", "урона")
# on this card
ON_THIS = {
    None: "на этой карте",
    SOURCE: "на этом источнике",
    WARRIOR: "на этом воине",
    AMULET: "на этом амулете",
    RELIC: "на этой реликвии",
    EQUIPMENT: "на этом снаряжении",
}
FACTIONS = {"light": "Свет", "shadow": "Тень"}  # the adjective `neutral` agrees with the class
OF_FACTION = {"light": "Света", "shadow": "Тени"}
SUBCLASSES = {
    "mage": "маг",
    "soldier": "солдат",
    "avatar": "аватар",
    "spirit": "дух",
    "beast": "зверь",
    "assassin": "убийца",
}
KEYWORDS = {
    "accumulate": "Накопление",
    "seek": "Поиск",
    "guardian": "Страж",
    "challenge": "Вызов",
    "vanish": "Исчезновение {n}",
    "evolve_light": "Развитие ({n} Света)",
    "evolve_shadow": "Развитие ({n} Тени)",
    "might": "Мощь",
    "immolate": "Самосожжение",
    "untouchable": "Недосягаемость",
    "intimidate": "Устрашение",
    "isolated": "Обособленность",
    "energy": "Манипулятор энергии",
    "matter": "Манипулятор материи",
    "recover": "Возврат {n}",
    "reduction": "Снижение",
    "resilience": "Стойкость",
    "leap": "Прыжок",
    "surprise": "Внезапность",
    "mill": "Обвал {n}",
    "unite_defense": "Единая защита",
    "unite_strength": "Единая сила",
    "victimize": "Приношение",
}
COUNTERS = {"vanish": "исчезновения", "reduction": "снижения", "growth": "+1/+1/+1", "charge": "заряда"}
PHASES = {
    "maintenance": "в подготовке",
    "main": "в главной фазе",
    "attack": "в фазе атаки",
    "block": "в фазе блокирования",
    "sacrifice": "в фазе жертвоприношения",
}
# kind, faction, whether inactive
IN_SET: dict[str, tuple[str, str | None, str | None]] = {
    "inactive": (WARRIOR, None, "inactive"),
    "warriors": (WARRIOR, None, None),
    "sources": (SOURCE, None, None),
    "light": (SOURCE, "light", None),
    "shadow": (SOURCE, "shadow", None),
    "equipment": (EQUIPMENT, None, None),
}
OF_CHOICE = ("по своему выбору", "по своему выбору")
FROM_THE_GAME, AT_END_OF_TURN = "из игры", "в конце хода"
PLAYERS = {EVERYONE: "каждый игрок", OPPONENTS: "каждый соперник", f"their {OPPONENTS}": "каждый из его соперников"}
# imperative, infinitive, third person, past
VERBS = common.VERBS | {
    "have": ("сделайте", "сделать", "делает", "сделал"),
    "mill": ("обрушьте", "обрушить", "обрушивает", "обрушил"),
    "recover": ("верните на монс", "вернуть на монс", "возвращает на монс", "вернул на монс"),
    "search": ("найдите", "найти", "находит", "нашёл"),
    "reveal": ("покажите", "показать", "показывает", "показал"),
    "shuffle": ("перетасуйте", "перетасовать", "перетасовывает", "перетасовал"),
    "deal": ("нанесите", "нанести", "наносит", "нанёс"),
    "give": ("дайте", "дать", "даёт", "дал"),
    "take": ("снимите", "снять", "снимает", "снял"),
    "make": ("создайте", "создать", "создаёт", "создал"),
    "skip": ("пропустите", "пропустить", "пропускает", "пропустил"),
    "oblige": ("заставьте", "заставить", "заставляет", "заставил"),
    "sacrifice": ("пожертвуйте", "пожертвовать", "жертвует", "пожертвовал"),
    "remove": ("удалите", "удалить", "удаляет", "удалил"),
    "cancel": ("отмените", "отменить", "отменяет", "отменил"),
    "withdraw": ("выведите", "вывести", "выводит", "вывел"),
    "keep": ("выберите", "выбрать", "выбирает", "выбрал"),
}
HAPPENS = {
    "enters": "входит в игру",
    "dies": "погибает",
    "leaves": "покидает стол",
    "attacks": "атакует",
    "blocks": "блокирует",
    "damaged": "получает урон",
}
# "you do", "that player does"
DOES = {
    "plays": ("разыгрываете {}", "разыгрывает {}"),
    "draws": ("берёте {}", "берёт {}"),
    "mills": ("обрушиваете одну или несколько карт", "обрушивает одну или несколько карт"),
    "recovers": ("возвращаете на монс одну или несколько карт", "возвращает на монс одну или несколько карт"),
    "discards": ("сбрасываете {}", "сбрасывает {}"),
}
# "you did", "that player did"
DID = {
    "sacrificed": ("пожертвовали", "пожертвовал"),
    "plays": ("разыграли", "разыграл"),
    "draws": ("взяли", "взял"),
    "discards": ("сбросили", "сбросил"),
}
# an adjective before the noun, its declension, and words after it
HAPPENED = {
    "enters": ("вошедш", "soft", "в игру под {your} контролем в этом ходу"),
    "dies": ("погибш", "soft", "под {your} контролем в этом ходу"),
    "leaves": ("покинувш", "soft", "стол под {your} контролем в этом ходу"),
    "sacrificed": ("пожертвованн", "hard", "{by} в этом ходу"),
    "attacks": ("атаковавш", "soft", "под {your} контролем в этом ходу"),
    "blocks": ("блокировавш", "soft", "под {your} контролем в этом ходу"),
    "plays": ("разыгранн", "hard", "{by} в этом ходу"),
    "draws": ("взят", "hard", "{by} в этом ходу"),
    "discards": ("сброшенн", "hard", "{by} в этом ходу"),
    "turn_begins": ("начавш", "self", "у {you}"),
    "turn_ends": ("закончивш", "self", "у {you}"),
}
# the words after `every time`
OFTEN = {
    "damaged": "получения урона картами под {your} контролем в этом ходу",
    "mills": "обрушения карт {by} в этом ходу",
    "recovers": "возврата карт на монс {by} в этом ходу",
}
FACTS = {
    "none": "у этой карты нет текста",
    "source light": "это источник Света",
    "source shadow": "это источник Тени",
}
# for masculine, feminine, neuter and plural nouns: nominative, genitive, dative, inanimate accusative
ENDINGS: dict[str, dict[str, Cases]] = {
    "hard": {
        "m": ("ый", "ого", "ому", "ый"), "f": ("ая", "ой", "ой", "ую"), "n": ("ое", "ого", "ому", "ое"),
        "many": ("ые", "ых", "ым", "ые"),
    },
    "soft": {
        "m": ("ий", "его", "ему", "ий"), "f": ("ая", "ей", "ей", "ую"), "n": ("ее", "его", "ему", "ее"),
        "many": ("ие", "их", "им", "ие"),
    },
    "self": {
        "m": ("ийся", "егося", "емуся", "ийся"), "f": ("аяся", "ейся", "ейся", "уюся"),
        "n": ("ееся", "егося", "емуся", "ееся"), "many": ("иеся", "ихся", "имся", "иеся"),
    },
    "other": {
        "m": ("ой", "ого", "ому", "ой"), "f": ("ая", "ой", "ой", "ую"), "n": ("ое", "ого", "ому", "ое"),
        "many": ("ие", "их", "им", "ие"),
    },
    "second": {
        "m": ("ой", "ого", "ому", "ой"), "f": ("ая", "ой", "ой", "ую"), "n": ("ое", "ого", "ому", "ое"),
        "many": ("ые", "ых", "ым", "ые"),
    },
    "third": {
        "m": ("ий", "ьего", "ьему", "ий"), "f": ("ья", "ьей", "ьей", "ью"), "n": ("ье", "ьего", "ьему", "ье"),
        "many": ("ьи", "ьих", "ьим", "ьи"),
    },
    "this": {
        "m": ("от", "ого", "ому", "от"), "f": ("а", "ой", "ой", "у"), "n": ("о", "ого", "ому", "о"),
        "many": ("и", "их", "им", "и"),
    },
    "that": {
        "m": ("от", "ого", "ому", "от"), "f": ("а", "ой", "ой", "у"), "n": ("о", "ого", "ому", "о"),
        "many": ("е", "ех", "ем", "е"),
    },
}  # fmt: skip
ORDINALS = (("", ""), ("перв", "hard"), ("втор", "second"), ("трет", "third"), ("четвёрт", "hard"))
STATES = {"active": ("активн", "hard"), "inactive": ("неактивн", "hard")}
ROLES = {
    "attacking": ("атакующ", "soft"),
    "blocking": ("блокирующ", "soft"),
    "blocked": ("заблокированн", "hard"),
    "unblocked": ("незаблокированн", "hard"),
}


def inflect(stem: str, kind: str, gender: str, living: bool, many: bool, case: int) -> str:
    """Return an adjective that agrees. The accusative of masculine or plural animates is the genitive."""
    if case == 3 and living and (many or gender == "m"):
        case = 1
    return stem + ENDINGS[kind]["many" if many else gender][case]
