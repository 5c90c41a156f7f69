"""Drawing, milling and recovering (C-DRAW, C-MILL, C-RECOVER)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import MAINTENANCE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME

OWN = cards_in("""
set = "mill"

[[card]]
name = "Ler"
number = 1
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(2))"

[[card]]
name = "Ruína"
number = 2
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(3, opponents))"

[[card]]
name = "Erosão"
number = 3
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(2))"

[[card]]
name = "Soldado"
number = 4
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 3

[[card]]
name = "Eco da leitura"
number = 5
kind = "relic"
faction = "neutral"
rules = ["Trigger(draws, PutCounters(This(), charge, 1))"]

[[card]]
name = "Eco da ruína"
number = 6
kind = "relic"
faction = "neutral"
rules = ["Trigger(mills, PutCounters(This(), charge, Count(mortis)), whose=any)"]

[[card]]
name = "Eco do descarte"
number = 7
kind = "relic"
faction = "neutral"
rules = ["Trigger(discards, PutCounters(This(), charge, 1), whose=any)"]

[[card]]
name = "Eco da memória"
number = 8
kind = "relic"
faction = "neutral"
rules = ["Trigger(recovers, PutCounters(This(), charge, 1), whose=any)"]

[[card]]
name = "Lembrar"
number = 9
kind = "amulet"
faction = "neutral"
effect = "spell(Recover(2))"

[[card]]
name = "Poço"
number = 10
kind = "relic"
faction = "neutral"
abilities = ["Activated(Mill(2, target, up_to=True), targets=[a_player()])"]

[[card]]
name = "Resgate"
number = 11
kind = "amulet"
faction = "neutral"
effect = "spell(from_mortis())"

[[card]]
name = "Levantar"
number = 12
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("put", Pick((mortis,), which(warrior))))'

[[card]]
name = "Segredo"
number = 13
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(1), a_player())"
""")

PILE = "adoecer desabamento lupa_de_prisma clarao_subito"  # the last is on top


def table(you: dict[str, Any], them: dict[str, Any] | list[dict[str, Any]] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **more)


def resolve_all(t: Scene) -> Scene:
    """Resolve everything on the transition."""
    while t.transition:
        t.all_pass()
    return t


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("C-DRAW-01")
def test_a_player_draws_the_top_card_of_their_own_mons() -> None:
    t = table({"mons": PILE}, {"mons": PILE}, phase=MAINTENANCE)
    t.pass_(2)
    assert (t.pile("hand"), t.pile("mons")) == (["clarao_subito"], PILE.split()[:3])
    assert t.pile("mons", 1) == PILE.split()


@pytest.mark.rule("C-DRAW-02", "C-DRAW-03")
def test_cards_drawn_outside_the_draw_phase_are_drawn_one_by_one() -> None:
    t = table({"hand": "ler", "mons": PILE, "sets": [": eco_da_leitura"]}, {"sets": [": eco_da_leitura"]})
    t.do("play ler").all_pass()
    assert (t.phase, t.pile("hand")) == ("main", ["clarao_subito", "lupa_de_prisma"])
    assert t.transition == ["triggered eco_da_leitura"] * 2  # two draws, and only the player's own
    resolve_all(t)
    assert t.counters("eco_da_leitura", "charge") == 2


@pytest.mark.rule("C-DRAW-03", "C-MILL-05")
def test_other_players_do_not_see_a_drawn_card() -> None:
    t = table({"hand": "ler", "mons": PILE}, {})
    t.do("play ler").all_pass()
    assert [event.card_name for event in t.events(0) if event.kind == "drawn"] == ["Clarão Súbito", "Lupa de Prisma"]
    assert [event.card_name for event in t.events(1) if event.kind == "drawn"] == [None, None]


# ---------------------------------------------------------------------- milling


@pytest.mark.rule("C-MILL-01", "C-MILL-02", "C-MILL-04")
def test_milled_cards_go_to_the_mortis_as_one_group() -> None:
    t = table({"hand": "ruina", "sets": [": eco_da_ruina"]}, {"mons": PILE, "mortis": "ler"})
    t.do("play ruina").all_pass()
    assert (t.pile("mons", 1), t.pile("mortis", 1)) == (
        ["adoecer"], ["ler", "clarao_subito", "lupa_de_prisma", "desabamento"],
    )  # fmt: skip
    assert t.transition == ["triggered eco_da_ruina"]  # one event for three cards
    for viewer in (0, 1, None):
        assert [e.card_name for e in t.events(viewer) if e.kind == "milled"] == [
            "Clarão Súbito", "Lupa de Prisma", "Desabamento",
        ]  # fmt: skip
        visible = GAME.view(t.s, viewer).players[1].mortis
        assert [face.name for face in visible.faces] == ["Ler", "Clarão Súbito", "Lupa de Prisma", "Desabamento"]


@pytest.mark.rule("C-MILL-02")
def test_triggers_see_a_completed_group_of_milled_cards() -> None:
    t = table({}, {"hand": "erosao", "sets": [": eco_da_ruina"]})
    t.pass_().do("play erosao").all_pass()
    resolve_all(t)
    assert t.counters("eco_da_ruina", "charge") == 2


@pytest.mark.rule("C-MILL-03", "C-WIN-02")
def test_a_player_who_must_mill_without_cards_loses() -> None:
    t = table({"hand": "ruina"}, {"mons": "3L"})
    t.do("play ruina").all_pass()
    assert (t.over, t.pile("mons", 1)) == (False, [])  # three were there
    t = table({"hand": "ruina"}, {"mons": "2L"})
    t.do("play ruina").all_pass()
    assert (t.over, t.news("lost")) == (True, [("lost", 1)])


@pytest.mark.rule("C-MILL-05")
def test_milling_is_neither_drawing_nor_discarding() -> None:
    t = table({"hand": "erosao", "sets": [": eco_da_leitura", ": eco_do_descarte"]}, {})
    t.do("play erosao").all_pass()
    assert (t.transition, len(t.pile("mortis"))) == ([], 2)


@pytest.mark.rule("C-MILL-06")
def test_an_attack_mills_the_attacked_player() -> None:
    t = table({"sets": [": soldado"]}, [{}, {}])
    t.pass_(3).do("attack soldado", "attack_player 3")
    t.to("sacrifice")
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 10, 7]


@pytest.mark.rule("C-MILL-06", "C-MILL-08")
def test_a_text_mills_the_player_it_names_or_its_controller() -> None:
    t = table({"hand": "ruina"}, [{}, {}])
    t.do("play ruina").all_pass()
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 7, 7]
    t = table({}, [{"hand": "erosao"}, {}])
    t.pass_().do("play erosao").all_pass()
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 8, 10]
    t = table({"hand": "segredo"}, [{}, {}])  # an unrelated target
    t.do("play segredo", "target_player 2").all_pass()
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [9, 10, 10]


@pytest.mark.rule("C-MILL-07")
def test_a_player_can_choose_to_mill_more_cards_than_are_left() -> None:
    t = table({"hand": "desabamento", "free": "1S"}, {"mons": "1L"})
    t.do("play desabamento", "target_player 2").all_pass()
    assert (t.asked, t.options) == (0, ["number 0", "number 1", "number 2", "number 3"])
    t.do("number 2")
    assert (t.over, t.news("lost")) == (True, [("lost", 1)])
    t = table({"sets": [": poco"]}, {"mons": ""})
    t.do("use poco", "target_player 2").all_pass()
    assert t.options == ["number 0", "number 1", "number 2"]
    assert not t.do("number 0").over


# ------------------------------------------------------------------- recovering


@pytest.mark.rule("C-RECOVER-01", "C-RECOVER-02", "C-RECOVER-05")
def test_recovered_cards_go_on_top_in_the_chosen_order() -> None:
    for first, second in (("adoecer", "ler"), ("ler", "adoecer")):
        t = table({"hand": "lembrar", "mons": PILE, "mortis": "adoecer ruina soldado ler"},
                  {"mortis": "erosao"})  # fmt: skip
        t.do("play lembrar").all_pass()
        assert t.options == ["recover adoecer", "recover ruina", "recover soldado", "recover ler", "done"]
        t.do(f"recover {first}", f"recover {second}")
        assert t.pile("mons") == [*PILE.split(), first, second]  # nothing was shuffled
        assert t.pile("mortis") == ["ruina", "soldado"]
        assert t.pile("mortis", 1) == ["erosao"]


@pytest.mark.rule("C-RECOVER-01", "C-RECOVER-03")
def test_cards_to_recover_are_chosen_on_resolution() -> None:
    t = table({"hand": "lembrar", "mortis": "ler"}, {"hand": "ruina"})
    t.do("play lembrar")
    assert (t.question, t.s.transition[0].targets) == ("priority", ())  # no targets were requested
    t.pass_().do("play ruina").all_pass()  # meanwhile the mortis grows
    t.all_pass()
    assert t.options == ["recover ler", "recover fonte_de_luz", "done"]
    t.do("recover fonte_de_luz", "recover fonte_de_luz")
    assert t.pile("mortis") == ["ler", "fonte_de_luz"]
    t = table({"hand": "lembrar"}, {})
    t.do("play lembrar").all_pass()  # with an empty mortis it does nothing, but it can be played
    assert t.sets() == [": lembrar"]


@pytest.mark.rule("C-RECOVER-03")
def test_a_player_can_recover_fewer_cards_or_none() -> None:
    t = table({"hand": "lembrar", "mortis": "ler ruina", "sets": [": eco_da_memoria"]}, {})
    t.do("play lembrar").all_pass().do("done")
    assert (t.pile("mortis"), t.transition) == (["ler", "ruina"], [])


def observations(viewer: int | None, order: tuple[str, str]) -> list[Any]:
    """Return everything a viewer sees while two cards are recovered in this order."""
    t = table({"hand": "lembrar", "mons": PILE, "mortis": "ler soldado ruina"}, {})
    t.do("play lembrar").all_pass()
    told: list[Any] = []
    for name in order:
        t.do(f"recover {name}")
        told.append((t.events(viewer), GAME.view(t.s, viewer)))
    return told


@pytest.mark.rule("C-RECOVER-04")
def test_everyone_knows_which_cards_were_recovered_but_not_their_order() -> None:
    one, other = observations(1, ("ler", "ruina")), observations(1, ("ruina", "ler"))
    faces = {e.card_name for events, _ in one for e in events if e.kind == "recovered"}
    assert faces == {"Ler", "Ruína"}
    assert one[-1][1] == other[-1][1]  # the table afterwards looks the same
    assert one == other  # and so do all views and events on the way
    mine, mine_other = observations(0, ("ler", "ruina")), observations(0, ("ruina", "ler"))
    assert mine[-1][1].players[0].mons.known == ((0, "Ruína"), (1, "Ler"))
    assert mine_other[-1][1].players[0].mons.known == ((0, "Ler"), (1, "Ruína"))


@pytest.mark.rule("C-RECOVER-04")
def test_redealt_tables_have_recovered_cards_in_either_order() -> None:
    t = table({"hand": "lembrar", "mons": PILE, "mortis": "ler soldado ruina"}, {})
    t.do("play lembrar").all_pass().do("recover ler", "recover ruina")
    tops = {tuple(t.s.tables.slug[c] for c in GAME.redeal(t.s, 1, seed).seats[0].mons[-2:]) for seed in range(20)}
    assert tops == {("ler", "ruina"), ("ruina", "ler")}
    own = {tuple(t.s.tables.slug[c] for c in GAME.redeal(t.s, 0, seed).seats[0].mons[-2:]) for seed in range(20)}
    assert own == {("ler", "ruina")}


@pytest.mark.rule("C-RECOVER-06")
def test_returning_a_card_in_another_way_is_not_recovering() -> None:
    for spell, where in (("resgate", "hand"), ("levantar", "table")):
        t = table({"hand": spell, "mortis": "soldado", "sets": [": eco_da_memoria"]}, {})
        t.do(f"play {spell}").all_pass()
        assert t.transition == []
        assert t.on_table("soldado") if where == "table" else t.pile("hand") == ["soldado"]
    t = table({"hand": "lembrar", "mortis": "soldado", "sets": [": eco_da_memoria"]}, {})
    t.do("play lembrar").all_pass().do("recover soldado")
    assert t.transition == ["triggered eco_da_memoria"]


@pytest.mark.rule("C-RECOVER-07")
def test_a_player_with_an_empty_mons_can_recover_and_continue() -> None:
    t = table({"hand": "lembrar", "mons": "", "mortis": "soldado ler"}, {}, phase=MAINTENANCE)
    t.do("play lembrar").all_pass().do("recover soldado", "done")
    t.pass_(2)
    assert (t.over, t.phase, t.pile("hand"), t.pile("mons")) == (False, "main", ["soldado"], [])
