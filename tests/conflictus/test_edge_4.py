"""Edge cases of milling, recovering and winning; of setup, formats and several players."""

from __future__ import annotations

import pytest

from kit.cards import amulet, relic, warrior
from kit.conflictus import ATTACK, SACRIFICE, Scene
from vigil.games.conflictus.rules import decisions, engine, setup
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.game import GAME

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Raider", "1/2/3"),
    warrior("Scout", "1/2/2"),
    warrior("Light 2", "1/1/1", faction="light", cost=2),
    warrior("Light 3", "1/1/1", faction="light", cost=3),
    warrior("Pyre", "1/1/2", "immolate", faction="light", cost=1),
    warrior("Bully", "1/2/2", "intimidate"),
    warrior("Stillborn", "1/0/1", rules=["Trigger(enters, Draw(1), own=True)"]),
    warrior("Bargain", "1/1/1", "reduction", cost=4),
    warrior("Champion", "5/5/1"),
    amulet("Flood", "spell(Mill(3, everyone))"),
    amulet("Deluge", "spell(each_player(Mill(3)))"),
    amulet("Drought", "spell(each_player(Draw(3)))"),
    amulet("Overreach", "spell(seq(Draw(2), Recover(2)))"),
    amulet("Echo", "spell(Draw(1))", "recover 1"),
    amulet("Undo", 'spell(Do("cancel", Target()), an_item())'),
    amulet("Rest", "spell(Draw(1))"),
    amulet("Recall", 'spell(Do("return", Target()), a_card(which(warrior)))'),
    amulet("Smash", 'spell(Do("destroy", Target()), a_card(which(source)))'),
    amulet("Amnesia", "spell(Discard(20, everyone))"),
    amulet("Mischief", "spell(Discard(2, opponents, random=True))"),
    relic("Chest", "recover 1"),
    relic("Toll", rules=["Trigger(leaves, Draw(1), which(warrior), whose=any)"]),
    relic("Grey Relic", cost=1),
)


def places(t: Scene) -> tuple[int, ...]:
    result = GAME.outcome(t.s)
    assert result is not None, "the game goes on"
    return result.places


# ------------------------------------------------- milling, recovering, winning


@pytest.mark.rule("C-EDGE-52")
@pytest.mark.parametrize("card", ["flood", "deluge", "drought"])
@pytest.mark.parametrize(("mine", "theirs", "end"), [("2L", "2L", (1, 1)), ("2L", "3L", (2, 1)), ("3L", "2L", (1, 2))])
def test_an_instruction_for_all_players_is_completed_before_anyone_loses(
    card: str, mine: str, theirs: str, end: tuple[int, ...]
) -> None:
    t = Scene(you={"hand": card, "mons": mine}, them={"mons": theirs}, cards=CARDS)
    t.do(f"play {card}").pass_(2)
    assert t.over and places(t) == end
    assert t.pile("mons") == [] and t.pile("mons", 1) == []


@pytest.mark.rule("C-EDGE-52")
@pytest.mark.parametrize("card", ["flood", "deluge"])
def test_with_three_players_only_those_who_failed_lose(card: str) -> None:
    t = Scene(you={"hand": card, "mons": "5L"}, them=[{"mons": "2L"}, {"mons": "4L"}], cards=CARDS)
    t.do(f"play {card}").pass_(3)
    assert not t.over and [bool(seat.lost) for seat in t.s.seats] == [False, True, False]
    assert len(t.pile("mons", 2)) == 1


@pytest.mark.rule("C-EDGE-53")
def test_a_player_who_cannot_draw_loses_before_recovering() -> None:
    t = Scene(you={"hand": "overreach", "mons": "1L", "mortis": "plain other"}, cards=CARDS)
    t.do("play overreach").pass_(2)
    assert t.over and places(t) == (2, 1)


@pytest.mark.rule("C-EDGE-54")
def test_reduction_can_empty_the_mons_without_ending_the_game() -> None:
    t = Scene(you={"hand": "bargain", "mons": "2L", "free": "4L"}, cards=CARDS)
    t.do("play bargain")
    assert t.options == ["reduce 0", "reduce 1", "reduce 2"]
    t.do("reduce 2")
    if t.question == "pay":
        t.do("pay_auto")
    assert t.pile("mons") == [] and not t.over
    t.pass_(2)
    assert t.sets() == ["2L: bargain"] and not t.over


@pytest.mark.rule("C-EDGE-55")
def test_a_canceled_recover_amulet_is_removed_from_the_mons() -> None:
    t = Scene(you={"hand": "echo chest", "mons": "plain other rest"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play echo").pass_().do("play undo").pass_(2)
    t.do("play chest").pass_(2).do("recover echo")
    assert t.pile("mons") == ["plain", "other", "rest", "echo"]
    t.to("sacrifice").pass_(2)
    assert t.pile("mons") == ["plain", "other", "rest"] and sorted(t.pile("exterminatus")) == ["chest", "echo"]


@pytest.mark.rule("C-EDGE-56")
@pytest.mark.parametrize("again", [True, False])
def test_a_redrawn_recover_card_works_again_and_is_removed_once(again: bool) -> None:
    t = Scene(
        you={"hand": "echo chest rest", "mons": "plain other", "mortis": "scout"}, them={"hand": "undo"}, cards=CARDS
    )
    t.do("play echo").pass_().do("play undo").pass_(2)
    t.do("play chest").pass_(2).do("recover echo")
    t.do("play rest").pass_(2)
    assert t.pile("hand") == ["echo"]
    if again:
        t.do("play echo").pass_(2).do("recover scout")
        assert t.pile("hand") == ["scout"], "recovered and drawn: both plays have their effect"
    t.to("maintenance")
    assert sorted(t.pile("exterminatus")) == ["chest", "echo"]
    assert t.pile("hand") == (["scout"] if again else [])


@pytest.mark.rule("C-EDGE-57")
@pytest.mark.parametrize("recovered", [True, False])
def test_a_victimize_warrior_that_died_is_removed_from_mortis_or_mons(recovered: bool) -> None:
    t = Scene(
        you={"sets": ["3L: santa_das_velas"], "mortis": "plain", "hand": "echo", "mons": "6L"},
        them={"sets": [": champion"]}, phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack santa_das_velas", "use santa_das_velas").pass_(2).do("done")
    t.all_pass().do("block champion").to("sacrifice")
    assert t.pile("mortis") == ["plain", "santa_das_velas"]
    if recovered:
        t.do("play echo").pass_(2).do("recover santa_das_velas")
        assert t.pile("hand") == ["santa_das_velas"]
    t.to("maintenance")
    assert "santa_das_velas" in t.pile("exterminatus") and t.pile("mortis") == ["plain"]
    assert t.pile("hand") == ([] if recovered else ["echo"])


@pytest.mark.rule("C-EDGE-58")
def test_a_warrior_returned_to_hand_is_not_sacrificed_for_immolate() -> None:
    t = Scene(you={"sets": ["1L: pyre", "2L: calice_de_forca"]}, them={"hand": "recall"}, cards=CARDS)
    t.do("use pyre").pass_().do("play recall").pass_(2)
    assert t.pile("hand") == ["pyre"]
    t.pass_(2)
    assert t.options[-1] == "number 3", "its last known mill, the chalice included"
    t.do("number 3").to("maintenance")
    assert t.pile("hand") == ["pyre"] and t.pile("mortis") == [] and len(t.pile("mons", 1)) == 7


@pytest.mark.rule("C-EDGE-58")
def test_a_replayed_warrior_is_not_sacrificed_for_immolate() -> None:
    t = Scene(you={"sets": [": pyre"], "free": "1L"}, them={"hand": "recall"}, cards=CARDS)
    t.do("use pyre").pass_().do("play recall").pass_(2)
    t.do("play pyre").pass_(2)
    t.pass_(2).do("number 2").to("maintenance")
    assert t.on_table("pyre"), "a new object has no mark"


@pytest.mark.rule("C-EDGE-59")
def test_a_covered_immolate_warrior_is_sacrificed_and_the_set_shrinks() -> None:
    t = Scene(you={"sets": ["1L: pyre"], "hand": "light_2 light_3"}, cards=CARDS)
    t.do("use pyre").pass_(2).do("number 0")
    t.do("play light_2").pass_(2)
    t.to("maintenance")
    assert t.sets() == ["1L: light_2"] and t.pile("mortis") == ["pyre"]
    t.to("main").pass_()
    assert t.can("play light_3"), "1 + 2"
    t = Scene(you={"sets": ["1L: pyre / light_2"], "hand": "light_3"}, phase=SACRIFICE, cards=CARDS)
    t.do("sacrifice pyre", "sacrifice fonte_de_luz").to("maintenance").to("main").pass_()
    assert not t.can("play light_3"), "only the 2 of the upper one is left"


@pytest.mark.rule("C-EDGE-60")
@pytest.mark.parametrize(("number", "lost"), [(0, False), (1, False), (2, True), (3, True)])
def test_players_can_mill_themselves_out_of_the_game(number: int, lost: bool) -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S", "mons": "1L"})
    t.do("play desabamento", "target_player 1").pass_(2)
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.do(f"number {number}")
    assert t.over is lost
    if lost:
        assert places(t) == (2, 1)


# ------------------------------------------- setup, formats, several players


@pytest.mark.rule("C-EDGE-61")
def test_setting_aside_ten_cards_and_exchanging_four_times() -> None:
    decks = tuple((("Fonte de Luz", 50),) for _ in range(2))
    s = setup.new(Config(decks=decks), 7)

    def do(verb: str) -> None:
        engine.choose(s, next(choice for choice in s.options if choice[0] == verb))

    while any(choice[0] == "set_aside" for choice in s.options):
        do("set_aside" if decisions.seat_to_act(s) == 0 else "done")
    while any(choice[0] == "exchange" for choice in s.options):
        do("exchange" if decisions.seat_to_act(s) == 0 else "keep")
    seat = s.seats[0]
    assert (len(seat.mons), len(seat.hand), len(seat.mortis), len(seat.reserve)) == (24, 6, 10, 10)
    assert (len(s.seats[1].mons), len(s.seats[1].hand)) == (44, 6)


@pytest.mark.rule("C-EDGE-62")
def test_a_captive_source_uses_its_takers_allowance_and_stays_with_them() -> None:
    t = Scene(
        you={"captive": "1S", "hand": "1L grey_relic adoecer"}, them={"hand": "smash"}, style="rapidinha", cards=CARDS
    )
    t.do("play_source fonte_de_sombra")
    assert t.pile("free") == ["fonte_de_sombra"] and not t.can("play_source fonte_de_luz"), "one source per turn"
    t.do("play grey_relic").pass_(2)
    assert t.sets() == ["1S: grey_relic"]
    t.to("sacrifice").do("sacrifice grey_relic").to("maintenance")
    assert t.pile("free") == ["fonte_de_sombra"], "the taker's for the game"
    t.do("play smash").pass_(2)
    assert t.pile("free") == [] and t.pile("mortis", 1) == ["fonte_de_sombra"], "destroyed, it goes to its owner"


@pytest.mark.rule("C-EDGE-63")
def test_a_captive_is_not_discarded_with_the_hand() -> None:
    t = Scene(you={"captive": "plain", "hand": "other 2L"}, them={"hand": "amnesia"}, style="rapidinha", cards=CARDS)
    t.pass_().do("play amnesia").pass_(2)
    assert t.pile("hand") == [] and t.pile("captive") == ["plain"]
    assert t.can("play plain")


@pytest.mark.rule("C-EDGE-64")
def test_a_captive_warrior_returns_to_the_hand_of_its_owner() -> None:
    t = Scene(you={"captive": "plain"}, them={"hand": "bully"}, style="rapidinha", cards=CARDS)
    t.do("play plain").pass_(2)
    assert t.sets(0) == [": plain"]
    t.pass_().do("play bully").pass_(4).do("yes")
    assert t.pile("hand", 1) == ["plain"] and t.pile("hand", 0) == [] and t.pile("captive") == []
    t.do("pass")
    assert t.asked == 1 and t.can("play plain"), "an ordinary card of its owner"


@pytest.mark.rule("C-EDGE-65")
def test_a_random_discard_of_two_with_one_card_takes_that_one() -> None:
    t = Scene(you={"hand": "mischief"}, them={"hand": "plain"}, cards=CARDS)
    t.do("play mischief").pass_(2)
    assert t.pile("mortis", 1) == ["plain"] and t.pile("hand", 1) == [] and not t.over
    assert len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-EDGE-66")
def test_two_attacked_players_mill_simultaneously_and_one_loses() -> None:
    t = Scene(
        you={"sets": [": raider", ": scout"]},
        them=[{"mons": "2L", "sets": [": plain"], "hand": "rest"}, {"mons": "2L"}],
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack raider", "attack_player 2", "attack scout", "attack_player 3").pass_(3)
    assert t.asked == 1
    t.do("done").pass_(3)
    assert not t.over and t.phase == "sacrifice"
    assert [bool(seat.lost) for seat in t.s.seats] == [False, True, False]
    assert len(t.pile("mortis", 2)) == 2 and t.pile("mons", 2) == [], "the other goes on with an empty mons"
    assert t.sets(1) == [] and t.pile("mortis", 1) == [] and t.pile("hand", 1) == [], "the cards of seat 1 have left"
    t.pass_()
    assert t.asked == 2, "that player is not asked anymore"


@pytest.mark.rule("C-EDGE-67")
def test_one_source_per_cycle_of_opponents_turns_and_not_one_per_turn() -> None:
    t = Scene(you={"hand": "4L"}, them=[{}, {}], active=1, cards=CARDS)
    t.pass_(2).do("play_source fonte_de_luz")
    assert not t.can("play_source fonte_de_luz")
    t.to("maintenance").to("main")
    assert t.s.active == 2
    t.pass_()
    assert t.asked == 0 and not t.can("play_source fonte_de_luz"), "not another source in the next player's main phase"
    t.to("maintenance").to("main")
    assert t.s.active == 0 and t.can("play_source fonte_de_luz")
    t.do("play_source fonte_de_luz").to("maintenance").to("main").pass_(2)
    assert t.s.active == 1 and t.can("play_source fonte_de_luz"), "renewed on the player's own turn"


@pytest.mark.rule("C-EDGE-68")
def test_a_token_returned_to_hand_triggers_abilities_and_ceases_to_exist() -> None:
    t = Scene(you={"hand": "dobre_de_requiem", "free": "3S", "sets": [": toll"]}, them={"hand": "bully"}, cards=CARDS)
    t.do("play dobre_de_requiem", "choose 1").pass_(2)
    assert t.sets()[1:3] == [": sombra", ": sombra"]
    t.pass_().do("play bully").pass_(2).do("target sombra").pass_(2).do("yes")
    assert t.sets().count(": sombra") == 1 and "sombra" not in t.pile("hand") + t.pile("mortis")
    assert t.transition == ["triggered toll"]
    t.pass_(2)
    assert t.pile("hand") == ["fonte_de_luz"]


@pytest.mark.rule("C-EDGE-69")
def test_a_warrior_without_defense_enters_triggers_and_dies() -> None:
    t = Scene(you={"hand": "stillborn"}, cards=CARDS)
    t.do("play stillborn").pass_(2)
    assert t.pile("mortis") == ["stillborn"] and t.transition == ["triggered stillborn"]
    assert ("entered", 0) in t.news() and ("destroyed", 0) in t.news()
    t.pass_(2)
    assert t.pile("hand") == ["fonte_de_luz"]


@pytest.mark.rule("C-EDGE-70")
def test_without_attackers_only_damage_analysis_is_skipped() -> None:
    t = Scene(cards=CARDS)
    t.pass_(2)
    seen = []
    for _ in range(3):
        seen.append((t.phase, t.question, t.asked))
        t.pass_()
        seen.append((t.phase, t.question, t.asked))
        t.pass_()
    asked = [(phase, "priority", seat) for phase in ("attack", "block", "sacrifice") for seat in (0, 1)]
    assert seen == asked
