"""Edge cases of the row, of Fate and of their timing (A-EDGE-17 to A-EDGE-38)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.rules.config import Config, center
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.match import Match

DRAWERS = "arha_initiate ascetic_of_the_lidless_eye master_dhartha great_omen_raven"


def events(table: Scene, *kinds: str) -> list[str]:
    """The events of these kinds since the last choice, each with its card."""
    return [f"{event.kind} {event.card_name}" for event in table.events(None) if event.kind in kinds]


def only(**copies: int) -> Config:
    """A configuration with only these cards in the center deck."""
    plain = GAME.configure({"sets": "fallen"})
    by_word = {card.name.split()[0].lower(): card.name for card, _ in center(plain)}
    left = {card.name: 0 for card, _ in center(plain)} | {by_word[word]: n for word, n in copies.items()}
    config: Config = GAME.configure({"sets": "fallen", "copies": left})
    return config


# ----------------------------------------------------------- reward, then Fate


@pytest.mark.rule("A-EDGE-17")
def test_a_fate_waits_until_all_players_have_decided_on_the_reward() -> None:
    table = Scene(
        row=six("corrosive_widow"),
        center=f"{SPARE} arbiter_of_fate",
        power=4,
        hand="militia",
        them=[{"constructs": "muramasa shadow_star"}, {"constructs": "snapdragon shadow_star"}],
    )
    table.do("defeat corrosive_widow")
    assert table.pile("row")[0] == "arbiter_of_fate"  # it is in the row, and its Fate waits
    assert (table.asked, table.options) == (1, ["destroy muramasa", "destroy shadow_star"])
    table.do("destroy muramasa")
    assert (table.asked, table.options) == (2, ["destroy snapdragon", "destroy shadow_star"])
    assert table.news("fate") == []
    table.do("destroy snapdragon")
    assert table.news("fate") == [("fate", 0)]
    assert (table.asked, table.options) == (0, ["banish militia", "done"])


@pytest.mark.rule("A-EDGE-18")
def test_the_row_is_refilled_before_the_next_pending_effect() -> None:
    table = Scene(
        row=six("avatar_of_the_fallen", "mephit"), center="landtalker lunar_stag spike_vixen wolf_shaman", power=7
    )
    table.do("defeat avatar_of_the_fallen")
    assert "take wolf_shaman" in table.options  # it came for the Avatar
    table.do("take mephit")
    assert table.options[:2] == ["banish wolf_shaman", "banish spike_vixen"]  # it came for Mephit
    assert "-" not in table.pile("row")


@pytest.mark.rule("A-EDGE-19")
def test_targets_are_not_fixed_in_advance() -> None:
    table = Scene(
        row="wolf_shaman mephit muramasa landtalker landtalker landtalker",
        center="lunar_stag spike_vixen nairi_henge_queen ravenous_gorph",
        power=3,
    )
    table.do("defeat mephit")  # Gorph appears between the Shaman and Muramasa
    table.do("banish muramasa")  # in its place: Nairi, before Gorph's Fate
    assert table.pile("row")[:3] == ["spike_vixen", "ravenous_gorph", "lunar_stag"]
    assert {"wolf_shaman", "muramasa", "nairi_henge_queen"} <= set(table.pile("void"))
    assert table.me.honor == 2


@pytest.mark.rule("A-EDGE-19")
def test_an_effect_on_a_card_that_left_does_nothing() -> None:
    table = Scene(constructs="rocket_courier_x_99 rocket_courier_x_99", row=six("socket_altar"), center=SPARE, runes=6)
    table.do("acquire socket_altar", "yes")  # the first Courier takes it to the hand
    assert (table.question, table.pile("hand")) == ("menu", ["socket_altar"])


@pytest.mark.rule("A-EDGE-20")
def test_a_reward_can_banish_the_card_that_replaced_its_monster() -> None:
    table = Scene(row=six("mephit"), center="landtalker spike_vixen", power=3).do("defeat mephit")
    assert table.options[0] == "banish spike_vixen"
    table.do("banish spike_vixen")
    assert table.pile("void") == ["mephit", "spike_vixen"]
    assert table.pile("row")[0] == "landtalker"


@pytest.mark.rule("A-EDGE-36")
def test_the_reward_resolves_before_the_triggers() -> None:
    table = Scene(
        row=six("sordid_asp"), center=SPARE, power=3, constructs="voidthirster", honor=2, them={"honor": 4}
    ).do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor) == (2 + 1 + 2 + 1, 2)  # with the trigger first: 4 against 4


@pytest.mark.rule("A-EDGE-36")
def test_the_triggers_resolve_before_the_fate() -> None:
    table = Scene(
        constructs="rocket_courier_x_99", row=six("socket_altar"), center=f"{SPARE} reclamax", runes=6,
        discard="militia",
    )  # fmt: skip
    table.do("acquire socket_altar", "yes")
    assert table.pile("hand") == ["socket_altar"]
    assert (table.question, events(table, "fate")) == ("menu", ["fate Reclamax"])  # no construct is left for it

    left = Scene(constructs="rocket_courier_x_99", row=six("socket_altar"), center=f"{SPARE} reclamax", runes=6)
    left.do("acquire socket_altar", "no")
    assert (left.question, left.options) == ("pick", ["recover socket_altar", "done"])


# ------------------------------------------------------------------ Gorph's Fate


@pytest.mark.rule("A-EDGE-21")
def test_both_neighbors_leave_before_either_is_replaced() -> None:
    table = Scene(
        row="wolf_shaman landtalker spike_vixen muramasa mephit mephit",
        center="lunar_stag arbiter_of_fate askara_of_fate ravenous_gorph",
        runes=2,
        hand="militia",
        deck="militia",
    )
    table.do("acquire spike_vixen")
    moves = events(table, "banished", "refilled", "fate")
    assert moves == [
        "refilled Ravenous Gorph",
        "fate Ravenous Gorph",
        "banished Landtalker",
        "banished Muramasa",
        "refilled Askara of Fate",
        "refilled Arbiter of Fate",
        "fate Askara of Fate",
    ]
    assert table.pile("row")[1:4] == ["askara_of_fate", "ravenous_gorph", "arbiter_of_fate"]
    table.do("no")  # Askara's Fate, for the active player; the other has nothing to draw
    assert events(table, "fate") == ["fate Arbiter of Fate"]


@pytest.mark.rule("A-EDGE-22")
@pytest.mark.parametrize(("slot", "neighbor"), [(0, 1), (5, 4)])
def test_at_the_end_of_the_row_gorph_banishes_one_card(slot: int, neighbor: int) -> None:
    row = ["wolf_shaman", "landtalker", "muramasa", "mephit", "socket_altar", "arha_templar"]
    bought, banished = row[slot], row[neighbor]
    table = Scene(row=" ".join(row), center="lunar_stag nairi_henge_queen ravenous_gorph", runes=4)

    table.do(f"acquire {bought}")
    assert table.pile("void") == [banished]
    row[slot], row[neighbor] = "ravenous_gorph", "nairi_henge_queen"
    assert table.pile("row") == row


@pytest.mark.rule("A-EDGE-23")
@pytest.mark.parametrize("proud", ["avatar_of_the_fallen", "samael_the_fallen"])
def test_a_neighbor_that_cannot_be_banished_stays(proud: str) -> None:
    table = Scene(row=six(proud, "spike_vixen", "muramasa"), center="lunar_stag ravenous_gorph", runes=2)
    table.do("acquire spike_vixen")
    assert table.pile("row")[:3] == [proud, "ravenous_gorph", "lunar_stag"]
    assert table.pile("void") == ["muramasa"]


@pytest.mark.rule("A-EDGE-24")
def test_a_pending_fate_resolves_even_if_its_card_is_banished() -> None:
    table = Scene(
        row="wolf_shaman mephit muramasa landtalker landtalker landtalker",
        center="lunar_stag spike_vixen arbiter_of_fate ravenous_gorph",
        power=3,
        hand="militia",
    )
    table.do("defeat mephit", "banish muramasa")  # Gorph in slot 2, then the Arbiter in slot 3
    assert events(table, "fate") == ["fate Ravenous Gorph", "fate Arbiter of Fate"]
    assert "arbiter_of_fate" in table.pile("void")
    assert table.options == ["banish militia", "done"]


@pytest.mark.rule("A-EDGE-24")
def test_a_pending_fate_that_needs_its_slot_is_lost_when_the_card_leaves() -> None:
    table = Scene(
        row="wolf_shaman mephit muramasa landtalker socket_altar landtalker",
        center="lunar_stag spike_vixen ravenous_gorph ravenous_gorph",
        power=3,
    )
    table.do("defeat mephit", "banish muramasa")  # a Gorph in slot 2, another in slot 3
    assert table.pile("row") == [
        "spike_vixen", "ravenous_gorph", "lunar_stag", "landtalker", "socket_altar", "landtalker",
    ]  # fmt: skip
    assert sorted(table.pile("void")) == ["mephit", "muramasa", "ravenous_gorph", "wolf_shaman"]


@pytest.mark.rule("A-EDGE-25")
def test_a_fate_of_one_card_resolves_once_per_action() -> None:
    table = Scene(row=six("spike_vixen", "ravenous_gorph", "landtalker"), center="ravenous_gorph", runes=2)

    table.do("acquire spike_vixen")  # each Gorph banishes the other, and the Void is all there is to refill with
    assert events(table, "fate") == ["fate Ravenous Gorph"] * 2
    assert table.question == "menu"
    assert sorted(table.pile("row")[:3]) == ["landtalker", "ravenous_gorph", "ravenous_gorph"]


@pytest.mark.rule("A-EDGE-25")
def test_a_fate_resolves_again_in_the_next_action() -> None:
    table = Scene(
        row=six("spike_vixen", "spike_vixen", "mephit"), center="ravenous_gorph", runes=4, power=3, hand="militia"
    )
    table.do("acquire spike_vixen")
    assert events(table, "fate") == ["fate Ravenous Gorph"]
    assert table.pile("row")[0] == "ravenous_gorph"  # its neighbor, the only card in the Void, came straight back
    assert table.pile("row")[1] == "spike_vixen"

    table.do("defeat ravenous_gorph")  # alone in the Void it comes back as well, before its reward
    assert table.options == ["banish spike_vixen", "done"]
    table.do("done")
    assert events(table, "fate") == ["fate Ravenous Gorph"]


# ---------------------------------------------------------------- Gorph's reward


@pytest.mark.rule("A-EDGE-26")
@pytest.mark.parametrize(
    ("slot", "neighbors"), [(0, ["landtalker"]), (2, ["landtalker", "mephit"]), (5, ["socket_altar"])]
)
def test_gorphs_reward_applies_to_the_cards_next_to_its_old_slot(slot: int, neighbors: list[str]) -> None:
    row = ["wolf_shaman", "landtalker", "muramasa", "mephit", "socket_altar", "arha_templar"]
    row[slot] = "ravenous_gorph"
    table = Scene(row=" ".join(row), center="lunar_stag spike_vixen", power=3).do("defeat ravenous_gorph")
    assert table.pile("row")[slot] == "spike_vixen"
    assert table.options == [*(f"banish {card}" for card in neighbors), "done"]


@pytest.mark.rule("A-EDGE-27")
def test_in_solo_former_neighbors_are_remembered_while_the_row_slides() -> None:
    table = Scene(
        row="wolf_shaman landtalker ravenous_gorph mephit socket_altar arha_templar",
        center="lunar_stag spike_vixen",
        power=3,
        config={"mode": "solo"},
    )
    table.do("defeat ravenous_gorph")
    assert table.pile("row") == ["spike_vixen", "wolf_shaman", "landtalker", "mephit", "socket_altar", "arha_templar"]
    assert table.options == ["banish landtalker", "banish mephit", "done"]
    table.do("banish mephit")
    assert table.pile("row") == [
        "lunar_stag", "spike_vixen", "wolf_shaman", "landtalker", "socket_altar", "arha_templar",
    ]  # fmt: skip


# -------------------------------------------------------------- the opening row


@pytest.mark.rule("A-EDGE-28")
def test_a_card_drawn_by_an_opening_fate_stays_in_hand_for_the_first_turn() -> None:
    state = GAME.new(only(askara=1, doom=5), 3)
    seats = []
    while (decision := GAME.decision(state)) is not None and decision.question.key == "may":
        seats.append(decision.seat)
        GAME.choose(state, state.options[0])
    assert seats == [state.first, 1 - state.first]
    assert [len(seat.hand) for seat in state.seats] == [6, 6]
    assert [len(seat.deck) for seat in state.seats] == [4, 4]
    assert GAME.seat_to_act(state) == state.first


@pytest.mark.rule("A-EDGE-29")
def test_fates_revealed_by_opening_fates_resolve_after_the_first_six_cards() -> None:
    config = only(ravenous=1, askara=2, arbiter=2, doom=3)
    overtaken = 0
    for seed in range(60):
        state = GAME.new(config, seed)
        events = list(GAME.events(state, None))
        while (decision := GAME.decision(state)) is not None and decision.question.key != "menu":
            GAME.choose(state, state.options[-1])
            events += GAME.events(state, None)
        arrived = [e.card for e in events if e.kind == "refilled"]
        fated = [e.card for e in events if e.kind == "fate"]
        assert fated == [card for card in arrived if state.tables.fate[card] is not None]
        opening = arrived[:6]
        gorph = next((card for card in opening if state.tables.slug[card] == "ravenous_gorph"), -1)
        after_gorph = fated[fated.index(gorph) + 1 :] if gorph in fated else []
        overtaken += any(c in opening for c in after_gorph) and any(c not in opening for c in after_gorph)
    assert overtaken > 3  # cases in which a newcomer could have been too early


# ------------------------------------------------------- whose cards Fate touches


@pytest.mark.rule("A-EDGE-30")
def test_a_draw_from_a_fate_reshuffles_the_discard_pile_without_played_heroes() -> None:
    table = Scene(
        hand="heavy_infantry", played="mystic", discard="militia", row=six("wolf_shaman"),
        center=f"{SPARE} askara_of_fate", runes=3,
    )  # fmt: skip
    table.do("play heavy_infantry", "acquire wolf_shaman")
    assert (table.asked, table.question) == (0, "may")
    table.do("yes")
    assert sorted(table.pile("hand") + table.pile("deck")) == ["militia", "wolf_shaman"]
    assert (len(table.me.hand), table.pile("discard")) == (1, [])
    assert table.pile("played") == ["mystic", "heavy_infantry"]


@pytest.mark.rule("A-EDGE-31")
def test_a_hand_card_banished_on_anothers_turn_is_not_replaced() -> None:
    table = Scene(
        row=six("spike_vixen"), center=f"{SPARE} arbiter_of_fate", runes=2,
        them={"hand": "mystic militia militia militia militia", "deck": "apprentice " * 5},
    )  # fmt: skip
    table.do("acquire spike_vixen", "done")
    assert table.asked == 1
    table.do("banish mystic", "end_turn")
    assert (table.asked, table.pile("hand", 1), len(table.them.deck)) == (1, ["militia"] * 4, 5)


# ---------------------------------------------------------- when cards run short


@pytest.mark.rule("A-EDGE-32")
def test_the_void_is_reshuffled_during_a_refill() -> None:
    table = Scene(
        row="wolf_shaman landtalker spike_vixen muramasa mephit mephit",
        center="lunar_stag ravenous_gorph",
        void="nairi_henge_queen",
        runes=2,
    )
    table.do("acquire spike_vixen")  # Gorph, and then one card for two gaps
    row = table.pile("row")
    assert row[1] == "lunar_stag"
    assert row[3] in ("landtalker", "muramasa", "nairi_henge_queen")
    assert table.pile("void") == []
    assert sorted([row[3], *table.pile("center")]) == ["landtalker", "muramasa", "nairi_henge_queen"]


@pytest.mark.rule("A-EDGE-33")
def test_the_last_monster_returns_to_the_row_before_its_reward() -> None:
    table = Scene(row=six("wolf_shaman", "mephit"), power=6).do("defeat mephit")

    assert table.pile("row")[1] == "mephit"
    assert "banish mephit" in table.options
    assert (table.pile("void"), table.pile("center"), table.me.honor) == ([], [], 2)
    table.do("done", "defeat mephit")
    assert table.me.honor == 4


@pytest.mark.rule("A-EDGE-34")
def test_the_slot_of_an_acquired_card_stays_empty_when_no_cards_are_left() -> None:
    table = Scene(row=six("wolf_shaman", "spike_vixen"), runes=2).do("acquire spike_vixen")
    assert table.pile("row") == ["wolf_shaman", "-", *["emri_one_with_the_void"] * 4]
    assert table.question == "menu"
    table.end_turns(2)
    assert table.pile("row")[1] == "-"


@pytest.mark.rule("A-EDGE-35")
def test_too_few_cards_fill_the_gaps_nearest_the_center_deck() -> None:
    table = Scene(
        hand="void_initiate lunar_stag",
        row="muramasa spike_vixen landtalker spike_vixen landtalker spike_vixen",
        runes=6,
    )
    table.do("acquire spike_vixen", "acquire spike_vixen", "acquire spike_vixen")
    assert table.pile("row") == ["muramasa", "-", "landtalker", "-", "landtalker", "-"]
    table.do("play void_initiate", "banish lunar_stag")
    assert table.pile("row") == ["muramasa", "lunar_stag", "landtalker", "-", "landtalker", "-"]


@pytest.mark.rule("A-EDGE-37")
def test_a_fate_after_samaels_turn_affects_the_new_hand() -> None:
    table = Scene(
        row=six(), center=f"{SPARE} arbiter_of_fate", hand="mystic", deck="militia " * 5, config={"mode": "solo"}
    )
    table.do("end_turn")
    assert (table.news("samael"), table.news("turn")) == ([("samael", 1)], [])  # it is still his act
    assert (table.asked, len(table.me.hand)) == (0, 5)
    assert table.options == ["banish militia", "banish mystic", "done"]  # the new hand, and the old one put away
    table.do("banish militia")
    assert (table.question, len(table.me.hand), table.pile("box")) == ("menu", 4, ["militia"])
    assert table.news("turn") == [("turn", 0)]


# --------------------------------------------------------------------------- undo


@pytest.mark.rule("A-EDGE-38")
@pytest.mark.parametrize(
    ("actions", "free"),
    [
        (["play apprentice"], True),
        (["acquire mystic"], True),
        (["defeat cultist"], True),
        (["play shade_of_the_black_watch", "banish apprentice"], True),
        (["acquire spike_vixen"], False),  # the row is refilled
        (["defeat mephit"], False),
        (["play arha_initiate"], False),  # a card is drawn
        (["play ascetic_of_the_lidless_eye"], False),  # both cards of a deck of two
        (["play master_dhartha"], False),  # a deck of two, drawn to its end
        (["play great_omen_raven", "name mystic"], False),  # the top card is revealed
        (["use the_all_seeing_eye"], False),
        (["defeat xeron_duke_of_lies"], False),
        (["end_turn"], False),
    ],
)
def test_a_choice_that_revealed_hidden_information_cannot_be_undone(actions: list[str], free: bool) -> None:
    table = Scene(
        hand=f"apprentice shade_of_the_black_watch {DRAWERS}",
        deck="militia mystic",
        constructs="the_all_seeing_eye",
        row=six("spike_vixen", "mephit", "xeron_duke_of_lies"),
        center=SPARE,
        runes=9,
        power=9,
        them={"hand": "militia", "deck": "militia " * 5},
    )
    table.do(*actions)
    assert (table.s.undo_floor < table.s.decision_count) == free


@pytest.mark.rule("A-EDGE-38")
def test_a_match_cannot_undo_a_choice_that_drew_cards() -> None:
    match: Match[Any] = Match(GAME, GAME.configure({}), 5)

    def take(verb: str) -> int:
        """Choose the first option with this verb, and return how many choices can be undone now."""
        decision = match.decision
        assert decision is not None
        name = next(option.name for option in decision.options if option.verb == verb)
        match.choose(decision.seat, decision.number, name)
        return match.undoable(decision.seat)

    assert [take("play"), take("play")] == [1, 2]
    seat = GAME.seat_to_act(match.state)
    match.undo(seat, 2)
    assert match.undoable(seat) == 0
    assert take("end_turn") == 0  # five new cards
    assert match.undoable(1 - seat) == 0
