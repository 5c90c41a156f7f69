"""Every printed card at least once, with its exact numbers and choices.

The list below repeats what is printed on the cards, independently of the card files. The scenes play the cards that no
other test of the rules covers.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.card_tables import slug
from vigil.games.ascension.rules.game import GAME

FIRST_PRINTING = {"edition": "first"}

LIST = """
apprentice start hero - 0 0 8
militia start hero - 0 0 2
mystic always hero - 3 1 20
heavy_infantry always hero - 2 1 20
cultist always monster - 2 0 1
arha_initiate base hero enlightened 1 1 3
arha_templar base hero enlightened 4 3 2
ascetic_of_the_lidless_eye base hero enlightened 5 3 2
master_dhartha base hero enlightened 7 4 1
oziah_the_peerless base hero enlightened 6 3 1
seer_of_the_forked_path base hero enlightened 2 1 3
temple_librarian base hero enlightened 2 1 3
twofold_askara base hero enlightened 4 2 1
the_all_seeing_eye base construct enlightened 6 3 1
tablet_of_times_dawn base construct enlightened 5 3 1
cetra_weaver_of_stars base hero lifebound 7 4 1
druids_of_the_stone_circle base hero lifebound 4 3 2
flytrap_witch base hero lifebound 5 2 2
landtalker base hero lifebound 6 4 1
lifebound_initiate base hero lifebound 1 1 3
runic_lycanthrope base hero lifebound 3 1 2
wolf_shaman base hero lifebound 3 1 3
snapdragon base construct lifebound 5 3 2
yggdrasil_staff base construct lifebound 4 2 2
avatar_golem base hero mechana 4 2 2
kor_the_ferromancer base hero mechana 3 3 1
mechana_initiate base hero mechana 1 1 3
reactor_monk base hero mechana 4 2 2
burrower_mark_ii base construct mechana 3 3 2
the_grand_design base construct mechana 6 6 2
hedron_cannon base construct mechana 8 8 1
hedron_link_device base construct mechana 7 7 1
rocket_courier_x_99 base construct mechana 4 4 2
watchmakers_altar base construct mechana 5 5 2
arbiter_of_the_precipice base hero void 5 3 2
demon_slayer base hero void 4 2 2
emri_one_with_the_void base hero void 6 4 1
shade_of_the_black_watch base hero void 3 1 3
spike_vixen base hero void 2 1 2
void_initiate base hero void 1 1 3
muramasa base construct void 7 4 1
shadow_star base construct void 3 2 2
voidthirster base construct void 5 3 2
avatar_of_the_fallen base monster - 7 0 1
corrosive_widow base monster - 4 0 4
earth_tyrant base monster - 6 0 2
mephit base monster - 3 0 3
mistake_of_creation base monster - 4 0 4
samaels_trickster base monster - 3 0 4
sea_tyrant base monster - 5 0 3
tormented_soul base monster - 3 0 3
wind_tyrant base monster - 5 0 3
xeron_duke_of_lies base monster - 6 0 1
adayu_the_chosen fallen hero enlightened 8 6 1
arha_sensei fallen hero enlightened 3 2 3
askara_of_fate fallen hero enlightened 4 2 2
eternal_askara fallen hero enlightened 5 3 2
hectic_scribe fallen hero enlightened 1 1 3
dharthas_retreat fallen construct enlightened 4 3 1
nairi_henge_queen fallen hero lifebound 6 3 1
dandelion_witch fallen hero lifebound 4 2 2
great_omen_raven fallen hero lifebound 2 1 3
lunar_stag fallen hero lifebound 3 1 3
serpentcall fallen construct lifebound 7 4 1
stone_circle fallen construct lifebound 5 4 2
battery_monk fallen hero mechana 2 1 3
dimension_diver fallen hero mechana 3 1 2
combustion_idol fallen construct mechana 5 5 2
project_alpha fallen construct mechana 7 7 1
reclamax fallen construct mechana 4 4 2
socket_altar fallen construct mechana 6 6 2
arbiter_of_fate fallen hero void 4 2 2
black_watch_elite fallen hero void 5 2 2
deathseeker fallen hero void 2 1 3
guardian_of_sadranis fallen hero void 1 1 3
sadranis_dark_emissary fallen hero void 7 4 1
black_hole fallen construct void 5 4 1
bazu_duke_of_scorn fallen monster - 6 0 1
doom_weeper fallen monster - 4 0 3
fire_tyrant fallen monster - 6 0 2
ravenous_gorph fallen monster - 3 0 3
samael_the_fallen fallen monster - 8 0 1
sordid_asp fallen monster - 3 0 4
vaultbreaker_wurm fallen monster - 5 0 3
"""
"""Card, set, kind, faction, cost, honor, copies (for one player, in the base set's pile)."""

CARDS = {line.split()[0]: line.split()[1:] for line in LIST.strip().splitlines()}

CHANGED = {
    "ascetic_of_the_lidless_eye": (5, 2), "master_dhartha": (7, 3), "the_all_seeing_eye": (6, 2),
    "tablet_of_times_dawn": (5, 2), "landtalker": (6, 3), "snapdragon": (5, 2), "kor_the_ferromancer": (3, 2),
    "arbiter_of_the_precipice": (4, 1), "emri_one_with_the_void": (6, 3),
}  # fmt: skip
"""Cost and honor where they differ in the first printing."""

NUMBERS = [(card, "anniversary", int(facts[3]), int(facts[4])) for card, facts in CARDS.items()]
NUMBERS += [(card, "first", cost, honor) for card, (cost, honor) in CHANGED.items()]


# ------------------------------------------------------------------ what is printed


@pytest.mark.parametrize("printing", ["anniversary", "first"])
def test_the_cards_match_the_list(printing: str) -> None:
    printed = {slug(card.name): [card.set, card.kind, card.faction or "-"] for card in edition(printing)}
    assert printed == {card: facts[:3] for card, facts in CARDS.items()}
    copies = {slug(card.name): card.copies for card in edition(printing)}
    assert copies == {card: int(facts[5]) for card, facts in CARDS.items()}


@pytest.mark.parametrize(("card", "printing", "cost", "honor"), NUMBERS)
def test_every_card_has_its_printed_cost_and_score(card: str, printing: str, cost: int, honor: int) -> None:
    config = {"edition": printing}
    group, kind = CARDS[card][:2]
    owned = Scene(discard=card, config=config)
    assert GAME.view(owned.s, 0).players[0].score == honor
    if group == "start":  # never for sale
        return
    action = f"defeat {card}" if kind == "monster" else f"acquire {card}"
    row = six() if group == "always" else six(card)
    have = {"power": cost} if kind == "monster" else {"runes": cost}
    less = {what: n - 1 for what, n in have.items()}
    assert action not in Scene(row=row, center=SPARE, config=config, **less).options  # type: ignore[arg-type]
    table = Scene(row=row, center=SPARE, config=config, **have)  # type: ignore[arg-type]
    assert action in table.options
    if kind != "monster":
        table.do(action)
        assert (table.me.runes, table.me.honor, table.pile("discard")) == (0, 0, [card])


# ---------------------------------------------------- heroes that ask no question

PLAIN: dict[str, tuple[int, int, int, int]] = {
    "apprentice": (1, 0, 0, 0),
    "militia": (0, 1, 0, 0),
    "mystic": (2, 0, 0, 0),
    "heavy_infantry": (0, 2, 0, 0),
    "arha_initiate": (0, 0, 0, 1),
    "ascetic_of_the_lidless_eye": (0, 0, 0, 2),
    "master_dhartha": (0, 0, 0, 3),
    "flytrap_witch": (0, 0, 2, 1),
    "landtalker": (3, 0, 0, 0),
    "lifebound_initiate": (1, 0, 1, 0),
    "wolf_shaman": (1, 0, 0, 1),
    "mechana_initiate": (1, 1, 0, 0),
    "demon_slayer": (0, 3, 0, 0),
    "emri_one_with_the_void": (0, 4, 0, 0),
    "spike_vixen": (0, 1, 0, 1),
    "nairi_henge_queen": (0, 0, 5, 0),
    "dandelion_witch": (0, 0, 1, 1),
    "dimension_diver": (2, 0, 0, 0),
    "battery_monk": (0, 0, 0, 1),
    "reactor_monk": (2, 0, 0, 0),
    "deathseeker": (0, 2, 0, 0),
    "guardian_of_sadranis": (0, 1, 0, 0),
    "runic_lycanthrope": (2, 0, 0, 0),
    "kor_the_ferromancer": (0, 2, 0, 0),
    "avatar_golem": (0, 2, 0, 0),
}
"""Runes, power, honor and cards drawn when the hero is played alone."""


@pytest.mark.parametrize("hero", PLAIN)
def test_a_plain_hero_gives_exactly_its_resources(hero: str) -> None:
    runes, power, honor, drawn = PLAIN[hero]
    table = Scene(hand=hero, deck="militia " * 5, discard="mystic", row=six(), center=SPARE, pool=20).do(f"play {hero}")
    assert table.question == "menu"
    assert table.totals == (runes, power, honor)
    assert (len(table.me.hand), len(table.me.deck), table.s.pool) == (drawn, 5 - drawn, 20 - honor)
    assert table.pile("played") == [hero]
    assert (table.them.honor, table.pile("discard"), table.pile("void")) == (0, ["mystic"], [])


REWARDS: dict[str, tuple[int, int, int]] = {
    "cultist": (0, 1, 0),
    "earth_tyrant": (0, 5, 2),
    "samaels_trickster": (1, 2, 0),
    "tormented_soul": (0, 2, 1),
    "wind_tyrant": (3, 3, 0),
    "doom_weeper": (2, 2, 0),
    "samael_the_fallen": (0, 8, 0),
    "corrosive_widow": (0, 3, 0),
    "sea_tyrant": (0, 5, 0),
    "vaultbreaker_wurm": (0, 4, 0),
    "bazu_duke_of_scorn": (0, 4, 0),
    "xeron_duke_of_lies": (0, 4, 0),
    "fire_tyrant": (0, 6, 0),
    "sordid_asp": (0, 1, 0),
}
"""Runes, honor and cards drawn by a reward, if the opponents have no cards."""


@pytest.mark.parametrize("monster", REWARDS)
def test_a_plain_reward_gives_exactly_its_resources(monster: str) -> None:
    runes, honor, drawn = REWARDS[monster]
    cost = int(CARDS[monster][3])
    row = six() if monster == "cultist" else six(monster)
    table = Scene(row=row, center=SPARE, deck="militia " * 5, power=cost, pool=20).do(f"defeat {monster}")
    assert (table.question, table.totals) == ("menu", (runes, 0, honor))
    assert (len(table.me.hand), table.s.pool) == (drawn, 20 - honor)


# ------------------------------------------------------------- the first printing


def test_first_printing_runic_lycanthrope_counts_only_earlier_heroes() -> None:
    table = Scene(hand="runic_lycanthrope lifebound_initiate runic_lycanthrope", config=FIRST_PRINTING)
    table.do("play runic_lycanthrope", "play lifebound_initiate")
    assert (table.me.runes, table.me.power) == (3, 0)
    assert table.do("play runic_lycanthrope").me.power == 2


def test_first_printing_snapdragon_honors_the_first_lifebound_hero_played_while_in_play() -> None:
    table = Scene(hand="lifebound_initiate snapdragon landtalker wolf_shaman", config=FIRST_PRINTING)
    table.do("play lifebound_initiate", "play snapdragon")
    assert table.me.honor == 1  # the Initiate's own
    table.do("play landtalker", "play wolf_shaman", "use snapdragon")
    assert table.totals == (1 + 3 + 1 + 1, 0, 2)


def test_first_printing_mechana_initiate_gives_a_rune_or_a_power() -> None:
    table = Scene(hand="mechana_initiate mechana_initiate", config=FIRST_PRINTING).do("play mechana_initiate")
    assert table.options == ["choose 1", "choose 2"]
    assert table.do("choose 1").totals == (1, 0, 0)
    assert table.do("play mechana_initiate", "choose 2").totals == (1, 1, 0)


def test_first_printing_druids_of_the_stone_circle_take_heroes_up_to_three() -> None:
    table = Scene(hand="druids_of_the_stone_circle", row="demon_slayer", mystics=0, heavies=0, config=FIRST_PRINTING)
    assert table.do("play druids_of_the_stone_circle").pile("deck") == []
    table = Scene(hand="druids_of_the_stone_circle", row="lunar_stag", mystics=0, heavies=0, config=FIRST_PRINTING)
    assert table.do("play druids_of_the_stone_circle").pile("deck") == ["lunar_stag"]


def test_first_printing_rocket_courier_x_99_puts_it_into_play_with_its_ability() -> None:
    table = Scene(
        row=six("hedron_cannon"), center=SPARE, constructs="rocket_courier_x_99", runes=8, config=FIRST_PRINTING
    )
    table.do("acquire hedron_cannon", "yes", "use hedron_cannon")
    assert (table.me.power, table.pile("hand"), table.pile("discard")) == (2, [], [])


FIRST_REWARDS = {
    "samaels_trickster": (1, 1, []),
    "tormented_soul": (0, 1, ["militia"]),
    "xeron_duke_of_lies": (0, 3, ["mystic"]),
}


@pytest.mark.parametrize("monster", FIRST_REWARDS)
def test_first_printing_rewards(monster: str) -> None:
    table = Scene(
        row=six(monster), center=SPARE, deck="militia", power=6, them={"hand": "mystic"}, config=FIRST_PRINTING
    ).do(f"defeat {monster}")
    assert (table.me.runes, table.me.honor, table.pile("hand")) == FIRST_REWARDS[monster]


@pytest.mark.parametrize(
    "hero", ["ascetic_of_the_lidless_eye", "master_dhartha", "landtalker", "emri_one_with_the_void"]
)
def test_first_printing_heroes_that_differ_only_in_score(hero: str) -> None:
    runes, power, honor, drawn = PLAIN[hero]
    table = Scene(hand=hero, deck="militia " * 5, config=FIRST_PRINTING).do(f"play {hero}")
    assert (table.totals, len(table.me.hand)) == ((runes, power, honor), drawn)


def test_first_printing_constructs_and_conditions_that_do_not_differ() -> None:
    table = Scene(
        hand="kor_the_ferromancer arbiter_of_the_precipice", constructs="the_all_seeing_eye tablet_of_times_dawn",
        deck="militia mystic apprentice heavy_infantry", row=six(), center=SPARE, config=FIRST_PRINTING,
    )  # fmt: skip
    table.do("play kor_the_ferromancer", "use the_all_seeing_eye")
    assert (table.me.power, len(table.me.hand)) == (2, 3)
    table.do("play arbiter_of_the_precipice", "banish militia", "use tablet_of_times_dawn", "end_turn")
    assert (table.pile("box"), table.asked) == (["militia"], 0)


# ------------------------------------------------------------ all cards are covered


def spoken_in(*patterns: str) -> set[str]:
    """Every string in the test modules with these names."""
    found = set()
    for pattern in patterns:
        for path in Path(__file__).parent.glob(pattern):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def test_every_card_has_a_scene() -> None:
    actions = spoken_in("test_cards_*.py", "test_edge_*.py", "test_every_card.py")
    actions |= {f"play {hero}" for hero in PLAIN} | {f"defeat {monster}" for monster in REWARDS}
    verbs = {"hero": ["play"], "monster": ["defeat"], "construct": ["play", "use", "use_2"]}
    left = [card for card, facts in CARDS.items() if not any(f"{verb} {card}" in actions for verb in verbs[facts[1]])]
    assert left == []


def test_every_first_printing_card_has_a_scene() -> None:
    later = {card.name: card for card in edition("anniversary")}
    changed = [card for card in edition("first") if card != later[card.name]]
    assert len(changed) == 16
    scenes = [name.removeprefix("test_first_printing_") for name in globals()]
    for card in changed:
        now, name = later[card.name], slug(card.name)
        assert ((card.cost, card.honor) != (now.cost, now.honor)) == (name in CHANGED)
        if replace(card, cost=now.cost, honor=now.honor) != now:
            assert name in FIRST_REWARDS or any(scene.startswith(name) for scene in scenes), f"no scene of {name}"
