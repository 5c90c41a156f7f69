"""Personal deck and discard pile (A-PDECK)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


@pytest.mark.rule("A-PDECK-01")
def test_cards_are_drawn_from_the_top_of_the_players_own_deck() -> None:
    table = Scene(
        hand="ascetic_of_the_lidless_eye",
        deck="militia apprentice mystic",
        them={"deck": "heavy_infantry heavy_infantry"},
    )

    table.do("play ascetic_of_the_lidless_eye")
    assert table.pile("hand") == ["mystic", "apprentice"]
    assert table.pile("deck") == ["militia"]
    assert len(table.pile("deck", 1)) == 2


@pytest.mark.rule("A-PDECK-02", "A-PDECK-10")
def test_an_empty_deck_is_refilled_from_the_discard_pile_before_drawing() -> None:
    drawn = set()
    for seed in range(20):
        table = Scene(hand="arha_initiate", discard="militia apprentice mystic", seed=seed)
        table.do("play arha_initiate")
        assert table.news("shuffled") == [("shuffled", 0)]
        assert table.pile("discard") == []
        assert sorted(table.pile("hand") + table.pile("deck")) == ["apprentice", "militia", "mystic"]
        drawn.add(table.pile("hand")[0])
    assert drawn == {"apprentice", "militia", "mystic"}  # in an unknown order


@pytest.mark.rule("A-PDECK-03")
def test_an_empty_deck_is_refilled_before_revealing() -> None:
    table = Scene(hand="great_omen_raven", discard="militia")

    table.do("play great_omen_raven")
    assert table.question == "name"
    assert table.news("shuffled") == []  # naming comes first
    table.do("name militia")
    assert [what for what, _ in table.news()] == ["named", "shuffled", "revealed", "gained"]
    assert table.pile("hand") == ["militia"]
    assert table.me.honor == 3


@pytest.mark.rule("A-PDECK-04")
def test_a_draw_continues_after_the_reshuffle() -> None:
    table = Scene(hand="master_dhartha", deck="mystic", discard="militia militia")

    table.do("play master_dhartha")
    assert table.pile("hand") == ["mystic", "militia", "militia"]
    assert [what for what, _ in table.news()] == ["played", "drawn", "shuffled", "drawn", "drawn"]


@pytest.mark.rule("A-PDECK-05", "A-PDECK-06")
def test_cards_in_play_are_not_reshuffled() -> None:
    table = Scene(
        hand="mystic ascetic_of_the_lidless_eye", played="apprentice", constructs="shadow_star", discard="militia"
    )

    table.do("play mystic", "play ascetic_of_the_lidless_eye")
    assert table.pile("hand") == ["militia"]  # one card short: the others do not come in
    assert table.pile("played") == ["apprentice", "mystic", "ascetic_of_the_lidless_eye"]
    assert table.pile("constructs") == ["shadow_star"]


@pytest.mark.rule("A-PDECK-07")
def test_an_empty_deck_alone_causes_no_reshuffle() -> None:
    table = Scene(row=ROW, hand="arha_initiate", deck="militia", discard="apprentice mystic", runes=6)

    table.do("play arha_initiate")  # takes the last card
    assert (table.pile("deck"), len(table.pile("discard"))) == ([], 2)
    table.do("acquire landtalker")
    assert (table.pile("deck"), len(table.pile("discard"))) == ([], 3)


@pytest.mark.rule("A-PDECK-07")
def test_drawing_exactly_the_whole_deck_causes_no_reshuffle() -> None:
    table = Scene(deck="militia militia militia militia mystic", discard="apprentice", hand="apprentice")

    table.do("end_turn")
    assert table.pile("deck") == []
    assert table.pile("discard") == ["apprentice", "apprentice"]


@pytest.mark.rule("A-PDECK-08")
def test_a_card_acquired_this_turn_can_be_drawn_this_turn() -> None:
    table = Scene(row=ROW, hand="arha_initiate", runes=6)

    table.do("acquire landtalker", "play arha_initiate")
    assert table.pile("hand") == ["landtalker"]
    table.do("play landtalker")
    assert table.me.runes == 3


@pytest.mark.rule("A-PDECK-09")
def test_a_draw_stops_without_debt_when_no_cards_are_left() -> None:
    table = Scene(row=ROW, hand="master_dhartha militia", deck="mystic", runes=6)

    table.do("play master_dhartha")
    assert table.pile("hand") == ["militia", "mystic"]
    table.do("acquire landtalker", "play militia")
    assert table.pile("hand") == ["mystic"]  # the two missing cards do not come later
    assert table.pile("discard") == ["landtalker"]


@pytest.mark.rule("A-PDECK-11")
def test_other_players_reshuffle_their_own_discard_piles() -> None:
    table = Scene(
        row=ROW, center="askara_of_fate", runes=6, discard="apprentice apprentice",
        them=[{"discard": "militia", "played": "mystic", "constructs": "shadow_star"}, {"deck": "mystic"}],
    )  # fmt: skip

    table.do("acquire landtalker", "no", "yes", "no")
    assert table.pile("hand", 1) == ["militia"]
    assert (table.pile("discard", 1), table.pile("deck", 1)) == ([], [])
    assert table.pile("discard", 0) == ["apprentice", "apprentice", "landtalker"]
    assert table.pile("deck", 2) == ["mystic"]


@pytest.mark.rule("A-PDECK-12")
def test_no_player_sees_the_order_of_a_deck() -> None:
    table = Scene(deck="militia apprentice mystic heavy_infantry", them={"deck": "mystic militia"})

    for owner in (0, 1):
        before = [GAME.view(table.s, viewer) for viewer in (0, 1, None)]
        table.seat(owner).deck.reverse()
        assert [GAME.view(table.s, viewer) for viewer in (0, 1, None)] == before
    for viewer in (0, 1, None):
        assert all(player.deck.faces == () for player in GAME.view(table.s, viewer).players)
    assert table.options == ["end_turn"]  # no way to look at it or to reorder it


@pytest.mark.rule("A-PDECK-12")
def test_a_drawn_card_is_shown_to_its_player_only() -> None:
    table = Scene(hand="arha_initiate", deck="militia apprentice mystic")

    table.do("play arha_initiate")
    faces = {}
    for viewer in (0, 1, None):
        [drawn] = [event for event in table.events(viewer) if event.kind == "drawn"]
        faces[viewer] = (drawn.card_name, drawn.card == -1)
    assert faces == {0: ("Mystic", False), 1: (None, True), None: (None, True)}
