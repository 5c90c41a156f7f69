"""The table of Conflictus, drawn and in plain text: sets, piles, sources, transition, combat."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from kit.conflictus import ATTACK, BLOCK, SACRIFICE, Scene
from vigil import registry
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.terminal import plain_text, symbols
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.games.conflictus.terminal.table_screen import draw, hint
from vigil.terminal.table_queries import question_lines
from vigil.text import LANGUAGES

SIZES = [(80, 24), (100, 30), (140, 40)]


def table_of(
    table: Scene, seat: int | None = 0, lang: str = "en", names: tuple[str, ...] = ("Ana", "Ben", "Cleo", "Dan")
) -> ConflictusTableModel:
    """Return a scene as one of its players sees it."""
    view = GAME.view(table.s, seat)
    cards = registry.get(GAME.name).cards_in_play(table.config)
    return ConflictusTableModel(view, GAME.decision(table.s), cards, names[: table.config.players], lang)


def drawn(model: ConflictusTableModel, width: int = 80, height: int = 24) -> list[str]:
    lines = [line.plain for line in draw(model, ("Somebody did something.",), width, height)]
    assert all(cell_len(line) <= width for line in lines), max(lines, key=cell_len)
    return lines


def two(**more: Any) -> Scene:
    mine = ["2L: mago_iluminado / fhaonna + escudo_protetor", "1L: escudeiro_da_alvorada", "2L: calice_de_forca"]
    theirs = ["3S: brigao_do_fosso / duque_oco + gancho_de_cinzas", "2S: saltador_noturno"]
    hand = "adoecer 2L clarao_subito fhaonna palavra_cortada"
    return Scene(
        you={"hand": hand, "free": "3L 1S", "spent": "1L", "mortis": "2L adoecer", "sets": mine},
        them={"sets": theirs, "hand": "2S adoecer", "free": "2S", "mons": "4S"},
        **more,
    )


def test_a_two_player_turn_on_a_small_screen() -> None:
    lines = drawn(table_of(two()))
    assert len(lines) < 24
    assert lines[0].startswith("Turn 3 · your turn") and lines[0].endswith("Classic")
    assert "[Main]" in lines[1]
    assert lines[2].startswith("─ Ben  Mons 4  hand 3 · mortis 0 ") and lines[2].endswith("free ☾2 ─")
    assert lines[3].startswith(" 41 [☾] Hollow Duke ") and "6/4/6" in lines[3] and "☾3" in lines[3]
    assert "on 42 [☾] Pit Brawler" in lines[4] and "with 43 /☾/ Ashen Hook" in lines[4]
    mine = next(i for i, line in enumerate(lines) if line.startswith("─→You  Mons 10 "))
    assert lines[mine].endswith("free ☼3 ☾1 · spent ☼1 ─")
    assert lines[mine + 1].startswith(" 21 [☼] Fhaonna ") and "on 22 [☼] Enlightened Mage" in lines[mine + 2]
    assert any(line.startswith("▸ 2 (☼) Light Source ×2 ") for line in lines)
    assert any(line.startswith("  5 <◇> Severed Word ") for line in lines), "not an option: there is nothing to cancel"


def test_only_options_are_marked() -> None:
    model = table_of(two())
    marked = {line[1:3].strip() for line in drawn(model, 140, 40) if line.startswith("▸")}
    assert marked == {str(spot.number) for spot in model.numbers.spots if spot.indices}


def test_the_other_seat_sees_no_hand_and_no_marks() -> None:
    lines = drawn(table_of(two(), seat=1))
    assert "Fhaonna" in "\n".join(lines) and "Sudden Gleam" not in "\n".join(lines)
    assert not any(line.startswith("▸") for line in lines) and "Waiting for Ana." in lines
    assert lines[0].startswith("Turn 3 · Ana's turn")


def test_a_spectator_sees_both_sides_and_no_hand() -> None:
    lines = drawn(table_of(two(), seat=None))
    text = "\n".join(lines)
    assert "Ana" in text and "Ben" in text and "Sudden Gleam" not in text


def test_the_transition_is_listed_from_the_top_with_targets() -> None:
    table = two()
    table.do("play adoecer", "target duque_oco")
    for lines in (drawn(table_of(table)), plain_text.table_lines(table_of(table))):
        at = next(i for i, line in enumerate(lines) if "Transition, top first" in line)
        assert lines[at + 1].strip().startswith("1. Sicken, you → 41 Hollow Duke")
    assert "Hollow Duke  ☾1" in "\n".join(drawn(table_of(table)))
    assert plain_text.transition(table_of(table))[-1].endswith("Hollow Duke, sources 1 Shadow")
    assert any("0 passes, then Sicken resolves" in line for line in drawn(table_of(table)))


def test_an_announced_card_names_its_set() -> None:
    table = two()
    table.do("play fhaonna", "add_to_set escudeiro_da_alvorada")
    while table.question == "pay":
        table.do("pay_auto")
    assert any("1. Fhaonna, you + 24 Dawn Squire" in line for line in drawn(table_of(table)))


def test_damage_is_shown_beside_the_remaining_defense() -> None:
    table = two()
    table.do("play adoecer", "target duque_oco")
    table.all_pass()
    line = next(line for line in drawn(table_of(table)) if "Hollow Duke" in line)
    assert "6/2/6" in line and "(damage 2)" in line
    assert any("6/2/6, damage 2" in line for line in plain_text.table_lines(table_of(table)))


def test_attack_and_block_are_shown_on_both_sides() -> None:
    table = two(phase=ATTACK, begin=True)
    table.do("attack fhaonna", "done")
    assert any("⇒ attacks Ben" in line for line in drawn(table_of(table)))
    table.all_pass()
    assert table.phase == "block"
    table.do("block duque_oco")
    lines = drawn(table_of(table, seat=1), 100, 30)
    assert any("⇒ attacks you, blocked by 21 Hollow Duke" in line for line in lines)
    assert any("⇒ blocks 41 Fhaonna" in line for line in lines)


def test_the_phase_bar_moves() -> None:
    for phase, name in ((BLOCK, "[Block]"), (SACRIFICE, "[Sacrifice]")):
        assert name in drawn(table_of(two(phase=phase)))[1]


def test_a_question_lists_its_answers_with_the_numbers_of_the_table() -> None:
    table = two()
    table.do("play adoecer")
    text = "\n".join(drawn(table_of(table)))
    assert "▸21 Fhaonna" in text and "▸41 Hollow Duke (Ben)" in text
    lines = question_lines(table_of(table))
    assert "41: Hollow Duke (Ben)" in lines and "21: Fhaonna" in lines


def test_a_new_set_has_a_small_number_and_the_others_that_of_their_top() -> None:
    table = two()
    table.do("play fhaonna")
    lines = question_lines(table_of(table))
    assert lines[1:] == ["1: Start a new set", "21: Add to Fhaonna's set", "24: Add to Dawn Squire's set"]


def test_numeric_answers_are_typed_as_themselves() -> None:
    table = Scene(you={"hand": "desabamento", "free": "2S"})
    table.do("play desabamento", "target_player 2")
    table.all_pass()
    model = table_of(table)
    assert model.decision is not None and model.decision.question.key == "number"
    assert all(model.decision.options[at].id == number for number, at in model.numbers.indices.items())
    assert model.numbers.listed == tuple(sorted(model.numbers.indices))


def test_a_captive_is_listed_with_the_hand() -> None:
    table = Scene(
        you={"hand": "2L", "captive": "adoecer", "free": "1S"}, them={"sets": ["1L: mago_iluminado"]}, style="rapidinha"
    )
    lines = drawn(table_of(table))
    assert any(line.startswith("▸ 2 <☾> Sicken ") and "Captive." in line for line in lines)
    assert "Captive 2: Sicken" in "\n".join(plain_text.table_lines(table_of(table)))
    assert "Sicken" not in "\n".join(drawn(table_of(table, seat=1)))


def test_four_players_fit_a_wider_screen_with_different_numbers() -> None:
    someone = {"sets": ["2S: saltador_noturno"], "hand": "2S"}
    table = Scene(you={"hand": "adoecer 2L", "free": "1S"}, them=[someone, someone, someone])
    model = table_of(table)
    assert [spot.number for spot in model.numbers.spots if spot.face.name == "Saltador Noturno"] == [41, 61, 81]
    assert len(drawn(model, 100, 30)) < 30 and len(drawn(model)) <= 24


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_language_fits_every_width(lang: str, size: tuple[int, int]) -> None:
    lines = drawn(table_of(two(), lang=lang), *size)
    assert len(lines) < size[1]
    assert plain_text.table_lines(table_of(two(), lang=lang))


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    lines = drawn(table_of(two()), 140, 40)
    assert len(lines) < 40 and sum(" │ " in line for line in lines) > 15


def test_every_class_has_its_own_frame() -> None:
    assert len(set(symbols.FRAME.values())) == len(symbols.FRAME) == 5
    assert len(set(symbols.FACTION.values())) == 3
    assert symbols.sources(2, 0) == "☼2" and symbols.sources(1, 3) == "☼1 ☾3" and symbols.sources(0, 0) == "–"


def test_sources_to_sacrifice_show_where_they_are() -> None:
    table = Scene(you={"sets": ["2L: fhaonna"], "spent": "1S", "free": "1L"}, phase=SACRIFICE)
    lines = question_lines(table_of(table))
    assert any(line.endswith("Sacrifice Light Source (bound to 21 Fhaonna)") for line in lines)
    assert any(line.endswith("Sacrifice Shadow Source (spent)") for line in lines)


def test_a_card_that_leaves_at_the_end_of_the_turn_is_marked() -> None:
    table = Scene(you={"sets": ["1S: martir_da_mare_de_tumulos"]}, them={"mons": "9S"})
    table.do("use martir_da_mare_de_tumulos")
    table.all_pass()
    table.do("number 1")
    assert any("sacrificed at the end of the turn" in line for line in drawn(table_of(table)))
    assert any("sacrificed at the end of the turn" in line for line in plain_text.table_lines(table_of(table)))


def test_no_attackers_or_blockers_are_shown_before_the_first_declaration() -> None:
    both = {"sets": ["1L: mago_iluminado", "2L: fhaonna"]}
    table = Scene(you=both, them=both, always_ask=False)
    while table.question == "priority":
        table.do("pass")
    assert table.question == "attack" and "0: No attackers" in question_lines(table_of(table))
    table.do("attack fhaonna")
    assert "0: No more attackers" in question_lines(table_of(table))
    table.do("done")
    while table.question == "priority":
        table.do("pass")
    assert table.question == "block" and "0: No blockers" in question_lines(table_of(table, 1))


def test_an_ability_on_the_transition_is_marked() -> None:
    table = Scene(you={"hand": "mensageira_do_alto", "free": "1L"})
    table.do("play mensageira_do_alto", "pass", "pass")
    assert table.transition == ["triggered mensageira_do_alto"]
    assert hint(table_of(table)) == ("Type a number · 0 passes, then Messenger from Above (triggered) resolves · help")
