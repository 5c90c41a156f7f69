"""Hot seat in Conflictus: the screen never shows hidden cards of another player; replays respect perspectives."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from terminal.typing_player import Lines, Screen, TypingPlayer, feed, new_match, whole_game
from vigil.games.conflictus.rules.view import View
from vigil.kernel.link import pack
from vigil.kernel.record import write
from vigil.terminal.console import WIPE, Terminal
from vigil.terminal.local_session import LocalSession
from vigil.terminal.replay import OPEN, SPECTATOR, Replay, view_from, watch
from vigil.text import card_name


def visible_names(view: View) -> set[str]:
    """Return every card name in a view."""
    found = {face.name for group in view.sets for face in (*group.warriors, *group.others)}
    found |= {item.name for item in view.transition} | set(view.gathered)
    for player in view.players:
        piles = (player.mons, player.hand, player.mortis, player.exterminatus, player.reserve, player.captive)
        found |= {face.name for pile in piles for face in pile.faces} | {
            name for pile in piles for _, name in pile.known
        }
        found |= set(player.mons_list)
    return found


class WatchingPlayer(TypingPlayer):
    """A player who reads the whole screen before typing each line."""

    leaks: list[str]

    def line(self) -> str | None:
        table = self.play.session
        decision = table.decision
        assert decision is not None and isinstance(self.play.terminal, Screen) and isinstance(table, LocalSession)
        text = self.play.terminal.text
        screen = text[text.rfind(WIPE) + len(WIPE) :] if WIPE in text else text
        passing = self.play.viewer != decision.seat
        for name in self.secrets(table, None if passing else decision.seat):
            if re.search(rf"(?<!\w){re.escape(card_name(table.cards[name], 'en'))}(?!\w)", screen):
                self.leaks.append(name)
        return super().line()

    def secrets(self, table: LocalSession, viewer: int | None) -> set[str]:
        """Return names in hidden piles that this viewer has never seen."""
        hidden: set[str] = set()
        for seat in table.people:
            if seat != viewer:
                me = table.view(seat).players[seat]
                piles = (me.hand, me.captive, me.reserve)
                hidden |= {face.name for pile in piles for face in pile.faces} | set(me.mons_list)
        sources = {"Fonte de Luz", "Fonte de Sombra"}  # common words
        if viewer is None:
            return hidden - sources
        visible = visible_names(table.view(viewer)) | {
            event.card_name for event in table.events(viewer) if event.card_name is not None
        }
        return hidden - visible - sources


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        ({"format": "rapidinha"}, "Ana,Ben"),
        ({"format": "classic"}, "Ana,Ben"),
        ({"format": "rapidinha", "best_of": 3}, "Ana,Ben"),
        ({"format": "rapidinha"}, "Ana,Ben,greedy"),
        ({"format": "rapidinha", "always_ask": True, "rounds": 12}, "Ana,Ben,Cleo,Dan"),
    ],
)
def test_the_next_player_sees_no_secrets_of_the_previous_player(settings: dict[str, Any], seats: str) -> None:
    table = new_match(settings, seats, seed=8, players=len(seats.split(",")))
    player = WatchingPlayer(seed=2)
    player.leaks = []
    screen = Screen(player.line)
    player.play = table.screen.play(table, screen, None, "en")
    player.play.run()
    assert table.over and not player.leaks
    assert screen.text.count(WIPE) > 10


def test_a_screen_that_is_not_cleared_is_detected() -> None:
    class Unwiped(Screen):
        def wipe(self) -> None:
            """Do nothing."""

    table = new_match({"format": "classic"}, "Ana,Ben", seed=8)
    player = WatchingPlayer(seed=2)
    player.leaks = []
    player.play = table.screen.play(table, Unwiped(player.line), None, "en")
    player.play.run()
    assert player.leaks


def finished(seed: int = 4) -> LocalSession:
    table = new_match({}, "Ana,greedy", seed)
    whole_game(table, TypingPlayer(seed=2))
    return table


def replayed(
    table: LocalSession, lines: list[str], eyes: int | str = OPEN, lang: str = "en", plain: bool = True
) -> str:
    terminal = Terminal(True, Lines(feed(lines)), io.StringIO()) if plain else Screen(feed(lines))
    replay = Replay(table, terminal, eyes, lang)
    replay.run()
    assert isinstance(terminal.target, io.StringIO)
    return terminal.target.getvalue()


def test_a_replay_moves_by_choices_and_turns() -> None:
    table = finished()
    text = replayed(table, ["", "next 3", "back", "turn 3", "10", "table", "players", "look fhaonna", "log", "quit"])
    assert "Choice 4 of" in text and "Choice 3 of" in text and "Choice 10 of" in text
    assert "Turn 3" in text and "Fhaonna – Warrior" in text
    replay = Replay(table, Terminal(True, Lines(feed([])), io.StringIO()), OPEN, "en")
    assert len(replay.turns) == table.view(None).round


def test_the_perspective_decides_what_a_replay_shows() -> None:
    table = finished()
    match = table.match
    early = type(match)(match.game, match.config, match.seed, match.choices[:6])
    assert not any(player.hand.faces or player.captive.faces for player in view_from(SPECTATOR, early).players)
    opened = view_from(OPEN, early)
    assert all(player.hand.faces for player in opened.players if player.hand.count)
    assert all(player.captive.faces for player in opened.players if player.captive.count)
    mine = view_from(0, early)
    assert mine.players[0].hand.faces and not mine.players[1].hand.faces and not mine.players[1].captive.faces


def test_a_replay_can_be_shown_in_rich_text() -> None:
    text = replayed(finished(), ["next 20", "as 1", "as spectator", "9999", ""], plain=False)
    assert "Transition" in text or "Mons" in text
    assert "has won" in text


@pytest.mark.parametrize("plain", [True, False])
def test_bots_can_be_watched(plain: bool) -> None:
    table = new_match({}, "greedy,random", seed=6)
    terminal = Terminal(True, Lines(feed([])), io.StringIO()) if plain else Screen(feed([]))
    watch(table, terminal, OPEN, "en", 0.0, False)
    assert isinstance(terminal.target, io.StringIO)
    text = terminal.target.getvalue()
    assert "has won" in text and pack(table.match) in text
    assert write(table.match).startswith("vigil record 1\ngame: conflictus\n")
