"""Fate (A-FATE).

Three Fates ask each player something (Askara of Fate: draw a card? Arbiter of Fate:
banish one? Stone Circle: a Mystic? Reclamax: a construct back?); Ravenous Gorph's
banishes the cards next to it.
"""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.config import center, configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.rules.state import State

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"
FATES = ("Askara of Fate", "Arbiter of Fate", "Stone Circle", "Reclamax", "Ravenous Gorph")


def fates(table: Scene) -> list[str]:
    """The cards whose Fate happened since the last choice."""
    return [event.card_name or "" for event in table.events() if event.kind == "fate"]


def only(*names: str, sets: str = "both", players: int = 2) -> Any:
    """A game whose center deck has three copies of each of these cards, and no others."""
    cards = center(GAME.configure({"sets": sets}))
    copies = {card.name: 3 if card.name in names else 0 for card, _ in cards}
    return GAME.configure({"sets": sets, "players": players, "copies": copies})


def opening_fates(s: State) -> list[int]:
    """Decline all questions of opening Fates, and return the cards with a Fate, in order."""
    found = [entry[2] for entry in s.events if entry[0] == "fate"]
    while s.options and s.options[-1][0] in ("no", "done"):
        GAME.choose(s, s.options[-1])
        found += [entry[2] for entry in s.events if entry[0] == "fate"]
    return found


@pytest.mark.rule("A-FATE-01", "A-FATE-03")
def test_a_fate_resolves_when_its_card_enters_the_row() -> None:
    table = Scene(row=ROW, center="askara_of_fate", runes=6, deck="militia")

    table.do("acquire landtalker")
    assert fates(table) == ["Askara of Fate"]
    assert table.options == ["yes", "no"]
    table.do("yes")
    assert table.pile("hand") == ["militia"]
    assert table.question == "menu"


@pytest.mark.rule("A-FATE-03")
def test_a_fate_is_the_last_step_of_an_action() -> None:
    table = Scene(row=ROW, center="ravenous_gorph", power=3, constructs="voidthirster")

    table.do("defeat mephit", "done")  # reward, trigger, Fate
    assert [event.kind for event in table.events()][:3] == ["set_off", "gained", "fate"]


@pytest.mark.rule("A-FATE-02", "A-FATE-05")
@pytest.mark.parametrize("seed", range(6))
def test_opening_fates_resolve_from_the_center_deck_outward(seed: int) -> None:
    s = GAME.new(only("Askara of Fate", "Arbiter of Fate", "Landtalker"), seed)
    expected = [card for card in s.row if s.tables.fate[card] is not None]

    assert expected == opening_fates(s)
    assert expected  # six of nine cards: there is always one
    assert GAME.decision(s).question.key == "menu"  # type: ignore[union-attr]


@pytest.mark.rule("A-FATE-04")
def test_two_fates_resolve_in_order_of_appearance() -> None:
    table = Scene(row=ROW, center="arbiter_of_fate askara_of_fate", power=3, deck="militia", discard="apprentice")

    table.do("defeat mephit", "banish landtalker")  # Askara first in slot 4, Arbiter then in slot 1
    assert table.resolving == "askara_of_fate"
    table.do("no")
    assert table.resolving == "arbiter_of_fate"


@pytest.mark.rule("A-FATE-06")
def test_a_fate_does_not_resolve_when_its_card_moves_elsewhere() -> None:
    table = Scene(
        row="askara_of_fate stone_circle ravenous_gorph landtalker muramasa reclamax",
        center="spike_vixen " * 9, runes=9,
        hand="black_watch_elite wolf_shaman temple_librarian stone_circle seer_of_the_forked_path",
        deck="militia militia militia arbiter_of_fate", discard="reclamax mystic", mystics=2,
    )  # fmt: skip

    heard = []
    for choice in [
        "acquire askara_of_fate", "play wolf_shaman", "play black_watch_elite", "banish reclamax", "play stone_circle",
        "play temple_librarian", "discard arbiter_of_fate", "play seer_of_the_forked_path", "banish ravenous_gorph",
    ]:  # fmt: skip
        table.do(choice)
        heard += fates(table)
    assert heard == []
    assert table.question == "menu"
    assert table.pile("constructs") == ["stone_circle"]
    assert table.pile("mystics") == ["mystic", "mystic"]


@pytest.mark.rule("A-FATE-06")
def test_playing_a_card_with_a_fate_does_not_resolve_the_fate() -> None:
    table = Scene(row=ROW, hand="arbiter_of_fate", deck="militia", them={"hand": "apprentice"})

    table.do("play arbiter_of_fate")
    assert fates(table) == []
    assert table.asked == 0
    table.do("done")
    assert (table.asked, table.question) == (0, "menu")  # the other player is not asked


@pytest.mark.rule("A-FATE-07")
@pytest.mark.parametrize("active", [0, 1])
def test_a_fate_resolves_on_any_players_turn(active: int) -> None:
    someone = {"runes": 6, "deck": "militia"}
    table = Scene(row=ROW, center="askara_of_fate", runes=6, deck="militia", them=someone, active=active)

    table.do("acquire landtalker")
    assert fates(table) == ["Askara of Fate"]
    assert table.asked == active


@pytest.mark.rule("A-FATE-08")
def test_a_fate_is_mandatory() -> None:
    table = Scene(row=ROW, center="spike_vixen spike_vixen ravenous_gorph", runes=7)

    table.do("acquire muramasa")
    assert table.question == "menu"  # no question
    assert table.pile("void") == ["landtalker", "demon_slayer"]


@pytest.mark.rule("A-FATE-08")
@pytest.mark.parametrize(
    ("card", "declines"),
    [("askara_of_fate", "no"), ("arbiter_of_fate", "done"), ("stone_circle", "done"), ("reclamax", "done")],
)
def test_optional_parts_of_a_fate_can_be_declined(card: str, declines: str) -> None:
    table = Scene(row=ROW, center=card, runes=6, hand="apprentice", deck="militia", discard="shadow_star")

    table.do("acquire landtalker", declines)
    assert table.pile("hand") == ["apprentice"]
    assert table.pile("deck") == ["militia"]
    assert table.pile("discard") == ["shadow_star", "landtalker"]


@pytest.mark.rule("A-FATE-09")
def test_a_fate_for_each_player_starts_with_the_active_player() -> None:
    someone = {"hand": "apprentice"}
    table = Scene(
        row=ROW, center="arbiter_of_fate", hand="militia", them=[{**someone, "runes": 6}, someone, someone], active=1
    )

    table.do("acquire landtalker")
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.do("banish")
    assert order == [1, 2, 3, 0]
    assert table.pile("box") == ["apprentice", "apprentice", "apprentice", "militia"]


@pytest.mark.rule("A-FATE-09")
def test_a_fate_for_each_player_includes_teammates() -> None:
    someone = {"deck": "militia"}
    table = Scene(
        row=ROW, center="askara_of_fate", runes=6, deck="militia", them=[someone] * 3, config={"mode": "teams"}
    )

    table.do("acquire landtalker", "yes", "yes", "yes", "yes")
    assert [len(table.pile("hand", seat)) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("A-FATE-10")
def test_a_fate_resolves_again_when_its_card_enters_again() -> None:
    table = Scene(row=ROW.replace("demon_slayer", "ravenous_gorph"), power=9)  # center deck and Void are empty

    for _ in range(3):
        table.do("defeat ravenous_gorph", "done")  # the only card in the Void: it is dealt again at once
        assert fates(table) == ["Ravenous Gorph"]
        assert table.pile("row")[2] == "ravenous_gorph"


@pytest.mark.rule("A-FATE-10")
def test_a_fate_resolves_only_once_per_action() -> None:
    table = Scene(row="landtalker", center="ravenous_gorph ravenous_gorph", runes=6)

    table.do("acquire landtalker")  # two Gorphs side by side, and nothing else to deal
    assert fates(table) == ["Ravenous Gorph", "Ravenous Gorph"]
    assert table.pile("row") == ["ravenous_gorph", "ravenous_gorph", "-", "-", "-", "-"]
    assert table.question == "menu"


@pytest.mark.rule("A-FATE-11")
def test_a_fate_revealed_by_a_fate_resolves_last() -> None:
    table = Scene(
        row=ROW, center="spike_vixen reclamax arbiter_of_fate ravenous_gorph", power=3, discard="shadow_star",
        deck="militia",
    )  # fmt: skip

    # Gorph enters slot 4, Arbiter slot 1; Gorph's Fate banishes slots 3 and 5 and brings Reclamax
    table.do("defeat mephit", "banish landtalker")
    assert table.pile("row") == [
        "arbiter_of_fate", "muramasa", "reclamax", "ravenous_gorph", "spike_vixen", "doom_weeper",
    ]  # fmt: skip
    assert fates(table) == ["Ravenous Gorph", "Arbiter of Fate"]
    table.do("done")
    assert fates(table) == ["Reclamax"]


@pytest.mark.rule("A-FATE-11")
def test_fates_of_new_opening_cards_resolve_after_the_original_six() -> None:
    seen = 0
    for seed in range(12):
        s = GAME.new(only(*FATES), seed)
        dealt = [entry[2] for entry in s.events if entry[0] == "refilled"]  # more are dealt by the first Fates
        original = dealt[:6]
        order = opening_fates(s)
        assert order[:6] == original
        seen += len(order) > 6
    assert seen > 3


@pytest.mark.rule("A-FATE-12")
def test_a_pending_fate_resolves_after_its_card_has_left() -> None:
    table = Scene(row=ROW, center="spike_vixen askara_of_fate", power=3, deck="militia")

    table.do("defeat mephit", "banish askara_of_fate")
    assert table.pile("void") == ["mephit", "askara_of_fate"]
    assert fates(table) == ["Askara of Fate"]
    table.do("yes")
    assert table.pile("hand") == ["militia"]


@pytest.mark.rule("A-FATE-13")
def test_a_pending_fate_that_needs_its_slot_does_nothing_from_elsewhere() -> None:
    table = Scene(row=ROW, center="shadow_star spike_vixen ravenous_gorph", power=3)

    table.do("defeat mephit", "banish ravenous_gorph")
    assert table.question == "menu"
    assert table.pile("void") == ["mephit", "ravenous_gorph"]
    assert table.pile("row") == ROW.replace("mephit", "spike_vixen").split()


@pytest.mark.rule("A-FATE-14")
def test_sliding_along_the_row_does_not_count_as_entering_it() -> None:
    table = Scene(
        row="ravenous_gorph askara_of_fate muramasa landtalker wolf_shaman demon_slayer", center="spike_vixen", runes=6,
        deck="militia", config={"mode": "solo"},
    )  # fmt: skip

    table.do("acquire landtalker")
    assert table.pile("row") == [
        "spike_vixen", "ravenous_gorph", "askara_of_fate", "muramasa", "wolf_shaman", "demon_slayer",
    ]  # fmt: skip
    assert fates(table) == []
    assert table.question == "menu"


@pytest.mark.rule("A-FATE-15")
def test_the_base_game_has_no_fate() -> None:
    for printing in ("anniversary", "first"):
        base = center(GAME.configure({"sets": "base", "edition": printing}))
        assert [card.name for card, _ in base if card.fate is not None] == []
    fallen = center(GAME.configure({"sets": "fallen"}))
    assert {card.name for card, _ in fallen if card.fate is not None} == set(FATES)


@pytest.mark.rule("A-FATE-16")
def test_a_card_with_a_fate_is_otherwise_normal() -> None:
    table = Scene(
        row="askara_of_fate ravenous_gorph landtalker muramasa demon_slayer doom_weeper",
        center="spike_vixen spike_vixen", runes=4, power=3, hand="arbiter_of_fate", deck="militia",
    )  # fmt: skip

    before = GAME.view(table.s, 0).players[0].score
    table.do("acquire askara_of_fate")
    assert (table.me.runes, table.pile("discard")) == (0, ["askara_of_fate"])
    assert GAME.view(table.s, 0).players[0].score == before + 2
    table.do("defeat ravenous_gorph")
    assert (table.me.power, table.me.honor) == (0, 3)
    table.do("done", "play arbiter_of_fate")
    assert table.pile("hand") == ["militia"]
    assert "banish militia" in table.options


def printed(name: str) -> Card:
    return next(card for card in edition("anniversary") if card.name == name)


@pytest.mark.rule("A-SETUP-17", "A-FATE-05", "A-SOLO-06")
def test_opening_fates_resolve_outward_in_solo_too() -> None:
    """The row is dealt from its far end, but the Fates start next to the center deck."""
    several = 0
    for seed in range(60):
        state = GAME.new(configure({"mode": "solo", "sets": "fallen"}), seed)
        dealt = [event for event in GAME.events(state, 0) if event.kind == "refilled"][:6]
        slots = [event.card_name for event in reversed(dealt)]  # each new card pushed the earlier ones to the right
        fates = [event.card_name for event in GAME.events(state, 0) if event.kind == "fate"]
        waiting = [state.tables.name[card] for card in state.fates if card in state.fates_seen]
        expected = [name for name in slots if name is not None and printed(name).fate is not None]
        assert (fates + waiting)[: len(expected)] == expected
        several += len(expected) > 1
    assert several > 5
