"""Worlds from a view alone, for bots that play on a server as clients.

When the state is available, `redeal` is better, because it knows the real decks. Here an opponent's deck is assumed to
be the ready-made deck that best fits the cards seen so far. Everything the view shows is the same in every world. What
the view doesn't show and no one can infer from it is left out: which sources paid for which card, or that an effect
makes cards cheaper this turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from vigil.effects.language import NOTHING, This
from vigil.games.conflictus.bots.frames_from_view import own_node, place_question
from vigil.games.conflictus.rules.actions import PUBLIC
from vigil.games.conflictus.rules.card_tables import GameTables, card_tables_for, game_tables_for
from vigil.games.conflictus.rules.deck_tools import ready_decks
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import LIGHT, SHADOW, SOURCE, Grant
from vigil.games.conflictus.rules.legal_plays import plays
from vigil.games.conflictus.rules.state import (
    TO_CARD,
    CardSet,
    SeatState,
    State,
    TransitionItem,
    items_in_progress,
)
from vigil.games.conflictus.rules.values import defense_left, keyword_number, stats
from vigil.games.conflictus.rules.view import Face, ItemView, PlayerView, SetView, View
from vigil.kernel.decision import Decision
from vigil.kernel.rng import roll, shuffle, stream
from vigil.kernel.worlds import Worlds

TRIES = 8


def worlds_from_view(view: View, decision: Decision) -> Worlds[State]:
    """Return the worlds that fit a seat's view and its decision."""
    facts = _ViewFacts(view, decision)

    def sample(rng: int) -> State:
        s = _WorldBuilder(facts, rng).state()
        if decision.question.key == "priority":  # an unseen captive is only offered if it can be played
            for attempt in range(TRIES):
                if plays(s, decision.seat) == s.options:
                    break
                s = _WorldBuilder(facts, stream(rng, attempt)).state()
        return s

    return Worlds(GAME, decision.seat, sample)


class _ViewFacts:
    """What the view reveals about individual cards, the same for every world."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view, self.decision, self.seat = view, decision, decision.seat
        self.config = view.config
        self.printed = card_tables_for(view.config)
        usual = game_tables_for(view.config)
        self.players = len(view.players)
        self.size = sum(count for _, count in view.config.decks[self.seat])
        self.in_decks = self.size * self.players
        self.token_kinds, self.owners = usual.kinds[self.in_decks :], usual.owners
        self.kind: dict[int, int] = {}  # for each card that the view shows
        self.placed: set[int] = set()  # cards whose place is known too
        for face in self._faces():
            self.kind[face.card] = self.printed.by_name[face.name]
            self.placed.add(face.card)
        for item in self.items():
            if item.what == "card":
                self.placed.add(item.card)
            self.kind[item.card] = self.printed.by_name[item.name]
            self.kind |= {n: self.printed.by_name[name] for sort, n, name in item.targets if sort == TO_CARD}
        self.offered: set[int] = set()
        for option in decision.options:
            if option.card_name is not None and option.card >= 0:
                self.kind[option.card] = self.printed.by_name[option.card_name]
                self.offered.add(option.card)
        first = self.seat * self.size  # cards are numbered in the order of the deck lists
        own = dict(enumerate(usual.kinds[first : first + self.size], first))
        if all(own[card] == self.kind[card] for card in own if card in self.kind):
            self.kind |= own
        self._name_sources()
        self.paying = self._paying()

    def _faces(self) -> Iterator[Face]:
        for player in self.view.players:
            for pile in (player.hand, player.mortis, player.exterminatus, player.reserve, player.captive):
                yield from pile.faces
        for group in self.view.sets:
            yield from (*group.warriors, *group.others)

    def items(self) -> tuple[ItemView, ...]:
        view = self.view
        return view.transition if view.resolving is None else (*view.transition, view.resolving)

    def group_of(self, item: ItemView) -> SetView | None:
        """Return the set that the card of an item has already joined with its sources."""
        cards = {face.card: group for group in self.view.sets for face in (*group.warriors, *group.others)}
        return cards.get(item.card) if item.what == "card" else None

    def _name_sources(self) -> None:
        """Assign factions to sources, which the view lists by number and counts by faction."""
        groups = [(group.sources, group.light) for group in self.view.sets]
        for player in self.view.players:
            groups += [(player.free, player.free_light), (player.spent, player.spent_light)]
        for numbers, light in groups:
            light -= sum(self.faction(self.kind[n]) == LIGHT for n in numbers if n in self.kind)
            self.placed.update(numbers)
            for n in numbers:
                if n not in self.kind:
                    self.kind[n] = self.source(LIGHT if light > 0 else SHADOW)
                    light -= 1

    def _paying(self) -> dict[int, list[tuple[int, int]]]:
        """Return the sources of each item that waits with its own: owners and kinds.

        Their numbers are not visible. A player may pay with a captive source, so the owner is the player whose deck
        lacks it; among opponents, the one with more cards than known places.
        """
        own = self.view.players[self.seat]
        missing = Counter(self.named(name for name, n in self.config.decks[self.seat] for _ in range(n)))
        missing -= Counter(self.named(own.mons_list))
        missing -= Counter(self.kind[card] for card in self.of(self.seat) if card in self.placed)
        placed = Counter(self.owner(card) for card in self.placed if card < self.in_decks)
        spare = [self.size - placed[seat] for seat in range(self.players)]
        for seat, player in enumerate(self.view.players):
            shown = len(player.hand.faces) + len(player.reserve.faces)
            spare[seat] -= player.mons.count + player.hand.count + player.reserve.count - shown
            spare[(seat + 1) % self.players] -= player.captive.count - len(player.captive.faces)
        result: dict[int, list[tuple[int, int]]] = {}
        for item in sorted(self.items(), key=lambda item: item.controller != self.seat):
            if self.group_of(item) is None:
                for kind in [self.source(LIGHT)] * item.light + [self.source(SHADOW)] * item.shadow:
                    owner = item.controller
                    if missing[kind] > 0:
                        owner = self.seat
                        missing[kind] -= 1
                    elif owner == self.seat or spare[owner] <= 0:
                        owner = max((seat for seat in range(self.players) if seat != self.seat), key=spare.__getitem__)
                    spare[owner] -= 1
                    result.setdefault(item.number, []).append((owner, kind))
        return result

    def faction(self, kind: int) -> str:
        return self.printed.cards[kind].faction

    def source(self, faction: str) -> int:
        """Return the printed source of a faction."""
        return next(
            kind for kind, card in enumerate(self.printed.cards) if card.kind == SOURCE and card.faction == faction
        )

    def owner(self, card: int) -> int:
        return self.owners[card]

    def of(self, owner: int) -> list[int]:
        """Return the cards of a player's deck that the view shows."""
        return [card for card in self.kind if card < self.in_decks and self.owner(card) == owner]

    def named(self, names: Iterable[str]) -> list[int]:
        return [self.printed.by_name[name] for name in names]


class _WorldBuilder:
    """A world under construction, in which all hidden cards get numbers."""

    def __init__(self, facts: _ViewFacts, rng: int) -> None:
        self.facts, self.view, self.rng = facts, facts.view, rng
        self.kinds = [*([NOTHING] * facts.in_decks), *facts.token_kinds]
        for card, kind in facts.kind.items():
            self.kinds[card] = kind
        self.hidden: list[list[int]] = []  # for each owner, the cards without a place so far
        for owner in range(facts.players):
            self._fill(owner)

    # ------------------------------------------------------------------ the decks

    def _fill(self, owner: int) -> None:
        """Choose kinds for the cards of a deck that the view doesn't show."""
        facts, start = self.facts, owner * self.facts.size
        open_ = [card for card in range(start, start + facts.size) if card not in facts.placed]
        numbers = [card for card in open_ if card not in facts.kind]
        shown = Counter(facts.kind[card] for card in facts.of(owner))
        sure = Counter(facts.named(self._known_names(owner)))
        sure -= Counter(facts.kind[card] for card in open_ if card in facts.kind)
        if owner == facts.seat:
            deck = Counter(facts.named(name for name, n in facts.config.decks[owner] for _ in range(n)))
        else:
            deck = self._assumed_deck(shown + sure)
        pool = sorted((deck - shown - sure).elements())
        self.rng = shuffle(self.rng, pool)
        kinds = [*sorted(sure.elements()), *pool, *[facts.source(LIGHT)] * len(numbers)][: len(numbers)]
        for card, kind in zip(numbers, kinds, strict=True):
            self.kinds[card] = kind
        self.rng = shuffle(self.rng, open_)
        self.hidden.append(sorted(open_, key=facts.offered.__contains__))

    def _known_names(self, owner: int) -> list[str]:
        """Return the names of known hidden cards, and of sources that wait with an item."""
        player = self.view.players[owner]
        names = [name for pile in (player.hand, player.mons) for _, name in pile.known]
        cards, paying = self.facts.printed.cards, self.facts.paying.values()
        return names + [cards[kind].name for sources in paying for seat, kind in sources if seat == owner]

    def _assumed_deck(self, shown: Counter[int]) -> Counter[int]:
        """Return the ready-made deck that fits the seen cards best. Ties are broken at random."""
        facts = self.facts
        decks = [ready.deck for ready in ready_decks(facts.config.format)]
        candidates = [Counter(facts.named(name for name, n in deck for _ in range(n))) for deck in decks]
        fits = [(deck & shown).total() for deck in candidates]
        likely = [deck for deck, fit in zip(candidates, fits, strict=True) if fit == max(fits)]
        place, self.rng = roll(self.rng, len(likely))
        return likely[place]

    def _take(self, owner: int, kind: int = NOTHING) -> int:
        """Return a card of this player without a place so far, of a kind if one is given.

        Cards that the question offers come last, because the mons that is searched is filled last.
        """
        open_ = self.hidden[owner]
        card = next((card for card in open_ if kind in (NOTHING, self.kinds[card])), open_[0])
        open_.remove(card)
        return card

    # ------------------------------------------------------------------ the state

    def state(self) -> State:
        """Return the finished state."""
        facts, view = self.facts, self.view
        d = GameTables(facts.config, facts.printed, self.kinds, facts.owners)
        s = State(d, [SeatState() for _ in view.players], [], [stream(self.rng, k) for k in range(facts.players + 1)])
        s.first, s.active, s.turn, s.phase = view.first, view.active, view.turn, view.phase
        s.game, s.skip_attack = view.game, view.skips_attack
        s.attacks, s.blocks, s.blocked = list(view.attacks), list(view.blocks), list(view.blocked)
        s.wins = [player.wins for player in view.players]
        s.decision_count, s.undo_floor, s.last_chooser = view.number, view.undo_to, facts.seat
        s.left_seats = sum(1 << player.seat for player in view.players if player.lost)
        s.transition = [self._item(item) for item in view.transition]
        s.resolving = self._item(view.resolving) if view.resolving is not None else None
        s.items = max([item.number for item in facts.items()], default=0)
        s.before = s.items
        self._place_sets(s)
        used = self._used(s)
        for player in view.players:
            self._place_open(s, player)
        mons = [self._place_known(s, player) for player in view.players]
        for player, known in zip(view.players, mons, strict=True):
            self._place_hidden(s, player, known)
        for owner, me in enumerate(s.seats):
            me.out_of_game += self.hidden[owner]  # the cards of a player who has left; otherwise none remain
        s.gathered = self._gathered(s)
        for card in range(facts.in_decks, len(self.kinds)):
            if card not in used:
                s.seats[facts.owner(card)].out_of_game.append(card)
        s.options = [(option.verb, self._number(s, option.verb, option.id)) for option in facts.decision.options]
        self._add_lasting(s)
        place_question(s, view, facts.decision)
        return s

    def _used(self, s: State) -> set[int]:
        """Return the cards on the table and the transition."""
        on_table = {card for group in s.sets for card in (*group.warriors, *group.others)}
        return on_table | {item.card for item in items_in_progress(s) if item.what == "card"}

    def _item(self, item: ItemView) -> TransitionItem:
        sources = [self._take(owner, kind) for owner, kind in self.facts.paying.get(item.number, [])]
        if (group := self.facts.group_of(item)) is not None:
            for faction, count in ((LIGHT, item.light), (SHADOW, item.shadow)):
                sources += [n for n in group.sources if self.facts.faction(self.kinds[n]) == faction][:count]
        node = own_node(self.facts.printed, item.node)
        return TransitionItem(
            item.number, item.what, item.controller, item.card, 0, node, item.option,
            tuple((sort, n, 0) for sort, n, _ in item.targets), item.set, tuple(sources),
        )  # fmt: skip

    def _place_sets(self, s: State) -> None:
        for group in self.view.sets:
            warriors, others = [face.card for face in group.warriors], [face.card for face in group.others]
            top = [*others, *warriors, *group.sources][0 if others else len(warriors) - 1]
            s.sets.append(
                CardSet(
                    group.number, group.controller, warriors, others, list(group.sources), [top] * len(group.sources),
                    s.turn if group.grew else 0,
                )
            )  # fmt: skip
            if group.grew and warriors:
                s.entered[warriors[-1]] = s.turn
            for face in (*group.warriors, *group.others):
                s.counters |= {(face.card, name): n for name, n in face.counters}
                s.abilities_used += [face.card * 16 + use for use in face.used]
                if face.damage:
                    s.damage[face.card] = face.damage
                if face.marked:
                    s.marks.append((face.card, 0, face.marked))
        s.numbers = max([group.number for group in self.view.sets], default=0)

    def _place_open(self, s: State, player: PlayerView) -> None:
        """Fill the piles whose cards are visible."""
        me = s.seats[player.seat]
        for name in ("hand", "mortis", "exterminatus", "reserve", "captive"):
            setattr(me, name, [face.card for face in getattr(player, name).faces])
        me.free, me.spent = list(player.free), list(player.spent)
        me.own_drop, me.other_drop, me.lost = player.own_drop, player.other_drop, player.lost

    def _place_known(self, s: State, player: PlayerView) -> list[int]:
        """Place known hidden cards. The returned mons has gaps for the others."""
        seat, me = player.seat, s.seats[player.seat]
        mons: list[int] = [NOTHING] * player.mons.count
        for above, name in player.mons.known:
            card = self._take(seat, self.facts.printed.by_name[name])
            mons[player.mons.count - 1 - above] = card
            s.known.append((card, PUBLIC))
        for _, name in player.hand.known:
            card = self._take(seat, self.facts.printed.by_name[name])
            me.hand.append(card)
            s.known.append((card, PUBLIC))
        return mons

    def _place_hidden(self, s: State, player: PlayerView, mons: list[int]) -> None:
        """Fill the piles of which only the number of cards is visible."""
        seat, me = player.seat, s.seats[player.seat]
        below = (seat + 1) % len(s.seats)
        me.captive += [self._take(below) for _ in range(player.captive.count - len(me.captive))]
        me.hand += [self._take(seat) for _ in range(player.hand.count - len(me.hand))]
        me.reserve += [self._take(seat) for _ in range(player.reserve.count - len(me.reserve))]
        me.mons = [self._take(seat) if card == NOTHING else card for card in mons]

    def _gathered(self, s: State) -> list[int]:
        """Return the cards being recovered, which are still in the mortis."""
        result: list[int] = []
        for name in self.view.gathered:
            kind = self.facts.printed.by_name[name]
            result.append(next(c for c in s.seats[self.facts.seat].mortis if self.kinds[c] == kind and c not in result))
        return result

    def _number(self, s: State, verb: str, card: int) -> int:
        """Return the number of an option. An unseen captive is offered without one."""
        if verb in ("play", "play_source") and card == NOTHING:
            return s.seats[self.facts.seat].captive[0]
        return card

    def _add_lasting(self, s: State) -> None:
        """Add effects that last until the end of the turn, which show only in warriors' stats."""
        for group in self.view.sets:
            for face in group.warriors:
                attack, _, mill = stats(s, face.card)
                change = (face.attack - attack, face.defense - defense_left(s, face.card), face.mill - mill)
                granted = [name for name, n in face.keywords if n > keyword_number(s, face.card, name)]
                here = ((face.card, 0),)
                if any(change):
                    s.lasting.append((change, group.controller, face.card, here))
                s.lasting += [(Grant(This(), name), group.controller, face.card, here) for name in granted]
