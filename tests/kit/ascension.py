"""Scenes: tables set up with card names, for tests that read like the rulebook.

    table = Scene(hand="arbiter_of_the_precipice militia", deck="apprentice arha_initiate")
    table.do("play arbiter_of_the_precipice", "banish apprentice")
    assert table.pile("box") == ["apprentice"]

Card names are written as players type them (`cetra_weaver_of_stars`). Lists end with the top card, and the row starts
with slot 1. Seat 0 is the first and the active player. Zones that aren't given, such as the center deck, are empty, so
nothing happens by chance.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.language import NOTHING
from vigil.games.ascension.rules import card_tables, decisions, state, turns
from vigil.games.ascension.rules.config import Config, configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import EMPTY, SeatState, State
from vigil.kernel.event import Event
from vigil.kernel.game import Outcome
from vigil.kernel.rng import stream

ZONES = ("deck", "hand", "played", "discard", "constructs", "trophies")
NUMBERS = ("runes", "power", "honor")
SPARE = "landtalker landtalker landtalker landtalker"
"""A center deck whose cards do nothing when they enter the row."""


def six(*cards: str) -> str:
    """A full row that begins with these cards."""
    return " ".join([*cards, *["emri_one_with_the_void"] * (6 - len(cards))])


class Scene:
    """A table where cards are named, not numbered.

    Keywords that are zones or resources belong to seat 0. `them` is a dict of the same keywords for the next seat, or a
    list of dicts for several. `open_menu=False` leaves the stack empty, for tests that push their own work.
    """

    def __init__(
        self,
        *,
        row: str = "",
        center: str = "",
        void: str = "",
        box: str = "",
        mystics: int = 2,
        heavies: int = 2,
        cultist: bool = True,
        them: dict[str, Any] | list[dict[str, Any]] | None = None,
        config: dict[str, Any] | None = None,
        pool: int | None = None,
        seed: int = 1,
        active: int = 0,
        open_menu: bool = True,
        **you: Any,
    ) -> None:
        others = them if isinstance(them, list) else [them or {}]
        settings = dict(config or {})
        solo = settings.get("mode") == "solo"
        settings.setdefault("sets", "both")
        settings.setdefault("players", 1 if solo else 1 + len(others))
        self.config: Config = configure(settings)
        others = others + [{}] * (self.config.players + solo - 1 - len(others))
        printed = card_tables.card_tables_for(self.config)
        kinds: list[int] = []

        def cards(names: str) -> list[int]:
            start = len(kinds)
            for name in names.split():
                assert name in printed.by_slug, f"no card is called {name}"
                kinds.append(printed.by_slug[name])
            return list(range(start, len(kinds)))

        seats = []
        for who in [you, *others[: self.config.players + solo - 1]]:
            unknown = set(who) - {*ZONES, *NUMBERS}
            assert not unknown, f"not a zone or resource: {unknown}"
            seat = SeatState()
            for zone in ZONES:
                setattr(seat, zone, cards(who.get(zone, "")))
            seat.runes, seat.power, seat.honor = (who.get(n, 0) for n in NUMBERS)
            seats.append(seat)
        slots = cards(row)
        assert len(slots) <= 6
        slots = [EMPTY] * (6 - len(slots)) + slots if solo else slots + [EMPTY] * (6 - len(slots))
        deck, gone, boxed = cards(center), cards(void), cards(box)
        left, right = cards("mystic " * mystics), cards("heavy_infantry " * heavies)
        foe = cards("cultist" if cultist else "")
        d = card_tables.game_tables_of(self.config, tuple(kinds))
        self.s = State(
            d, seats, slots, deck, gone, left, right, foe, boxed,
            rng=[stream(seed, p) for p in range(2 + self.config.players)],
            pool=self.config.pool if pool is None else pool, restricted_runes=[0] * len(d.restrictions), active=active,
        )  # fmt: skip
        if open_menu:
            self.s.stack.append((card_tables.MAIN, active, active, NOTHING, NOTHING, NOTHING))
            turns.run(self.s)

    # ------------------------------------------------------------------ reading the state

    @property
    def me(self) -> SeatState:
        return self.s.seats[0]

    @property
    def them(self) -> SeatState:
        return self.s.seats[1]

    def seat(self, number: int) -> SeatState:
        return self.s.seats[number]

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 when the game is over."""
        return decisions.seat_to_act(self.s)

    @property
    def over(self) -> bool:
        return not self.s.stack

    @property
    def outcome(self) -> Outcome:
        """The result of the game, which must be over."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, f"seat {self.asked} still has to decide"
        return outcome

    def score(self, seat: int = 0) -> int | None:
        """The score of a seat now."""
        return GAME.view(self.s, seat).players[seat].score  # type: ignore[no-any-return]

    @property
    def totals(self) -> tuple[int, int, int]:
        """Runes, Power and Honor of the first player."""
        return self.me.runes, self.me.power, self.me.honor

    @property
    def resolving(self) -> str:
        """The card whose text is resolving."""
        return self.s.tables.slug[self.s.stack[-1][3]]

    @property
    def log(self) -> list[str]:
        """The events since the last choice, each with its card."""
        return [f"{event.kind} {event.card_name}" if event.card_name else event.kind for event in self.events()]

    @property
    def question(self) -> str:
        """The kind of question: menu, pick, may, one_of, name, trigger, order, steal; empty when the game is over."""
        asks = decisions.question(self.s)
        return asks.key if asks else ""

    @property
    def options(self) -> list[str]:
        """The names of the options, without the card numbers that distinguish identical names."""
        return [self.name(o.verb, o.card, o.name) for o in decisions.options(self.s)]

    def name(self, verb: str, card: int, name: str) -> str:
        return name[: -len(str(card)) - 1] if name.endswith(f" {card}") and name.count(" ") == 2 else name

    def pile(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a zone by name; '-' is an empty slot of the row."""
        return [self.s.tables.slug[c] if c != EMPTY else "-" for c in state.pile(self.s, zone, seat)]

    def card(self, name: str, zone: str, seat: int = 0) -> int:
        """The number of the first such card in a zone."""
        return next(c for c in state.pile(self.s, zone, seat) if c != EMPTY and self.s.tables.slug[c] == name)

    def news(self, what: str = "") -> list[tuple[str, int]]:
        """The events since the last choice as (what, seat), of all kinds or one."""
        return [(entry[0], entry[1]) for entry in self.s.events if not what or entry[0] == what]

    def events(self, viewer: int | None = 0) -> tuple[Event, ...]:
        return GAME.events(self.s, viewer)

    def why(self, wanted: str, seat: int = 0) -> str | None:
        """The key of the reason why a seat can't do that; None if it can."""
        message = GAME.why_not(self.s, seat, wanted)
        return message.key if message else None

    # ------------------------------------------------------------------- acting

    def do(self, *wanted: str) -> Scene:
        """Choose these options in order. For identical names or a bare verb, choose the first option that matches."""
        for want in wanted:
            named = decisions.options(self.s)
            names = self.options
            found = [i for i, o in enumerate(named) if want in (names[i], o.name, o.verb)]
            assert found, f"{want!r} is not among {names}"
            turns.choose(self.s, self.s.options[found[0]])
        return self

    def end_turns(self, count: int = 1) -> Scene:
        """End this many turns, of any player."""
        for _ in range(count):
            self.do("end_turn")
        return self
