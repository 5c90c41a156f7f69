"""The Honor pool (A-POOL)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME


def pool(**settings: object) -> int:
    """The Honor in the pool at the start of a game, as all players see it."""
    visible = GAME.view(GAME.new(configure(settings), 5), None).pool
    assert isinstance(visible, int)
    return visible


@pytest.mark.rule("A-POOL-01", "A-POOL-02", "A-POOL-03", "A-POOL-04", "A-POOL-05")
@pytest.mark.parametrize(("players", "honor"), [(2, 60), (3, 90), (4, 120), (5, 150), (6, 180)])
def test_the_pool_grows_with_the_players(players: int, honor: int) -> None:
    assert pool(sets="both", players=players) == honor


@pytest.mark.rule("A-POOL-06", "A-POOL-12")
@pytest.mark.parametrize("sets", ["base", "fallen", "both"])
def test_the_solo_pool_is_fifty(sets: str) -> None:
    assert pool(sets=sets, mode="solo") == 50


@pytest.mark.rule("A-POOL-07")
def test_teams_share_one_pool_of_thirty_per_player() -> None:
    assert pool(sets="base", players=4, mode="teams") == 120
    assert pool(sets="both", players=4, mode="teams") == 120
    assert pool(sets="both", players=6, mode="teams") == 180


@pytest.mark.rule("A-POOL-12")
def test_the_pool_depends_only_on_the_number_of_players() -> None:
    assert {pool(sets=sets, players=2, edition=edition)
            for sets in ("base", "fallen", "both") for edition in ("anniversary", "first")} == {60}  # fmt: skip
    assert pool(sets="base", players=4) == pool(sets="both", players=4) == 120


@pytest.mark.rule("A-POOL-08")
def test_the_pool_counts_honor_rather_than_tokens() -> None:
    # a reward of 5 is one large token; sixty pieces would last for sixty such rewards
    table = Scene(row="earth_tyrant " * 6, center="mephit " * 6, power=12)
    assert table.s.pool == 60
    assert table.do("defeat earth_tyrant", "defeat earth_tyrant").s.pool == 50


@pytest.mark.rule("A-POOL-09", "A-POOL-10", "A-POOL-13")
@pytest.mark.parametrize("order", ["13311", "31113", "33111", "11133"])
def test_exchanging_large_and_small_tokens_never_matters(order: str) -> None:
    """Gain 5 and 1 in any order from a pool that isn't a multiple of 5."""
    table = Scene(row="earth_tyrant " * 6, center="mephit " * 6, power=18, pool=23)
    for gain in order:
        table.do({"3": "defeat earth_tyrant", "1": "defeat cultist"}[gain])
    assert (table.me.honor, table.s.pool, table.s.end_reason) == (13, 10, 0)


@pytest.mark.rule("A-POOL-11")
def test_the_reserve_is_not_part_of_the_pool() -> None:
    assert GAME.new(configure({"sets": "fallen"}), 1).pool == 60  # of the 90 in the box
    table = Scene(row="earth_tyrant " * 6, center="mephit " * 6, power=8, pool=5)
    table.do("defeat earth_tyrant")
    # the pool is empty although tokens are left in the box: the end has begun, and it stays empty
    assert (table.s.pool, GAME.view(table.s, 0).last_round) == (0, "honor")
    table.do("defeat cultist")
    assert (table.s.pool, table.me.honor) == (0, 6)
