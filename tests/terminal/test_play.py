"""Playing in the terminal: table commands, why, undo, save, quit, and random input."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from terminal.typing_player import TypedGame, new_match, new_session, type_lines
from vigil.kernel.link import pack, unpack
from vigil.kernel.record import read
from vigil.registry import GAMES
from vigil.terminal import record_files
from vigil.terminal.game_setup import resume_session
from vigil.text import LANGUAGES


def first_turn(*lines: str, seed: int = 5, lang: str = "en") -> TypedGame:
    """Return a game in which you begin with four Apprentices and a Militia (seed 5)."""
    return type_lines(lines, new_session(seed=seed, lang=lang), lang=lang)


def test_the_first_screen_describes_the_game_and_its_seed() -> None:
    output = first_turn()
    assert "seed 5" in output.text.splitlines()[0]
    assert "11: Play Apprentice (×4)" in output.text
    assert "0: End the turn" in output.text


def test_all_plays_cards_that_need_no_decision() -> None:
    output = first_turn("all")
    assert "5 cards played." in output.text
    view = output.table.view(0)
    assert (view.players[0].runes, view.players[0].power, view.players[0].hand.count) == (4, 1, 0)


def test_undo_one_choice_or_all() -> None:
    output = first_turn("all", "undo")
    assert not output.table.match.choices and "Your last 5 choices were undone." in output.text
    assert len(first_turn("11", "11", "undo").table.match.choices) == 1
    assert len(first_turn("all", "undo 3", "11", "11", "11", "undo").table.match.choices) == 4
    assert len(first_turn("all", "undo all").table.match.choices) == 0
    assert len(first_turn("all", "undo 3").table.match.choices) == 2
    output = first_turn("all", "undo 9")
    assert "You can only undo your last 5 choices" in output.text and len(output.table.match.choices) == 5


def test_undo_explains_its_refusal_after_a_reveal() -> None:
    output = first_turn("undo", "all", "1", "undo")
    assert output.text.count("You can't undo") == 2
    assert output.table.match.choices[-1].name.startswith("acquire")


def test_ending_a_turn_early_needs_one_confirmation() -> None:
    output = first_turn("all", "end")
    assert "You can still: Acquire Mechana Initiate" in output.text
    assert output.table.view(0).turn == 1
    assert first_turn("all", "end", "end").table.view(0).turn > 1


def test_another_choice_requires_confirmation_again() -> None:
    output = first_turn("end", "11", "end")
    assert output.text.count("End the turn again") == 2 and output.table.view(0).turn == 1


def test_why_translates_a_hidden_cards_name() -> None:
    assert "\nVoix de la Terre n’est pas en vue.\n" in first_turn("pourquoi landtalker", lang="fr").text
    assert "\nLandtalker is not visible.\n" in first_turn("why landtalker").text
    assert "\nEyes to the Sun is not visible.\n" in type_lines(["why eyes to the sun"], new_match(seed=5)).text


def test_why_and_look_work() -> None:
    text = first_turn("why master dhartha", "why 4", "look 4", "look heavy infantry", "why apprentice").text
    assert text.count("Master Dhartha: It costs 7 Runes; you have 0.") == 2
    assert "Master Dhartha – Enlightened Hero" in text and "Draw three cards." in text
    assert "Heavy Infantry – Hero" in text and "Gain 2 Power." in text
    assert "Apprentice: You can: 11 Play Apprentice." in text
    assert first_turn("why end", "why 0").text.count("You can do that now.") == 2
    assert "Сейчас это можно сделать." in first_turn("почему конец", lang="ru").text


@pytest.mark.parametrize(
    "command", ["hand", "row", "void", "discard", "discard greedy", "deck", "players", "log", "help"]
)
def test_table_commands_do_not_change_the_match(command: str) -> None:
    before = first_turn()
    after = first_turn(command)
    assert len(after.text) > len(before.text)
    assert not after.table.match.choices


def test_the_deck_is_listed_by_name() -> None:
    lines = first_turn("deck").text.splitlines()
    at = lines.index("Deck (5):")
    assert lines[at + 1 : at + 3] == ["  Apprentice ×4", "  Militia"]


def test_saving_and_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.vigil"
    table = new_session(seed=5, seats="Ana:pt,greedy")
    output = type_lines(["tudo", "1"], table, path)
    assert f"vigil play --resume {path}" in output.text
    assert "O jogo foi salvo" in output.text
    again = resume_session(str(path), None, None, "en")
    assert again.match.choices == table.match.choices and again.match.state == table.match.state
    assert (again.names, again.seats[0].lang, again.seats[1].bot) == (("Ana", "Greedy"), "pt", "greedy")


def test_save_to_a_named_file_without_overwriting(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    other.write_text("precious", encoding="utf-8")
    output = first_turn("all", f"save {mine}", f"save {other}")
    assert len(read(mine.read_text(encoding="utf-8"), GAMES).choices) == 5
    assert other.read_text(encoding="utf-8") == "precious" and "already exists" in output.text


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path, other = tmp_path / "kept", tmp_path / "discarded"
    assert "Game saved." in type_lines(["quit", "yes"], new_session(seed=5), path).text and path.exists()
    assert (
        "The game was not saved" in type_lines(["quit", "no"], new_session(seed=5), other).text and not other.exists()
    )


def test_quitting_a_resumed_game_without_saving_restores_its_record(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    type_lines(["quit", "yes"], new_session(seed=5), path)
    before = path.read_text(encoding="utf-8")
    type_lines(["all", "quit", "no"], resume_session(str(path), None, None, "en"), path)
    assert path.read_text(encoding="utf-8") == before


def test_a_failed_save_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    output = type_lines(["all"], new_session(seed=5), tmp_path / "file" / "below")
    assert "Cannot write" in output.text and "5 cards played." in output.text
    assert pack(output.table.match) in output.text  # the rest is a link


def test_link_contains_the_game_so_far() -> None:
    output = first_turn("all", "link")
    line = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert unpack(line, GAMES).choices == output.table.match.choices


def test_conceding_is_confirmed() -> None:
    assert "The game goes on." in first_turn("concede", "no").text
    output = first_turn("concede", "yes")
    assert output.table.over and "Greedy has won." in output.text


def test_end_of_input_quits_and_says_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    text = type_lines([], new_session(seed=5), path).text
    assert text.splitlines()[-2:] == ["Game saved. Continue with:", f"vigil play --resume {path}"]


def test_records_have_a_default_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    path = record_files.new_record_path("ascension")
    assert path.parent == tmp_path / "vigil" and path.suffix == ".vigil"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_garbage_input_never_changes_or_breaks_the_match(lang: str) -> None:
    luck = random.Random(lang)
    alphabet = "abcdefgh éñжщ0123456789-_'\"\\/?!*.,;:\t\x00\x1b😀«"
    # no line may begin with an answer
    lines = ["".join(luck.choices(alphabet, k=luck.randrange(1, 25))) for _ in range(150)]
    lines = ["zz" + line for line in lines] + ["look " + line for line in lines] + ["why " + line for line in lines]
    lines += ["discard " + line for line in lines[:30]] + ["undo " + line for line in lines[:30]]
    output = first_turn(*lines, lang=lang)
    assert not output.table.match.choices


def test_every_random_line_gets_an_answer() -> None:
    luck = random.Random(4)
    words = [*"0123456789", "11", "12", "13", "14", "all", "end", "undo", "play", "acquire", "defeat", "use", "mystic"]
    words += ["heavy", "yes", "no", "banish", "why", "look", "log", "hand", "discard", "x", "", "apprentice", "link"]
    lines = [" ".join(luck.choices(words, k=luck.randrange(1, 4))) for _ in range(600)]
    output = first_turn(*lines)
    assert "Traceback" not in output.text and output.text.count("Your choice:") > 300


def test_yes_without_a_question_is_not_a_card() -> None:
    text = type_lines(["yes"], new_match(seed=5)).text
    assert "“yes” does not answer this question." in text and "not visible" not in text


def test_quit_repeats_its_question_until_yes_or_no() -> None:
    text = first_turn("quit", "perhaps", "", "no", "11").text
    assert text.count("Save this game") == 3 and "The game was not saved." in text


def test_the_log_cites_its_rules_and_a_rule_can_be_read() -> None:
    text = first_turn("11", "log rules", "rule a-row-03", "rule nonsense-99", "rule").text
    assert "[A-PLAY-" in text and "· Apprentice: Gain 1 Rune.]" in text
    assert "\nA-ROW-03  " in text and "\nA-ROW  " in text and "\nC-DECK  " not in text
    french = first_turn("11", "journal règles", lang="fr").text
    assert "· Apprenti\u00a0: Gagnez 1 Rune.]" in french
    text = type_lines(["log rules", "rule C-DECK-11"], new_match(seed=5)).text
    assert "[C-" in text and "\nC-DECK-11  " in text
