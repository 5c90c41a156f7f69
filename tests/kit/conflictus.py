"""Tables of Conflictus set up with card names, for tests that read like the rulebook.

    t = Table(
        you={"hand": "adoecer", "free": "2S"},
        them={"sets": ["2L: mago_iluminado / aprendiz_de_avatar + escudo_protetor"]},
    )
    t.do("play adoecer", "target aprendiz_de_avatar")
    t.all_pass()                      # both pass: the top item resolves
    assert t.pile("mortis", 1) == ["aprendiz_de_avatar"]

Card names are written as players type them, without accents. Lists end with the top card. Sources can be abbreviated:
`2L 1S`. A set is `sources: warriors from the bottom, separated by / + equipment`; a relic or amulet is
`1S: livro_das_dividas`. By default, seat 0 is active and has priority in the main phase of turn 3, and each mons has
ten Light sources.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.language import NOTHING
from vigil.games.conflictus.rules import card_tables, decisions, engine, engine_nodes
from vigil.games.conflictus.rules.config import Config, Switches
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.legal_plays import PASS
from vigil.games.conflictus.rules.state import (
    ATTACK,
    BLOCK,
    DAMAGE,
    MAIN,
    MAINTENANCE,
    PHASES,
    SACRIFICE,
    CardSet,
    SeatState,
    State,
    controller,
    set_of,
)
from vigil.games.conflictus.rules.turns import enter_phase, push
from vigil.games.conflictus.rules.values import defense_left, has_keyword, stats
from vigil.kernel.event import Event
from vigil.kernel.rng import stream

SHORT = {"L": "fonte_de_luz", "S": "fonte_de_sombra"}
PILES = ("mons", "hand", "mortis", "exterminatus", "reserve", "captive", "free", "spent")


def spelled(text: str) -> list[str]:
    """Return `2L 1S adoecer` as a list of typed names."""
    found: list[str] = []
    for word in text.split():
        if word[-1:] in SHORT and word[:-1].isdigit():
            found += [SHORT[word[-1]]] * int(word[:-1])
        else:
            found.append(word)
    return found


class Scene:
    """A table where cards are named, not numbered."""

    def __init__(
        self,
        you: dict[str, Any] | None = None,
        them: dict[str, Any] | list[dict[str, Any]] | None = None,
        *,
        phase: int = MAIN,
        turn: int = 3,
        active: int = 0,
        style: str = "classic",
        switches: dict[str, Any] | None = None,
        cards: tuple[Any, ...] = (),
        seed: int = 1,
        begin: bool = False,
        always_ask: bool = True,
    ) -> None:
        """Set up a table.

        With `begin`, the phase runs its automatic first steps; otherwise a player simply has priority.
        With `always_ask`, every player is asked at every priority, even those who can only pass.
        """
        others = them if isinstance(them, list) else [them or {}]
        who = [you or {}, *others]
        n = len(who)
        self.config = Config(
            decks=tuple((("Fonte de Luz", 50),) for _ in who),
            format=style,  # type: ignore[arg-type]
            players=n,
            always_ask=always_ask,
            switches=Switches(**(switches or {})),
            cards=cards,
        )
        printed = card_tables.tables_of_edition(self.config.switches, cards)
        kinds: list[int] = []
        owners: list[int] = []

        def made(name: str, owner: int) -> int:
            assert name in printed.by_slug, f"no card is called {name}"
            kinds.append(printed.by_slug[name])
            owners.append(owner)
            return len(kinds) - 1

        def is_warrior(card: int) -> bool:
            return printed.cards[kinds[card]].kind == "warrior"

        seats = [SeatState() for _ in who]
        sets: list[CardSet] = []
        for seat, has_ in enumerate(who):
            unknown = set(has_) - {*PILES, "sets", "tokens"}
            assert not unknown, f"not a zone: {unknown}"
            for zone in PILES:
                text = has_.get(zone, "10L" if zone == "mons" else "")
                owner = (seat + 1) % n if zone == "captive" else seat
                setattr(seats[seat], zone, [made(name, owner) for name in spelled(text)])
            for text in has_.get("sets", []):
                sets.append(self._set(len(sets) + 1, seat, text, made, is_warrior))
            for kind, card in enumerate(printed.cards):
                if card.token:
                    for _ in range(4):
                        kinds.append(kind)
                        owners.append(seat)
                        seats[seat].out_of_game.append(len(kinds) - 1)
        d = card_tables.game_tables(self.config, tuple(kinds), tuple(owners))
        self.s = State(
            d, seats, sets, [stream(seed, p) for p in range(1 + n)], first=0, active=active, turn=turn, phase=phase,
            wins=[0] * n, numbers=len(sets),
        )  # fmt: skip
        for group in sets:
            for number in (*group.warriors, *group.others):
                self.s.entered[number] = turn - 2
        frame = (engine_nodes.PHASE, active, active, NOTHING, NOTHING, phase)
        if begin:
            enter_phase(self.s, phase, frame)
        else:
            if phase == SACRIFICE:
                push(self.s, engine_nodes.CLEAN_UP, active)
            else:
                push(self.s, engine_nodes.PHASE, active, phase + 1)
            push(self.s, engine_nodes.PRIORITY, active, 0)
        engine.run(self.s)

    @staticmethod
    def _set(number: int, seat: int, text: str, made: Any, is_warrior: Any) -> CardSet:
        sources, _, rest = text.partition(":")
        piled, *equipped = [part.strip() for part in rest.split("+")]
        group = CardSet(number, seat)
        for name in [name.strip() for name in piled.split("/") if name.strip()]:
            card = made(name, seat)
            (group.warriors if is_warrior(card) else group.others).append(card)
        for name in equipped:
            group.others.append(made(name, seat))
        group.sources = [made(name, seat) for name in spelled(sources)]
        first = (group.warriors or group.others or [NOTHING])[0]
        group.brought = [first] * len(group.sources)
        return group

    # ------------------------------------------------------------------ reading the state

    @property
    def asked(self) -> int:
        return decisions.seat_to_act(self.s)

    @property
    def over(self) -> bool:
        return not self.s.stack

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def question(self) -> str:
        asks = decisions.question(self.s, self.asked)
        return asks.key if asks else ""

    @property
    def options(self) -> list[str]:
        """The names of the options, without the numbers that distinguish identical names."""
        found = []
        for o in decisions.options(self.s):
            tail = f" {o.target.id}" if o.target else ""
            found.append(o.name[: -len(tail)] if o.card_name and tail and o.name.endswith(tail) else o.name)
        return found

    def pile(self, zone: str, seat: int = 0) -> list[str]:
        return [self.s.tables.slug[card] for card in getattr(self.s.seats[seat], zone)]

    def sets(self, seat: int = 0) -> list[str]:
        """The sets of a player in the notation of the arguments: `2L: a / b + c`."""
        return [self.written(group) for group in self.s.sets if group.controller == seat]

    def written(self, group: CardSet) -> str:
        light = sum(self.s.tables.is_light[c] for c in group.sources)
        shadow = len(group.sources) - light
        sources = " ".join(f"{n}{f}" for n, f in ((light, "L"), (shadow, "S")) if n)
        parts = [" / ".join(self.s.tables.slug[c] for c in group.warriors)] if group.warriors else []
        return f"{sources}: {' + '.join([*parts, *(self.s.tables.slug[c] for c in group.others)])}".strip()

    @property
    def transition(self) -> list[str]:
        """The items on the transition, the top last."""
        return [f"{item.what} {self.s.tables.slug[item.card]}" for item in self.s.transition]

    def card(self, name: str, seat: int | None = None) -> int:
        """The number of the first such card on the table (of one player), otherwise in any zone of that owner."""
        for group in self.s.sets:
            for c in (*group.warriors, *group.others, *group.sources):
                if self.s.tables.slug[c] == name and (seat is None or group.controller == seat):
                    return c
        return next(
            c
            for c, s in enumerate(self.s.tables.slug)
            if s == name and (seat is None or self.s.tables.owner[c] == seat)
        )

    def stats(self, name: str, seat: int | None = None) -> tuple[int, int, int]:
        """The attack, remaining defense and mill of a warrior on the table."""
        card = self.card(name, seat)
        attack, _, mill = stats(self.s, card)
        return attack, defense_left(self.s, card), mill

    def has(self, name: str, keyword: str) -> bool:
        return has_keyword(self.s, self.card(name), keyword)

    def counters(self, name: str, counter: str) -> int:
        return self.s.counters.get((self.card(name), counter), 0)

    def controller(self, name: str) -> int:
        return controller(self.s, self.card(name))

    def on_table(self, name: str) -> bool:
        return set_of(self.s, self.card(name)) is not None

    def news(self, what: str = "") -> list[tuple[str, int]]:
        return [(entry[0], entry[1]) for entry in self.s.events if not what or entry[0] == what]

    def events(self, viewer: int | None = 0) -> tuple[Event, ...]:
        return GAME.events(self.s, viewer)

    def why(self, wanted: str, seat: int | None = None) -> str | None:
        message = GAME.why_not(self.s, self.asked if seat is None else seat, wanted)
        return message.key if message else None

    # ------------------------------------------------------------------- acting

    def do(self, *wanted: str) -> Scene:
        """Choose these options in order for the player asked. A bare verb or a shared name means the first match."""
        for want in wanted:
            named, names = decisions.options(self.s), self.options
            found = [i for i, o in enumerate(named) if want in (names[i], o.name, o.verb)]
            assert found, f"{want!r} is not among {names} (seat {self.asked}, {self.question}, {self.phase})"
            engine.choose(self.s, self.s.options[found[0]])
        return self

    def can(self, wanted: str) -> bool:
        """Return whether this is one of the options now."""
        return wanted in self.options

    def pass_(self, count: int = 1) -> Scene:
        """Pass this many times, for the player with priority."""
        for _ in range(count):
            assert self.question == "priority", f"{self.question} is asked, not priority"
            engine.choose(self.s, PASS)
        return self

    def _waiting(self) -> Any:
        return [item.number for item in self.s.transition], self.s.phase, self.s.turn, self.s.resolving

    def all_pass(self) -> Scene:
        """Pass for all players until something has resolved, the phase has changed, or another question is asked."""
        before = self._waiting()
        for _ in range(40):
            if self.over or self.question != "priority":
                return self
            if self._waiting() != before:
                return self
            self.pass_()
        raise AssertionError("passing leads nowhere")

    def to(self, phase: str, decline: bool = True) -> Scene:
        """Go to this phase of this turn or a later one: all players pass and decline whatever they can."""
        for _ in range(400):
            if self.over or (self.phase == phase and self.question == "priority" and not self.s.transition):
                return self
            if self.question == "priority":
                self.pass_()
            elif decline and any(o.verb in ("done", "no", "keep") for o in decisions.options(self.s)):
                self.do(next(o.verb for o in decisions.options(self.s) if o.verb in ("done", "no", "keep")))
            else:
                return self
        raise AssertionError(f"{phase} is never reached")


__all__ = ["ATTACK", "BLOCK", "DAMAGE", "MAIN", "MAINTENANCE", "SACRIFICE", "Scene"]
