"""The five levels have names in every language, and all have the same information."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from vigil.bots import BOTS, ask_bot, make
from vigil.bots.greedy import Greedy
from vigil.bots.levels import LEVELS, BlunderingGreedy
from vigil.bots.search.bot import Search
from vigil.bots.support import support_for
from vigil.registry import GAMES
from vigil.text import LANGUAGES, bots_text, ui_text


def test_the_levels_are_bots_in_order_of_difficulty() -> None:
    assert list(LEVELS) == ["easy", "casual", "steady", "hard", "master"]
    assert list(BOTS)[-5:] == list(LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_description(lang: str) -> None:
    names = {ui_text(f"bot-{name}", lang) for name in LEVELS}
    assert len(names) == 5
    assert not any(name.startswith("bot-") for name in names)
    assert all(not bots_text(f"about-{name}", lang).startswith("about-") for name in LEVELS)


def test_harder_levels_blunder_less_or_search_more() -> None:
    easy, casual, steady, hard, master = (make(name, 1) for name in LEVELS)
    assert isinstance(easy, BlunderingGreedy)
    assert isinstance(casual, BlunderingGreedy)
    assert isinstance(steady, BlunderingGreedy)
    assert isinstance(hard, Search)
    assert isinstance(master, Search)
    for game in GAMES:
        support = support_for(game)
        blunders = [support.blunders[bot.level] for bot in (easy, casual, steady)]
        assert blunders[0] > blunders[1] > blunders[2] > 0
        few, many = (bot.settings.for_game(support.simulations).sims for bot in (hard, master))
        assert few is not None
        assert many is not None
        assert few < many
    assert max(hard.settings.ms, master.settings.ms) <= 2000


@pytest.mark.parametrize(
    ("game", "settings"),
    [("ascension", {}), ("conflictus", {"decks": ["Landslide", "Twilight"]})],
)
def test_a_level_blunders_as_often_as_stated_and_otherwise_plays_like_greedy(
    game: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    support = replace(support_for(game), blunders={"often": 30})
    monkeypatch.setattr("vigil.bots.levels.support_for", lambda name: support if name == game else None)
    table = GAMES[game]
    slips = asked_about = 0
    for seed in range(3):
        s = table.new(table.configure(settings), seed)
        while (decision := table.decision(s)) is not None and asked_about < 100 * (seed + 1):
            place = ask_bot(BlunderingGreedy(seed, "often"), table, s, decision)
            assert 0 <= place < len(decision.options)
            usual = ask_bot(Greedy(seed), table, s, decision)
            if len(decision.options) > 1:
                asked_about += 1
                slips += place != usual
            table.choose(s, table.options(s)[usual])
    assert 0.1 < slips / asked_about < 0.3  # a blunder can be the best option by chance
