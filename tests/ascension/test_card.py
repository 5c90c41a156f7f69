"""Card anatomy (A-CARD), and everything that is printed on the 84 cards."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from kit.ascension import Scene
from vigil import text
from vigil.games.ascension.cards import card_from, edition
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import FACTIONS, Card
from vigil.games.ascension.rules.setup import scores
from vigil.kernel.errors import BadData

SHAMANS = "wolf_shaman " * 6
PLENTY = "wolf_shaman " * 20

# name, kind, faction, cost, honor at the end, copies: for one player (start), of the base set (always)
PRINTED = {
    "start": """
Apprentice|hero|-|0|0|8
Militia|hero|-|0|0|2
""",
    "always": """
Mystic|hero|-|3|1|20
Heavy Infantry|hero|-|2|1|20
Cultist|monster|-|2|0|1
""",
    "base": """
Arha Initiate|hero|enlightened|1|1|3
Arha Templar|hero|enlightened|4|3|2
Ascetic of the Lidless Eye|hero|enlightened|5|3|2
Master Dhartha|hero|enlightened|7|4|1
Oziah the Peerless|hero|enlightened|6|3|1
Seer of the Forked Path|hero|enlightened|2|1|3
Temple Librarian|hero|enlightened|2|1|3
Twofold Askara|hero|enlightened|4|2|1
The All-Seeing Eye|construct|enlightened|6|3|1
Tablet of Time's Dawn|construct|enlightened|5|3|1
Cetra, Weaver of Stars|hero|lifebound|7|4|1
Druids of the Stone Circle|hero|lifebound|4|3|2
Flytrap Witch|hero|lifebound|5|2|2
Landtalker|hero|lifebound|6|4|1
Lifebound Initiate|hero|lifebound|1|1|3
Runic Lycanthrope|hero|lifebound|3|1|2
Wolf Shaman|hero|lifebound|3|1|3
Snapdragon|construct|lifebound|5|3|2
Yggdrasil Staff|construct|lifebound|4|2|2
Avatar Golem|hero|mechana|4|2|2
Kor, the Ferromancer|hero|mechana|3|3|1
Mechana Initiate|hero|mechana|1|1|3
Reactor Monk|hero|mechana|4|2|2
Burrower Mark II|construct|mechana|3|3|2
The Grand Design|construct|mechana|6|6|2
Hedron Cannon|construct|mechana|8|8|1
Hedron Link Device|construct|mechana|7|7|1
Rocket Courier X-99|construct|mechana|4|4|2
Watchmaker's Altar|construct|mechana|5|5|2
Arbiter of the Precipice|hero|void|5|3|2
Demon Slayer|hero|void|4|2|2
Emri, One with the Void|hero|void|6|4|1
Shade of the Black Watch|hero|void|3|1|3
Spike Vixen|hero|void|2|1|2
Void Initiate|hero|void|1|1|3
Muramasa|construct|void|7|4|1
Shadow Star|construct|void|3|2|2
Voidthirster|construct|void|5|3|2
Avatar of the Fallen|monster|-|7|0|1
Corrosive Widow|monster|-|4|0|4
Earth Tyrant|monster|-|6|0|2
Mephit|monster|-|3|0|3
Mistake of Creation|monster|-|4|0|4
Samael's Trickster|monster|-|3|0|4
Sea Tyrant|monster|-|5|0|3
Tormented Soul|monster|-|3|0|3
Wind Tyrant|monster|-|5|0|3
Xeron, Duke of Lies|monster|-|6|0|1
""",
    "fallen": """
Adayu, the Chosen|hero|enlightened|8|6|1
Arha Sensei|hero|enlightened|3|2|3
Askara of Fate|hero|enlightened|4|2|2
Eternal Askara|hero|enlightened|5|3|2
Hectic Scribe|hero|enlightened|1|1|3
Dhartha's Retreat|construct|enlightened|4|3|1
Nairi, Henge Queen|hero|lifebound|6|3|1
Dandelion Witch|hero|lifebound|4|2|2
Great-Omen Raven|hero|lifebound|2|1|3
Lunar Stag|hero|lifebound|3|1|3
Serpentcall|construct|lifebound|7|4|1
Stone Circle|construct|lifebound|5|4|2
Battery Monk|hero|mechana|2|1|3
Dimension Diver|hero|mechana|3|1|2
Combustion Idol|construct|mechana|5|5|2
Project Alpha|construct|mechana|7|7|1
Reclamax|construct|mechana|4|4|2
Socket Altar|construct|mechana|6|6|2
Arbiter of Fate|hero|void|4|2|2
Black Watch Elite|hero|void|5|2|2
Deathseeker|hero|void|2|1|3
Guardian of Sadranis|hero|void|1|1|3
Sadranis, Dark Emissary|hero|void|7|4|1
Black Hole|construct|void|5|4|1
Bazu, Duke of Scorn|monster|-|6|0|1
Doom Weeper|monster|-|4|0|3
Fire Tyrant|monster|-|6|0|2
Ravenous Gorph|monster|-|3|0|3
Samael the Fallen|monster|-|8|0|1
Sordid Asp|monster|-|3|0|4
Vaultbreaker Wurm|monster|-|5|0|3
""",
}
FIRST_PRINTING = {  # name: cost, honor; the rest of the first printing has the same numbers
    "Ascetic of the Lidless Eye": (5, 2),
    "Master Dhartha": (7, 3),
    "The All-Seeing Eye": (6, 2),
    "Tablet of Time's Dawn": (5, 2),
    "Landtalker": (6, 3),
    "Snapdragon": (5, 2),
    "Kor, the Ferromancer": (3, 2),
    "Arbiter of the Precipice": (4, 1),
    "Emri, One with the Void": (6, 3),
}
FATEFUL = {"Askara of Fate", "Stone Circle", "Reclamax", "Arbiter of Fate", "Ravenous Gorph"}
HEROES_OF_ALL = ("Apprentice", "Militia", "Mystic", "Heavy Infantry")


def facts(first: bool) -> list[tuple[Any, ...]]:
    """Return the rows of the table above: set, name, kind, faction, cost, honor, copies."""
    rows: list[tuple[Any, ...]] = []
    for group, lines in PRINTED.items():
        for line in lines.strip().splitlines():
            name, kind, faction, cost, honor, copies = line.split("|")
            numbers = (int(cost), int(honor))
            if first:
                numbers = FIRST_PRINTING.get(name, numbers)
            rows.append((group, name, kind, None if faction == "-" else faction, *numbers, int(copies)))
    return rows


def card(name: str, printing: str = "anniversary") -> Card:
    return next(card for card in edition(printing) if card.name == name)


@pytest.mark.rule("A-CARD-01", "A-CARD-05", "A-CARD-07", "A-CARD-08", "A-CARD-09")
@pytest.mark.rule("A-CARD-12", "A-CARD-14", "A-CARD-17", "A-CARD-23")
@pytest.mark.parametrize("printing", ["anniversary", "first"])
def test_every_card_has_its_printed_values(printing: str) -> None:
    printed = [(c.set, c.name, c.kind, c.faction, c.cost, c.honor, c.copies) for c in edition(printing)]
    assert len(printed) == 84
    assert sorted(printed, key=str) == sorted(facts(printing == "first"), key=str)


@pytest.mark.rule("A-CARD-05", "A-CARD-17")
@pytest.mark.parametrize("printing", ["anniversary", "first"])
@pytest.mark.parametrize(("sets", "faction", "monsters", "total"), [("base", 18, 28, 100), ("fallen", 12, 17, 65)])
def test_the_factions_have_equal_shares(printing: str, sets: str, faction: int, monsters: int, total: int) -> None:
    s = GAME.new(configure({"sets": sets, "edition": printing}), 1)
    center = s.row + s.center + s.void
    share = Counter(s.tables.faction[c] for c in center)
    assert share == {"enlightened": faction, "lifebound": faction, "mechana": faction, "void": faction, None: monsters}
    assert all(s.tables.is_monster[c] == (s.tables.faction[c] is None) for c in center)
    assert len(center) == total


@pytest.mark.rule("A-CARD-01")
def test_a_card_is_exactly_one_of_three_types() -> None:
    d = GAME.new(configure({"sets": "both"}), 1).tables
    assert {sum(types) for types in zip(d.is_hero, d.is_construct, d.is_monster, strict=True)} == {1}
    with pytest.raises(BadData, match="spell"):
        card_from({"name": "Firebolt", "kind": "spell", "effect": "draw(1)"}, "own")


@pytest.mark.rule("A-CARD-02", "A-CARD-03", "A-CARD-04", "A-CARD-08")
def test_starting_and_always_available_cards() -> None:
    for name in HEROES_OF_ALL:
        assert (card(name).kind, card(name).faction) == ("hero", None)
    assert (card("Cultist").kind, card("Cultist").faction) == ("monster", None)
    # they count as heroes: the Druids can take a Mystic, and Askara copies a Militia
    table = Scene(hand="militia twofold_askara druids_of_the_stone_circle", row="mephit " * 6, center=PLENTY)
    table.do("play militia", "play twofold_askara")
    assert table.me.power == 2
    table.do("play druids_of_the_stone_circle")
    assert sorted(table.options) == ["acquire heavy_infantry", "acquire mystic"]
    # the Cultist is a monster to Arha Templar
    table = Scene(hand="arha_templar", row=SHAMANS, center=PLENTY)
    assert table.do("play arha_templar").me.honor == 1


@pytest.mark.rule("A-CARD-08")
def test_heroes_without_faction_do_not_unite() -> None:
    table = Scene(hand="runic_lycanthrope apprentice militia mystic heavy_infantry")
    table.do("play runic_lycanthrope", "play apprentice", "play mystic")
    assert (table.me.runes, table.me.power) == (2 + 1 + 2, 0)


@pytest.mark.rule("A-CARD-06")
def test_a_faction_does_nothing_by_itself() -> None:
    own = [
        {"name": f"Plain {name}", "kind": "hero", "faction": name, "effect": "gain(runes, 1)"} for name in FACTIONS
    ] + [{"name": "Plain Nobody", "kind": "hero", "effect": "gain(runes, 1)"}]
    for name in [str(each["name"]).lower().replace(" ", "_") for each in own]:
        table = Scene(config={"cards": own}, hand=f"{name} {name} {name}", deck="militia")
        for _ in range(3):
            table.do(f"play {name}")
            assert table.question == "menu"
        me = table.me
        assert (me.runes, me.power, me.honor, table.pile("hand"), table.pile("deck")) == (3, 0, 0, [], ["militia"])


@pytest.mark.rule("A-CARD-07", "A-CARD-15")
def test_a_monster_has_no_faction_and_no_printed_honor() -> None:
    for wrong in ({"faction": "void"}, {"honor": 2}, {"abilities": ["draw(1)"]}):
        with pytest.raises(BadData, match="a monster has no faction, no honor of its own and no abilities"):
            card_from({"name": "Beast", "kind": "monster", "effect": "gain(honor, 1)", **wrong}, "own")
    # the text of a monster is its reward, gained on defeat; the card is worth nothing afterwards
    table = Scene(row="wind_tyrant " + "mephit " * 5, center=PLENTY, power=5)
    table.do("defeat wind_tyrant")
    assert (table.me.honor, table.me.runes, scores(table.s)) == (3, 3, (3, 0))
    assert text.clauses(card("Wind Tyrant"), "en")[0][1].startswith("Reward:")
    # a hero without faction has no faction on its type line either
    assert [text.type_line(card(name), "en") for name in ("Mephit", "Mystic")] == ["Monster", "Hero"]


@pytest.mark.rule("A-CARD-09", "A-CARD-10", "A-CARD-11")
@pytest.mark.parametrize(
    ("row", "runes", "power", "wanted"),
    [
        ("landtalker", 6, 0, "acquire landtalker"),
        ("muramasa", 7, 0, "acquire muramasa"),
        ("earth_tyrant", 0, 6, "defeat earth_tyrant"),
    ],
)
def test_costs_are_paid_in_runes_or_power(row: str, runes: int, power: int, wanted: str) -> None:
    six = f"{row} " + "adayu_the_chosen " * 5
    short = Scene(row=six, center=PLENTY, runes=max(0, runes - 1), power=max(0, power - 1))
    assert wanted not in short.options
    swapped = Scene(row=six, center=PLENTY, runes=power, power=runes)
    assert wanted not in swapped.options
    table = Scene(row=six, center=PLENTY, runes=runes, power=power)
    table.do(wanted)
    assert (table.me.runes, table.me.power) == (0, 0)


@pytest.mark.rule("A-CARD-12", "A-CARD-13", "A-CARD-14")
def test_printed_honor_is_counted_at_the_end_and_gives_no_token() -> None:
    row = "hedron_cannon " + "mephit " * 5
    table = Scene(row=row, center=PLENTY, runes=8, hand="mystic the_grand_design apprentice")
    before = table.s.pool
    table.do("acquire hedron_cannon", "play mystic", "play the_grand_design", "play apprentice")
    assert (table.me.honor, table.s.pool) == (0, before)
    assert scores(table.s)[0] == 8 + 1 + 6 + 0  # an Apprentice has no printed Honor, so it is worth nothing


@pytest.mark.rule("A-CARD-16")
def test_a_card_has_no_flavor_text() -> None:
    assert not {"text", "flavor", "quote", "story"} & {f.name for f in fields(Card)}
    for key in ("text", "flavor"):
        with pytest.raises(BadData, match=f"unknown field '{key}'"):
            card_from({"name": "Bard", "kind": "hero", "effect": "draw(1)", key: "Draw a card, they sang."}, "own")


@pytest.mark.rule("A-CARD-17", "A-CARD-18")
def test_rarity_is_only_a_number_of_copies() -> None:
    config = configure({"sets": "both"})
    s = GAME.new(config, 7)
    held = Counter(s.tables.name[c] for c in s.row + s.center + s.void)
    assert held == {name: copies for group, name, *_, copies in facts(False) if group in ("base", "fallen")}
    assert set(held.values()) == {1, 2, 3, 4}
    assert all(type(c.copies) is int for c in edition("anniversary"))
    # rarity doesn't change how a card plays
    plain = {"kind": "hero", "effect": "gain(power, 2)"}
    two = [{"name": "Rare", "copies": 1, **plain}, {"name": "Common", "copies": 4, **plain}]
    table = Scene(config={"cards": two}, hand="rare common")
    assert [table.do(f"play {name}").me.power for name in ("rare", "common")] == [2, 4]


@pytest.mark.rule("A-CARD-19")
def test_a_fate_is_a_separate_clause_labeled_fate() -> None:
    for each in edition("anniversary"):
        said = dict(text.clauses(each, "en"))
        assert ("fate" in said) == (each.fate is not None) == (each.name in FATEFUL)
        if "fate" in said:
            assert said.pop("fate").startswith("Fate:")
        assert not any(re.search(r"\bFate\b", text) for text in said.values())


@pytest.mark.rule("A-CARD-20")
def test_the_void_faction_is_not_the_void() -> None:
    table = Scene(row="void_initiate demon_slayer " + "mephit " * 4, center=PLENTY, runes=9, discard="spike_vixen",
                  void="wolf_shaman arha_initiate mephit", constructs="serpentcall muramasa")  # fmt: skip
    table.do("use_2 serpentcall")  # a Hero from the zone Void, of any faction, not just of the Void faction
    assert sorted(table.options) == ["acquire arha_initiate", "acquire wolf_shaman"]
    table.do("acquire arha_initiate", "acquire demon_slayer")
    assert table.pile("void") == ["wolf_shaman", "mephit"]
    assert text.type_line(card("Demon Slayer"), "en") == "Void Hero"
    assert "from the Void" in text.card_text(card("Serpentcall"), "en")
    assert text.type_line(card("Serpentcall"), "en") == "Lifebound Construct"


@pytest.mark.rule("A-CARD-05", "A-CARD-21")
def test_there_are_four_factions_to_color() -> None:
    found = {each.faction for each in edition("anniversary")} - {None}
    assert found == {"enlightened", "lifebound", "mechana", "void"} == set(FACTIONS)
    with pytest.raises(BadData, match="faction"):
        card_from({"name": "Imp", "kind": "hero", "faction": "dreamborn", "effect": "draw(1)"}, "own")


@pytest.mark.rule("A-CARD-22")
def test_every_card_has_the_border_of_its_set() -> None:
    border = {"start": "white", "always": "silver", "base": "black", "fallen": "black"}
    s = GAME.new(configure({"sets": "both", "players": 3}), 2)

    def borders(cards: list[int]) -> set[str]:
        return {border[s.tables.card[c].set] for c in cards}

    assert [borders(seat.hand + seat.deck) for seat in s.seats] == [{"white"}] * 3
    assert borders(s.mystics + s.heavies + s.cultists) == {"silver"}
    assert borders(s.row + s.center + s.void) == {"black"}


def first(**table: Any) -> Scene:
    return Scene(config={"edition": "first"}, **table)


@pytest.mark.rule("A-CARD-23")
def test_the_anniversary_edition_is_the_default_and_editions_never_mix() -> None:
    assert configure({}).edition == "anniversary"
    for printing in ("anniversary", "first"):
        s = GAME.new(configure({"edition": printing, "sets": "both"}), 1)
        worth = {s.tables.name[c]: (s.tables.cost[c], s.tables.honor[c]) for c in s.row + s.center + s.void}
        rows = facts(printing == "first")
        assert worth == {name: (cost, honor) for g, name, _, _, cost, honor, _ in rows if g in ("base", "fallen")}


@pytest.mark.rule("A-CARD-23")
@pytest.mark.parametrize("monster", ["samaels_trickster", "tormented_soul", "xeron_duke_of_lies"])
def test_first_printing_rewards_are_one_smaller(monster: str) -> None:
    row = f"{monster} " + "mephit " * 5
    now, then = (make(row=row, center=PLENTY, power=6).do(f"defeat {monster}").me.honor for make in (Scene, first))
    assert then == now - 1


@pytest.mark.rule("A-CARD-23")
def test_first_printing_texts() -> None:
    for make, power in ((Scene, 2), (first, 0)):  # the Lycanthrope does not look forward
        table = make(hand="runic_lycanthrope wolf_shaman")
        assert table.do("play runic_lycanthrope", "play wolf_shaman").me.power == power
    assert first(hand="runic_lycanthrope wolf_shaman").do("play wolf_shaman", "play runic_lycanthrope").me.power == 2
    table = first(hand="mechana_initiate").do("play mechana_initiate")
    assert (table.question, table.options) == ("one_of", ["choose 1", "choose 2"])
    assert Scene(hand="mechana_initiate").do("play mechana_initiate").question == "menu"
    for make, dear in ((Scene, True), (first, False)):  # the Druids reach 4 now, 3 then
        table = make(hand="druids_of_the_stone_circle", row="demon_slayer " + "wolf_shaman " * 5, center=PLENTY)
        assert ("acquire demon_slayer" in table.do("play druids_of_the_stone_circle").options) is dear
    for make, zone in ((Scene, "hand"), (first, "constructs")):  # where the Courier brings it
        table = make(constructs="rocket_courier_x_99", row="burrower_mark_ii " + "mephit " * 5, center=PLENTY, runes=3)
        table.do("acquire burrower_mark_ii", "yes")
        assert "burrower_mark_ii" in table.pile(zone)
    for make, honor in ((Scene, 1), (first, 0)):  # Snapdragon after the hero: Unite looks back
        table = make(hand="wolf_shaman snapdragon")
        assert table.do("play wolf_shaman", "play snapdragon").me.honor == honor
    assert first(hand="wolf_shaman", constructs="snapdragon").do("play wolf_shaman").me.honor == 1
