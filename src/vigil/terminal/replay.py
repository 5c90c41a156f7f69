"""A game seen again: step by step, back and forth, through anybody's eyes; and bots being watched."""

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
from vigil.terminal.command_parser import best, meanings, normalize
from vigil.terminal.console import EndOfInput, Terminal
from vigil.terminal.errors import UsageError, error_text
from vigil.terminal.event_log import EventLog
from vigil.terminal.game_loop import show_end
from vigil.terminal.local_session import RECENT_CHOICES, EventsByViewer, LocalSession
from vigil.terminal.table_model import CommandWords, TableModel
from vigil.text import explain_text, ui_text

SPECTATOR, OPEN = "spectator", "all"
Perspective = int | str
"""Through whose eyes: a seat, a spectator, or all cards laid open."""


def parse_perspective(text: str | None, session: LocalSession, lang: str) -> Perspective:
    """Whose eyes were asked for; a game that is over is open, one that is not is a spectator's."""
    if text is None or not text.strip():
        return OPEN if session.over else SPECTATOR
    if re.fullmatch(r"\d{1,2}", text.strip()) and 1 <= int(text) <= len(session.seats):
        return int(text) - 1
    names: dict[int, tuple[str, ...]] = {i: (name,) for i, name in enumerate(session.names)}
    for number, key in ((-1, SPECTATOR), (-2, OPEN)):
        names[number] = tuple(word for each in (lang, "en") for word in ui_text(f"word-{key}", each).split(","))
    found = best(text, names)
    if len(found) != 1:
        raise UsageError("bad-eyes", given=text.strip()[:40], names=", ".join(session.names))
    return found[0] if found[0] >= 0 else (SPECTATOR if found[0] == -1 else OPEN)


def view_from(eyes: Perspective, match: Match[Any]) -> Any:
    """The table through these eyes; laid open, every hand is what its owner sees."""
    view = match.game.view(match.state, eyes if isinstance(eyes, int) else None)
    if eyes != OPEN:
        return view
    own = [match.game.view(match.state, seat) for seat in range(match.config.players)]
    return match.game.reveal_all(view, own)


def events_from(eyes: Perspective, told: EventsByViewer) -> Iterator[Event]:
    """The events through these eyes; laid open, each as the one who knows it best was told."""
    if eyes != OPEN:
        yield from told[eyes if isinstance(eyes, int) else None]
        return
    for versions in zip(*told.values(), strict=True):
        yield next((event for event in versions if event.face is not None), versions[0])


class Replay:
    """A record in somebody's hands: at which choice, through whose eyes."""

    def __init__(self, session: LocalSession, terminal: Terminal, eyes: Perspective, lang: str, sims: int = 0) -> None:
        """`sims`: every choice is explained with so many simulations; 0: none is."""
        self.session, self.terminal, self.eyes, self.lang, self.sims = session, terminal, eyes, lang, sims
        self.at = 0
        self.walk = self.fresh(0)
        self.turns = self.turn_starts()

    @property
    def commands(self) -> CommandWords:
        return self.session.screen.table_model.words

    @property
    def last(self) -> int:
        return len(self.session.match.choices)

    def fresh(self, at: int) -> Match[Any]:
        match = self.session.match
        return Match(match.game, match.config, match.seed, match.choices[:at])

    def turn_starts(self) -> list[int]:
        """The number of choices after which each turn begins: as events tell, or else as the game counts turns."""
        marked = [
            at
            for at, told in enumerate(self.session.events_by_viewer)
            for event in told[None]
            if event.what in self.event_log.turn_markers
        ]
        return marked or self.counted_turns()

    def counted_turns(self) -> list[int]:
        match = self.session.match
        turns = [match.game.progress(walk.state).turn for walk in replay_steps(match)]
        return [at for at, turn in enumerate(turns) if at == 0 or turn != turns[at - 1]]

    def go(self, at: int) -> None:
        """To the moment after so many choices."""
        self.at = max(0, min(at, self.last))
        if self.at == len(self.walk.choices) + 1:
            self.walk._replay(self.session.match.choices[self.at - 1])
        elif self.at != len(self.walk.choices):
            self.walk = self.fresh(self.at)

    # ----------------------------------------------------------------------- showing

    @property
    def table(self) -> TableModel:
        decision = self.walk.decision
        session, view = self.session, view_from(self.eyes, self.walk)
        return session.screen.table_model(view, decision, session.cards, session.names, self.lang, False)

    @property
    def event_log(self) -> EventLog:
        viewer = self.eyes if isinstance(self.eyes, int) else None
        return self.session.screen.event_log(
            self.session.game, self.lang, self.session.cards, self.session.names, viewer
        )

    def show(self, hint: bool = True) -> None:
        """The table at this moment, and what was chosen to get here."""
        place = ui_text("replay-at", self.lang, n=self.at, last=self.last, turn=self.turn)
        if self.terminal.plain:
            self.terminal.say(place, *self.explained(self.at - 1))
            self.terminal.say(*self.event_log.all_lines(events_from(self.eyes, self.session.events_by_viewer[self.at])))
            return
        events = [
            event
            for told in self.session.events_by_viewer[max(0, self.at - RECENT_CHOICES) : self.at + 1]
            for event in events_from(self.eyes, told)
        ]
        width, height = self.terminal.size
        why = list(self.explained(self.at - 1))
        self.terminal.clear()
        drawn = self.session.screen.draw(
            self.table, self.event_log.short_lines(events), width, height - 1 - hint - len(why)
        )
        self.terminal.show(drawn)
        self.terminal.say(place, *why)
        if hint:
            self.terminal.say(ui_text("replay-hint", self.lang))

    @property
    def turn(self) -> int:
        return sum(start <= self.at for start in self.turns)

    def log(self, cited: bool = False) -> Iterator[str]:
        """The whole game in lines, turn by turn, and its end; with the rules it went by on demand."""
        events = [event for told in self.session.events_by_viewer for event in events_from(self.eyes, told)]
        yield from self.event_log.full_lines(events, cited)
        if self.session.over:
            yield ""
            viewer = self.eyes if isinstance(self.eyes, int) else None
            yield from self.session.screen.score_lines(self.session, viewer, self.lang)

    def explained(self, at: int) -> Iterator[str]:
        """The choice after `at` others explained, if that was asked for and these eyes may see that hand."""
        if not self.sims or not 0 <= at < self.last:
            return
        walk = self.walk if len(self.walk.choices) == at else self.fresh(at)
        seat = self.session.match.choices[at].seat
        if self.eyes not in (OPEN, seat):
            yield explain_text("not-yours", self.lang, who=self.session.names[seat], seat=str(seat + 1))
            return
        found = explanations.explanation(self.session, walk, self.sims)
        decision = walk.decision
        if found is not None and decision is not None:
            yield from explanations.explanation_lines(found, decision, self.session, self.lang, self.terminal.plain)

    def explained_log(self) -> Iterator[str]:
        """The game from here on in lines, with every choice explained."""
        for at in range(self.at, self.last):
            self.go(at)
            if self.session.match.choices[at].option_count > 1:
                yield from self.explained(at)
            yield from self.event_log.all_lines(events_from(self.eyes, self.session.events_by_viewer[at + 1]))

    # ----------------------------------------------------------------------- walking

    def run(self) -> None:
        """Read steps until there are no more."""
        self.show()
        while True:
            try:
                line = self.terminal.ask(ui_text("replay-prompt", self.lang) if self.terminal.plain else "")
            except EndOfInput:
                return
            try:
                if not self.obey(line.strip()):
                    return
            except VigilError as error:
                self.terminal.say(error_text(error, self.lang))

    def obey(self, line: str) -> bool:
        """One step; False when it was the last."""
        first, _, rest = line.partition(" ")
        if re.fullmatch(r"\d{1,6}", line):
            self.go(int(line))
            self.show()
            return True
        names = meanings(first, self.lang, self.commands) if line else frozenset(("next",))
        match next((name for name in WORDS if name in names), None):
            case "next":
                self.step(1, rest)
            case "back":
                self.step(-1, rest)
            case "turn":
                self.to_turn(rest)
            case "as":
                self.eyes = parse_perspective(rest, self.session, self.lang)
                self.show()
            case "table":
                self.terminal.say(*self.session.screen.plain_table(self.table)) if self.terminal.plain else self.show()
            case "log":
                self.terminal.say(*self.log("rule" in meanings(rest, self.lang, self.commands)))
            case "rule":
                self.terminal.say(*rules_viewer.rule_lines(rest, self.lang, self.session.match.game.name))
            case "look":
                self.terminal.say(*self.session.screen.inspect_card(rest, self.table))
            case "players":
                self.terminal.say(*self.session.screen.players(self.table))
            case "link":
                self.terminal.say(pack(self.walk))
            case "help":
                self.terminal.say(*ui_text("replay-help", self.lang).splitlines())
            case "quit":
                return False
            case _:
                self.terminal.say(ui_text("unknown", self.lang, typed=line[:40]))
        return True

    def step(self, way: int, rest: str) -> None:
        count = int(rest) if re.fullmatch(r"\d{1,6}", rest.strip()) else 1
        if (way > 0 and self.at == self.last) or (way < 0 and self.at == 0):
            self.terminal.say(ui_text("replay-end" if way > 0 else "replay-start", self.lang))
            if way > 0 and self.session.over:
                show_end(self.session, self.terminal, None, self.lang)
            return
        self.go(self.at + way * count)
        self.show()

    def to_turn(self, rest: str) -> None:
        """To a turn by its number, or to the next one."""
        wanted = int(rest) if re.fullmatch(r"\d{1,6}", rest.strip()) else self.turn + 1
        if not 1 <= wanted <= len(self.turns):
            self.terminal.say(ui_text("no-turn", self.lang, n=wanted, last=len(self.turns)))
            return
        self.go(self.turns[wanted - 1])
        self.show()


WORDS = ("next", "back", "turn", "as", "table", "log", "rule", "look", "players", "link", "help", "quit")


# ----------------------------------------------------------------------- watching


def watch(
    session: LocalSession, terminal: Terminal, eyes: Perspective, lang: str, seconds: float, by_step: bool
) -> None:
    """Let bots play, and show what they do."""
    replay = Replay(session, terminal, eyes, lang)
    try:
        _watch(session, replay, seconds, by_step)
    except (EndOfInput, KeyboardInterrupt):
        terminal.say("", ui_text("link-is", lang))
        terminal.copyable(pack(session.match))
        return
    show_end(session, terminal, None, lang)
    terminal.say("", ui_text("link-is", lang))
    terminal.copyable(pack(session.match))


def _watch(session: LocalSession, replay: Replay, seconds: float, by_step: bool) -> None:
    terminal, lang = replay.terminal, replay.lang
    notes: list[str] = []
    while True:
        replay.go(replay.last)
        replay.turns = replay.turn_starts()
        if terminal.plain:
            terminal.say(*replay.event_log.all_lines(events_from(replay.eyes, session.events_by_viewer[-1])))
        else:
            replay.show(hint=False)
        terminal.say(*notes)
        notes.clear()
        if session.over:
            return
        if by_step:
            line = normalize(terminal.ask(ui_text("watch-step", lang)))
            if line and "quit" in meanings(line, lang, replay.commands):
                raise EndOfInput
        elif not terminal.plain:
            time.sleep(seconds)
        session.play_bot_turn()
        notes += session.pending_notices(lang)
