"""Rebuild the stack and the announcement of a sampled table from the open question.

With priority, the frames match the real ones, except for the number of passes so far. In the middle of an effect, only
the open question is certain, because the rest of the effect isn't visible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.effects.language import NOTHING, Frame
from vigil.effects.machine import YES
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.abilities import abilities_of, triggers_of
from vigil.games.conflictus.rules.announce import NO_AIM, OPTIONS
from vigil.games.conflictus.rules.card_tables import CardTables
from vigil.games.conflictus.rules.language import Recover
from vigil.games.conflictus.rules.state import (
    BEFORE,
    DAMAGE,
    DRAW,
    NEW_SET,
    NOBODY,
    SACRIFICE,
    Announcement,
    PendingTrigger,
    State,
    next_player,
)
from vigil.games.conflictus.rules.view import View
from vigil.kernel.decision import Decision

ANNOUNCING = ("option", "set", "target", "reduction", "offer", "pay", "announce")
SETTING_UP = {"set_aside": steps.SET_ASIDE, "choose_starter": steps.CHOOSE_STARTER, "keep": steps.KEEP}


def place_question(s: State, view: View, decision: Decision) -> None:
    """Put the frames of the open question onto the stack of an otherwise complete state."""
    key, you = decision.question.key, decision.seat
    if s.phase == BEFORE:
        _place_setup(s, you, SETTING_UP[key])
        return
    _place_phase(s, key, you)
    if key == "priority":
        return
    if key in ANNOUNCING and not (key == "set" and s.resolving is not None):
        _place_announcement(s, decision)
    elif key == "order":
        s.pending_triggers = [
            PendingTrigger(own_node(s.tables.printed, each.ability), you, _named(s, each.card_name or ""), 0)
            for each in decision.options
        ]
        s.stack.append((steps.PLACE, you, you, NOTHING, NOTHING, NOTHING))
    elif key in ("attack", "attack_player"):
        s.stack.append((steps.ATTACKERS, you, you, NOTHING, _warrior(s, you, decision), NOTHING))
    elif key in ("block", "block_attacker"):
        s.stack.append((steps.BLOCKERS, you, you, NOTHING, _warrior(s, you, decision), NOTHING))
    elif key == "leap":
        s.leaping = [a for a, _ in s.attacks if a in s.blocked and ("leap", a) not in s.options and _leaps(view, a)]
        s.stack.append((steps.LEAPERS, you, you, NOTHING, NOTHING, NOTHING))
    else:
        _place_effect(s, decision)


def own_node(printed: CardTables, node: Any) -> Any:
    """Return the node of these tables that equals `node`, which may have come over the network."""
    return None if node is None else next((each for each in printed.nodes if each == node), node)


# ---------------------------------------------------------------- setup and phases


def _place_setup(s: State, you: int, step: int) -> None:
    """Push the remaining steps of the setup, and the open one."""
    earlier = {
        steps.SET_ASIDE: (steps.DEAL, steps.CHOOSE_STARTER),
        steps.CHOOSE_STARTER: (steps.DEAL,),
        steps.KEEP: (steps.PLAY, steps.EXCHANGE),
    }[step]
    for each in earlier:
        seat = NOBODY if each in (steps.CHOOSE_STARTER, steps.DEAL) else s.first
        s.stack.append((steps.SETUP, seat, NOBODY, NOTHING, NOTHING, each))
    n = len(s.seats)
    if step == steps.SET_ASIDE:
        later = list(range(you + 1, n))
    elif step == steps.KEEP:
        later = [(s.first + i) % n for i in range((you - s.first) % n + 1, n)]
    else:
        later = []
    s.stack += [(steps.SETUP, seat, seat, NOTHING, NOTHING, step) for seat in reversed(later)]
    s.stack.append((steps.SETUP, you, NOBODY if step == steps.CHOOSE_STARTER else you, NOTHING, NOTHING, step))


def _place_phase(s: State, key: str, you: int) -> None:
    """Push what follows the open question in this phase, up to the priority in which it is asked."""
    active = s.active
    if s.phase == SACRIFICE:
        s.stack.append((steps.CLEAN_UP, active, active, NOTHING, NOTHING, NOTHING))
    else:
        s.stack.append((steps.PHASE, active, active, NOTHING, NOTHING, s.phase + 1))
    if s.phase in (DRAW, DAMAGE):
        s.stack.append((steps.SILENT, active, active, NOTHING, NOTHING, NOTHING))
    elif key == "priority":
        s.stack.append((steps.PRIORITY, you, you, NOTHING, NOTHING, _passes(s, you)))
    else:
        acting = you if key in ANNOUNCING and s.resolving is None else active
        s.stack.append((steps.PRIORITY, acting, acting, NOTHING, NOTHING, 0))


def _passes(s: State, you: int) -> int:
    """Return how many players have passed since the last one acted, or since the active player got priority."""
    seat, passed = s.transition[-1].controller if s.transition else s.active, 0
    while seat != you and passed < len(s.seats) - 1:
        seat, passed = next_player(s, seat), passed + 1
    return passed


# ------------------------------------------------------------- what single steps ask


def _warrior(s: State, you: int, decision: Decision) -> int:
    """Return the attacker or blocker whose opponent is asked for; NOTHING while warriors are chosen."""
    if decision.question.key not in ("attack_player", "block_attacker"):
        return NOTHING
    busy = {card for card, _ in s.attacks} | {card for _, card in s.blocks}
    mine = [group.warriors[-1] for group in s.sets if group.controller == you and group.warriors]
    return next(card for card in mine if card not in busy and s.tables.name[card] == decision.question.source)


def _leaps(view: View, card: int) -> bool:
    faces = (group.warriors[-1] for group in view.sets if group.warriors)
    return any(face.card == card and "leap" in dict(face.keywords) for face in faces)


def _place_effect(s: State, decision: Decision) -> None:
    """Push the part of an effect that asks its player something."""
    asks, you = decision.question, decision.seat
    item = s.resolving
    if item is not None and asks.source == s.tables.name[item.card]:
        source = item.card
    else:
        source = _named(s, asks.source or "")
    it = _named(s, asks.it or "")
    if asks.key == "set":
        node, n = steps.ATTACH, NOTHING
    else:
        node = own_node(s.tables.printed, asks.effect)
        n = len(s.seats[you].mortis) - len(s.gathered) if type(node) is Recover else NOTHING
    s.options = [(verb, source if verb == YES else number) for verb, number in s.options]
    if item is not None:
        s.stack.append((steps.FINISH, item.controller, item.controller, NOTHING, NOTHING, NOTHING))
    s.stack.append((node, you, you, source, it, n))


def _named(s: State, name: str) -> int:
    """Return a card with this name, preferably on the table, or NOTHING."""
    return next((card for card in _everywhere(s) if s.tables.name[card] == name), NOTHING)


def _everywhere(s: State) -> Iterator[int]:
    for group in s.sets:
        yield from (*group.warriors, *group.others, *group.sources)
    for item in s.transition:
        yield item.card
    for me in s.seats:
        yield from (*me.free, *me.spent, *me.mortis, *me.hand, *me.exterminatus, *me.captive, *me.mons, *me.out_of_game)


# ------------------------------------------------------------------ announcements


def _place_announcement(s: State, decision: Decision) -> None:
    """Restore the announcement in progress as far as the question reveals it."""
    you = decision.seat
    s.announcement = next(_drafts(s, decision))
    frame: Frame = (steps.ANNOUNCE, you, you, NOTHING, NOTHING, NOTHING)
    if s.announcement.what == "triggered":
        s.stack.append((steps.PLACE, s.active, s.active, NOTHING, NOTHING, NOTHING))
    s.stack.append(frame)


def _drafts(s: State, decision: Decision) -> Iterator[Announcement]:
    """Yield the announcements that could lead to this question, the most likely first."""
    asks, me = decision.question, s.seats[decision.seat]
    for group in s.sets:
        for card in (*group.warriors, *group.others):
            if s.tables.name[card] != asks.source:
                continue
            if group.controller == decision.seat:
                for number, ability in enumerate(abilities_of(s, card)):
                    if _is_about(ability, asks.key, asks.effect):
                        yield _draft(s, Announcement("activated", card, number), ability, decision)
            yield from _triggered(s, decision, card)
    for card in (*me.hand, *me.captive):
        if s.tables.name[card] == asks.source:
            spells = s.tables.spells[card]
            matches = [i for i, spell in enumerate(spells) if _is_about(spell, asks.key, asks.effect)]
            draft = Announcement("card", card)
            if len(spells) > 1 and asks.key != "option":
                draft.option = matches[0] if matches else 0
            if asks.key not in ("option", "set"):
                draft.set = _first(s, decision.seat, draft, "set", NEW_SET)
            yield _draft(s, draft, spells[matches[0]] if matches else None, decision)
    yield from (each for card in _everywhere(s) if s.tables.name[card] == asks.source
                for each in _triggered(s, decision, card))  # fmt: skip


def _triggered(s: State, decision: Decision, card: int) -> Iterator[Announcement]:
    """Yield the announcements of this card's triggers."""
    for trigger in (*triggers_of(s, card), *s.tables.printed.triggered.values()):
        if _is_about(trigger, decision.question.key, decision.question.effect):
            pending = PendingTrigger(trigger, decision.seat, card, 0)
            yield _draft(s, Announcement("triggered", card, waits=pending), trigger, decision)


def _is_about(node: Any, key: str, about: Any) -> bool:
    """Return whether a question is about this spell, ability or trigger, or about one of its targets."""
    return about in node.targets if key == "target" else bool(node == about)


def _draft(s: State, draft: Announcement, node: Any, decision: Decision) -> Announcement:
    """Return the announcement, advanced to the open question."""
    key, aims = decision.question.key, getattr(node, "targets", ())
    before = aims.index(decision.question.effect) if key == "target" else 0 if key in ("option", "set") else len(aims)
    draft.aimed = before
    draft.targets = tuple(NO_AIM for aim in aims[:before] for _ in range(aim.n))
    if key == "pay" and draft.what == "card":
        draft.reduction = _first(s, decision.seat, draft, "reduction", 0)
    if key == "pay" and not any(option.verb == "pay_auto" for option in decision.options):
        draft.light = 0
    return draft


def _first(s: State, you: int, draft: Announcement, step: str, otherwise: int) -> int:
    """Return the first possible answer to a past step, because the real one isn't visible."""
    options = OPTIONS[step](s, you, draft)
    return options[0][1] if options else otherwise
