"""Combat: attack, block and damage. Large choices are split into series of small ones."""

from __future__ import annotations

from vigil.effects.language import Frame
from vigil.games.conflictus.rules.actions import emit, emit_about, notify_triggers
from vigil.games.conflictus.rules.language import ATTACKS, BLOCKS, DAMAGED
from vigil.games.conflictus.rules.lookups import rules_in_force
from vigil.games.conflictus.rules.mons import mill
from vigil.games.conflictus.rules.state import DONE, State, active_warriors, controller, is_active, players
from vigil.games.conflictus.rules.values import able_to_block, has_keyword, is_forbidden, stats
from vigil.kernel.game import Choice

# ----------------------------------------------------------------------- attack


def attack_options(s: State, you: int) -> list[Choice]:
    """Return the warriors that can still attack. With several opponents, another question follows (C-COMBAT-06)."""
    declared = [attacker for attacker, _ in s.attacks]
    able = [card for card in active_warriors(s, you) if card not in declared and not is_forbidden(s, card, "attack")]
    return [*(("attack", card) for card in able), DONE]


def opponents(s: State, you: int) -> list[int]:
    """Return a player's opponents in turn order."""
    return [seat for seat in players(s, you) if seat != you]


def attackers_declared(s: State, frame: Frame) -> None:
    """Let all attackers attack at the same time, then trigger abilities (C-COMBAT-04)."""
    for attacker, seat in s.attacks:
        emit(s, "attacks", s.active, frame, "C-COMBAT-01", card=attacker, other=seat)
    for attacker, _ in s.attacks:
        notify_triggers(s, ATTACKS, attacker, s.active)


# ------------------------------------------------------------------------ block


def attackers_against(s: State, you: int) -> list[int]:
    """Return the warriors that attack a player."""
    return [attacker for attacker, seat in s.attacks if seat == you]


def is_blocking(s: State, card: int) -> bool:
    """Return whether a warrior blocks an attacker."""
    return any(blocker == card for _, blocker in s.blocks)


def blockable(s: State, you: int, blocker: int) -> list[int]:
    """Return the attackers that a warrior may block. It blocks one, and one warrior blocks each (C-COMBAT-11, -12)."""
    return [a for a in attackers_against(s, you) if a not in s.blocked and able_to_block(s, a, blocker)]


def forced_blocks(s: State, you: int) -> dict[int, list[int]]:
    """Return which warriors must block, each with the challengers it can still block (C-KEY-DESAFIAR-04, -06)."""
    result: dict[int, list[int]] = {}
    for attacker, blocker in s.must_block:
        here = is_active(s, blocker) and controller(s, blocker) == you and not is_blocking(s, blocker)
        if here and attacker in blockable(s, you, blocker):
            result.setdefault(blocker, []).append(attacker)
    return result


def block_options(s: State, you: int) -> list[Choice]:
    """Return the warriors that must block; or else those that can, and an end."""
    demanded = forced_blocks(s, you)
    if demanded:
        return [("block", blocker) for blocker in demanded]
    free = [card for card in active_warriors(s, you) if not is_blocking(s, card) and blockable(s, you, card)]
    return [*(("block", card) for card in free), DONE]


def declare_blocker(s: State, attacker: int, blocker: int, frame: Frame) -> None:
    """Declare a blocker."""
    s.blocks.append((attacker, blocker))
    s.blocked.append(attacker)
    emit_about(s, "blocks", blocker, frame, "C-PHASE-16", attacker, s.tables.name[attacker])


def blockers_declared(s: State, you: int) -> None:
    """Trigger abilities of a player's blockers."""
    for _, blocker in [pair for pair in s.blocks if controller(s, pair[1]) == you]:
        notify_triggers(s, BLOCKS, blocker, you)


# ----------------------------------------------------------------------- damage


def leap_options(s: State) -> list[Choice]:
    """Return the blocked attackers with Leap that don't leap yet (C-KEY-SALTAR-02)."""
    return [
        *(("leap", a) for a, _ in s.attacks if a in s.blocked and a not in s.leaping and has_keyword(s, a, "leap")),
        DONE,
    ]


def deal_damage(s: State, frame: Frame) -> None:
    """Deal all combat damage and mill, all at once (C-COMBAT-25, -26)."""
    rules = rules_in_force(s)
    harm: dict[int, int] = {}
    for attacker, blocker in s.blocks:
        if has_keyword(s, attacker, "resilience", rules) or has_keyword(s, blocker, "resilience", rules):
            continue
        if attacker not in s.leaping:
            harm[blocker] = harm.get(blocker, 0) + combat_damage(s, attacker)
        harm[attacker] = harm.get(attacker, 0) + combat_damage(s, blocker)
    loss: dict[int, int] = {}
    for attacker, seat in s.attacks:
        if attacker not in s.blocked or attacker in s.leaping:
            loss[seat] = loss.get(seat, 0) + stats(s, attacker, rules)[2]
    for card in s.leaping:
        s.marks.append((card, s.stamp.get(card, 0), "sacrifice"))
    for card, n in harm.items():
        damage_warrior(s, card, n, frame, "C-COMBAT-23")
    mill(s, [(seat, n) for seat, n in loss.items() if n], frame, "C-COMBAT-21")


def combat_damage(s: State, card: int) -> int:
    """Return the combat damage of a warrior: its attack, doubled by Might (C-KEY-FORCA-02)."""
    attack = stats(s, card)[0]
    return 2 * attack if has_keyword(s, card, "might") else attack


def damage_warrior(s: State, card: int, n: int, frame: Frame, rule: str) -> None:
    """Deal damage to a warrior. Zero damage is no damage (C-DMG-09)."""
    if n > 0:
        s.damage[card] = s.damage.get(card, 0) + n
        emit_about(s, "damaged", card, frame, rule, n)
        notify_triggers(s, DAMAGED, card, controller(s, card))


def clear_combat(s: State) -> None:
    """Clear everything about the current combat."""
    s.attacks, s.blocks, s.blocked, s.must_block, s.leaping = [], [], [], [], []
