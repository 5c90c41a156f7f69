"""Layout, zones and visibility (A-ZONE)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.setup import scores
from vigil.games.ascension.rules.state import State
from vigil.kernel.match import Match

SHAMANS = "wolf_shaman " * 6
PLENTY = "wolf_shaman " * 20
TABLE: dict[str, Any] = {
    "hand": "militia mystic",
    "deck": "apprentice landtalker",
    "discard": "spike_vixen muramasa",
    "played": "demon_slayer",
    "constructs": "shadow_star",
    "honor": 4,
}


def seen(pile: Any) -> list[str]:
    return sorted(face.name for face in pile.faces)


def played_at_random(settings: dict[str, Any], seed: int, choices: int) -> State:
    match = Match(GAME, configure(settings), seed)
    for number in range(choices):
        if match.decision is None:
            break
        match.take((seed * 31 + number * 17) % len(match.decision.options))
    return match.state


@pytest.mark.rule("A-ZONE-01", "A-ZONE-02", "A-ZONE-03")
@pytest.mark.parametrize("settings", [{"sets": "both", "players": 3}, {"sets": "both", "mode": "solo"}])
def test_every_card_is_in_exactly_one_zone(settings: dict[str, Any]) -> None:
    """Every card is in exactly one of these zones."""
    for seed in range(4):
        s = played_at_random(settings, seed, 150)
        found = [*s.row, *s.center, *s.void, *s.mystics, *s.heavies, *s.cultists, *s.box]
        for seat in s.seats:
            found += [*seat.deck, *seat.hand, *seat.played, *seat.constructs, *seat.discard, *seat.trophies]
        assert sorted(card for card in found if card >= 0) == list(range(len(s.tables.kinds)))
        view = GAME.view(s, None)
        shared = (view.center, view.void, view.mystics, view.heavies, view.cultists, view.box)
        own = [pile for p in view.players for pile in (p.deck, p.hand, p.played, p.constructs, p.discard, p.trophies)]
        in_row = sum(face is not None for face in view.row)
        assert in_row + sum(pile.count for pile in (*shared, *own)) == len(s.tables.kinds)
        assert view.pool == s.pool and [p.honor for p in view.players] == [seat.honor for seat in s.seats]


@pytest.mark.rule("A-ZONE-03")
def test_banished_apprentices_and_militia_are_in_the_box() -> None:
    table = Scene(hand="void_initiate void_initiate void_initiate apprentice militia mystic", row=SHAMANS)
    for name in ("apprentice", "militia", "mystic"):
        table.do("play void_initiate", f"banish {name}")
    assert table.pile("box") == ["apprentice", "militia"]
    assert (table.pile("void"), len(table.pile("mystics"))) == ([], 3)
    assert seen(GAME.view(table.s, 1).box) == ["Apprentice", "Militia"]


@pytest.mark.rule("A-ZONE-04")
def test_slot_1_is_the_leftmost_next_to_the_center_deck() -> None:
    # two gaps, filled from the deck outward: the first card dealt comes to slot 2, the next to slot 4
    table = Scene(row="mephit " * 6, center="emri_one_with_the_void landtalker "
                  "ravenous_gorph", power=3)  # fmt: skip
    slot_3 = table.s.row[2]
    table.do(f"defeat mephit {slot_3}", "done")
    assert table.pile("row") == ["mephit", "landtalker", "ravenous_gorph", "emri_one_with_the_void", "mephit", "mephit"]
    # alone, new cards come in at the left
    table = Scene(config={"mode": "solo"}, row="mephit wind_tyrant landtalker emri_one_with_the_void mephit mephit",
                  center="spike_vixen", runes=6)  # fmt: skip
    table.do("acquire landtalker")
    assert table.pile("row") == ["spike_vixen", "mephit", "wind_tyrant", "emri_one_with_the_void", "mephit", "mephit"]


@pytest.mark.rule("A-ZONE-05")
def test_a_played_hero_is_in_neither_hand_nor_discard_pile() -> None:
    table = Scene(hand="apprentice militia void_initiate", discard="mystic", row=SHAMANS)
    table.do("play apprentice", "play void_initiate")
    assert table.pile("played") == ["apprentice", "void_initiate"]
    assert sorted(table.options) == ["banish militia", "banish mystic", "done"]
    table.do("done")
    assert (table.pile("hand"), table.pile("discard")) == (["militia"], ["mystic"])
    assert seen(GAME.view(table.s, 1).players[0].played) == ["Apprentice", "Void Initiate"]


@pytest.mark.rule("A-ZONE-06")
def test_a_construct_is_face_up_in_front_of_its_controller() -> None:
    table = Scene(hand="muramasa", them={"constructs": "shadow_star"})
    table.do("play muramasa")
    view = GAME.view(table.s, None)
    assert [seen(player.constructs) for player in view.players] == [["Muramasa"], ["Shadow Star"]]
    assert table.pile("played") == table.pile("discard") == []


@pytest.mark.rule("A-ZONE-07", "A-ZONE-08", "A-ZONE-09", "A-ZONE-10", "A-ZONE-11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_zones_are_face_up_or_face_down(viewer: int | None) -> None:
    table = Scene(**TABLE, them=dict(TABLE), row=SHAMANS, center="mephit landtalker", void="wind_tyrant")
    view = GAME.view(table.s, viewer)
    assert (view.center.count, view.center.faces, view.center.known) == (2, (), ())
    assert [face.name for face in view.row if face] == ["Wolf Shaman"] * 6
    assert seen(view.void) == ["Wind Tyrant"]
    for player in view.players:
        assert (player.deck.count, player.deck.faces, player.deck.known) == (2, (), ())
        assert seen(player.discard) == ["Muramasa", "Spike Vixen"]
        assert seen(player.played) == ["Demon Slayer"]


@pytest.mark.rule("A-ZONE-12")
@pytest.mark.parametrize("mode", ["free", "teams"])
def test_only_its_owner_sees_a_hand(mode: str) -> None:
    table = Scene(config={"mode": mode}, **TABLE, them=[dict(TABLE) for _ in range(3)], row=SHAMANS)
    for viewer in (0, 1, 2, 3, None):
        for player in GAME.view(table.s, viewer).players:
            mine = player.seat == viewer
            assert seen(player.hand) == (["Militia", "Mystic"] if mine else [])
            assert (player.hand.count, player.hand.known) == (2, ())


@pytest.mark.rule("A-ZONE-12", "A-ZONE-09")
def test_other_players_see_a_draw_without_the_card() -> None:
    table = Scene(hand="arha_initiate", deck="muramasa")
    table.do("play arha_initiate")
    drawn = {viewer: next(e for e in table.events(viewer) if e.kind == "drawn") for viewer in (0, 1, None)}
    assert drawn[0].card_name == "Muramasa"
    assert [(drawn[viewer].card_name, drawn[viewer].card) for viewer in (1, None)] == [(None, -1)] * 2


@pytest.mark.rule("A-ZONE-13")
def test_everyone_can_always_see_discard_piles_and_the_void() -> None:
    deep = "mephit wind_tyrant landtalker landtalker"
    table = Scene(hand="void_initiate militia", void=deep, row=SHAMANS,
                  them=[{"discard": "apprentice mystic apprentice"}, {}])  # fmt: skip
    for _ in range(2):  # in the main phase, and in the middle of an effect
        for viewer in (0, 1, 2, None):
            view = GAME.view(table.s, viewer)
            assert seen(view.void) == ["Landtalker", "Landtalker", "Mephit", "Wind Tyrant"]
            assert seen(view.players[1].discard) == ["Apprentice", "Apprentice", "Mystic"]
        table.do("play void_initiate") if table.question == "menu" else None
        assert table.question == "pick"


@pytest.mark.rule("A-ZONE-14")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_card_counts_and_tokens_are_public(viewer: int | None) -> None:
    table = Scene(hand="militia " * 6, deck="mystic " * 3, honor=7, them=[{"hand": "mystic", "honor": 2}, {}])
    players = GAME.view(table.s, viewer).players
    assert [(p.hand.count, p.deck.count, p.honor) for p in players] == [(6, 3, 7), (1, 0, 2), (0, 0, 0)]


@pytest.mark.rule("A-ZONE-15")
def test_the_order_of_the_void_and_discard_piles_does_not_matter() -> None:
    def offered(void: str, discard: str) -> list[list[str]]:
        table = Scene(hand="void_initiate", constructs="serpentcall", runes=9, row=SHAMANS, void=void, discard=discard)
        table.do("play void_initiate")
        first = sorted(table.options)
        table.do("banish mystic", "use_2 serpentcall")
        return [first, sorted(table.options)]

    one = offered("spike_vixen mephit landtalker spike_vixen", "mystic apprentice mystic militia")
    other = offered("landtalker spike_vixen spike_vixen mephit", "militia mystic mystic apprentice")
    assert one == other
    assert one[0] == ["banish apprentice", "banish militia", "banish mystic", "done"]  # identical cards are one option


@pytest.mark.rule("A-ZONE-15")
def test_a_reshuffle_forgets_where_a_card_lay() -> None:
    piles = ["mystic militia apprentice", "apprentice mystic militia", "militia apprentice mystic"]
    for pile in piles:
        drawn = Counter(
            Scene(hand="arha_initiate", discard=pile, seed=seed).do("play arha_initiate").pile("hand")[0]
            for seed in range(300)
        )
        assert all(70 <= drawn[name] <= 130 for name in pile.split()), drawn


@pytest.mark.rule("A-ZONE-16")
def test_hand_size_is_unlimited() -> None:
    table = Scene(hand="master_dhartha " + "apprentice " * 14, deck="militia " * 5)
    table.do("play master_dhartha")
    assert len(table.me.hand) == 17
    assert table.question == "menu"
    # on another player's turn, and beyond the five of the end of the turn
    table = Scene(row=SHAMANS, center="askara_of_fate", runes=3, them={"hand": "apprentice " * 9, "deck": "militia"})
    table.do("acquire wolf_shaman", "no", "yes", "end_turn")
    assert (table.asked, len(table.them.hand)) == (1, 10)


@pytest.mark.rule("A-ZONE-17")
def test_cards_in_the_row_have_no_owner() -> None:
    row = "muramasa hedron_cannon the_grand_design socket_altar snapdragon sea_tyrant"
    table = Scene(hand="kor_the_ferromancer avatar_golem", deck="militia", row=row, center=PLENTY, power=5)
    assert scores(table.s) == (3 + 2, 0)  # what the two heroes in hand are worth
    assert not [option for option in table.options if option.startswith("use")]
    table.do("play kor_the_ferromancer", "play avatar_golem")
    assert (table.pile("hand"), table.me.honor) == ([], 0)  # no player controls a construct
    table.do("defeat sea_tyrant")
    assert table.question == "menu"
    assert table.pile("row")[:5] == row.split()[:5]
