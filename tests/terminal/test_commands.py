"""Parsing typed lines in four languages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.ascension import Scene
from terminal.typing_player import table_of
from vigil.games.ascension.terminal.table_model import COMMANDS, AscensionTableModel
from vigil.terminal.command_parser import Ambiguous, ChooseOption, TableCommand, best_matches, normalize, parse_line
from vigil.text import LANGUAGES

TABLE = Scene(
    hand="apprentice apprentice militia", constructs="shadow_star", runes=4, power=3,
    row="mephit mephit arha_initiate muramasa mechana_initiate cetra_weaver_of_stars",
)  # fmt: skip


def means(line: str, lang: str = "en", model: AscensionTableModel | None = None) -> str:
    """Return the option, command or problem that a line means."""
    model = model or table_of(TABLE, lang=lang)
    meant = parse_line(line, model)
    if isinstance(meant, ChooseOption):
        assert model.decision is not None
        return model.decision.options[meant.index].name
    if isinstance(meant, TableCommand):
        return f"{meant.name} {meant.about}".strip()
    return f"{meant.key}: {'; '.join(meant.near)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_mark_shows_help(lang: str) -> None:
    assert means("?", lang) == means(" ? ", lang) == "help"
    assert means("??", lang).startswith("unknown")


def test_a_number_is_a_place_on_the_table() -> None:
    assert means("3") == "acquire arha_initiate"
    assert means("7") == "acquire mystic"
    assert means("8") == "acquire heavy_infantry"
    assert means("9") == "defeat cultist"
    assert means("11") == "play apprentice"
    assert means("12") == "play militia"
    assert means("21") == "use shadow_star"
    assert means("0") == "end_turn"


def test_a_number_of_a_card_that_is_not_legal_asks_why() -> None:
    assert means("4") == "why 4"
    assert means("77") == "no-number: "


def test_row_slots_distinguish_identical_cards() -> None:
    first, second = means("1"), means("2")
    assert first != second and first.startswith("defeat mephit") and second.startswith("defeat mephit")
    assert means("defeat mephit").startswith("which: 1 Defeat Mephit; 2 Defeat Mephit")
    assert means("defeat 2") == second


@pytest.mark.parametrize(
    "line",
    [
        "acquire mystic",
        "ACQUIRE   Mystic",
        "buy mys",
        "get mystic",
        "acq my",
        "mystic",
        "Mystic",
        "myst",
        "buy 7",
    ],
)
def test_words_and_unique_prefixes_work(line: str) -> None:
    assert means(line) == "acquire mystic"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "buy heavy infantry"), ("pt", "comprar infantaria pesada"), ("pt", "adquirir INFANTARIA"),
        ("fr", "acheter infanterie lourde"), ("fr", "acquérir infanterie"), ("fr", "acquerir infanterie"),
        ("ru", "купить тяжёлую пехоту"),
        ("ru", "купить тяжелая пехота"), ("ru", "получить тяжёлая"), ("ru", "КУПИТЬ ПЕХОТА"), ("ru", "buy heavy"),
        ("pt", "buy heavy infantry"), ("fr", "heavy infantry"), ("ru", "тяжёлая пехота"),
    ],
)  # fmt: skip
def test_words_of_every_language_and_of_english_work(lang: str, line: str) -> None:
    assert means(line, lang) == "acquire heavy_infantry"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", {"end": "end_turn", "undo": "undo", "look 3": "look 3", "why muramasa": "why muramasa"}),
        ("pt", {"fim": "end_turn", "desfazer": "undo", "ver 3": "look 3", "por que muramasa": "why muramasa"}),
        ("fr", {"fin": "end_turn", "annuler": "undo", "voir 3": "look 3", "pourquoi muramasa": "why muramasa"}),
        ("ru", {"конец": "end_turn", "отмена": "undo", "карта 3": "look 3", "почему muramasa": "why muramasa"}),
    ],
)  # fmt: skip
def test_words_about_the_table(lang: str, lines: dict[str, str]) -> None:
    for line, meaning in lines.items():
        assert means(line, lang) == meaning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_can_be_typed_in_its_own_words(lang: str) -> None:
    model = table_of(TABLE, lang=lang)
    for name in COMMANDS:
        if name != "end":
            assert means(model.word(name), lang) == name


@pytest.mark.parametrize("line", ["por que", "porque", "pq", "POR  QUE"])
def test_the_portuguese_why_may_be_two_words(line: str) -> None:
    assert means(f"{line} 1", "pt") == "why 1"
    assert means(f"{line} muramasa", "pt") == "why muramasa"


def test_russian_card_names_are_recognized_in_any_grammatical_case() -> None:
    scene = Scene(hand="apprentice militia", active=0)
    model = table_of(scene, lang="ru")
    assert means("разыграть ученика", "ru", model) == "play apprentice"
    assert means("почему ученика", "ru", model) == "why ученика"
    assert means("разыграть ополчения", "ru", model) == "play militia"
    assert means("разыграть учебник", "ru", model).startswith("unknown")


def test_a_verb_with_an_illegal_card_says_why() -> None:
    assert means("acquire muramasa") == "why acquire muramasa"
    assert means("defeat mystic") == "why defeat mystic"


def test_numbers_refer_to_the_table_and_never_to_card_names() -> None:
    """Cards also have internal ids, which players do not know."""
    table = Scene(hand="militia", deck="mystic mystic mystic mystic", active=1, them={"hand": "apprentice militia"})
    model = table_of(table, seat=1)
    assert [spot.face.name for spot in model.numbers.of("hand")] == ["Apprentice", "Militia"]
    assert means("play 11", model=model) == "play apprentice"
    assert means("play 12", model=model) == "play militia"
    assert model.decision is not None
    for option in model.decision.options:
        if option.card >= 0 and model.numbers.spot(option.card) is None:
            assert means(f"{option.verb} {option.card}", model=model) != option.name


def test_a_typo_never_buys_a_card() -> None:
    assert means("my") == "why my"
    assert means("mys") == "acquire mystic"


def test_play_all_is_all() -> None:
    assert means("play all") == "all"
    assert means("разыграть все", "ru") == "all"


def test_a_misspelled_line_gets_suggestions() -> None:
    assert "Acquire Mystic" in means("aquire mystik")
    assert means("qwzx") == "unknown: "


def test_a_command_without_arguments_rejects_arguments() -> None:
    assert means("all") == "all"
    assert means("all mystic").startswith("unknown")
    assert means("quit now").startswith("unknown")


def test_discard_is_a_verb_when_discarding_and_otherwise_a_pile() -> None:
    asked = Scene(hand="temple_librarian apprentice militia", deck="mystic mystic").do("play temple_librarian")
    model = table_of(asked)
    assert means("discard militia", model=model) == "discard militia"
    assert means("militia", model=model) == "discard militia"
    assert means("discard", model=model) == "discard"
    assert means("discard ben") == "discard ben"


def test_yes_and_no_in_every_language() -> None:
    words = {"en": ("yes", "no"), "pt": ("sim", "não"), "fr": ("oui", "non"), "ru": ("да", "нет")}
    asked = Scene(
        them={"deck": "militia militia"}, center="askara_of_fate", row="arha_initiate", deck="militia", runes=1
    )
    asked.do("acquire arha_initiate")
    assert asked.question == "may"
    for lang, (yes, no) in words.items():
        model = table_of(asked, lang=lang)
        assert (means(yes, lang, model), means(no, lang, model)) == ("yes", "no")
        assert (means("1", lang, model), means("0", lang, model)) == ("yes", "no")


def test_a_gift_can_be_typed_with_its_number() -> None:
    team = Scene(row="arha_initiate mephit", runes=5, them=[{}, {}, {}], config={"mode": "teams", "players": 4})
    model = table_of(team)
    assert means("1", model=model) == "acquire arha_initiate"
    assert means("gift 1", model=model) == "gift arha_initiate"
    assert means("gift arha", model=model) == "gift arha_initiate"
    assert means("arha", model=model) == "acquire arha_initiate"


def test_letters_are_compared_without_case_and_accents() -> None:
    assert normalize("Cetra, Weaver of STARS") == "cetra weaver of stars"
    assert normalize("Éliminer") == "eliminer" and normalize("Ещё") == normalize("еще")
    assert best_matches("star", {1: ("Cetra, Weaver of Stars",), 2: ("Shadow Star",)}) == [1, 2]
    assert best_matches("shadow star", {1: ("Cetra, Weaver of Stars",), 2: ("Shadow Star",)}) == [2]


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_no_line_breaks_the_parser(line: str, lang: str) -> None:
    model = table_of(TABLE, lang=lang)
    assert isinstance(parse_line(line, model), ChooseOption | TableCommand | Ambiguous)
