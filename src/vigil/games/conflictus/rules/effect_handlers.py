"""The handlers of the effects: what each does when it resolves, and how it uses an answer."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import ANY, NOTHING, Frame, This, UntilEndOfTurn
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.actions import (
    A_BLOCK,
    MAX_BLOCKS,
    ORDERLESS,
    PUBLIC,
    at_random,
    discard,
    emit,
    emit_about,
    enter_table,
    move,
    notify_triggers,
    reveal_to,
    shuffle_mons,
)  # fmt: skip
from vigil.games.conflictus.rules.card_tables import DISCARD_ONE
from vigil.games.conflictus.rules.combat import damage_warrior
from vigil.games.conflictus.rules.engine import answers, ask, handles
from vigil.games.conflictus.rules.engine_nodes import Attach
from vigil.games.conflictus.rules.lookups import on_table, one_of_each_kind
from vigil.games.conflictus.rules.mons import draw, mill
from vigil.games.conflictus.rules.selections import affected_players, chosen_cards, is_immune, seats
from vigil.games.conflictus.rules.state import DONE, NEW_SET, State
from vigil.games.conflictus.rules.values import amount, announced_target, filter_mismatch
from vigil.games.conflictus.rules.verbs import open_sets, put, put_onto_table
from vigil.kernel.game import Choice


@handles(lang.Draw)
def resolve_draw(s: State, frame: Frame) -> None:
    draw(s, affected_players(s, frame[0].who, frame), amount(s, frame[0].n, frame), frame, "C-DRAW-01")


@handles(lang.Mill)
def resolve_mill(s: State, frame: Frame) -> bool | None:
    node = frame[0]
    most, players = amount(s, node.n, frame), affected_players(s, node.who, frame)
    if not most or not players:
        return None
    if node.up_to:
        return ask(s, frame, [("number", n) for n in range(most + 1)])
    mill(s, [(seat, most) for seat in players], frame, "C-MILL-01")
    return None


@answers(lang.Mill)
def answer_mill(s: State, frame: Frame, option: Choice) -> None:
    if option[1]:
        mill(s, [(seat, option[1]) for seat in affected_players(s, frame[0].who, frame)], frame, "C-MILL-01")


@handles(lang.Recover)
def resolve_recover(s: State, frame: Frame) -> bool | None:
    """Ask for one card after another, the last on top. They move together, which keeps their order private."""
    node, you, by, source, it, n = frame
    if n == NOTHING:
        n = amount(s, node.n, frame)
        s.gathered = []
    cards = one_of_each_kind(s, (card for card in s.seats[you].mortis if card not in s.gathered))
    if n and cards:
        return ask(s, (node, you, by, source, it, n), [*(("recover", card) for card in cards), DONE])
    finish_recover(s, frame)
    return None


@answers(lang.Recover)
def answer_recover(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == "done":
        finish_recover(s, frame)
        return
    s.gathered = [*s.gathered, option[1]]
    s.stack.append((*frame[:5], frame[5] - 1))


@handles(lang.Discard)
def resolve_discard(s: State, frame: Frame) -> None:
    node, _, by, source, it, _ = frame
    n = amount(s, node.n, frame)
    for seat in reversed(affected_players(s, node.who, frame)):
        hand = s.seats[seat].hand
        if node.random:
            for _ in range(min(n, len(hand))):
                discard(s, seat, at_random(s, s.seats[seat].hand), frame, "C-DISC-06")
        elif len(hand) <= n:
            for card in hand[:]:
                discard(s, seat, card, frame, "C-DISC-05")
        else:
            s.stack += [(DISCARD_ONE, seat, by, source, it, NOTHING)] * n


@handles(lang.Search)
def resolve_search(s: State, frame: Frame) -> bool | None:
    """Search the mons. The player may fail to find a certain kind of card, but not a card of any kind (C-SEARCH-05)."""
    node, you = frame[0], frame[1]
    cards = [
        card for card in one_of_each_kind(s, s.seats[you].mons) if filter_mismatch(s, node.of, card, frame) is None
    ]
    cards.sort(key=s.tables.kind.__getitem__)  # the order of the mons stays secret
    options: list[Choice] = [("find", card) for card in cards]
    s.undo_floor = s.decision_count
    if not s.seats[you].mons:
        return None
    for other in s.seats:  # a player who looks through the mons learns which card was taken captive
        for card in other.captive:
            if s.tables.owner[card] == you:
                reveal_to(s, card, next((who for c, who in s.known if c == card), 0) | 1 << you)
    if node.of != ANY or not options:
        options.append(DONE)
    return ask(s, frame, options)


@answers(lang.Search)
def answer_search(s: State, frame: Frame, option: Choice) -> None:
    node, you = frame[0], frame[1]
    verb, card = option
    if (
        verb == "find"
        and node.to == lang.TABLE
        and s.tables.what[card] == lang.EQUIPMENT
        and not open_sets(s, you, card)
    ):
        verb = "done"  # without a set to join, it stays where it was (C-PLAY-13)
    shuffle_mons(s, you, frame, "C-SEARCH-01", card if verb == "find" else NOTHING)
    if verb == "find":
        take_found_card(s, frame, card, node.to, shown=node.of != ANY)


@handles(lang.Damage)
def resolve_damage(s: State, frame: Frame) -> None:
    n = amount(s, frame[0].n, frame)
    for card in chosen_cards(s, frame[0].cards, frame):
        if s.tables.is_warrior[card] and not is_immune(s, card):
            damage_warrior(s, card, n, frame, "C-DMG-02")


def change_warriors(s: State, frame: Frame, change: Any, kind: str, rule: str, detail: str) -> None:
    """Change these warriors until the end of the turn: their values, or their keywords."""
    node, you, _, source, _, _ = frame
    cards = [c for c in chosen_cards(s, node.cards, frame) if s.tables.is_warrior[c] and not is_immune(s, c)]
    if cards:
        s.lasting.append((change, you, source, tuple((card, s.stamp.get(card, 0)) for card in cards)))
        for card in cards:
            emit_about(s, kind, card, frame, rule, detail=detail)


@handles(lang.Modify)
def resolve_modify(s: State, frame: Frame) -> None:
    node = frame[0]
    change = tuple(amount(s, n, frame) for n in (node.attack, node.defense, node.mill))
    change_warriors(s, frame, change, "changed", "C-KEY-MOD-01", "{:+}/{:+}/{:+}".format(*change))


@handles(lang.Grant)
def resolve_grant(s: State, frame: Frame) -> None:
    change_warriors(s, frame, frame[0], "granted", "C-ABIL-24", frame[0].keyword)


@handles(UntilEndOfTurn)
def resolve_until_end_of_turn(s: State, frame: Frame) -> None:
    node, you, _, source, _, _ = frame
    s.lasting.append((node.rule, you, source, ()))


@handles(lang.PutCounters)
def resolve_put_counters(s: State, frame: Frame) -> None:
    node = frame[0]
    n = amount(s, node.n, frame)
    for card in chosen_cards(s, node.cards, frame):
        if not is_immune(s, card):
            have = s.counters.get((card, node.name), 0)
            s.counters[card, node.name] = max(0, have + n)
            emit_about(s, "counters", card, frame, "C-COUNTER-01", n, node.name)


@handles(lang.MarkFor)
def resolve_mark_for(s: State, frame: Frame) -> None:
    node, item = frame[0], s.resolving
    if item is not None and item.what == "activated" and s.tables.switches.end_marks_set_on == "announcement":
        return
    for card in chosen_cards(s, node.cards, frame):
        if not is_immune(s, card):
            s.marks.append((card, s.stamp.get(card, 0), node.how))
    if type(node.cards) is This and item is not None and item.what == "card" and not on_table(s, frame[3]):
        s.marks.append((frame[3], item.stamp, node.how))  # an amulet marks itself, before it enters the table
    if node.how == "remove anywhere" and not chosen_cards(s, node.cards, frame):
        s.marks.append((frame[3], NOTHING, node.how))


@handles(lang.MakeTokens)
def resolve_make_tokens(s: State, frame: Frame) -> None:
    node, you = frame[0], frame[1]
    kind = s.tables.printed.by_name[node.name]
    for _ in range(amount(s, node.n, frame)):
        card = next((c for c in s.seats[you].out_of_game if s.tables.kind[c] == kind), NOTHING)
        if card != NOTHING:
            enter_table(s, you, card, NEW_SET, (), frame, lang.OUT_OF_GAME)


@handles(lang.ChoosePlayer)
def resolve_choose_player(s: State, frame: Frame) -> bool | None:
    players = seats(s, frame[1], frame[0].who)
    if len(players) > 1:
        return ask(s, frame, [("player", seat) for seat in players])
    if players:
        answer_choose_player(s, frame, ("player", players[0]))
    return None


@answers(lang.ChoosePlayer)
def answer_choose_player(s: State, frame: Frame, option: Choice) -> None:
    node, _, by, source, it, n = frame
    s.stack.append((node.do, option[1], by, source, it, n))


@handles(Attach)
def resolve_attach(s: State, frame: Frame) -> bool | None:
    there = open_sets(s, frame[1], frame[4])
    if len(there) > 1:
        return ask(s, frame, [("add_to_set", number) for number in there])
    if there:
        answer_attach(s, frame, ("add_to_set", there[0]))
    return None


@answers(Attach)
def answer_attach(s: State, frame: Frame, option: Choice) -> None:
    card = frame[4]
    zone = next(z for z in (lang.MORTIS, lang.HAND, lang.MONS) if card in getattr(s.seats[s.tables.owner[card]], z))
    put_onto_table(s, frame[1], card, zone, option[1], frame)


@handles(lang.SkipAttack)
def resolve_skip_attack(s: State, frame: Frame) -> None:
    s.skip_attack = True
    emit(s, "skips", s.active, frame, "C-KEY-DEFENSOR-01")


@handles(lang.MustBlock)
def resolve_must_block(s: State, frame: Frame) -> None:
    aimed = announced_target(s, 0)
    if aimed is not None:
        challenger = frame[3]
        s.must_block.append((challenger, aimed[1]))
        emit_about(s, "challenged", aimed[1], frame, "C-KEY-DESAFIAR-04", challenger, s.tables.name[challenger])


def finish_recover(s: State, frame: Frame) -> None:
    """Put the chosen cards on top of the mons. Every player sees which, only their owner the order (C-RECOVER-04)."""
    you, cards = frame[1], s.gathered
    s.gathered = []
    if not cards:
        return
    block = 1 << you | ORDERLESS | s.event_count % MAX_BLOCKS * A_BLOCK
    for card in cards:
        move(s, card, lang.MORTIS, lang.MONS, frame, known=PUBLIC if len(cards) == 1 else block)
    for card in sorted(cards, key=lambda c: s.tables.kind[c]):
        emit(s, "recovered", you, frame, "C-RECOVER-01", card=card, origin=lang.MORTIS, to=lang.MONS)
    notify_triggers(s, lang.RECOVERS, NOTHING, you)


def take_found_card(s: State, frame: Frame, card: int, to: str, shown: bool) -> None:
    """Move a card that a search found. Every player sees it if the search was for a certain kind (C-SEARCH-03, -04)."""
    you = frame[1]
    if to in (lang.FREE, lang.TABLE):
        put(s, frame, card)
    elif shown:
        move(s, card, lang.MONS, to, frame, "found", "C-SEARCH-03")
    else:
        move(s, card, lang.MONS, to, frame, "fetched", "C-SEARCH-04", known=1 << you)
