"""Whether it could matter that a player passes.

A turn has five windows for every player, most of them unused. Clients and bots skip a window in which no option
has a point. With full control (`always_ask` in the configuration), the engine asks in every window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects.language import NOTHING, Do, Frame, Target, TargetSpec, walk
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.abilities import abilities_of
from vigil.games.conflictus.rules.legal_plays import PASS, USE, plays
from vigil.games.conflictus.rules.selections import possible_targets
from vigil.games.conflictus.rules.state import TO_CARD, TO_ITEM, State, controller
from vigil.kernel.game import Choice

HARMFUL = ("destroy", "return", "remove", "withdraw", "cancel")
HINDRANCES = ("isolated", "vanish")


def passing_matters(s: State, seat: int) -> bool:
    """Return whether the seat, if it had priority, could do anything that has a point."""
    return any(not is_pointless(s, seat, option) for option in plays(s, seat) if option != PASS)


def is_pointless(s: State, you: int, option: Choice) -> bool:
    """Return whether an option can only harm its player or do nothing."""
    verb, card = option
    if verb == "sacrifice":
        return not _rewarded(s, you, card)
    if verb == "play":
        spells = s.tables.spells[card] if s.tables.what[card] == lang.AMULET else ()
        return bool(spells) and all(would_do_nothing(s, you, card, spell.do, spell.targets) for spell in spells)
    if verb in USE:
        ability = abilities_of(s, card)[USE.index(verb)]
        return would_do_nothing(s, you, card, ability.do, ability.targets)
    return False


def _rewarded(s: State, you: int, card: int) -> bool:
    """Return whether an ability of the player triggers on a sacrifice or a death."""
    rewarding_events = (lang.SACRIFICED, lang.DIES, lang.LEAVES)
    own = any(trigger.event in rewarding_events for trigger in s.tables.triggers[card])
    return own or any(
        trigger.event in rewarding_events and not trigger.own
        for group in s.sets
        if group.controller == you
        for other in (*group.warriors[-1:], *group.others)
        for trigger in s.tables.triggers[other]
    )


def would_do_nothing(s: State, you: int, card: int, do: Any, aims: tuple[TargetSpec, ...]) -> bool:
    """Return whether there is nothing to recover, or every possible target is on the wrong side."""
    if all(type(step) is lang.Recover for step in getattr(do, "steps", (do,))) and not s.seats[you].mortis:
        return True
    place = 0
    for aim in aims:
        leaning = target_leaning(do, place)
        place += aim.n
        if leaning and aim.what in (lang.A_CARD, lang.AN_ITEM) and not target_on_right_side(s, you, card, aim, leaning):
            return True
    return False


def target_leaning(do: Any, place: int) -> int:
    """Return what an effect does to its target: 1 if it helps, -1 if it harms, 0 if that is unclear."""
    for node in walk(do):
        aimed = getattr(node, "cards", None)
        if type(aimed) is not Target or aimed.n != place:
            continue
        leaning = LEANINGS.get(type(node))
        if leaning is None:
            raise TypeError(f"{type(node).__name__} has no leaning")
        if not isinstance(leaning, NotNeeded) and (effect := leaning(node)) is not None:
            return effect
    return 0


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


LEANINGS: Mapping[type, Callable[[Any], int | None] | NotNeeded] = {
    lang.Damage: lambda node: -1,
    Do: lambda node: -1 if node.verb in HARMFUL else None,
    lang.Modify: lambda node: _sign(sum(n for n in (node.attack, node.defense, node.mill) if isinstance(n, int))),
    lang.Grant: lambda node: -1 if node.keyword in HINDRANCES else 1,
    lang.PutCounters: lambda node: _sign(node.n) if isinstance(node.n, int) else None,
    lang.MarkFor: NotNeeded("the other effects on the card decide"),
    lang.StatOf: NotNeeded("changes nothing"),
    lang.InSet: NotNeeded("changes nothing"),
}
"""What each node with a target does to it: 1, 0, -1, or None if the next node decides."""


def target_on_right_side(s: State, you: int, card: int, aim: TargetSpec, leaning: int) -> bool:
    """Return whether there is a legal target on the side the effect is meant for."""
    frame: Frame = (aim, you, you, card, NOTHING, NOTHING)
    for sort, number, _ in possible_targets(s, aim, frame):
        if sort == TO_CARD:
            owner = controller(s, number)
        elif sort == TO_ITEM:
            owner = next(item.controller for item in s.transition if item.number == number)
        else:
            return True
        if (owner == you) is (leaning > 0):
            return True
    return False
