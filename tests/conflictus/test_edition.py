"""The first edition compared with its design brief, sections 32 to 35 of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from vigil.effects.identifiers import slug
from vigil.effects.language import AtRandom, Count, Do, Filter, Pick, TargetSpec, Trigger, UntilEndOfTurn, walk
from vigil.games.conflictus.cards import SIZE, edition
from vigil.games.conflictus.rules.language import (
    ACTIVE,
    COUNTERS,
    EVENTS,
    KEYWORDS,
    LIGHT,
    MORTIS,
    NEUTRAL,
    NODES,
    SHADOW,
    VERBS,
    Activated,
    Card,
    ChooseOne,
    Cost,
    Damage,
    Discard,
    Draw,
    Forbid,
    HasKeyword,
    InSet,
    MakeTokens,
    Mill,
    Modify,
    PutCounters,
    Recover,
    Search,
    StatBonus,
    Which,
)

EDITION = tuple(card for card in edition() if not card.token)
TOKENS = tuple(card for card in edition() if card.token)
BY_NAME = {card.name: card for card in edition()}
FACTIONS = (LIGHT, SHADOW, NEUTRAL)
KINDS = ("source", "warrior", "amulet", "relic", "equipment")
WARRIORS = tuple(card for card in EDITION if card.kind == "warrior")


def counted(is_counted: Callable[[Card], bool]) -> tuple[int, int, int]:
    """Return how many such cards Light, Shadow and Neutral have."""
    found: Counter[str] = Counter(card.faction for card in EDITION if is_counted(card))
    return found[LIGHT], found[SHADOW], found[NEUTRAL]


def keywords(card: Card) -> list[str]:
    """Return a card's keywords without Energy and Matter."""
    return [keyword.name for keyword in card.keywords if keyword.name not in ("energy", "matter")]


def has(card: Card, keyword: str) -> bool:
    return any(k.name == keyword for k in card.keywords)


def uses(card: Card, kind: type, **what: Any) -> bool:
    """Return whether a card contains a node of this kind with these fields."""
    return any(
        isinstance(node, kind) and all(getattr(node, key) == value for key, value in what.items())
        for node in walk(card)
    )


# ------------------------------------------------------------------- numbers, names


@pytest.mark.rule("C-CARD-10")
def test_card_numbers_are_sorted_by_faction_class_cost_and_name() -> None:
    assert len(EDITION) == SIZE
    assert [card.number for card in EDITION] == list(range(1, SIZE + 1))
    order = [(FACTIONS.index(c.faction), KINDS.index(c.kind), c.cost, slug(c.name)) for c in EDITION]
    assert order == sorted(order)
    assert BY_NAME["Fonte de Luz"].number == 1
    assert BY_NAME["Fonte de Sombra"].number == 61
    assert EDITION[120].faction == NEUTRAL and EDITION[119].faction == SHADOW


def test_every_card_has_a_name_in_four_languages() -> None:
    for card in edition():
        assert set(card.names) == {"en", "fr", "ru"}, card.name


def test_no_name_in_any_language_is_ambiguous() -> None:
    typed: dict[str, str] = {}
    for card in edition():
        for name in (card.name, *card.names.values()):
            assert typed.setdefault(slug(name), card.name) == card.name, name
    for language in ("en", "fr", "ru"):
        assert len({card.names[language] for card in edition()}) == len(edition())


@pytest.mark.rule("C-NAMED-01", "C-NAMED-04", "C-NAMED-05")
def test_cards_from_the_sources_have_their_published_values() -> None:
    """Class, faction, cost and effects match section 32."""
    given = {
        "Mago Iluminado": ("warrior", LIGHT, 1),
        "Aprendiz de Avatar": ("warrior", LIGHT, 2),
        "Fhaonna": ("warrior", LIGHT, 2),
        "Escudo Protetor": ("equipment", NEUTRAL, 1),
        "Adoecer": ("amulet", SHADOW, 1),
        "Cálice de Força": ("relic", NEUTRAL, 2),
        "Avatar Gany": ("warrior", LIGHT, 5),
        "Faca da Revelação": ("relic", SHADOW, 2),
        "Espada Ofuscante": ("equipment", LIGHT, 2),
    }
    for name, fields in given.items():
        assert (BY_NAME[name].kind, BY_NAME[name].faction, BY_NAME[name].cost) == fields
    assert uses(BY_NAME["Escudo Protetor"], StatBonus, to="set", attack=0, defense=2, mill=0)
    assert uses(BY_NAME["Adoecer"], Damage, n=2)
    assert uses(BY_NAME["Cálice de Força"], StatBonus, to="all", attack=0, defense=0, mill=1)
    assert uses(
        BY_NAME["Espada Ofuscante"], Forbid, action="attack", of=Which("warrior", whose="opponents", fresh=True)
    )
    assert uses(BY_NAME["Faca da Revelação"], Search, of=Which(faction=SHADOW), to="hand")
    assert (BY_NAME["Mago Iluminado"].attack, BY_NAME["Mago Iluminado"].defense, BY_NAME["Mago Iluminado"].mill) == (
        0,
        1,
        2,
    )
    assert any(card.kind == "equipment" and uses(card, StatBonus, attack=2, defense=0, mill=0) for card in EDITION)


# ------------------------------------------------------------------ tables of 33.2

CLASSES = {
    "source": (1, 1, 0),
    "warrior": (26, 26, 10),
    "amulet": (19, 19, 10),
    "relic": (6, 6, 6),
    "equipment": (8, 8, 6),
}
RARITIES = {
    "diamond": ((0, 6, 2, 3, 1), (4, 4, 4)),
    "gold": ((0, 12, 7, 5, 4), (11, 11, 6)),
    "silver": ((0, 18, 14, 6, 6), (18, 18, 8)),
    "iron": ((2, 26, 25, 4, 11), (27, 27, 14)),
}  # fmt: skip
COSTS = {
    0: ((1, 1, 0), 3, 1, 2), 1: ((7, 7, 2), 17, 4, 9), 2: ((7, 7, 2), 15, 6, 7), 3: ((4, 4, 3), 8, 5, 3),
    4: ((3, 3, 2), 4, 2, 1), 5: ((2, 2, 1), 1, 0, 0), 6: ((1, 1, 0), 0, 0, 0), 7: ((0, 1, 0), 0, 0, 0),
    8: ((1, 0, 0), 0, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("kind", CLASSES)
def test_the_edition_has_the_planned_classes(kind: str) -> None:
    assert counted(lambda card: card.kind == kind) == CLASSES[kind]


@pytest.mark.rule("C-CARD-08", "C-CARD-09")
@pytest.mark.parametrize("rarity", RARITIES)
def test_the_edition_has_the_planned_rarities(rarity: str) -> None:
    by_class, by_faction = RARITIES[rarity]
    assert tuple(sum(c.kind == kind and c.rarity == rarity for c in EDITION) for kind in KINDS) == by_class
    assert counted(lambda card: card.rarity == rarity) == by_faction


@pytest.mark.parametrize("cost", COSTS)
def test_the_edition_has_the_planned_costs(cost: int) -> None:
    warriors, amulets, relics, equipment = COSTS[cost]
    assert counted(lambda card: card.kind == "warrior" and card.cost == cost) == warriors
    found = Counter(card.kind for card in EDITION if card.cost == cost)
    assert (found["amulet"], found["relic"], found["equipment"]) == (amulets, relics, equipment)


# ------------------------------------------------------------------ table of 33.3

ON_WARRIORS = {
    "energy": (11, 5, 3), "matter": (5, 11, 3), "accumulate": (3, 1, 1), "seek": (2, 1, 1), "guardian": (2, 1, 1),
    "challenge": (1, 2, 1), "vanish": (1, 2, 1), "evolve_light": (4, 0, 0), "evolve_shadow": (0, 4, 0),
    "might": (1, 2, 1), "immolate": (1, 3, 0), "untouchable": (2, 1, 1), "intimidate": (1, 2, 1),
    "isolated": (1, 2, 2), "resilience": (2, 1, 1), "leap": (1, 3, 0), "surprise": (2, 2, 1),
    "unite_defense": (3, 1, 0), "unite_strength": (2, 2, 0), "victimize": (3, 1, 0),
}  # fmt: skip
ON_ALL = {
    "recover": ((6, 2, 2), (2, 6, 1, 1)),
    "reduction": ((2, 5, 1), (3, 3, 1, 1)),
    "mill": ((3, 8, 3), (4, 7, 1, 2)),
}


@pytest.mark.parametrize("keyword", ON_WARRIORS)
def test_warriors_have_the_planned_keywords(keyword: str) -> None:
    assert counted(lambda card: card.kind == "warrior" and has(card, keyword)) == ON_WARRIORS[keyword]
    assert not any(has(card, keyword) for card in EDITION if card.kind != "warrior")


@pytest.mark.parametrize("keyword", ON_ALL)
def test_all_classes_have_the_planned_keywords(keyword: str) -> None:
    by_faction, by_class = ON_ALL[keyword]
    assert counted(lambda card: has(card, keyword)) == by_faction
    assert tuple(sum(c.kind == kind and has(c, keyword) for c in EDITION) for kind in KINDS[1:]) == by_class


def test_keyword_table_notes_are_followed() -> None:
    both = [card for card in WARRIORS if has(card, "energy") and has(card, "matter")]
    assert counted(lambda card: card in both) == (1, 1, 1)
    assert {card.rarity for card in both} <= {"gold", "diamond"}
    for card in WARRIORS:
        assert not has(card, "accumulate") or card.cost in (1, 2)
        assert not has(card, "untouchable") or card.cost > 1
        assert not has(card, "guardian") or card.defense >= 2
        assert not has(card, "seek") or card.mill <= 2
    numbers = {name: sorted(k.n for c in WARRIORS for k in c.keywords if k.name == name) for name in KEYWORDS}
    assert numbers["evolve_light"] == [1, 2, 2, 3] and numbers["evolve_shadow"] == [1, 2, 3, 3]
    assert set(ON_WARRIORS) | set(ON_ALL) == set(KEYWORDS)


def test_84_keyword_slots_are_distributed_by_rarity() -> None:
    assert sum(len(keywords(card)) for card in WARRIORS) == 84
    assert 7 <= sum(not keywords(card) for card in WARRIORS) <= 12
    assert 0.5 <= sum(has(c, "energy") or has(c, "matter") for c in WARRIORS) / len(WARRIORS) <= 0.6
    for card in WARRIORS:
        most = {"iron": 1, "silver": 2}.get(card.rarity, 2 if card.rules or card.abilities else 3)
        assert len(keywords(card)) <= most, card.name


def changes_values(card: Card) -> bool:
    """Return whether a card that isn't a warrior changes values, printed or granted."""
    return card.kind != "warrior" and (uses(card, StatBonus) or uses(card, Modify))


def is_static(card: Card) -> bool:
    """Return whether a rule is static, beyond keywords and what equipment gives its warrior."""
    return any(
        not isinstance(rule, Trigger) and not (isinstance(rule, StatBonus) and rule.to == "set") for rule in card.rules
    )


def is_triggered(card: Card) -> bool:
    return uses(card, Trigger)


def is_activated(card: Card) -> bool:
    return bool(card.abilities)


@pytest.mark.parametrize(
    ("text", "by_faction", "by_class"),
    [
        (changes_values, (11, 10, 8), (0, 8, 4, 17)),
        (is_static, (7, 6, 5), (6, 0, 7, 5)),
        (is_triggered, (10, 10, 6), (14, 2, 6, 4)),
        (is_activated, (7, 7, 5), (6, 0, 9, 4)),
    ],
)
def test_the_edition_has_the_planned_texts(
    text: Callable[[Card], bool], by_faction: tuple[int, int, int], by_class: tuple[int, int, int, int]
) -> None:
    assert counted(text) == by_faction
    assert tuple(sum(c.kind == kind and text(c) for c in EDITION) for kind in KINDS[1:]) == by_class


# ------------------------------------------------------------------ roles of amulets

ROLES: dict[str, dict[str, tuple[str, ...]]] = {
    LIGHT: {
        "strengthen": ("Prece Breve", "Clarão Súbito", "Promessa de Retorno", "Cúpula de Luz", "Hora Dourada"),
        "recover": ("Memória Guardada", "Oração aos Ausentes", "Crônica Restaurada", "Biblioteca Submersa"),
        "cancel": ("Objeção Solene", "Porta Fechada", "Negação Absoluta"),
        "draw": ("Chaves do Arsenal", "Lição da Manhã", "Vigília dos Sábios"),
        "remove": ("Olhos ao Sol", "Lança do Julgamento", "Alvorada Implacável"),
        "mill": ("Maré de Luz",),
    },
    SHADOW: {
        "remove": (
            "Adoecer", "Murchar", "Febre Negra", "Dízimo Vermelho", "Execução Sumária", "Eclipse dos Estandartes",
        ),
        "mill": ("Pedrisco", "Desabamento", "Duas Fomes", "Dobre de Réquiem", "Montanha que Anda"),
        "discard": ("Furto na Penumbra", "Segredo à Venda", "Interrogatório sem Janelas"),
        "reduction": ("Dilúvio nas Encostas", "Pacto de Ossos"),
        "draw": ("Saber Amargo", "Memória Roubada"),
        "return": ("Pá da Meia-Noite",),
    },
    NEUTRAL: {
        "destroy": ("Ferrugem Faminta", "Tempestade Desvinculante"),
        "draw": ("Notícias de Longe", "Concílio dos Manipuladores"),
        "mill": ("Grão de Areia", "Peso das Eras"),
        "cancel": ("Palavra Cortada",),
        "recover": ("Fôlego Reencontrado",),
        "source": ("Rumo às Fontes",),
        "strengthen": ("Troca de Lâminas",),
    },
}  # fmt: skip
ROLE_COUNTS = {LIGHT: (5, 4, 3, 3, 3, 1), SHADOW: (6, 5, 3, 2, 2, 1), NEUTRAL: (2, 2, 2, 1, 1, 1, 1)}
SHOWS: dict[str, Callable[[Card], bool]] = {
    "strengthen": lambda card: uses(card, Modify) or uses(card, UntilEndOfTurn),
    "recover": lambda card: has(card, "recover"),
    "cancel": lambda card: uses(card, Do, verb="cancel"),
    "draw": lambda card: uses(card, Draw) or uses(card, Search),
    "remove": lambda card: uses(card, Do) or uses(card, Damage) or uses(card, Modify),
    "mill": lambda card: has(card, "mill") or uses(card, Mill),
    "discard": lambda card: uses(card, Discard),
    "reduction": lambda card: has(card, "reduction"),
    "return": lambda card: uses(card, Do, verb="return"),
    "destroy": lambda card: uses(card, Do, verb="destroy"),
    "source": lambda card: uses(card, Search, of=Which("source")),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_amulets_have_the_planned_roles(faction: str) -> None:
    roles = ROLES[faction]
    assert tuple(map(len, roles.values())) == ROLE_COUNTS[faction]
    listed = sorted(name for names in roles.values() for name in names)
    assert listed == sorted(card.name for card in EDITION if card.kind == "amulet" and card.faction == faction)
    for role, names in roles.items():
        assert all(SHOWS[role](BY_NAME[name]) for name in names), role


# --------------------------------------------------------------------- warrior costs

BUDGET = (2, 4.5, 7, 9.5, 12, 14, 16, 17.5, 19)
ABOVE = {"iron": 0.0, "silver": 0.5, "gold": 0.5, "diamond": 1.0}
BELOW = 0.5
POINTS = {
    "energy": 0.5, "matter": 0.5, "accumulate": 0.5, "challenge": 0.5, "leap": 0.5, "reduction": 0.5, "guardian": 1,
    "surprise": 1, "immolate": 1, "victimize": 1, "untouchable": 1.5, "resilience": 1.5, "unite_defense": 1.5,
    "unite_strength": 2, "seek": 2, "intimidate": 2, "isolated": -1,
}  # fmt: skip
EVOLVE = {3: 1.5, 2: 2.5, 1: 4.0}
VANISH = {3: -1.0, 2: -1.5, 1: -2.0}
BOTH_MANIPULATORS = 0.5

YARDSTICK = {
    "mill 1": 0.75, "draw 1": 1, "return 1": 1, "return 1 when it dies": 1.5, "discard 1": 1, "token": 2,
    "counter for its life": 1, "counter now and then": 1, "counter each time": 1.5, "counter often": 2,
    "draw 4 for who begins": 1, "counter for another": 2, "mill for a round": 1.5, "cheaper by 1": 2,
    "others stronger": 1.5, "condition": 1,
    "hard condition": 1.5, "mill for each below": 3, "mill for each amulet": 2, "everyone sacrifices": 1.5,
    "forbids": 1, "for sources": 1, "for a card": 1, "for a counter": 1, "for a warrior": 1, "grows by a warrior": 2,
}  # fmt: skip
TEXTS: dict[str, dict[str, int]] = {
    "Canteiro da Torre": {"counter for its life": 1},
    "Mártir da Aurora": {"draw 1": 1},
    "Armeira do Templo": {"cheaper by 1": 1},
    "Guardiã do Último Portão": {"return 1 when it dies": 1},
    "Santa das Velas": {"mill for a round": 1},
    "Paladino do Meio-Dia": {"counter now and then": 1},
    "Bastião Jurado": {"others stronger": 1},
    "Oráculo Intocado": {"for a card": 1},
    "Avatar Gany": {"return 1": 3},
    "Arauto do Zênite": {"for sources": 1},
    "Colosso das Mil Vozes": {"mill for each below": 1},
    "Avatar Oriem": {"counter each time": 1},
    "Rato do Ossário": {"mill 1": 1},
    "Sanguessuga do Brejo": {"counter often": 1},
    "Mãe das Sombras": {"token": 1, "for a warrior": 1},
    "Ossuário Ambulante": {"hard condition": 1},
    "Domadora de Medos": {"discard 1": 1},
    "Fera do Poço Negro": {"forbids": 1},
    "Conde de Duas Faces": {"grows by a warrior": 1},
    "Leviatã da Fossa": {"mill for each amulet": 1},
    "Eremita do Marco": {"draw 4 for who begins": 1},
    "Mestra Itinerante": {"counter for another": 1},
    "Corretor do Crepúsculo": {"condition": 1},
    "Viajante de Nenhures": {"for a counter": 1},
    "Juíza do Conflito": {"everyone sacrifices": 1},
}


def points(card: Card) -> float:
    """Return the value of a warrior by the prices of the design brief."""
    total = card.attack + card.defense + 1.5 * card.mill
    for keyword in card.keywords:
        match keyword.name:
            case "might":
                total += card.attack / 2
            case "mill":
                total += 0.75 * keyword.n
            case "evolve_light" | "evolve_shadow":
                total += EVOLVE[keyword.n]
            case "vanish":
                total += VANISH[keyword.n]
            case name:
                total += POINTS[name]
    if has(card, "energy") and has(card, "matter"):
        total += BOTH_MANIPULATORS
    return total + sum(YARDSTICK[text] * times for text, times in TEXTS.get(card.name, {}).items())


@pytest.mark.parametrize("card", [c for c in WARRIORS if not has(c, "recover")], ids=lambda card: slug(card.name))
def test_warriors_stay_within_their_budget(card: Card) -> None:
    assert (card.name in TEXTS) is bool(card.rules or card.abilities)
    over = points(card) - BUDGET[card.cost]
    assert -BELOW <= over <= ABOVE[card.rarity], f"{card.name}: {over:+}"


@pytest.mark.parametrize("card", [c for c in EDITION if has(c, "recover")], ids=lambda card: slug(card.name))
def test_recovering_costs_one_source_per_two_cards(card: Card) -> None:
    """One-shot cards, warriors included, cost as much as amulets: 1 for Recover 2, 2 for Recover 4."""
    n = next(k.n for k in card.keywords if k.name == "recover")
    assert n <= 2 * card.cost
    if card.kind != "equipment" and (card.effect or card.abilities or card.kind == "warrior"):
        assert n < 2 * card.cost


# --------------------------------------------------------------------- the whole set


def test_tokens_choices_counters_sets_and_mortis() -> None:
    def cards_with(test: Callable[[Card], bool]) -> int:
        return sum(test(card) for card in EDITION)

    assert cards_with(lambda card: uses(card, MakeTokens)) >= 3
    assert cards_with(lambda card: isinstance(card.effect, ChooseOne)) >= 4
    assert cards_with(lambda card: uses(card, PutCounters)) >= 3
    assert cards_with(lambda card: uses(card, InSet)) >= 4
    assert cards_with(lambda card: uses(card, Count, where=MORTIS)) >= 1
    assert cards_with(lambda card: any(isinstance(n, Pick) and MORTIS in n.where for n in walk(card))) >= 3
    made = {node.name for card in EDITION for node in walk(card) if isinstance(node, MakeTokens)}
    assert made == {token.name for token in TOKENS}
    assert all(token.number == 0 and token.cost == 0 for token in TOKENS)


NOT_SAID = {
    "Named", "Name", "Menu", "Settle", "Ability", "Top", "MustBlock",
}  # fmt: skip


def test_every_word_of_the_effect_language_is_used_by_a_card() -> None:
    said = {type(node).__name__ for card in EDITION for node in walk(card)} | {"Filter"}
    assert set(NODES) - said == NOT_SAID
    verbs = {node.verb for card in EDITION for node in walk(card) if isinstance(node, Do)}
    assert verbs == set(VERBS)
    events = {node.event for card in EDITION for node in walk(card) if isinstance(node, Trigger)}
    assert events == set(EVENTS) - {"mills"}
    counters = {n.name for card in EDITION for n in walk(card) if isinstance(n, PutCounters)}
    assert counters | {"vanish", "reduction"} == set(COUNTERS)
    costs = [node for card in EDITION for node in walk(card) if isinstance(node, Cost)]
    for field in ("sources", "sacrifice", "sacrifice_this", "discard", "mill", "counters"):
        assert any(getattr(cost, field) for cost in costs), field
    wants = [node for card in EDITION for node in walk(card) if isinstance(node, Which)]
    for field in ("state", "combat", "subclass", "keyword", "max_mill", "max_cost", "fresh", "damaged", "other"):
        assert any(getattr(want, field) for want in wants), field
    assert {n.action for card in EDITION for n in walk(card) if isinstance(n, Forbid)} == {"attack", "block"}
    assert {n.what for card in EDITION for n in walk(card) if isinstance(n, TargetSpec)} == {"card", "player", "item"}


CAUSES: dict[str, tuple[str, ...]] = {
    "destroy": ("dies", "leaves"), "sacrifice": ("sacrificed", "dies", "leaves"), "remove": ("leaves",),
    "return": ("leaves",), "discard": ("discards",), "put": ("enters",),
}  # fmt: skip


def causes(effect: Any) -> set[str]:
    """Return the events that an effect may cause directly."""
    found: set[str] = set()
    for node in walk(effect):
        match node:
            case Do(verb):
                found |= set(CAUSES.get(verb, ()))
            case Draw():
                found.add("draws")
            case Mill():
                found.add("mills")
            case Discard():
                found.add("discards")
            case Recover():
                found.add("recovers")
            case MakeTokens() | Search(to="table"):
                found.add("enters")
            case Damage():
                found |= {"damaged", "dies", "leaves"}
            case Modify(_, _, defense, _) if not isinstance(defense, int) or defense < 0:
                found |= {"dies", "leaves"}
    return found


@pytest.mark.rule("C-WIN-10")
def test_no_chain_of_triggers_loops() -> None:
    """Abilities that watch only their own card trigger once per move. All others must not form a loop."""
    leads: dict[str, set[str]] = {event: set() for event in EVENTS}
    for card in EDITION:
        for node in walk(card):
            if isinstance(node, Trigger) and not node.own:
                leads[node.event] |= causes(node.do)
            elif isinstance(node, Trigger):
                assert "enters" not in causes(node.do) or not uses(card, Do, verb="put")
    for event in EVENTS:
        reached, front = set[str](), {event}
        while front := {after for before in front for after in leads[before]} - reached:
            reached |= front
        assert event not in reached, f"{event} leads to {event}"


def test_no_static_ability_kills_new_warriors_at_once() -> None:
    """A token that died on arrival could be created without end."""
    for card in EDITION:
        for rule in card.rules:
            if isinstance(rule, StatBonus) and rule.to == "all":
                assert isinstance(rule.defense, int) and rule.defense >= 0, card.name
            if isinstance(rule, HasKeyword):
                assert not uses(card, Which, keyword=rule.keyword), card.name


def test_sacrificing_other_cards_always_costs_sources_too() -> None:
    """Otherwise a free card that returns to the hand could be sacrificed without end."""
    for card in EDITION:
        for ability in card.abilities:
            assert isinstance(ability, Activated)
            if ability.cost.sacrifice is not None:
                assert ability.cost.sources, card.name


def test_targets_on_the_table_are_never_inactive_warriors() -> None:
    for card in EDITION:
        for node in walk(card):
            if (
                isinstance(node, TargetSpec)
                and isinstance(node.of, Which)
                and node.of.kind == "warrior"
                and node.what == "card"
            ):
                assert node.of.state == ACTIVE or node.of.combat, card.name
            assert not isinstance(node, AtRandom) or node.where == "hand"
            assert not isinstance(node, Filter) or not node.highest
