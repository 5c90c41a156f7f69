"""The command line with Conflictus: play, watch, replay, continue, cards and deck, with clear usage errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.test_command_line import own_folder, vigil
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.deck_tools import pack, ready_decks
from vigil.games.conflictus.terminal.cli_settings import fill_up, parse_ruling
from vigil.terminal.errors import UsageError
from vigil.text import LANGUAGES

__all__ = ["own_folder"]


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["--players", "5"], "2 to 4"),
        (["--players", "1"], "2 to 4"),
        (["--decks", "nonsense"], "There is no deck “nonsense”"),
        (["--decks", "ca1-broken"], "deck code"),
        (["--best-of", "2"], "best of 1, 3, 5, 7 or 9"),
        (["--best-of", "3", "--players", "3"], "best of"),
        (["--rounds", "0"], "rounds must be"),
        (["--ruling", "nonsense=1"], "--ruling takes name=value"),
        (
            ["--ruling", "captives_visible_to=everybody"],
            "captives_visible_to must be one of captor, no_one_until_played",
        ),
        (["--ruling", "reserve_visible=maybe"], "true, false"),
        (["--sets", "base"], "--sets does not apply to conflictus"),
        (["--honor-pool", "3"], "--honor-pool does not apply to conflictus"),
        (["--exclude", "Mephit"], "--exclude does not apply"),
        (["--bots", "genius"], "there is no bot called 'genius'; choose from random"),
        (["--record", "no/such/folder/game.vigil"], "mkdir -p no/such/folder"),
    ],
)
def test_usage_errors_are_clear(args: list[str], part: str) -> None:
    code, _, errors = vigil("play", "conflictus", *args)
    assert code == 2 and part in errors and "Traceback" not in errors and len(errors.strip().splitlines()) == 1


def test_options_of_the_other_game_are_refused_in_ascension() -> None:
    for args in (
        ["--format", "classic"],
        ["--decks", "a,b"],
        ["--best-of", "3"],
        ["--always-ask"],
        ["--ruling", "a=b"],
    ):
        code, _, errors = vigil("play", *args)
        assert code == 2 and f"{args[0]} does not apply to ascension" in errors


def test_no_folder_is_created_for_a_record(tmp_path: Path) -> None:
    for game in ("ascension", "conflictus"):
        code, _, errors = vigil("play", game, "--record", str(tmp_path / "new" / "game.vigil"))
        assert code == 2 and "mkdir -p" in errors and not (tmp_path / "new").exists()


def test_a_game_in_a_subprocess(tmp_path: Path) -> None:
    record = tmp_path / "game.vigil"
    code, text, errors = vigil("play", "conflictus", "--seed", "5", "--record", str(record), typed="1\n0\n0\n")
    assert (code, errors) == (0, "") and "Quick game" in text and "--resume" in text
    code, text, _ = vigil("play", "--resume", str(record), typed="players\n")
    assert code == 0 and "mons" in text
    code, text, _ = vigil("continue", str(record), "--at", "1", typed="hand\n")
    assert code == 0 and len(list((tmp_path / "state" / "vigil").iterdir())) == 1
    code, text, _ = vigil("replay", str(record), "--log")
    assert code == 0 and "Turn 1: your turn." not in text and "Turn 1" in text


def test_decks_by_name_file_and_code(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(
        "# mine\n20 Light Source\n1 Fhaonna\n1 Mago Iluminado\n1 Dawn Squire\n1 Avatar Gany\n1 Adoecer\n",
        encoding="utf-8",
    )
    code = pack(next(each.deck for each in ready_decks() if each.style == "rapidinha"))
    for decks in (f"{file},landslide", f"{code},Deslizamento", "Башня Рассвета,железное", "iron dominion"):
        result, _, errors = vigil("play", "conflictus", "--decks", decks, "--seed", "1", typed="mons\n")
        assert (result, errors) == (0, ""), decks
    record = tmp_path / "game.vigil"
    vigil("play", "conflictus", "--decks", str(file), "--record", str(record), "--seed", "1")
    kept = record.read_text(encoding="utf-8")
    assert '"Fonte de Luz": 20' in kept and "Fonte de Luz" in kept.partition("}, {")[2], (
        "the other player has a ready deck"
    )
    file.write_text("20 Light Source\n", encoding="utf-8")
    result, _, errors = vigil("play", "conflictus", "--decks", str(file))
    assert result == 2 and "20 cards instead of 25" in errors


def test_players_games_switches_and_full_control(tmp_path: Path) -> None:
    record = tmp_path / "game.vigil"
    args = ["--format", "classic", "--best-of", "3", "--always-ask", "--ruling", "reserve_visible=yes"]
    args += ["--ruling", "both_manipulators=needs_either", "--record", str(record), "--seed", "2"]
    code, text, errors = vigil("play", "conflictus", *args)
    assert (code, errors) == (0, "") and "best of 3" in text and "Classic" in text
    kept = record.read_text(encoding="utf-8")
    assert (
        '"reserve_visible": true' in kept
        and "needs_either" in kept
        and "always_ask: true" in kept
        and "best_of: 3" in kept
    )
    code, text, _ = vigil("play", "conflictus", "-n", "4", "--seed", "2")
    assert code == 0 and text.count(": mons 19") == 4


def test_every_switch_can_be_set() -> None:
    for name, default in [(each, getattr(Switches(), each)) for each in Switches.__dataclass_fields__]:
        assert parse_ruling(f"{name}={str(default).lower() if isinstance(default, bool) else default}") == (
            name,
            default,
        )
    with pytest.raises(UsageError):
        parse_ruling("reserve_visible")


def test_players_get_different_ready_made_decks() -> None:
    decks = fill_up([], 4, "rapidinha")
    assert len(set(decks)) == 4
    mine = [decks[1]]
    assert fill_up(mine, 2, "rapidinha")[0] == decks[1] and fill_up(mine, 2, "rapidinha")[1] != decks[1]


def test_the_turn_limit_is_the_number_of_turns_played() -> None:
    text = vigil("watch", "conflictus", "--seed", "1", "--rounds", "3", "--seats", "greedy,greedy")[1]
    assert "The turn limit was reached." in text and "The game took 3 turns." in text


def test_watching_in_a_subprocess() -> None:
    code, text, _ = vigil("watch", "conflictus", "--seed", "3", "--seats", "random,greedy")
    assert code == 0 and "has won" in text and "vigil1-" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_as_json(lang: str) -> None:
    code, text, _ = vigil("cards", "conflictus", "--json", "--lang", lang)
    cards = json.loads(text)
    assert code == 0 and sum(card["number"] is not None for card in cards) == 152
    assert {card["lang"] for card in cards} == {lang}
    assert json.loads(vigil("cards", "conflictus", "--json", "--kind", "relic", "--cost", "1")[1])


def test_cards_are_searched_and_checked(tmp_path: Path) -> None:
    assert "Fhaonna" in vigil("cards", "conflictus", "fhaonna")[1]
    assert vigil("cards", "conflictus", "--rarity", "wood")[0] == 2
    assert vigil("cards", "conflictus", "--set", "base")[0] == 2
    file = tmp_path / "mine.toml"
    file.write_text('[[card]]\nname = "X"\nnumber = 0\nkind = "amulet"\nfaction = "light"\neffect = "spell(Draw(1))"\n')
    code, text, errors = vigil("card", "check", str(file), "--seconds", "0", "--game", "conflictus")
    assert code == 0, text + errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_are_checked_shown_and_calculated(lang: str) -> None:
    for command in ("check", "show", "code", "odds"):
        code, text, errors = vigil("deck", command, "landslide", "--lang", lang)
        assert (code, errors) == (0, "") and text.strip(), command
    assert vigil("deck", "list", "--lang", lang)[1].count("\n") == len(ready_decks())


def test_a_deck_check_lists_every_broken_rule(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("30 Fonte de Luz\n3 Fhaonna\n4 Adoecer\n2 Cálice de Força\n3 Escudo Protetor\n", encoding="utf-8")
    code, text, _ = vigil("deck", "check", str(file))
    assert code == 2 and text.startswith("Classic: 5 rules are broken.")
    for rule in ("C-DECK-01", "C-DECK-02", "C-DECK-03", "C-DECK-04", "C-DECK-05"):
        assert rule in text
    assert "3 copies of Fhaonna; the limit is 2" in text and "the template has" in text
    code, text, _ = vigil("deck", "check", str(file), "--format", "rapidinha", "--lang", "pt")
    assert code == 2 and "C-DECK-07" in text and text.count("C-DECK-08") == 4 and "regras violadas" in text


def test_a_deck_code_round_trips(tmp_path: Path) -> None:
    code = vigil("deck", "code", "twilight")[1].strip()
    listed = vigil("deck", "code", code)[1]
    file = tmp_path / "list.txt"
    file.write_text(listed, encoding="utf-8")
    assert vigil("deck", "code", str(file))[1].strip() == code
    assert vigil("deck", "check", code)[1].startswith("Classic: legal, 50 cards.")
    assert vigil("deck", "code", code[:-3])[0] == 2
    result, _, errors = vigil("deck", "show")
    assert result == 2 and "Which deck?" in errors


def test_odds_of_cards_and_hands() -> None:
    code, text, _ = vigil("deck", "odds", "tower of dawn", "--card", "gany", "--card", "fhao", "--rounds", "3")
    assert code == 0 and "Avatar Gany" in text and "Fhaonna" in text
    assert "after 2 exchanges: about" in text and "going first" in text and "going second" in text
    assert "12.0%" in text, "one copy in 50 cards, six of them seen"
    assert "this format has no hand exchange" in vigil("deck", "odds", "tower of dawn", "--format", "rapidinha")[1]
    assert vigil("deck", "odds", "twilight", "--card", "nonsense")[0] == 2
    assert vigil("deck", "odds", "twilight", "--sources", "4-2")[0] == 2
    assert "3 to 3 sources" in vigil("deck", "odds", "twilight", "--sources", "3")[1]


# ------------------------------------------------------- decks with custom cards

OWN = str(Path(__file__).parents[2] / "examples" / "my_conflictus_cards.toml")
LIST = """10 Light Source
3 Shadow Source
1 Harbor Warden
1 Cold Current
1 Rope of Knots
1 Tide Clock
1 Fhaonna
1 Dawn Squire
1 Avatar Gany
1 Sicken
1 Enlightened Mage
1 Waystone Hermit
1 Sudden Gleam
1 Kept Memory
"""


def listed(tmp_path: Path, text: str = LIST) -> str:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_deck_with_custom_cards_is_checked_by_the_same_rules(tmp_path: Path) -> None:
    code, text, errors = vigil("deck", "check", listed(tmp_path), "--cards", OWN)
    assert (code, errors) == (0, "") and text.startswith("Quick game: legal, 25 cards.")
    assert "Amulet: 4; the template has more (9)" in text, "Cold Current is counted among the amulets"
    twice = listed(tmp_path, LIST.replace("1 Harbor Warden", "2 Harbor Warden").replace("1 Sicken\n", ""))
    code, text, _ = vigil("deck", "check", twice, "--cards", OWN)
    assert code == 2 and "2 copies of Harbor Warden; the limit is 1 (C-DECK-08)" in text


def test_a_checked_deck_can_be_played(tmp_path: Path) -> None:
    code, text, errors = vigil(
        "play", "conflictus", "--decks", listed(tmp_path), "--cards", OWN, "--seed", "1", typed="look harbor warden\n"
    )
    assert (code, errors) == (0, "")
    assert "\nIron · cost 2 · 1/2/1\n" in text, "a custom card has no number"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_with_custom_cards_is_shown_without_a_code(tmp_path: Path, lang: str) -> None:
    said = {"en": "There is no code", "pt": "Sem código", "fr": "Pas de code", "ru": "Кода нет"}[lang]
    code, text, errors = vigil("deck", "show", listed(tmp_path), "--cards", OWN, "--lang", lang)
    assert (code, errors) == (0, "") and "1/2/1)" in text
    assert text.splitlines()[-1].startswith(said)
    code, text, errors = vigil("deck", "code", listed(tmp_path), "--cards", OWN, "--lang", lang)
    assert (code, text) == (2, "") and errors.startswith(said) and len(errors.splitlines()) == 1


def test_a_deck_without_custom_cards_has_a_code_even_with_a_card_file() -> None:
    code = vigil("deck", "code", "twilight")[1]
    assert vigil("deck", "code", "twilight", "--cards", OWN)[1] == code
    listed = vigil("deck", "code", code.strip(), "--cards", OWN)[1]
    assert listed == vigil("deck", "code", code.strip())[1]


def test_the_odds_of_a_custom_card(tmp_path: Path) -> None:
    args = ["--cards", OWN, "--card", "harbor", "--rounds", "2"]
    code, text, errors = vigil("deck", "odds", listed(tmp_path), *args)
    assert (code, errors) == (0, "") and "with 13 in the deck" in text
    assert "Harbor Warden    20.0%    24.0%" in text, "one copy in 25 cards, five and six of them seen"


def test_a_custom_source_counts_as_a_source(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text('[[card]]\nname = "Poço Claro"\nkind = "source"\nfaction = "light"\n', encoding="utf-8")
    mine = listed(tmp_path, "20 Poço Claro\n1 Fhaonna\n1 Dawn Squire\n1 Avatar Gany\n1 Sudden Gleam\n1 Kept Memory\n")
    code, text, _ = vigil("deck", "odds", mine, "--cards", str(cards))
    assert code == 0 and "with 20 in the deck" in text
    code, text, _ = vigil("deck", "check", mine, "--cards", str(cards))
    assert code == 0 and "no sources" not in text, "its sources can pay for its Light cards"


@pytest.mark.parametrize("action", ["check", "show", "code", "odds"])
def test_a_deck_without_its_card_file_names_the_missing_card(tmp_path: Path, action: str) -> None:
    code, text, errors = vigil("deck", action, listed(tmp_path))
    assert (code, text) == (2, "") and errors == (
        "No card in the edition is called “Harbor Warden”. If it is your own card, add its card file: --cards FILE\n"
    )
    code, _, errors = vigil("deck", action, listed(tmp_path, "25 Rope of Knotts\n"), "--cards", OWN)
    assert code == 2 and "nor your card file has a card called “Rope of Knotts”. Did you mean Rope of Knots?" in errors
    code, _, errors = vigil("deck", action, listed(tmp_path, "25 Fhaona\n"))
    assert code == 2 and "“Fhaona”. Did you mean Fhaonna? If it is your own" in errors


def test_a_card_file_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    mine = listed(tmp_path)
    code, _, errors = vigil("deck", "check", mine, "--cards", "nowhere.toml")
    assert code == 2 and "Cannot read nowhere.toml" in errors
    code, _, errors = vigil("deck", "list", "--cards", OWN)
    assert code == 2 and "--cards does not apply to vigil deck list" in errors
    twin = tmp_path / "cards.toml"
    twin.write_text('[[card]]\nname = "Fhaonna"\nkind = "warrior"\nfaction = "light"\n', encoding="utf-8")
    code, _, errors = vigil("deck", "check", mine, "--cards", str(twin))
    assert code == 2 and "already a card named Fhaonna" in errors


def test_a_custom_card_is_not_a_token() -> None:
    code, text, _ = vigil("cards", "conflictus", "--cards", OWN, "harbor")
    assert code == 0 and text.startswith("Harbor Warden – Warrior")


# ------------------------------------------------------------------- the right format


def test_a_classic_deck_selects_the_classic_format() -> None:
    for decks in ("twilight", "landslide,twilight", "Crepúsculo"):
        code, text, errors = vigil("play", "conflictus", "--decks", decks, "--seed", "1")
        assert (code, errors) == (0, "") and " · Classic · " in text.splitlines()[0], decks
    assert " · Quick game · " in vigil("play", "conflictus", "--decks", "landslide", "--seed", "1")[1]


def test_a_deck_of_the_wrong_format_is_refused_in_the_readers_language() -> None:
    args = ["--decks", "twilight", "--format", "rapidinha"]
    code, _, errors = vigil("play", "conflictus", *args)
    assert code == 2 and errors.startswith(
        "twilight is not a legal Quick game deck: 50 cards instead of 25 (C-DECK-07); "
    )
    assert (
        errors.endswith("… For every detail: vigil deck check --format rapidinha\n") and errors.count("C-DECK-08") == 2
    )
    code, _, errors = vigil("play", "conflictus", *args, "--lang", "ru")
    assert code == 2 and "карт 50, а не 25" in errors and "cards" not in errors
