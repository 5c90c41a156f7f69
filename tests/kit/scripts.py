"""Short commands for tests at a Table: announce cards and abilities in one line, with automatic payment."""

from __future__ import annotations

from kit.conflictus import Scene


def play(t: Scene, card: str, *answers: str) -> Scene:
    """Announce a card. An answer without an alternative may be given or left out."""
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
    """Attack with exactly these warriors."""
    t.do(*(f"attack {card}" for card in cards))
    return t.do("done") if t.question == "attack" else t


def ordered(t: Scene) -> Scene:
    """Put triggers onto the transition in the offered order."""
    while t.question == "order":
        t.do("order_first")
    return t


def resolve(t: Scene) -> Scene:
    """Resolve everything on the transition, as long as no player has to choose."""
    for _ in range(30):
        ordered(t)
        if t.over or not t.transition or t.question != "priority":
            break
        t.all_pass()
    return ordered(t)
