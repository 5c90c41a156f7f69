"""Replay a record step by step from any player's perspective, or watch bots play."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

from vigil.kernel.errors import VigilError
from vigil.kernel.event import Event
from vigil.kernel.link import pack
from vigil.kernel.match import Match, replay_steps
from vigil.terminal import explanations, rules_viewer
from vigil.terminal.command_parser import best_matches, meanings, normalize, synonyms
from vigil.terminal.console import EndOfInput, Terminal
from vigil.terminal.errors import UsageError, error_text
from vigil.terminal.event_log import EventLog
from vigil.terminal.game_loop import show_end
from vigil.terminal.local_session import EventsByViewer, LocalSession
from vigil.terminal.session import RECENT_PARTS
from vigil.terminal.table_model import TableModel
from vigil.text import explain_text, ui_text

SPECTATOR, OPEN = "spectator", "all"
Perspective = int | str
"""A seat, `SPECTATOR`, or `OPEN` to see all cards."""
COMMANDS = ("next", "back", "turn", "as", "table", "log", "rule", "look", "players", "link", "help", "quit")
COUNT = re.compile(r"\s*\d{1,6}\s*")


def parse_perspective(text: str | None, session: LocalSession, lang: str) -> Perspective:
    """Return the perspective a player asks for; by default all cards if the game is over, else a spectator's."""
    if text is None or not text.strip():
        return OPEN if session.over else SPECTATOR
    if re.fullmatch(r"\d{1,2}", text.strip()) and 1 <= int(text) <= len(session.seats):
        return int(text) - 1
    names: dict[Perspective, list[str]] = {seat: [name] for seat, name in enumerate(session.names)}
    names |= {each: synonyms(f"word-{each}", lang) for each in (SPECTATOR, OPEN)}
    matches = best_matches(text, names)
    if len(matches) != 1:
        raise UsageError("bad-view", given=text.strip()[:40], names=", ".join(session.names))
    return matches[0]


def seat_of(perspective: Perspective) -> int | None:
    """Return the seat of a perspective, or None."""
    return perspective if isinstance(perspective, int) else None


def view_from(perspective: Perspective, match: Match[Any]) -> Any:
    """Return the view from a perspective; from `OPEN`, every hand as its owner sees it."""
    view = match.game.view(match.state, seat_of(perspective))
    if perspective != OPEN:
        return view
    own = [match.game.view(match.state, seat) for seat in range(match.config.players)]
    return match.game.reveal_all(view, own)


def events_from(perspective: Perspective, events: EventsByViewer) -> Iterator[Event]:
    """Return the events from a perspective; from `OPEN`, each as the viewer who knows most about it."""
    if perspective != OPEN:
        yield from events[seat_of(perspective)]
        return
    for versions in zip(*events.values(), strict=True):
        yield next((event for event in versions if event.card_name is not None), versions[0])


class Replay:
    """A record at one of its choices, from one perspective."""

    def __init__(
        self, session: LocalSession, terminal: Terminal, perspective: Perspective, lang: str, sims: int = 0
    ) -> None:
        """`sims` is the number of simulations to explain a choice with; 0 explains none."""
        self.session, self.terminal, self.lang, self.sims = session, terminal, lang, sims
        self.perspective = perspective
        self.at = 0
        self.match = self.match_at(0)
        self.turns = self.turn_starts()

    @property
    def last(self) -> int:
        """The number of choices in the record."""
        return len(self.session.match.choices)

    def match_at(self, at: int) -> Match[Any]:
        """Return the match after a number of choices."""
        match = self.session.match
        return Match(match.game, match.config, match.seed, match.choices[:at])

    def turn_starts(self) -> list[int]:
        """Return the choice at which each turn begins, by the events or else by the game's own count of turns."""
        from_events = [
            at
            for at, events in enumerate(self.session.events_by_viewer)
            for event in events[None]
            if event.kind in self.event_log.turn_markers
        ]
        return from_events or self.counted_turns()

    def counted_turns(self) -> list[int]:
        """Return the choice at which each turn begins, by the game's own count of turns."""
        match = self.session.match
        turns = [match.game.progress(step.state).turn for step in replay_steps(match)]
        return [at for at, turn in enumerate(turns) if at == 0 or turn != turns[at - 1]]

    def go(self, at: int) -> None:
        """Go to the position after a number of choices."""
        self.at = max(0, min(at, self.last))
        if self.at == len(self.match.choices) + 1:
            self.match._replay(self.session.match.choices[self.at - 1])
        elif self.at != len(self.match.choices):
            self.match = self.match_at(self.at)

    # ----------------------------------------------------------------------- output

    @property
    def table(self) -> TableModel:
        """The table at this position."""
        session, view = self.session, view_from(self.perspective, self.match)
        model = session.screen.table_model
        return model(view, self.match.decision, session.cards, session.names, self.lang, False)

    @property
    def event_log(self) -> EventLog:
        """The log from this perspective."""
        session, viewer = self.session, seat_of(self.perspective)
        return session.screen.event_log(session.game, self.lang, session.cards, session.names, viewer)

    def events(self, since: int, until: int) -> list[Event]:
        """Return the events of some choices from this perspective."""
        parts = self.session.events_by_viewer[max(0, since) : until]
        return [event for part in parts for event in events_from(self.perspective, part)]

    def show(self, hint: bool = True) -> None:
        """Show the table at this position, and the choice that led to it."""
        position = ui_text("replay-at", self.lang, n=self.at, last=self.last, turn=self.turn)
        why = list(self.explain(self.at - 1))
        if self.terminal.plain:
            self.terminal.say(position, *why, *self.event_log.all_lines(self.events(self.at, self.at + 1)))
            return
        log = self.event_log.short_lines(self.events(self.at - RECENT_PARTS, self.at + 1))
        width, height = self.terminal.size
        self.terminal.clear()
        self.terminal.show(self.session.screen.draw(self.table, log, width, height - 1 - hint - len(why)))
        self.terminal.say(position, *why)
        if hint:
            self.terminal.say(ui_text("replay-hint", self.lang))

    @property
    def turn(self) -> int:
        """The number of the turn at this position."""
        return sum(start <= self.at for start in self.turns)

    def log(self, with_rules: bool = False) -> Iterator[str]:
        """Return the complete log and the result, with the rule of each line if asked."""
        yield from self.event_log.full_lines(self.events(0, self.last + 1), with_rules)
        if self.session.over:
            yield ""
            yield from self.session.screen.score_lines(self.session, seat_of(self.perspective), self.lang)

    def explain(self, at: int) -> Iterator[str]:
        """Explain a choice, if explanations are on and this perspective sees the hand of its player."""
        if not self.sims or not 0 <= at < self.last:
            return
        match = self.match if len(self.match.choices) == at else self.match_at(at)
        seat = self.session.match.choices[at].seat
        if self.perspective not in (OPEN, seat):
            yield explain_text("not-yours", self.lang, who=self.session.names[seat], seat=str(seat + 1))
            return
        explanation = explanations.explain_choice(self.session, match, self.sims)
        decision = match.decision
        if explanation is not None and decision is not None:
            plain = self.terminal.plain
            yield from explanations.explanation_lines(explanation, decision, self.session, self.lang, plain)

    def explained_log(self) -> Iterator[str]:
        """Return the log from this position on, with every choice explained."""
        for at in range(self.at, self.last):
            self.go(at)
            if self.session.match.choices[at].option_count > 1:
                yield from self.explain(at)
            yield from self.event_log.all_lines(self.events(at + 1, at + 2))

    # ----------------------------------------------------------------------- commands

    def run(self) -> None:
        """Read commands until the input ends or the player quits."""
        self.show()
        while True:
            try:
                line = self.terminal.ask(ui_text("replay-prompt", self.lang) if self.terminal.plain else "")
            except EndOfInput:
                return
            try:
                if not self.handle_line(line.strip()):
                    return
            except VigilError as error:
                self.terminal.say(error_text(error, self.lang))

    def handle_line(self, line: str) -> bool:
        """Run one command; return False to quit."""
        first, _, rest = line.partition(" ")
        if COUNT.fullmatch(line):
            self.go(int(line))
            self.show()
            return True
        names = meanings(first, self.table) if line else frozenset(("next",))
        match next((name for name in COMMANDS if name in names), None):
            case "next":
                self.step(1, rest)
            case "back":
                self.step(-1, rest)
            case "turn":
                self.go_to_turn(rest)
            case "as":
                self.perspective = parse_perspective(rest, self.session, self.lang)
                self.show()
            case "table":
                self.terminal.say(*self.session.screen.plain_table(self.table)) if self.terminal.plain else self.show()
            case "log":
                self.terminal.say(*self.log("rule" in meanings(rest, self.table)))
            case "rule":
                self.terminal.say(*rules_viewer.rule_lines(rest, self.lang, self.session.match.game.name))
            case "look":
                self.terminal.say(*self.session.screen.inspect_card(rest, self.table))
            case "players":
                self.terminal.say(*self.session.screen.players(self.table))
            case "link":
                self.terminal.say(pack(self.match))
            case "help":
                self.terminal.say(*ui_text("replay-help", self.lang).splitlines())
            case "quit":
                return False
            case _:
                self.terminal.say(ui_text("unknown", self.lang, typed=line[:40]))
        return True

    def step(self, direction: int, rest: str) -> None:
        """Go a number of choices forward or back."""
        count = int(rest) if COUNT.fullmatch(rest) else 1
        forward = direction > 0
        if self.at == (self.last if forward else 0):
            self.terminal.say(ui_text("replay-end" if forward else "replay-start", self.lang))
            if forward and self.session.over:
                show_end(self.session, self.terminal, None, self.lang)
            return
        self.go(self.at + direction * count)
        self.show()

    def go_to_turn(self, rest: str) -> None:
        """Go to a turn by its number, or to the next one."""
        wanted = int(rest) if COUNT.fullmatch(rest) else self.turn + 1
        if not 1 <= wanted <= len(self.turns):
            self.terminal.say(ui_text("no-turn", self.lang, n=wanted, last=len(self.turns)))
            return
        self.go(self.turns[wanted - 1])
        self.show()


def watch(
    session: LocalSession, terminal: Terminal, perspective: Perspective, lang: str, seconds: float, by_step: bool
) -> None:
    """Let bots play, and show their choices and the result."""
    replay = Replay(session, terminal, perspective, lang)
    try:
        _watch(session, replay, seconds, by_step)
        show_end(session, terminal, None, lang)
    except (EndOfInput, KeyboardInterrupt):
        pass  # the link continues the game
    terminal.say("", ui_text("link-is", lang))
    terminal.copyable(pack(session.match))


def _watch(session: LocalSession, replay: Replay, seconds: float, by_step: bool) -> None:
    terminal, lang = replay.terminal, replay.lang
    notices: list[str] = []
    while True:
        replay.go(replay.last)
        replay.turns = replay.turn_starts()
        if terminal.plain:
            terminal.say(*replay.event_log.all_lines(replay.events(replay.last, replay.last + 1)))
        else:
            replay.show(hint=False)
        terminal.say(*notices)
        if session.over:
            return
        if by_step:
            line = normalize(terminal.ask(ui_text("watch-step", lang)))
            if line and "quit" in meanings(line, replay.table):
                raise EndOfInput
        elif not terminal.plain:
            time.sleep(seconds)
        session.play_bot_turn()
        notices = session.pending_notices(lang)
