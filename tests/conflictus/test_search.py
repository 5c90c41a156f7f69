"""Searching, revealing and discarding (C-SEARCH, C-REVEAL, C-DISC)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.rng import shuffle
from vigil.kernel.serialization import clone

OWN = cards_in("""
set = "search"

[[card]]
name = "Procurar"
number = 1
kind = "amulet"
faction = "neutral"
effect = "spell(Search())"

[[card]]
name = "Convocar"
number = 2
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(warrior)))"

[[card]]
name = "Preparar"
number = 3
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(warrior), mons))"

[[card]]
name = "Esconder"
number = 4
kind = "amulet"
faction = "neutral"
effect = "spell(Search(to=mons))"

[[card]]
name = "Armar"
number = 5
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(equipment), table))"

[[card]]
name = "Esquecer"
number = 6
kind = "amulet"
faction = "neutral"
effect = "spell(Discard(2, opponents))"

[[card]]
name = "Delírio"
number = 7
kind = "amulet"
faction = "neutral"
effect = "spell(Discard(2, opponents, random=True))"

[[card]]
name = "Desarmar"
number = 8
kind = "amulet"
faction = "neutral"
effect = 'spell(each_opponent(Do("discard", Pick((hand,), which(equipment)))))'

[[card]]
name = "Eco"
number = 9
kind = "relic"
faction = "neutral"
rules = ["Trigger(discards, Mill(1, opponents), whose=any)"]

[[card]]
name = "Soldado"
number = 10
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1

[[card]]
name = "Lançar"
number = 11
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("discard", AtRandom(hand)))'

[[card]]
name = "Buscador"
number = 12
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
keywords = ["seek"]
""")

MONS = "1L soldado adoecer mago_iluminado escudo_protetor soldado clarao_subito lupa_de_prisma"


def table(you: dict[str, Any], them: dict[str, Any] | list[dict[str, Any]] | None = None, **more: Any) -> Scene:
    return Scene({"mons": MONS, **you}, them or {}, cards=OWN, **more)


def shown_names(t: Scene, what: str, viewer: int | None) -> list[str | None]:
    """Return the names of cards a viewer sees in events of this kind."""
    return [event.card_name for event in t.events(viewer) if event.kind == what]


def seen_in_hand(t: Scene, viewer: int | None) -> tuple[str, ...]:
    """Return the names of cards in seat 0's hand that a viewer sees."""
    return tuple(face.name for face in GAME.view(t.s, viewer).players[0].hand.faces)


# -------------------------------------------------------------------- searching


@pytest.mark.rule("C-SEARCH-01", "C-SEARCH-02", "C-SEARCH-03")
def test_after_searching_the_mons_is_shuffled_and_cut_by_an_opponent() -> None:
    for seed in range(3):
        t = table({"hand": "convocar"}, [{}, {}], seed=seed)
        luck = t.s.rng[1]
        t.do("play convocar").all_pass()
        rest = [card for card in t.s.seats[0].mons if card != t.s.options[1][1]]
        assert (t.question, t.options) == ("search", ["find mago_iluminado", "find soldado", "done"])
        t.do("find soldado")
        shuffle(luck, rest)
        assert t.s.seats[0].mons == rest  # with the player's own random stream, without the found card
        what = [entry[0] for entry in t.s.events]
        assert what.index("shuffled") < what.index("cut")
        (cut,) = (event for event in t.events(1) if event.kind == "cut")
        assert (cut.seat, cut.other_seat in (1, 2)) == (0, True)


@pytest.mark.rule("C-SEARCH-03", "C-REVEAL-01")
def test_a_card_found_by_kind_is_revealed() -> None:
    t = table({"hand": "convocar"}, [{}, {}])
    t.do("play convocar").all_pass().do("find mago_iluminado")
    assert t.pile("hand") == ["mago_iluminado"]
    for viewer in (0, 1, 2, None):
        assert shown_names(t, "found", viewer) == ["Mago Iluminado"]


@pytest.mark.rule("C-REVEAL-02")
def test_a_revealed_card_is_hidden_again_but_remembered() -> None:
    t = table({"hand": "convocar", "mons": MONS}, {})
    t.do("play convocar").all_pass().do("find mago_iluminado")
    assert seen_in_hand(t, 1) == seen_in_hand(t, None) == ()  # it is in the hand, face down
    hand = GAME.view(t.s, 1).players[0].hand
    assert (hand.count, hand.known) == (1, ((-1, "Mago Iluminado"),))
    assert GAME.view(t.s, 0).players[0].hand.faces[0].name == "Mago Iluminado"


@pytest.mark.rule("C-SEARCH-04")
def test_a_card_found_without_restriction_is_not_revealed() -> None:
    t = table({"hand": "procurar"}, {})
    t.do("play procurar").all_pass()
    t.do("find adoecer")
    assert t.pile("hand") == ["adoecer"]
    assert shown_names(t, "fetched", 0) == ["Adoecer"]
    for viewer in (1, None):
        assert shown_names(t, "found", viewer) == []
        assert shown_names(t, "fetched", viewer) == [None]
        assert "Adoecer" not in repr(t.events(viewer))
        assert GAME.view(t.s, viewer).players[0].hand.known == ()
    kinds = {t.s.tables.slug[GAME.redeal(t.s, 1, seed).seats[0].hand[0]] for seed in range(30)}
    assert len(kinds) > 1  # the opponent can't tell it from another card


@pytest.mark.rule("C-SEARCH-05", "C-SEARCH-06")
def test_a_search_by_kind_can_find_nothing_and_still_shuffles() -> None:
    t = table({"hand": "convocar"}, {})
    before = t.s.seats[0].mons[:]
    t.do("play convocar").all_pass().do("done")
    assert (t.pile("hand"), shown_names(t, "shuffled", 1)) == ([], [None])
    assert t.s.seats[0].mons != before
    assert sorted(t.s.seats[0].mons) == sorted(before)


@pytest.mark.rule("C-SEARCH-05", "C-SEARCH-06")
def test_a_player_without_a_matching_card_is_asked_too_to_hide_that() -> None:
    t = table({"hand": "convocar", "mons": "3L adoecer"}, {})
    t.do("play convocar").all_pass()
    assert (t.question, t.options) == ("search", ["done"])
    t.do("done")
    assert t.news("shuffled") == [("shuffled", 0)]


@pytest.mark.rule("C-SEARCH-05")
def test_an_unrestricted_search_must_take_a_card_if_there_is_one() -> None:
    t = table({"hand": "procurar"}, {})
    t.do("play procurar").all_pass()
    assert "done" not in t.options
    assert len(t.options) == 7  # each kind once, not in the order of the mons
    again = GAME.load(GAME.save(t.s))  # and a saved game does not forget it
    assert again.options == t.s.options
    t.do("find lupa_de_prisma")
    assert GAME.load(GAME.save(t.s)).seats[0].hand == t.s.seats[0].hand


@pytest.mark.rule("C-SEARCH-04", "C-SEARCH-05")
def test_a_saved_game_continues_a_search_by_the_same_rules() -> None:
    t = table({"hand": "procurar"}, {})
    t.do("play procurar")
    t.s = GAME.load(GAME.save(t.s))
    t.all_pass()
    assert "done" not in t.options
    t.do("find adoecer")
    assert shown_names(t, "fetched", 1) == [None]


@pytest.mark.rule("C-SEARCH-07")
@pytest.mark.parametrize("spell", ["procurar", "convocar"])
def test_searching_an_empty_mons_finds_nothing_and_is_no_loss(spell: str) -> None:
    t = table({"hand": spell, "mons": ""}, {})
    t.do(f"play {spell}").all_pass()
    assert (t.over, t.question, t.pile("hand"), t.sets()) == (False, "priority", [], [f": {spell}"])


@pytest.mark.rule("C-SEARCH-08")
def test_a_card_put_on_top_stays_there_after_the_shuffle() -> None:
    for seed in range(3):
        t = table({"hand": "preparar"}, {}, seed=seed)
        t.do("play preparar").all_pass().do("find mago_iluminado")
        assert t.pile("mons")[-1] == "mago_iluminado"
        assert len(t.pile("mons")) == 8
        assert GAME.view(t.s, 1).players[0].mons.known == ((0, "Mago Iluminado"),)
    t = table({"hand": "esconder"}, {})
    t.do("play esconder").all_pass().do("find adoecer")
    assert t.pile("mons")[-1] == "adoecer"
    assert GAME.view(t.s, 0).players[0].mons.known == ((0, "Adoecer"),)
    assert GAME.view(t.s, 1).players[0].mons.known == ()


@pytest.mark.rule("C-SEARCH-08", "C-PLAY-13")
def test_equipment_without_a_set_stays_in_the_shuffled_mons() -> None:
    tops = set()
    for seed in range(8):
        t = table({"hand": "armar"}, {}, seed=seed)
        t.do("play armar").all_pass()
        t.do("find escudo_protetor" if t.can("find escudo_protetor") else "done")
        assert sorted(t.pile("mons")) == sorted(table({}).pile("mons"))
        tops.add(t.pile("mons")[-1])
    assert len(tops) > 1  # no effect put it on top
    t = table({"hand": "armar", "sets": ["1L: soldado"]}, {})
    t.do("play armar").all_pass().do("find escudo_protetor")
    assert t.sets()[0] == "1L: soldado + escudo_protetor"


@pytest.mark.rule("C-SEARCH-06", "C-KEY-BUSCAR-04")
def test_a_player_who_has_looked_through_the_mons_cannot_undo_the_decision_to_search() -> None:
    t = table({"hand": "buscador", "mons": "3L soldado"}, {})
    t.do("play buscador").pass_(4)
    assert t.question == "may"
    declines = clone(t.s)
    t.do("yes")
    assert (t.asked, t.question, t.options) == (0, "search", ["find soldado", "done"])
    assert GAME.undo_floor(t.s) == t.s.decision_count
    GAME.choose(declines, declines.options[-1])
    assert GAME.undo_floor(declines) < declines.decision_count  # no player has seen a hidden card


@pytest.mark.rule("C-SEARCH-03", "C-SEARCH-06")
@pytest.mark.parametrize("answer", ["find soldado", "done"])
def test_a_search_cannot_be_undone_after_the_shuffle(answer: str) -> None:
    """The opponent has seen the card, or that there is none, and the mons has a new order."""
    t = table({"hand": "convocar"}, {})
    t.do("play convocar").all_pass().do(answer)
    assert t.news("shuffled") == [("shuffled", 0)]
    assert (t.asked, GAME.undo_floor(t.s)) == (0, t.s.decision_count)


# ------------------------------------------------------------------- discarding


@pytest.mark.rule("C-DISC-01", "C-DISC-02")
def test_the_discarding_player_chooses_the_cards() -> None:
    t = table({"hand": "esquecer adoecer", "sets": [": eco"]}, {"hand": "soldado convocar adoecer"})
    t.do("play esquecer").all_pass()
    assert (t.asked, t.options) == (1, ["discard soldado", "discard convocar", "discard adoecer"])
    t.do("discard adoecer", "discard soldado")
    assert (t.pile("mortis", 1), t.pile("hand", 1)) == (["adoecer", "soldado"], ["convocar"])
    assert (t.pile("hand", 0), t.pile("mortis", 0)) == (["adoecer"], [])
    while t.question == "order":
        t.do("order_first")
    assert t.transition == ["triggered eco"] * 2
    assert shown_names(t.all_pass(), "milled", 0) == ["Fonte de Luz"]


@pytest.mark.rule("C-DISC-02", "C-DISC-03", "C-DISC-04")
def test_only_cards_of_the_required_kind_can_be_discarded() -> None:
    hands = {"hand": "escudo_protetor soldado gancho_de_cinzas"}
    t = table({"hand": "desarmar"}, hands)
    t.do("play desarmar").all_pass()
    assert (t.asked, t.options) == (1, ["discard escudo_protetor", "discard gancho_de_cinzas"])
    t = table({"hand": "desarmar"}, {"hand": "soldado adoecer"})
    t.do("play desarmar").all_pass()
    assert (t.question, t.pile("hand", 1), t.pile("mortis", 1)) == ("priority", ["soldado", "adoecer"], [])
    for viewer in (0, None):  # and no player saw the hand
        hand = GAME.view(t.s, viewer).players[1].hand
        assert (hand.faces, hand.known) == ((), ())
        assert not {"Soldado", "Adoecer"} & {event.card_name for event in t.events(viewer)}


@pytest.mark.rule("C-DISC-05", "C-DISC-07")
@pytest.mark.parametrize("spell", ["esquecer", "delirio"])
@pytest.mark.parametrize("hand", ["adoecer soldado", "adoecer", ""])
def test_a_hand_that_is_too_small_is_discarded_completely(spell: str, hand: str) -> None:
    t = table({"hand": spell}, {"hand": hand})
    t.do(f"play {spell}").all_pass()
    assert (t.over, t.question, t.pile("hand", 1)) == (False, "priority", [])
    assert sorted(t.pile("mortis", 1)) == sorted(hand.split())


@pytest.mark.rule("C-DISC-06")
def test_no_one_chooses_a_random_discard() -> None:
    lost = set()
    for seed in range(12):
        t = table({"hand": "delirio"}, {"hand": "soldado adoecer convocar"}, seed=seed)
        t.do("play delirio").all_pass()
        assert (t.question, len(t.pile("mortis", 1)), len(t.pile("hand", 1))) == ("priority", 2, 1)
        lost.add(t.pile("hand", 1)[0])
    assert lost == {"soldado", "adoecer", "convocar"}
    t = table({"hand": "lancar soldado adoecer"}, {})
    t.do("play lancar").all_pass()
    assert (t.question, len(t.pile("hand")), len(t.pile("mortis"))) == ("priority", 1, 1)


@pytest.mark.rule("C-DISC-01", "C-DISC-02")
def test_each_opponent_discards_from_their_own_hand() -> None:
    t = table({"hand": "esquecer soldado"}, [{"hand": "soldado adoecer convocar"}, {"hand": "adoecer"}])
    t.do("play esquecer").all_pass()
    assert t.asked == 1
    t.do("discard convocar", "discard adoecer")
    assert [t.pile("hand", seat) for seat in range(3)] == [["soldado"], ["soldado"], []]
    assert [t.pile("mortis", seat) for seat in range(3)] == [[], ["convocar", "adoecer"], ["adoecer"]]
