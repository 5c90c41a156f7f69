"""How stories are told at a Table: cards and abilities announced in one line, paid by themselves."""

from __future__ import annotations

from kit.conflictus import Scene


def play(t: Scene, card: str, *answers: str) -> Scene:
    """Announce a card; an answer that leaves no choice is not asked for, so it may be said or not."""
    return _announced(t.do(f"play {card}"), answers)


def use(t: Scene, card: str, *answers: str, verb: str = "use") -> Scene:
    """Use an ability of a card on the table."""
    return _announced(t.do(f"{verb} {card}"), answers)


def _announced(t: Scene, answers: tuple[str, ...]) -> Scene:
    for answer in answers:
        if t.can(answer):
            t.do(answer)
    while t.question == "pay":
        t.do("pay_auto")
    assert t.question in ("priority", "order", "number", "pick", "search", "recover", "player"), t.question
    return t


def attack(t: Scene, *cards: str) -> Scene:
    """These attack, and no others."""
    t.do(*(f"attack {card}" for card in cards))
    return t.do("done") if t.question == "attack" else t


def ordered(t: Scene) -> Scene:
    """Triggers are put on the transition as they come."""
    while t.question == "order":
        t.do("order_first")
    return t


def resolve(t: Scene) -> Scene:
    """Everything on the transition resolves, as far as nobody has to choose."""
    for _ in range(30):
        ordered(t)
        if t.over or not t.transition or t.question != "priority":
            break
        t.all_pass()
    return ordered(t)
