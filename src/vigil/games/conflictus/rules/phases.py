"""The handlers of the phases: attackers, blockers, leapers, and the cleanup."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules import combat
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.engine import answers, ask, handles
from vigil.games.conflictus.rules.state import State, next_player
from vigil.games.conflictus.rules.turns import begin_turn, clean_up, enter_phase, push
from vigil.kernel.game import Choice


@handles(steps.Phase)
def resolve_phase(s: State, frame: Frame) -> None:
    enter_phase(s, frame[5], frame)


@handles(steps.Attackers)
def resolve_attackers(s: State, frame: Frame) -> bool | None:
    """Ask for the attackers one by one, and for the attacked player if there are several opponents."""
    you, chosen = frame[1], frame[4]
    if chosen != NOTHING:
        defenders = combat.opponents(s, you)
        if len(defenders) > 1:
            return ask(s, frame, [("attack_player", seat) for seat in defenders])
        s.attacks.append((chosen, defenders[0]))
        push(s, frame[0], you)
        return None
    options = combat.attack_options(s, you)
    if len(options) > 1:
        return ask(s, frame, options)
    combat.attackers_declared(s, frame)
    return None


@answers(steps.Attackers)
def answer_attackers(s: State, frame: Frame, option: Choice) -> None:
    verb, n = option
    if verb == "attack":
        s.stack.append((*frame[:4], n, NOTHING))
    elif verb == "attack_player":
        s.attacks.append((frame[4], n))
        push(s, frame[0], frame[1])
    else:
        combat.attackers_declared(s, frame)


@handles(steps.Blockers)
def resolve_blockers(s: State, frame: Frame) -> bool | None:
    """Ask for the blockers one by one, and for the attacker if there are several."""
    you, blocker = frame[1], frame[4]
    if blocker != NOTHING:
        against = combat.forced_blocks(s, you).get(blocker) or combat.blockable(s, you, blocker)
        if len(against) > 1:
            return ask(s, frame, [("block_attacker", attacker) for attacker in against])
        combat.declare_blocker(s, against[0], blocker, frame)
        push(s, frame[0], you)
        return None
    options = combat.block_options(s, you)
    if len(options) > 1 or options[0][0] != "done":
        if len(options) == 1:
            s.stack.append((*frame[:4], options[0][1], NOTHING))
            return None
        return ask(s, frame, options)
    combat.blockers_declared(s, you)
    return None


@answers(steps.Blockers)
def answer_blockers(s: State, frame: Frame, option: Choice) -> None:
    verb, n = option
    if verb == "block":
        s.stack.append((*frame[:4], n, NOTHING))
    elif verb == "block_attacker":
        combat.declare_blocker(s, n, frame[4], frame)
        push(s, frame[0], frame[1])
    else:
        combat.blockers_declared(s, frame[1])


@handles(steps.Leapers)
def resolve_leapers(s: State, frame: Frame) -> bool | None:
    options = combat.leap_options(s)
    if len(options) > 1:
        return ask(s, frame, options)
    combat.deal_damage(s, frame)
    return None


@answers(steps.Leapers)
def answer_leapers(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == "leap":
        s.leaping.append(option[1])
        s.stack.append(frame)
    else:
        combat.deal_damage(s, frame)


@handles(steps.CleanUp)
def resolve_clean_up(s: State, frame: Frame) -> None:
    """Repeat the cleanup until nothing happens. After each repetition, players may act again (C-END-07)."""
    if clean_up(s, frame) and not s.seats[s.active].lost:
        push(s, steps.CLEAN_UP, s.active)
        push(s, steps.PRIORITY, s.active, 0)
    else:
        begin_turn(s, next_player(s, s.active), frame)
