"""Hot seat: the screen never shows hidden cards of another player."""

from __future__ import annotations

import re
from typing import Any

import pytest

from terminal.typing_player import Screen, TypingPlayer, new_session
from vigil.games.ascension.rules.view import View
from vigil.games.ascension.terminal.game_loop import Play
from vigil.terminal.console import WIPE
from vigil.terminal.local_session import LocalSession
from vigil.text import card_name


def visible_names(view: View) -> set[str]:
    """Return every card name in a view."""
    found = {face.name for face in view.row if face is not None}
    piles = [view.void, view.mystics, view.heavies, view.cultists, view.box]
    for player in view.players:
        piles += [player.deck, player.hand, player.played, player.discard, player.constructs, player.trophies]
        found |= set(player.deck_list)
    for pile in piles:
        found |= {face.name for face in pile.faces} | {name for _, name in pile.known}
    return found


class WatchingPlayer(TypingPlayer):
    """A player who reads the whole screen before typing each line."""

    leaks: list[str]

    def line(self) -> str | None:
        table = self.play.session
        decision = table.decision
        assert decision is not None
        assert isinstance(self.play.terminal, Screen) and isinstance(table, LocalSession)
        text = self.play.terminal.text
        screen = text[text.rfind(WIPE) + len(WIPE) :] if WIPE in text else text
        passing = self.play.viewer != decision.seat
        secrets = self.secrets(table, None if passing else decision.seat)
        self.leaks += [name for name in secrets if re.search(rf"\b{re.escape(name)}\b", screen)]
        return super().line()

    def secrets(self, table: LocalSession, viewer: int | None) -> set[str]:
        """Return names in hidden piles that this viewer has never seen."""
        hidden: set[str] = set()
        for seat in table.people:
            if seat != viewer:
                view = table.view(seat)
                me = view.players[seat]
                hidden |= {face.name for face in me.hand.faces} | set(me.deck_list)
        visible = visible_names(table.view(viewer))
        visible |= {event.card_name for event in table.events(viewer) if event.card_name is not None}
        # a card's text may name another card
        return hidden - visible if viewer is not None else hidden - {"Mystic", "Heavy Infantry", "Cultist"}


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        ({"honor_pool": 25}, "Ana,Ben"),
        ({"sets": "fallen", "honor_pool": 20}, "Ana,Ben"),
        ({"sets": "both", "players": 3, "honor_pool": 25}, "Ana,Ben,greedy"),
        ({"sets": "both", "players": 4, "mode": "teams", "honor_pool": 30}, "Ana,Ben,Cleo,Dan"),
    ],
)
def test_the_next_player_sees_no_secrets_of_the_previous_player(settings: dict[str, Any], seats: str) -> None:
    table = new_session(settings, seats, seed=8)
    player = WatchingPlayer(seed=2)
    player.leaks = []
    screen = Screen(player.line)
    player.play = Play(table, screen, None, "en")
    player.play.run()
    assert table.over and not player.leaks
    assert screen.text.count(WIPE) > 10


def test_a_screen_that_is_not_cleared_is_detected() -> None:
    class Unwiped(Screen):
        def wipe(self) -> None:
            """Do nothing."""

    table = new_session({"honor_pool": 25}, "Ana,Ben", seed=8)
    player = WatchingPlayer(seed=2)
    player.leaks = []
    player.play = Play(table, Unwiped(player.line), None, "en")
    player.play.run()
    assert player.leaks


def test_the_pass_screen_shows_no_card_at_all() -> None:
    table = new_session({}, "Ana,Ben", seed=8)
    lines = iter(["", "all", "log", "hand", "end", "end"])
    screen = Screen(lambda: next(lines, None))
    Play(table, screen, None, "en").run()
    text = screen.text
    last = text[text.rfind(WIPE) :]
    assert "Pass the screen to" in last
    assert not any(card_name(card, "en") in last for card in table.cards.values())


def test_each_player_reads_their_own_language() -> None:
    table = new_session({}, "Ana:ru,Ben:fr", seed=8)
    first = table.decision
    assert first is not None
    lines = iter(["", "0", "0", ""])
    screen = Screen(lambda: next(lines, None))
    Play(table, screen, None, "en").run()
    text = screen.text
    screens = [part for part in text.split(WIPE) if part.strip()]
    spoken = {"ru": "Центральный ряд", "fr": "Ligne centrale"}
    order = ["ru", "fr"] if first.seat == 0 else ["fr", "ru"]
    assert spoken[order[0]] in screens[1] and spoken[order[1]] in screens[3]


def test_undo_never_goes_beyond_the_pass_screen() -> None:
    table = new_session({}, "Ana,Ben", seed=8)
    lines = iter(["", "all", "0", "0", "", "undo"])
    screen = Screen(lambda: next(lines, None))
    Play(table, screen, None, "en").run()
    assert "You can't undo" in screen.text
