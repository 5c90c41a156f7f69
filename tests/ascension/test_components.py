"""Components and configurations (A-COMP)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel.errors import BadConfig
from vigil.rulebook import rule


def deal(sets: str, players: int, mode: str = "free") -> State:
    """A new game, before any decision."""
    return GAME.new(configure({"sets": sets, "players": players, "mode": mode}), 1)


def everything(s: State) -> list[str]:
    """All the cards of a game by name."""
    own = [card for seat in s.seats for zone in (seat.deck, seat.hand, seat.discard) for card in zone]
    return [s.tables.name[card] for card in own + center(s) + s.mystics + s.heavies + s.cultists + s.box]


def center(s: State) -> list[int]:
    """The cards of the center deck, including those that an opening Fate has sent to the Void."""
    return s.row + s.center + s.void


def allowed(sets: str, mode: str) -> list[int]:
    """The numbers of players that a configuration allows."""
    counts = []
    for players in range(1, 9):
        try:
            configure({"sets": sets, "mode": mode, "players": players})
        except BadConfig:
            continue
        counts.append(players)
    return counts


@pytest.mark.rule("A-COMP-01", "A-COMP-11", "A-COMP-21")
@pytest.mark.parametrize(
    ("sets", "mode", "counts"),
    [
        ("base", "free", [2, 3, 4]),
        ("fallen", "free", [2]),
        ("both", "free", [2, 3, 4, 5, 6]),
        ("base", "teams", [4]),
        ("fallen", "teams", []),
        ("both", "teams", [4, 6]),
        ("base", "solo", [1]),
        ("fallen", "solo", [1]),
        ("both", "solo", [1]),
    ],
)
def test_the_number_of_players_has_limits(sets: str, mode: str, counts: list[int]) -> None:
    assert allowed(sets, mode) == counts


@pytest.mark.rule("A-COMP-01", "A-COMP-11")
def test_the_error_for_an_invalid_player_count_names_the_limits() -> None:
    with pytest.raises(BadConfig, match=r"base in mode free takes 2-4 players, not 5.*sets=both"):
        configure({"sets": "base", "players": 5})
    with pytest.raises(BadConfig, match="fallen in mode free takes 2 players, not 3"):
        configure({"sets": "fallen", "players": 3})
    assert configure({"sets": "fallen", "players": 1}).mode == "solo"


@pytest.mark.rule("A-COMP-02", "A-COMP-03", "A-COMP-04", "A-COMP-05")
@pytest.mark.rule("A-COMP-12", "A-COMP-13", "A-COMP-14", "A-COMP-15")
@pytest.mark.rule("A-COMP-23", "A-COMP-24", "A-COMP-25", "A-COMP-26")
@pytest.mark.parametrize(
    ("sets", "deck", "pile", "players"), [("base", 100, 20, 4), ("fallen", 65, 17, 2), ("both", 165, 37, 6)]
)
def test_the_center_has_the_stated_number_of_cards(sets: str, deck: int, pile: int, players: int) -> None:
    s = deal(sets, players)
    assert len(center(s)) == deck
    assert (len(s.mystics), len(s.heavies), len(s.cultists)) == (pile, pile, 1)


@pytest.mark.rule("A-COMP-06", "A-COMP-16", "A-COMP-27")
@pytest.mark.parametrize(("sets", "players"), [("base", 4), ("fallen", 2), ("both", 6)])
def test_there_is_a_starting_deck_for_each_player(sets: str, players: int) -> None:
    cards = Counter(everything(deal(sets, players)))
    assert (cards["Apprentice"], cards["Militia"]) == {4: (32, 8), 2: (16, 4), 6: (48, 12)}[players]


@pytest.mark.rule("A-COMP-09", "A-COMP-17")
def test_the_total_number_of_cards_is_as_stated() -> None:
    assert len(everything(deal("base", 4))) == 181 == 100 + 20 + 20 + 1 + 40
    assert len(everything(deal("fallen", 2))) == 120 == 65 + 35 + 20


@pytest.mark.rule("A-COMP-07", "A-COMP-08", "A-COMP-18", "A-COMP-19", "A-POOL-09", "A-POOL-10")
@pytest.mark.parametrize(
    ("pieces", "worth", "sets", "red", "clear", "players"),
    [("A-COMP-07", "A-COMP-08", "base", 25, 25, 4), ("A-COMP-18", "A-COMP-19", "fallen", 15, 15, 2)],
)
def test_a_box_has_enough_tokens_for_its_pools(
    pieces: str, worth: str, sets: str, red: int, clear: int, players: int
) -> None:
    """Tokens exist only in the rulebook: a large one is worth 5, a small one 1."""
    assert [int(n) for n in re.findall(r"\d+", rule(pieces).text)] == [red + clear, red, clear]
    value = 5 * red + 1 * clear
    assert [int(n) for n in re.findall(r"\d+", rule(worth).text)] == [value]
    assert all(configure({"sets": sets, "players": n}).pool <= value for n in range(2, players + 1))


@pytest.mark.rule("A-COMP-08", "A-COMP-19")
@pytest.mark.parametrize(("sets", "box"), [("base", 150), ("fallen", 90)])
def test_the_number_of_tokens_in_the_box_does_not_limit_play(sets: str, box: int) -> None:
    table = Scene(config={"sets": sets}, power=2, pool=1, honor=box)
    assert table.do("defeat cultist").me.honor == box + 1


@pytest.mark.rule("A-COMP-10", "A-COMP-20")
def test_the_game_has_no_board_option() -> None:
    for sets in ("base", "fallen", "both"):
        with pytest.raises(BadConfig, match="board"):
            configure({"sets": sets, "board": True})


@pytest.mark.rule("A-COMP-22", "A-COMP-29")
def test_combined_sets_form_one_center_deck() -> None:
    tables = [deal(sets, 2) for sets in ("base", "fallen", "both")]
    base, fallen, both = (Counter(s.tables.name[card] for card in center(s)) for s in tables)
    assert both == base + fallen
    assert not set(base) & set(fallen)
    s = tables[-1]
    sets = {card.name: card.set for card in s.tables.card}
    order = [sets[s.tables.name[card]] for card in s.center]
    changes = sum(a != b for a, b in pairwise(order))
    assert changes > 40  # the sets are shuffled together, not stacked


@pytest.mark.rule("A-COMP-26")
def test_combined_sets_have_one_cultist() -> None:
    table = Scene(config={"sets": "both"}, power=4)
    assert [option for option in table.options if "cultist" in option] == ["defeat cultist"]
    table.do("defeat cultist", "defeat cultist")
    assert (table.me.honor, table.pile("cultists")) == (2, ["cultist"])


@pytest.mark.rule("A-COMP-24", "A-COMP-25", "A-COMP-28")
def test_the_combined_game_always_uses_everything() -> None:
    for mode, counts in (("free", (2, 3, 4, 5, 6)), ("teams", (4, 6)), ("solo", (1,))):
        for players in counts:
            cards = Counter(everything(deal("both", players, mode)))
            assert (cards["Mystic"], cards["Heavy Infantry"]) == (37, 37)
            assert sum(cards.values()) == 165 + 37 + 37 + 1 + 10 * players
