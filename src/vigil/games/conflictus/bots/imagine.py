"""Carrying out effects on an imagined table: as far as they are plain, and by a fair guess where they are not."""

from __future__ import annotations

from typing import Any, NamedTuple

from vigil.effects.language import (
    ANY,
    EVERYONE,
    NOTHING,
    OPPONENTS,
    YOU,
    All,
    AtLeast,
    AtMost,
    AtRandom,
    Both,
    CostOf,
    Count,
    Do,
    Each,
    Happened,
    If,
    Is,
    It,
    Lasting,
    May,
    OneOf,
    Pick,
    Seq,
    Target,
    This,
    Times,
)  # fmt: skip
from vigil.games.conflictus.bots.board import SOURCE_WORTH, Board, Fighter
from vigil.games.conflictus.bots.card_values import DRAWN, LOST_CARD, Kind
from vigil.games.conflictus.rules.language import (
    ACTIVE,
    AMULET,
    ANYBODY,
    ATTACKING,
    BLOCKED,
    BLOCKING,
    DRAWS,
    HAND,
    MORTIS,
    ROUND_ENDS,
    SACRIFICED,
    SOURCE,
    TABLE,
    THEIRS,
    UNBLOCKED,
    WARRIOR,
    Cheaper,
    CountersOn,
    Damage,
    Discard,
    Draw,
    Forbid,
    Grant,
    MakeTokens,
    MarkFor,
    Mill,
    Modify,
    PutCounters,
    Recover,
    Search,
    SkipAttack,
    StatOf,
    Whom,
)  # fmt: skip
from vigil.games.conflictus.rules.state import MAIN, MAINTENANCE, TO_CARD, TO_ITEM, TO_PLAYER
from vigil.games.conflictus.rules.view import ItemView

Aimed = tuple[int, int]
"""An announced target: what it is, and its number."""

FOUND = 0.6  # to choose a card rather than to draw it
CHEAPER_ONCE = 0.8
DEEP = 4  # how far effects that set each other off are followed


class Deed(NamedTuple):
    """Who carries out what: the player, the card that says it, the targets, the card spoken of."""

    you: int
    card: int
    name: str
    targets: tuple[Aimed, ...] = ()
    it: int = NOTHING
    depth: int = 0


def fits(board: Board, want: Any, fighter: Fighter, deed: Deed) -> bool:
    """Whether a warrior on the table is meant."""
    if want.kind not in (None, WARRIOR, "fixed"):
        return False
    if want is ANY:
        return True
    kind = board.kinds[fighter.name]
    if want.faction is not None and want.faction != kind.faction:
        return False
    if want.max_cost is not None and kind.cost > amount(board, want.max_cost, deed):
        return False
    if want.other and fighter.card == deed.card:
        return False
    whose = getattr(want, "whose", ANYBODY)
    if whose != ANYBODY and (fighter.seat == deed.you) is not (whose == YOU):
        return False
    if getattr(want, "state", None) not in (None, ACTIVE):
        return False
    if want.combat is not None and not in_role(board, fighter, want.combat):
        return False
    if want.keyword is not None and want.keyword not in fighter.has:
        return False
    if want.subclass is not None and want.subclass != kind.card.subclass:
        return False
    if want.max_mill is not None and fighter.mill > amount(board, want.max_mill, deed):
        return False
    return not want.damaged or fighter.damaged > 0


def in_role(board: Board, fighter: Fighter, role: str) -> bool:
    card = fighter.card
    attacking = any(a == card for a, _ in board.attacks)
    if role == ATTACKING:
        return attacking
    if role == BLOCKING:
        return any(b == card for _, b in board.blocks)
    if role == BLOCKED:
        return attacking and card in board.blocked
    return role == UNBLOCKED and attacking and card not in board.blocked


def amount(board: Board, n: Any, deed: Deed) -> int:
    """A number as it would be counted now."""
    match n:
        case int():
            return n
        case StatOf(what, cards):
            card = spoken_of(cards, deed)
            fighter = board.fighter(card)
            if fighter is not None:
                return max(0, int(getattr(fighter, what)))
            return int(getattr(board.kinds[deed.name].card, what, 0))
        case Count(where, of):
            if where == HAND:
                return board.hands[deed.you]
            if where == MORTIS:
                faces = board.view.players[deed.you].mortis.faces
                return sum(of.kind in (None, board.kinds[face.name].what) for face in faces)
            return sum(fits(board, of, fighter, deed) for fighter in board.fighters)
        case CountersOn(name):
            for group in board.view.sets:
                for face in (*group.warriors, *group.others):
                    if face.card == deed.card:
                        return dict(face.counters).get(name, 0)
            return 0
        case CostOf():
            return 3
        case Happened(event) if event == DRAWS:  # who begins draws nothing in the first round
            return int(board.view.active == deed.you and board.view.round > 1)
    return 1


def spoken_of(cards: Any, deed: Deed) -> int:
    match cards:
        case This():
            return deed.card
        case It():
            return deed.it
        case Target(n):
            return deed.targets[n][1] if n < len(deed.targets) and deed.targets[n][0] == TO_CARD else NOTHING
    return NOTHING


def holds(board: Board, test: Any, deed: Deed) -> bool:
    match test:
        case AtLeast(n, least):
            return amount(board, n, deed) >= least
        case AtMost(n, most):
            return amount(board, n, deed) <= most
        case Both(first, second):
            return holds(board, first, deed) and holds(board, second, deed)
        case Is(of):
            return of.kind is None
    return True


def players(board: Board, who: str, deed: Deed) -> list[int]:
    """The players an effect means."""
    if who == YOU:
        return [deed.you]
    others = [seat for seat, weight in enumerate(board.weights) if weight and seat != deed.you]
    if who == OPPONENTS:
        return others
    if who == EVERYONE:
        return [deed.you, *others]
    if who == THEIRS:
        fighter = board.fighter(deed.it)
        return [fighter.seat] if fighter is not None else others[:1]
    place = int(who.split()[1]) if " " in who else 0
    aimed = [t for t in deed.targets if t[0] == TO_PLAYER]
    if place < len(deed.targets) and deed.targets[place][0] == TO_PLAYER:
        return [deed.targets[place][1]]
    return [aimed[0][1]] if aimed else others[:1]


def fighters(board: Board, cards: Any, deed: Deed) -> list[Fighter]:
    """The warriors an effect reaches; Untouchable ones are out of an opponent's reach."""
    match cards:
        case All(where, of):
            found = [f for f in board.fighters if where == TABLE and fits(board, of, f, deed)]
        case Target():
            reached = [board.fighter(n) for sort, n in deed.targets if sort == TO_CARD]
            found = [f for f in reached if f is not None]
        case _:
            one = board.fighter(spoken_of(cards, deed))
            found = [one] if one is not None else []
    return [f for f in found if f.seat == deed.you or "untouchable" not in f.has]


def carry(board: Board, node: Any, deed: Deed) -> None:
    """Do it: the imagined table is as it would be afterwards."""
    match node:
        case Seq(steps):
            for step in steps:
                carry(board, step, deed)
        case Mill(n, who, up_to):
            n = amount(board, n, deed)
            for seat in players(board, who, deed):
                if not (up_to and board.weights[seat] * board.weights[deed.you] > 0):  # nobody has to mill oneself
                    board.mons[seat] -= n
        case Draw(n, who):
            for seat in players(board, who, deed):
                n_cards = amount(board, n, deed)
                board.mons[seat] -= n_cards
                board.hands[seat] += n_cards
                if seat == board.me:
                    crowded = board.hands[seat] > 7
                    board.bonus += n_cards * (DRAWN - LOST_CARD) * (0.0 if crowded else 1.0)
        case Recover(n):
            back = min(amount(board, n, deed), board.mortis[deed.you])
            board.mons[deed.you] += back
            board.mortis[deed.you] -= back
        case Discard(n, who):
            for seat in players(board, who, deed):
                board.hands[seat] = max(0, board.hands[seat] - amount(board, n, deed))
        case Search(of, to):
            search(board, of, to, deed)
        case Damage(n, cards):
            n = amount(board, n, deed)
            for fighter in fighters(board, cards, deed):
                fighter.defense -= n
                fighter.damaged += n
            board.check()
        case Modify(cards, attack, defense, mill):
            a, d, m = (amount(board, x, deed) for x in (attack, defense, mill))
            for fighter in fighters(board, cards, deed):
                fighter.attack, fighter.mill = max(0, fighter.attack + a), max(0, fighter.mill + m)
                fighter.defense += d
            board.check()
        case Grant(cards, keyword):
            for fighter in fighters(board, cards, deed):
                fighter.has = {**fighter.has, keyword: 1}
        case PutCounters(cards, name, n):
            put_counters(board, cards, name, amount(board, n, deed), deed)
        case MarkFor(_, cards):
            for fighter in fighters(board, cards, deed):
                fighter.marked = True
            if isinstance(cards, This):
                board.things.pop(deed.card, None)
        case MakeTokens(name, n):
            for k in range(amount(board, n, deed)):
                board.enter(deed.you, -100 - k - len(board.fighters), board.kinds[name], -100 - len(board.fighters), 0)
        case Whom(who, do):
            best_of(board, [(do, deed._replace(you=seat)) for seat in players(board, who, deed)], deed.you)
        case Each(who, do):
            for seat in players(board, EVERYONE if who == EVERYONE else OPPONENTS, deed):
                carry(board, do, deed._replace(you=seat))
        case If(test, then, otherwise):
            chosen = then if holds(board, test, deed) else otherwise
            if chosen is not None:
                carry(board, chosen, deed)
        case May(do):
            best_of(board, [(None, deed), (do, deed)], deed.you)
        case OneOf(options):
            best_of(board, [(option, deed) for option in options], deed.you)
        case Times(n, do):
            for _ in range(min(4, amount(board, n, deed))):
                carry(board, do, deed)
        case SkipAttack():
            active = board.view.active
            if board.phase in (MAINTENANCE, MAIN) and not board.view.skips_attack:
                board.bonus -= board.expected_attack(active)
        case Lasting(rule):
            lasting(board, rule, deed)
        case Do():
            act(board, node, deed)


def best_of(board: Board, ways: list[tuple[Any, Deed]], chooser: int) -> None:
    """Whoever chooses takes what is best for them."""
    if len(ways) == 1:
        if ways[0][0] is not None:
            carry(board, *ways[0])
        return
    sign = 1.0 if board.weights[chooser] > 0 else -1.0
    best: Board | None = None
    for do, deed in ways:
        trial = board.copy()
        if do is not None:
            carry(trial, do, deed)
        if best is None or sign * trial.worth() > sign * best.worth():
            best = trial
    if best is not None:
        for name in Board.__slots__:
            setattr(board, name, getattr(best, name))


def search(board: Board, of: Any, to: str, deed: Deed) -> None:
    """Look through the mons: worth more than a card drawn, and a card of life all the same."""
    you = deed.you
    if board.mons[you] <= 0:
        return
    sign = board.weights[you]
    if to == "mons":
        board.bonus += sign * FOUND
        return
    board.mons[you] -= 1
    if of.kind == SOURCE:
        board.bonus += sign * (SOURCE_WORTH + 1.5 if board.sources(you) < 7 else 0.3)
    elif to == TABLE:
        board.bonus += sign * 4.0
    else:
        board.hands[you] += 1
        board.bonus += sign * (DRAWN - LOST_CARD + FOUND)


def put_counters(board: Board, cards: Any, name: str, n: int, deed: Deed) -> None:
    for fighter in fighters(board, cards, deed):
        if name == "growth":
            fighter.attack, fighter.defense, fighter.mill = fighter.attack + n, fighter.defense + n, fighter.mill + n
            fighter.points += 3.1 * n
        elif name == "vanish":
            fighter.points += 0.8 * n
    if name == "charge":
        board.bonus += board.weights[deed.you] * 0.8 * n


def lasting(board: Board, rule: Any, deed: Deed) -> None:
    """A rule for the rest of the round."""
    sign = board.weights[deed.you]
    match rule:
        case Cheaper(n):
            board.bonus += sign * CHEAPER_ONCE * n if board.phase == MAIN else 0.0
        case Forbid("block", of):
            for fighter in board.fighters:
                if fits(board, of, fighter, deed):
                    fighter.has = {k: v for k, v in fighter.has.items() if k not in ("energy", "matter")}
        case _:
            board.bonus += sign * 0.5


def act(board: Board, do: Do, deed: Deed) -> None:
    """A verb done to cards."""
    if do.verb == "cancel":
        board.cancelled |= {n for sort, n in deed.targets if sort == TO_ITEM}
        return
    match do.cards:
        case AtRandom():
            board.hands[deed.you] = max(0, board.hands[deed.you] - 1)
            return
        case All(where) if where != TABLE:
            if where == HAND and do.verb == "discard":
                board.hands[deed.you] = 0
            return
        case Pick(where, of):
            pick(board, do, where, of, deed)
            return
    for fighter in fighters(board, do.cards, deed):
        done_to(board, do.verb, fighter, deed)
    for sort, n in deed.targets if isinstance(do.cards, Target) else ():
        if sort == TO_CARD and do.verb in ("destroy", "remove", "return"):
            board.things.pop(n, None)
    if do.then is not None:
        carry(board, do.then, deed)


def pick(board: Board, do: Do, where: tuple[str, ...], of: Any, deed: Deed) -> None:
    """A choice its player makes when it resolves."""
    sign = board.weights[deed.you]
    if where == (MORTIS,):
        faces = board.view.players[deed.you].mortis.faces
        found = [board.kinds[f.name] for f in faces if of.kind in (None, board.kinds[f.name].what)]
        if found:
            board.mortis[deed.you] -= 1
            best = max(kind.nominal for kind in found)
            board.bonus += sign * (0.6 * best if do.verb == "put" else min(2.5, 0.5 * best))
            if do.then is not None:
                carry(board, do.then, deed)
    elif where == (HAND,):
        board.hands[deed.you] = max(0, board.hands[deed.you] - 1)
    else:
        there = [f for f in board.fighters if fits(board, of, f, deed)]
        if do.verb == "sacrifice":
            there = [f for f in there if f.seat == deed.you]
        if there:
            gives = do.verb in ("keep",)
            chosen = (max if gives else min)(there, key=lambda f: f.points)
            done_to(board, do.verb, chosen, deed)
            if do.then is not None:
                carry(board, do.then, deed._replace(it=chosen.card))


def done_to(board: Board, verb: str, fighter: Fighter, deed: Deed) -> None:
    if verb in ("destroy", "remove"):
        board.dies(fighter)
    elif verb == "sacrifice":
        sacrificed(board, fighter, deed)
    elif verb == "return":
        board.dies(fighter)
        if fighter.card >= 0:
            board.hands[fighter.seat] += 1
    elif verb == "withdraw":
        board.attacks = tuple(pair for pair in board.attacks if pair[0] != fighter.card)


def sacrificed(board: Board, fighter: Fighter, deed: Deed) -> None:
    """It goes, and whoever waits for that has something of it."""
    board.dies(fighter)
    if deed.depth >= DEEP:
        return
    seat = fighter.seat
    for trigger in board.kinds[fighter.name].leaving:
        carry(board, trigger.do, Deed(seat, fighter.card, fighter.name, depth=deed.depth + 1))
    watchers = [(f.card, f.name) for f in board.of(seat)]
    watchers += [(card, name) for card, (owner, name, _) in board.things.items() if owner == seat]
    for card, name in watchers:
        for trigger in board.kinds[name].watching:
            if trigger.event == SACRIFICED:
                carry(board, trigger.do, Deed(seat, card, name, depth=deed.depth + 1))


def resolve(board: Board, items: tuple[ItemView, ...]) -> None:
    """Everything that waits on the transition, the last first."""
    for item in reversed(items):
        if item.number not in board.cancelled:
            arrive(board, item)


def arrive(board: Board, item: ItemView) -> None:
    """One item resolves."""
    kind = board.kinds[item.name]
    targets = tuple((sort, n) for sort, n, _ in item.targets)
    if item.node is not None and item.node.targets and not aims_at_something(board, targets):
        return
    deed = Deed(item.controller, item.card, item.name, targets)
    if item.what == "card" and kind.what != AMULET:
        comes(board, item.controller, item.card, kind, item.set if item.set >= 0 else -1 - item.number, 0)
    if item.node is not None:
        carry(board, item.node.do, deed)


def aims_at_something(board: Board, targets: tuple[Aimed, ...]) -> bool:
    """Whether any target is still there."""
    return not targets or any(
        sort != TO_CARD or board.fighter(n) is not None or n in board.things for sort, n in targets
    )


def comes(board: Board, seat: int, card: int, kind: Kind, group: int, attached: int) -> None:
    """A fixed card enters play, and does what it says for that moment."""
    board.enter(seat, card, kind, group, attached)
    for trigger in kind.entering:
        deed = Deed(seat, card, kind.card.name, depth=1)
        if trigger.targets:
            there = [f for f in board.fighters if f.seat != seat and fits(board, trigger.targets[0].of, f, deed)]
            if not there:
                continue
            deed = deed._replace(targets=((TO_CARD, max(there, key=lambda f: f.points).card),))
        carry(board, trigger.do, deed)
    if board.view.active == seat:
        deed = Deed(seat, card, kind.card.name, depth=1)
        for trigger in kind.watching:  # it may be set off in this very round
            ends = trigger.event == ROUND_ENDS and trigger.whose == YOU
            if ends and (trigger.test is None or holds(board, trigger.test, deed)):
                carry(board, trigger.do, deed)
