"""Captives, recovered cards and unfinished announcements stay hidden from players who may not see them."""

from __future__ import annotations

import pytest

from kit import invariants
from kit.conflictus import Scene
from kit.conflictus_kit import CONFLICTUS
from kit.conflictus_secrets import view
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State


@pytest.mark.rule("C-RAPID-05")
def test_the_owner_of_a_captive_cannot_tell_which_card_it_is() -> None:
    s = CONFLICTUS.new("rapidinha 2", 3)
    me = GAME.seat_to_act(s)
    taken = {GAME.redeal(s, me, luck).seats[1 - me].captive[0] for luck in range(300)}
    assert len(taken) == len(s.seats[me].mons) + 1
    look = GAME.view(s, me).players[1 - me].captive
    assert look.count == 1 and not look.faces


@pytest.mark.rule("C-RECOVER-04")
def test_recovered_cards_are_known_but_their_order_is_not() -> None:
    t = Scene({"hand": "memoria_guardada", "free": "1L", "mortis": "adoecer fhaonna", "mons": "5S"}, {})
    t.do("play memoria_guardada").all_pass().do("recover adoecer")
    if t.question == "recover":
        t.do("recover fhaonna")
    assert t.pile("mons")[-2:] == ["adoecer", "fhaonna"]
    assert invariants.leaks(CONFLICTUS, [t.s], range(30)) == []
    tops = {tuple(t.s.tables.slug[card] for card in GAME.redeal(t.s, 1, luck).seats[0].mons[-2:]) for luck in range(40)}
    assert tops == {("adoecer", "fhaonna"), ("fhaonna", "adoecer")}
    assert GAME.redeal(t.s, 0, 3).seats[0].mons[-2:] == t.s.seats[0].mons[-2:], "its player knows the order"


def test_different_seeds_deal_different_hidden_cards() -> None:
    """The opponent's hand, the order of both mons and all future random numbers depend on a redeal's seed."""
    s = CONFLICTUS.new(CONFLICTUS.two_seats, 3)
    me = GAME.seat_to_act(s)
    redeals = [GAME.redeal(s, me, seed) for seed in range(10)]
    assert len({tuple(sorted(other.seats[1 - me].hand)) for other in redeals}) == 10
    for seat in (0, 1):
        assert len({tuple(other.seats[seat].mons) for other in redeals}) == 10
    assert len({tuple(other.rng) for other in redeals}) == 10
    assert [GAME.redeal(s, me, seed) for seed in range(10)] == redeals, "the same seed deals differently"


def announcing(name: str) -> State:
    """Begin to announce one of two amulets with the same targets and the same cost."""
    t = Scene(
        {"hand": "clarao_subito prece_breve", "free": "2L", "sets": ["1L: mago_iluminado", "1L: fhaonna"]},
        {"sets": ["1S: saltador_noturno"]},
    )
    t.do(f"play {name}")
    assert t.question == "target"
    return t.s


@pytest.mark.rule("C-PLAY-06")
def test_other_players_do_not_see_an_unfinished_announcement(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = announcing("clarao_subito"), announcing("prece_breve")
    for viewer in (None, 1):
        assert invariants.all_answers(CONFLICTUS, one, viewer) == invariants.all_answers(CONFLICTUS, other, viewer)
    assert invariants.all_answers(CONFLICTUS, one, 0) != invariants.all_answers(CONFLICTUS, other, 0)
    asks = view.question
    monkeypatch.setattr(view, "question", lambda s, viewer: asks(s, GAME.seat_to_act(s)))
    assert invariants.all_answers(CONFLICTUS, one, 1) != invariants.all_answers(CONFLICTUS, other, 1), (
        "the check would not notice"
    )
