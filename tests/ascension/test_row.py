"""The center row and its replacement (A-ROW)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import center
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import EMPTY, State
from vigil.kernel.rng import roll, stream

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


def random_game(settings: dict[str, Any], seed: int, most: int) -> Any:
    """Yield the state at each decision of a random game. Players end a turn only if they have no other option."""
    s = GAME.new(GAME.configure(settings), seed)
    luck = stream(seed, 99)
    for _ in range(most):
        if not GAME.options(s):
            return
        yield s
        options = [option for option in GAME.options(s) if option[0] != "end_turn"] or GAME.options(s)
        place, luck = roll(luck, len(options))
        GAME.choose(s, options[place])


@pytest.mark.rule("A-ROW-01")
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "sets": "base"},
        {"players": 2, "sets": "fallen"},
        {"players": 6, "sets": "both"},
        {"players": 4, "mode": "teams"},
        {"players": 1, "sets": "both"},
    ],
    ids=lambda settings: "-".join(map(str, settings.values())),
)
def test_the_row_has_six_cards(settings: dict[str, Any]) -> None:
    s = GAME.new(GAME.configure(settings), 3)

    assert len([card for card in s.row if card != EMPTY]) == 6
    assert len(set(s.row) | set(s.center) | set(s.void)) == sum(n for _, n in center(GAME.configure(settings)))


@pytest.mark.rule("A-ROW-02", "A-ROW-04")
@pytest.mark.parametrize(
    ("leaves", "how"),
    [
        ("landtalker", ["acquire landtalker"]),
        ("muramasa", ["acquire muramasa"]),
        ("wind_tyrant", ["defeat wind_tyrant"]),
        ("demon_slayer", ["play eternal_askara", "banish demon_slayer"]),
        ("mephit", ["play arha_templar", "defeat mephit", "done"]),
        ("doom_weeper", ["play adayu_the_chosen", "take doom_weeper"]),
        ("landtalker", ["play cetra_weaver_of_stars", "acquire landtalker"]),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0].split()[1],
)
def test_a_card_that_leaves_the_row_is_replaced_from_the_center_deck(leaves: str, how: list[str]) -> None:
    table = Scene(
        row=ROW, center="shadow_star spike_vixen kor_the_ferromancer", runes=9, power=9,
        hand="eternal_askara arha_templar adayu_the_chosen cetra_weaver_of_stars",
    )  # fmt: skip

    table.do(*how)
    assert table.pile("row") == ROW.replace(leaves, "kor_the_ferromancer").split()
    assert table.pile("center") == ["shadow_star", "spike_vixen"]


@pytest.mark.rule("A-ROW-02")
def test_cards_samael_takes_are_replaced_at_once() -> None:
    table = Scene(row=ROW, center="shadow_star spike_vixen", config={"mode": "solo"})

    table.do("end_turn")
    assert len(table.pile("row")) == 6
    assert "-" not in table.pile("row")
    assert table.pile("center") == []


@pytest.mark.rule("A-ROW-03")
def test_the_replacement_precedes_everything_else() -> None:
    table = Scene(row=ROW, center="spike_vixen", hand="eternal_askara", constructs="stone_circle", runes=9)

    table.do("play eternal_askara", "banish wind_tyrant")
    assert [what for what, _ in table.news()] == ["banished", "refilled", "gained"]  # 3 honor for a monster

    table = Scene(row=ROW, center="spike_vixen", constructs="stone_circle", runes=9)
    table.do("acquire landtalker")
    assert table.question == "trigger"  # on top of the deck? by then the row is full
    assert table.pile("row")[0] == "spike_vixen"


@pytest.mark.rule("A-ROW-05")
def test_everyone_sees_the_replacement() -> None:
    table = Scene(row=ROW, center="shadow_star spike_vixen", runes=7)

    table.do("acquire muramasa")
    for viewer in (0, 1, None):
        face = GAME.view(table.s, viewer).row[1]
        assert face.name == "Spike Vixen"
        [event] = [event for event in GAME.events(table.s, viewer) if event.kind == "refilled"]
        assert event.card_name == "Spike Vixen"


@pytest.mark.rule("A-ROW-06")
@pytest.mark.parametrize("slot", range(6))
def test_the_replacement_takes_the_empty_slot_and_no_card_moves(slot: int) -> None:
    table = Scene(row=ROW, center="spike_vixen", hand="eternal_askara")

    table.do("play eternal_askara", f"banish {ROW.split()[slot]}")
    assert table.pile("row") == [*ROW.split()[:slot], "spike_vixen", *ROW.split()[slot + 1 :]]


@pytest.mark.rule("A-ROW-07")
def test_several_slots_are_filled_from_the_one_nearest_the_center_deck() -> None:
    table = Scene(row=ROW, center="shadow_star spike_vixen kor_the_ferromancer ravenous_gorph", hand="eternal_askara")

    table.do("play eternal_askara", "banish demon_slayer")  # Gorph enters slot 3 and banishes slots 2 and 4
    assert table.pile("row") == [
        "landtalker", "kor_the_ferromancer", "ravenous_gorph", "spike_vixen", "wind_tyrant", "doom_weeper",
    ]  # fmt: skip
    assert table.pile("void") == ["demon_slayer", "muramasa", "mephit"]


@pytest.mark.rule("A-ROW-07")
def test_cards_that_leave_together_all_leave_before_any_is_replaced() -> None:
    found = set()
    for seed in range(20):
        table = Scene(row=ROW, center="ravenous_gorph", runes=4, seed=seed)
        table.do("acquire demon_slayer")  # Gorph in slot 3: its two neighbors are the only cards that can be dealt
        found.add((table.pile("row")[1], table.pile("row")[3]))
    assert found == {("muramasa", "mephit"), ("mephit", "muramasa")}


@pytest.mark.rule("A-ROW-08")
@pytest.mark.parametrize(("players", "sets", "mode"), [(3, "base", "free"), (2, "fallen", "free"), (1, "both", "solo")])
def test_at_every_decision_the_row_has_six_cards(players: int, sets: str, mode: str) -> None:
    questions = set()
    for s in random_game({"players": players, "sets": sets, "mode": mode}, seed=5, most=500):
        assert EMPTY not in s.row
        questions.add(GAME.decision(s).question.key)  # type: ignore[union-attr]
    assert {"menu", "pick"} <= questions


@pytest.mark.rule("A-ROW-09")
def test_the_row_is_full_again_before_a_second_effect() -> None:
    table = Scene(
        row="avatar_of_the_fallen " + ROW.removesuffix(" doom_weeper"), center="spike_vixen shadow_star arha_initiate",
        power=7,
    )  # fmt: skip

    table.do("defeat avatar_of_the_fallen")
    assert table.options == [
        "take arha_initiate", *(f"take {card}" for card in ROW.split()[:5]), "done",
    ]  # fmt: skip
    table.do("take mephit")  # its reward is an effect inside the effect
    assert table.question == "pick"
    assert table.options == [
        "banish arha_initiate", "banish landtalker", "banish muramasa", "banish demon_slayer", "banish shadow_star",
        "banish wind_tyrant", "done",
    ]  # fmt: skip


@pytest.mark.rule("A-ROW-09")
def test_the_log_shows_the_replacement_right_after_the_departure() -> None:
    checked = 0
    for seed in range(8):
        for s in random_game({"players": 2, "sets": "fallen"}, seed, most=400):
            checked += follow_the_row(s)
    assert checked > 50


def follow_the_row(s: State) -> int:
    """Count how often a card left the row, and check that its replacement is the next event."""
    events = [entry for entry in s.events if not (entry[0] == "acquired" and entry[9] == "A-SPEC-70")]
    leaving = [i for i, entry in enumerate(events) if entry[3] == "row" and entry[4] != "row"]
    for i in leaving:
        follows = events[i + 1]
        assert follows[0] in ("refilled", "shuffled") or follows[:2] == events[i][:2], events[i : i + 2]
    return len(leaving)


@pytest.mark.rule("A-ROW-10")
def test_a_new_card_can_be_taken_at_once() -> None:
    table = Scene(row=ROW, center="wolf_shaman samaels_trickster", runes=9, power=3)

    table.do("acquire landtalker")
    assert "defeat samaels_trickster" in table.options
    table.do("defeat samaels_trickster")
    assert "acquire wolf_shaman" in table.options
    table.do("acquire wolf_shaman")
    assert table.pile("discard") == ["landtalker", "wolf_shaman"]


@pytest.mark.rule("A-ROW-11")
@pytest.mark.parametrize(("slot", "neighbors"), [(0, [1]), (2, [1, 3]), (5, [4])])
def test_only_neighboring_slots_are_adjacent_and_the_row_has_two_ends(slot: int, neighbors: list[int]) -> None:
    cards = ROW.split()
    table = Scene(row=ROW, center="shadow_star spike_vixen ravenous_gorph", hand="eternal_askara", power=3)

    table.do("play eternal_askara", f"banish {cards[slot]}")
    assert table.pile("void") == [cards[slot], *(cards[i] for i in neighbors)]

    now = table.pile("row")
    table.do("defeat ravenous_gorph")
    assert table.options == [*(f"banish {now[i]}" for i in neighbors), "done"]


@pytest.mark.rule("A-ROW-12")
def test_the_row_can_be_all_monsters() -> None:
    none = {card.name: 0 for card, _ in center(GAME.configure({"sets": "base"})) if card.kind != "monster"}
    s = GAME.new(GAME.configure({"sets": "base", "copies": none}), 1)

    assert all(s.tables.is_monster[card] for card in s.row)
    assert GAME.decision(s) is not None
