"""Playing Conflictus in the terminal: stops, payment, undo, table commands, and random input."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from kit.conflictus import ATTACK, SACRIFICE, Scene
from terminal.typing_player import Screen, TypedGame, TypingPlayer, feed, new_match, type_lines, whole_game
from vigil import registry
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.pass_advice import passing_matters
from vigil.games.conflictus.terminal.engine_queries import paying
from vigil.games.conflictus.terminal.game_loop import Play
from vigil.games.conflictus.terminal.stops import FULL, PHASE, SMART, SOMETHING, TURN, PassUntil, Stops
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.games.conflictus.terminal.table_screen import draw
from vigil.games.conflictus.text.lookup import ui_text
from vigil.kernel.link import unpack
from vigil.kernel.match import Match
from vigil.kernel.record import read
from vigil.registry import GAMES
from vigil.terminal.command_parser import TableCommand, parse_line
from vigil.terminal.console import CLEAR
from vigil.terminal.game_setup import resume_session
from vigil.terminal.local_session import LocalSession
from vigil.terminal.seat_plan import plan_seats
from vigil.text import LANGUAGES

BARREN = 2  # Ana cannot pay for her captive either
WASHED = 210  # Ana's captive is Slope Washout, which targets a player first
SEED = 3556  # Ana goes first: Light Source, Sun Seed, Chalice of Strength, Tower Seraph, Enlightened Mage


def first_turn(
    *lines: str, lang: str = "en", seats: str = "Ana,random", seed: int = SEED, **settings: Any
) -> TypedGame:
    return type_lines(lines, new_match(settings, seats, seed, lang), lang=lang)


def test_the_first_screen_describes_the_game() -> None:
    text = first_turn().text
    assert text.splitlines()[0] == f"Conflictus Aeternus · Quick game · seed {SEED}"
    assert text.splitlines()[1].startswith("Your deck: Tower of Dawn. ")
    assert "Your deck:" not in first_turn("", seats="Ana,Ben").text, "players at one screen hide their decks"
    assert "1: Play Light Source" in text and "0: Pass" in text


# ------------------------------------------------------------------ a first game

LIFE = {
    "en": "Your deck, the mons, is your life: if you must draw or mill with no cards left,",
    "pt": "Seu baralho, o mons, é sua vida: quem deve comprar ou tombar e não pode, perde.",
    "fr": "Votre deck, le mons, est votre vie\u00a0: qui doit piocher ou meuler à vide perd.",
    "ru": "Колода, монс,\u00a0— это жизнь: кто должен взять или обрушить, а карт нет, проиграл.",
}


def expected_welcome(lang: str, style: str) -> list[str]:
    return [*ui_text("welcome", lang).splitlines(), ui_text(f"welcome-{style}", lang)]


@pytest.mark.rule("C-GEN-02", "C-WIN-01", "C-WIN-02")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_explains_its_aim_in_six_lines(lang: str, style: str) -> None:
    lines = first_turn(lang=lang, seats=f"Ana:{lang},random", format=style).text.splitlines()
    at = lines.index(LIFE[lang])
    assert lines[at : at + 6] == expected_welcome(lang, style) and at == 2, "after the game and the deck"
    assert lines.count(LIFE[lang]) == 1
    assert lines[at + 5].endswith(ui_text("word-help", lang).split(",")[0]), "it says where to find more"


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_welcome_and_the_first_question_are_on_one_screen(lang: str, size: tuple[int, int], style: str) -> None:
    table = new_match({"format": style}, f"Ana:{lang},random", SEED, lang)
    screen = Screen(feed([]), size)
    table.screen.play(table, screen, None, lang).run()
    drawn = screen.text.split(CLEAR)[1].split(ui_text("left-link", lang)[:40])[0].rstrip("\n").splitlines()
    assert all(line in drawn for line in expected_welcome(lang, style))
    assert len(drawn) < size[1], "the prompt is visible too"


def test_a_shared_screen_shows_one_welcome_before_the_first_player() -> None:
    text = first_turn("", seats="Ana,Ben:pt").text
    assert text.index(LIFE["en"]) < text.index("Pass the screen to Ana.") and LIFE["pt"] not in text


def test_a_resumed_game_shows_no_welcome(tmp_path: Path) -> None:
    path = tmp_path / "game.vigil"
    assert LIFE["en"] in type_lines(["1"], new_match({}, "Ana,greedy", SEED), path).text
    assert LIFE["en"] not in type_lines(["0"], resume_session(str(path), None, None, "en")).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_the_game_and_fits_a_small_screen(lang: str) -> None:
    play = first_turn(lang=lang, seats=f"Ana:{lang},random").play
    assert isinstance(play, Play)
    lines = play.help_lines(play.table_for(0))
    aim = ui_text("help-aim", lang).splitlines()
    assert lines[: len(aim)] == aim
    assert len(lines) <= 22 and max(map(len, lines)) < 80, "with the typed line and the next one: 24"


# ---------------------------------------------------------- the cost of another hand


@pytest.mark.rule("C-MULL-01", "C-MULL-02", "C-MULL-04", "C-MULL-09")
def test_each_hand_exchange_shows_its_price() -> None:
    table = new_match({"format": "classic"}, "Ana,random", 1)
    output = type_lines(["0", *["exchange"] * 4], table)
    asked = [line for line in output.text.splitlines() if line.startswith("Keep this hand or exchange it?")]
    price = (
        "Exchange {} of 4: shuffle your hand into your mons and draw {}; {} random {} to the mortis, "
        "and your mons falls from {} to {}."
    )
    exchanges = [
        (1, 7, 1, "card goes", 44, 43),
        (2, 8, 2, "cards go", 43, 41),
        (3, 9, 3, "cards go", 41, 38),
        (4, 10, 4, "cards go", 38, 34),
    ]
    assert len(asked) == 4
    for said, rung in zip(asked, exchanges, strict=True):
        assert price.format(*rung) in said
        assert ("Each further exchange costs one more card." in said) is (rung[0] < 4)
    me = table.view(0).players[0]
    assert (me.mons.count, me.mortis.count) == (34, 10), "as announced"


@pytest.mark.rule("C-EDGE-61")
def test_the_price_counts_the_mons_as_it_is() -> None:
    output = type_lines(["1"] * 10, new_match({"format": "classic"}, "Ana,random", 1))
    assert "your mons falls from 34 to 33" in output.text, "ten cards were left out"


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        (
            "pt",
            "Troca 1 de 4: você a embaralha no mons e compra 7; 1 delas, escolhida aleatoriamente, vai para o mortis",
        ),
        ("fr", "Échange 1 sur 4\u00a0: vous la mélangez au mons et piochez 7 cartes\u202f; 1 au hasard va au mortis"),
        ("ru", "Пересдача 1 из 4: рука замешивается в монс, вы берёте 7 карт, 1 случайная уходит в мортис"),
    ],
)
def test_the_price_has_text_in_every_language(lang: str, message: str) -> None:
    assert message in type_lines(["0"], new_match({"format": "classic"}, f"Ana:{lang},random", 1, lang), lang=lang).text


@pytest.mark.rule("C-RAPID-03")
def test_a_rapidinha_says_that_hands_are_not_exchanged() -> None:
    text = first_turn().text
    assert "No hand exchange" in text and "Keep this hand" not in text


# ----------------------------------------------------------------------- at the table


def test_passing_with_a_playable_source_needs_one_confirmation() -> None:
    output = first_turn("0")
    assert "You can still play a source" in output.text and not output.table.match.choices
    assert first_turn("0", "0").table.match.choices[0].name == "pass"
    assert first_turn("pass", "pass").table.match.choices[0].name == "pass"


# --------------------------------------------------------------------------- stops


def asked(table: Scene, stops: Stops, seat: int = 0) -> bool:
    """Return whether this player would be asked at the open priority."""
    decision = GAME.decision(table.s)
    assert decision is not None and decision.seat == seat
    return not stops.should_pass(GAME.view(table.s, seat), decision, lambda: passing_matters(table.s, seat))


def waiting_for_ben(hand: str, free: str = "2S", phase: int = ATTACK, sets: tuple[str, ...] = ()) -> Scene:
    """Return a table on Ana's turn, where she has passed and Ben has priority."""
    table = Scene(them={"hand": hand, "free": free, "sets": list(sets)}, phase=phase)
    table.do("pass")
    return table


def test_smart_stops_pass_when_no_play_makes_sense() -> None:
    table = waiting_for_ben("adoecer")
    assert not asked(table, Stops(), 1), "no warrior to harm, so Sicken has no use"
    table = Scene(you={"sets": ["1L: mago_iluminado"]}, them={"hand": "adoecer", "free": "1S"}, phase=ATTACK)
    table.do("pass")
    assert asked(table, Stops(), 1)


def test_full_control_asks_everywhere() -> None:
    assert asked(waiting_for_ben("adoecer"), Stops(FULL), 1)


def test_smart_stops_stop_in_the_players_main_phase() -> None:
    table = Scene(you={"hand": "adoecer", "free": "1S", "sets": ["1L: mago_iluminado"]})
    assert asked(table, Stops())


def test_smart_stops_stop_to_respond() -> None:
    table = Scene(
        you={"hand": "adoecer", "free": "1S"}, them={"hand": "clarao_subito", "free": "1L", "sets": ["1L: fhaonna"]}
    )
    table.do("play adoecer", "pass")
    assert asked(table, Stops(), 1)
    bare = Scene(you={"hand": "adoecer", "free": "1S"}, them={"sets": ["1L: fhaonna"]})
    bare.do("play adoecer", "pass")
    assert not asked(bare, Stops(), 1), "no question without an answer"


def test_a_phase_of_the_players_own_turns_can_be_a_stop() -> None:
    table = Scene(you={"sets": ["1L: mago_iluminado"]}, phase=SACRIFICE)
    assert not asked(table, Stops()) and asked(table, Stops(phases={SACRIFICE}))


def test_pass_until_accepts_the_turn_the_phase_or_an_event() -> None:
    ready = {"hand": "adoecer", "free": "2S"}
    table = Scene(you={"sets": ["1L: mago_iluminado"], "hand": "clarao_subito", "free": "1L"}, them=ready)
    table.do("pass")
    view = GAME.view(table.s, 1)
    assert not asked(table, Stops(until=PassUntil.from_here(TURN, view)), 1)
    table.do("pass")
    assert table.phase == "attack"
    table.do("done") if table.question == "attack" else None
    table.do("pass")
    phase, something = Stops(until=PassUntil.from_here(PHASE, view)), Stops(until=PassUntil.from_here(SOMETHING, view))
    assert asked(table, phase, 1) and phase.until is None
    assert not asked(table, something, 1) and something.until is not None
    other = Scene(you={"sets": ["1L: mago_iluminado"], "hand": "clarao_subito", "free": "1L"}, them=ready)
    something = Stops(until=PassUntil.from_here(SOMETHING, GAME.view(other.s, 1)))
    other.do("play clarao_subito", "pass")
    assert asked(other, something, 1)


def test_pass_until_turn_ends_in_the_players_main_phase() -> None:
    output = first_turn("1", "pass until turn")
    view = output.table.view(0)
    assert (view.active, view.phase) == (0, 2) and view.turn == 3
    passed = [c.name for c in output.table.match.choices if c.seat == 0]
    assert set(passed[1:]) <= {"pass", "done"} or "attack" in passed


@pytest.mark.parametrize(
    ("lang", "line", "message"),
    [
        ("en", "stops full", "whenever you could do something"), ("pt", "paradas todas", "sempre que puder fazer algo"),
        ("fr", "arrêts complets", "chaque fois que vous pouvez"), ("ru", "остановки полные", "приоритет всегда, когда"),
        ("en", "stops sacrifice", "also stop in: Sacrifice"), ("en", "stops", "when it matters"),
        ("en", "stops nonsense", "stops full, stops smart"), ("en", "pay ask", "which sources pay"),
        ("ru", "оплата спросить", "сами выбираете источники"), ("en", "pay what", "pay auto or pay ask"),
        ("en", "pass until nonsense", "Pass until what?"), ("fr", "passer jusqu'à nonsense", "Passer jusqu’à quoi"),
    ],
)  # fmt: skip
def test_settings_are_typed_in_every_language(lang: str, line: str, message: str) -> None:
    output = first_turn(line, lang=lang)
    assert message in output.text and not output.table.match.choices


def test_stops_full_and_smart_take_effect_at_once() -> None:
    smart = len(first_turn("1", "0", *["0"] * 4).table.match.choices)
    play = first_turn("stops full").play
    assert isinstance(play, Play) and play.stops[0].mode == FULL
    play = first_turn("stops full", "stops smart").play
    assert isinstance(play, Play) and play.stops[0].mode == SMART
    assert smart >= 5


def test_the_full_control_setting_stops_where_passing_is_the_only_option() -> None:
    few, many = first_turn(), first_turn(always_ask=True)
    assert "Draw" not in few.text
    assert "Maintenance" in many.text and "0: Pass" in many.text


# ------------------------------------------------------------------------- payment


def sitting_at(table: Scene, seats: str = "Ana,Ben") -> LocalSession:
    """Return a session at a position; it has no record, because it never began."""
    session = new_match({}, seats)
    session.match.state = table.s
    session.match.config = table.config
    session.events_by_viewer = [dict.fromkeys((None, 0, 1), ())]
    return session


def surplus() -> Scene:
    return Scene(you={"hand": "adepta_do_poco_solar fhaonna", "free": "4L"}, always_ask=False)


def test_automatic_payment_is_explained_once() -> None:
    output = type_lines(["", "fhaonna", "0"], sitting_at(surplus()))
    assert [c.name for c in output.table.match.choices][:2] == ["play fhaonna", "pay_auto"]
    assert output.text.count("Paid automatically") == 1


def test_pay_ask_lets_the_player_choose_sources() -> None:
    output = type_lines(["", "pay ask", "fhaonna", "manually", "light", "done"], sitting_at(surplus()))
    names = [c.name for c in output.table.match.choices]
    assert names[:4] == ["play fhaonna", "pay_manually", "pay_light", "done"], "one more than the cost"
    assert "Paid automatically" not in output.text


def two_kinds() -> Scene:
    return Scene(you={"hand": "fhaonna", "free": "4L 2S"}, always_ask=False)


def asked_to_pay(table: Scene, *lines: str, lang: str = "en") -> list[str]:
    """Return the questions while sources were chosen one by one, without the name of the card."""
    output = type_lines(["", "pay ask", *lines], sitting_at(table, f"Ana:{lang},Ben"), lang=lang)
    asked = re.compile(r"(?:pay for it|pagam|paient|платят)\s?\? (.*)")
    return [found[1] for line in output.text.splitlines() if (found := asked.search(line))]


def test_manual_payment_shows_its_progress() -> None:
    assert asked_to_pay(two_kinds(), "fhaonna", "manually", "light", "light", "light") == [
        "Pay 2 Light",
        "Pay 2 Light: 0 of 2 chosen",
        "Pay 2 Light: 1 of 2 chosen",
        "Pay 2 Light: 2 of 2 chosen",
        "Pay 2 Light: 2 of 2 chosen, plus 1 (3 Light)",
    ]


@pytest.mark.rule("C-COST-01", "C-COST-07")
def test_sources_of_the_other_faction_are_not_counted_for_the_payment() -> None:
    asked = asked_to_pay(two_kinds(), "fhaonna", "manually", "shadow", "light", "shadow")
    assert asked[2:] == [
        "Pay 2 Light: 0 of 2 chosen, plus 1 (1 Shadow)",
        "Pay 2 Light: 1 of 2 chosen, plus 1 (1 Light + 1 Shadow)",
        "Pay 2 Light: 2 of 2 chosen, plus 2 (2 Light + 2 Shadow)",
    ]


@pytest.mark.rule("C-COST-03")
def test_a_neutral_card_takes_sources_of_either_faction() -> None:
    table = Scene(you={"hand": "calice_de_forca", "free": "2L 2S"}, always_ask=False)
    asked = asked_to_pay(table, "chalice", "manually", "shadow")
    assert asked == ["Pay 2", "Pay 2: 0 of 2 chosen", "Pay 2: 1 of 2 chosen (1 Shadow)"]


@pytest.mark.rule("C-PILE-10")
def test_nothing_is_due_if_the_pile_pays_everything() -> None:
    table = Scene(
        you={"hand": "adepta_do_poco_solar", "free": "2L", "sets": ["1L: aprendiz_de_avatar"]}, always_ask=False
    )
    asked = asked_to_pay(table, "adept", "21", "manually", "light")
    assert asked == ["Nothing to pay", "Nothing to pay; chosen: 0", "Nothing to pay; chosen: 1 (1 Light)"]


@pytest.mark.parametrize(
    ("lang", "lines", "message"),
    [
        ("pt", ("fhaonna", "2", "luz"), "A pagar: 2 Luz; escolhidas 1 de 2"),
        ("fr", ("fhaonna", "2", "lumière"), "À payer\u00a0: 2 Lumière\u202f; choisies\u00a0: 1 sur 2"),
        ("ru", ("фаонна", "2", "свет"), "К оплате: 2 Света; выбрано 1 из 2"),
    ],
)
def test_the_payment_is_counted_in_every_language(lang: str, lines: tuple[str, ...], message: str) -> None:
    assert asked_to_pay(two_kinds(), *lines, lang=lang)[-1] == message


def test_other_players_do_not_see_the_payment() -> None:
    table = sitting_at(two_kinds())
    table.match.take(0)
    table.match.take(1)
    mine, theirs = paying(table, 0), paying(table, 1)
    assert mine is not None and (mine.need, mine.chosen, mine.begun) == (2, 0, True) and theirs is None


# ---------------------------------------------------------------------------- undo


def test_undo_includes_automatic_choices() -> None:
    output = first_turn("1", "undo")
    assert not output.table.match.choices and "Your last choice was undone." in output.text
    output = first_turn("undo")
    assert "You can't undo" in output.text
    table = new_match({"format": "classic"}, "Ana,random", 1)
    output = type_lines(["1", "1", "undo all"], table)
    assert not output.table.match.choices and "Your last 2 choices" in output.text


def test_an_announcement_is_undone_with_its_automatic_payment() -> None:
    for seed in range(1, 30):
        table = new_match({}, "Ana,random", seed)
        output = type_lines(["1", "1", "2", "3", "undo"], table)
        if "taken back." in output.text:
            play = output.play
            assert isinstance(play, Play)
            assert not play.play_automatically(), "the player is asked again"


# -------------------------------------------------------------------------- queries


def test_why_look_and_stats_work() -> None:
    output = first_turn("why chalice", "why 3", "look apprentice", "look 6", "stats", "why nonsense", "look", "stats x")
    text = output.text
    assert text.count("Chalice of Strength: It takes 2 free sources; you have 0.") == 2
    assert "Avatar's Apprentice – Warrior" in text and "cost 2 · 1/2/2" in text
    assert "Accumulate: You may pile another warrior on it the turn it enters play" in text
    assert "There are no warriors on the table." in text and "is not on the table" in text
    assert not output.table.match.choices


def test_stats_shows_the_parts_of_values() -> None:
    table = Scene(
        you={"sets": ["2L: mago_iluminado / fhaonna + escudo_protetor", "2L: calice_de_forca"], "hand": "2L"},
        always_ask=False,
    )
    text = type_lines(["", "stats fhaonna", "stats 23", "look 21"], sitting_at(table)).text
    assert "21 Fhaonna 1/3/3: 1/1/2 printed, +0/+2/+0 Protective Shield, +0/+0/+1 Chalice of Strength" in text
    assert "23 Protective Shield has no attack, defense or mill." in text
    assert "now 1/3/3" in text


@pytest.mark.parametrize(
    "command",
    [
        "hand",
        "sets",
        "sets random",
        "transition",
        "mortis",
        "mortis 2",
        "exterminatus",
        "mons",
        "players",
        "log",
        "help",
    ],
)
def test_table_commands_do_not_change_the_match(command: str) -> None:
    before, after = first_turn(), first_turn(command)
    assert len(after.text) > len(before.text) and not after.table.match.choices


def test_the_mons_is_listed_by_name() -> None:
    lines = first_turn("mons").text.splitlines()
    at = lines.index("Mons (20):")
    cards = lines[at + 1 : lines.index("One of these cards is not there: it was taken as a captive.")]
    assert cards == sorted(cards) and "  Light Source ×8" in cards


# ------------------------------------------------------------------ saving, quitting


def test_saving_and_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.vigil"
    table = new_match({}, "Ana:pt,greedy", SEED)
    output = type_lines(["1", "0"], table, path)
    assert f"vigil play --resume {path}" in output.text
    again = resume_session(str(path), None, None, "en")
    assert again.match.choices == table.match.choices and again.match.state == table.match.state
    assert again.match.game.name == "conflictus" and again.seats[0].lang == "pt"
    more = type_lines(["0", "0"], again, None, "pt")
    assert len(more.table.match.choices) > len(table.match.choices) - 1


def test_link_save_and_concede(tmp_path: Path) -> None:
    output = first_turn("1", "link", f"save {tmp_path / 'mine'}", "concede", "yes")
    line = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert len(unpack(line, GAMES).choices) == 1
    assert len(read((tmp_path / "mine").read_text(encoding="utf-8"), GAMES).choices) == 1
    assert output.table.over and "Random has won." in output.text and "Ana conceded." in output.text


def test_the_end_shows_the_winner_the_reason_and_the_remaining_cards() -> None:
    table = new_match({"best_of": 3}, "Ana,greedy", 2)
    text = whole_game(table, TypingPlayer(seed=1)).text
    view = table.view(None)
    assert "no cards left in the mons." in text
    assert f"Match score: Ana {view.players[0].wins} – Greedy {view.players[1].wins}" in text
    assert "1. " in text and "mons " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_garbage_input_never_changes_or_breaks_the_match(lang: str) -> None:
    luck = random.Random(lang)
    alphabet = "abcdefgh éñжщ0123456789-_'\"\\/?!*.,;:\t\x00\x1b😀«"
    lines = ["".join(luck.choices(alphabet, k=luck.randrange(1, 25))) for _ in range(80)]
    words = ("zz", "look ", "why ", "stats ", "mortis ", "sets ", "undo ", "stops ", "pay ", "pass until ")
    output = first_turn(*(word + line for word in words for line in lines), lang=lang)
    assert not output.table.match.choices


def test_every_random_line_gets_an_answer() -> None:
    luck = random.Random(4)
    words = [
        *"0123456789",
        "21",
        "22",
        "41",
        "pass",
        "undo",
        "play",
        "attack",
        "block",
        "use",
        "source",
        "light",
        "new",
    ]
    words += [
        "yes",
        "no",
        "done",
        "why",
        "look",
        "log",
        "hand",
        "sacrifice",
        "x",
        "",
        "apprentice",
        "link",
        "until turn",
    ]
    lines = [" ".join(luck.choices(words, k=luck.randrange(1, 4))) for _ in range(400)]
    output = first_turn(*lines)
    assert "Traceback" not in output.text and output.text.count("Your choice:") > 50


def test_an_earlier_point_of_a_match_can_be_reproduced() -> None:
    table = new_match({}, "Ana,greedy", 3)
    whole_game(table, TypingPlayer(seed=2))
    half = table.match.choices[: len(table.match.choices) // 2]
    assert Match(GAME, table.match.config, table.match.seed, half).choices == half


def test_an_announced_card_says_which_sources_it_binds() -> None:
    text = first_turn("1", "sun seed").text
    assert "\nSun Seed, sources 1 Light\nYou announce Sun Seed.\n" in text


def test_leaving_cards_out_shows_their_number() -> None:
    text = type_lines(["1"], new_match({"format": "classic"}, "Ana,random", 1)).text
    assert "(left out 0)\n1: Leave out Light Source (×17)" in text
    assert "(left out 1)\n1: Leave out Light Source (×16)" in text


# --------------------------------------------------------------------- small details


@pytest.mark.parametrize(
    ("lang", "message"),
    [("en", "You have to answer this"), ("pt", "preciso responder"), ("fr", "faut répondre"), ("ru", "нужно ответить")],
)
def test_zero_suggests_undo_where_nothing_can_be_declined(lang: str, message: str) -> None:
    table = new_match({}, f"Ana:{lang},greedy", WASHED, lang)
    output = type_lines(["6", "0", "undo", "0"], table, lang=lang)
    assert output.text.count(message) == 1
    assert [choice.name for choice in output.table.match.choices][:1] == ["pass"], "undone, then declined"


def test_the_viewer_is_marked_among_players() -> None:
    text = type_lines(["6"], new_match({}, "Ana,greedy", WASHED)).text
    assert "\n1: Ana (you)\n2: Greedy\n" in text


def test_a_player_alone_at_the_screen_is_you_in_the_score() -> None:
    assert "Game 1 of 3: you 0 – Random 0" in first_turn(best_of=3).text
    assert "Game 1 of 3: Ana 0 – Ben 0" in first_turn("", seats="Ana,Ben", best_of=3).text


def without_sources() -> LocalSession:
    """Return a match against a bot in which Ana can pay for no card, and so has no decisions."""
    dear = [card for card in edition() if card.cost >= 3 and not any(k.name == "reduction" for k in card.keywords)]
    deck = "".join(f"1 {card.name}\n" for card in dear[:25])
    config = GAME.configure({"format": "rapidinha", "decks": [deck, "Tower of Dawn"]})
    return LocalSession(Match(GAME, config, BARREN), plan_seats("Ana,greedy", None, 2, "en"))


def never_asked(*lines: str) -> tuple[Screen, LocalSession]:
    table, screen = without_sources(), Screen(feed(lines))
    table.screen.play(table, screen, None, "en").run()
    return screen, table


def test_the_game_pauses_after_a_turn_without_decisions() -> None:
    screen, table = never_asked()
    assert "You had nothing to do on turn" in screen.text
    assert not table.over and table.view(0).turn <= 4, "the game waits for its player"
    screen, further = never_asked("", "")
    assert further.view(0).turn == table.view(0).turn + 4, "two turns of each player"


def test_a_pause_accepts_table_commands_and_quit() -> None:
    screen, table = never_asked("hand", "rule qwertz", "players", "concede", "yes")
    assert "Hand 1: " in screen.text and "No rule mentions “qwertz”." in screen.text
    assert table.over and "Ana conceded." in screen.text


def test_a_pipe_never_pauses() -> None:
    output = type_lines([], without_sources())
    assert output.table.over and "Press Enter to continue" not in output.text and "so you lose the game." in output.text


def test_the_last_screen_shows_the_last_events() -> None:
    screen, table = never_asked(*[""] * 60)
    last = screen.text.split(CLEAR)[-1]
    assert table.over and last.index("The game is over: Greedy wins.") < last.index("Greedy has won.")


def test_sacrifices_and_hand_have_different_numbers() -> None:
    table = Scene(you={"hand": "fhaonna adoecer", "sets": ["1L 1S: mago_iluminado"]}, phase=SACRIFICE, always_ask=False)
    model = ConflictusTableModel(
        GAME.view(table.s, 0),
        GAME.decision(table.s),
        registry.get(GAME.name).cards_in_play(table.config),
        ("Ana", "Ben"),
        "en",
    )
    lines = [line.plain.rstrip() for line in draw(model, (), 80, 24)]
    assert "▸22 Sacrifice Light Source (bound to 21 Enlightened Mage)" in lines
    assert "▸23 Sacrifice Shadow Source (bound to 21 Enlightened Mage)" in lines
    assert set(model.numbers.indices) == {21, 22, 23, 0}, "1 and 2 are cards that cannot be played now"
    assert parse_line("1", model) == TableCommand("why", "1")
    assert "Sacrifice phase: type the number of a card on the table to sacrifice it." in lines


@pytest.mark.parametrize(
    ("lang", "line", "message"),
    [
        ("en", "attack 21", "You choose attackers in your attack phase: pass first (0)."),
        ("pt", "atacar mago", "Os atacantes são escolhidos na sua fase de ataque: antes, passe (0)."),
        ("fr", "attaquer 21", "Les attaquants se choisissent à votre phase d’attaque\u00a0: passez d’abord (0)."),
        ("ru", "атаковать 21", "Атакующих выбирают в вашей фазе атаки: сначала пас (0)."),
        ("en", "block 21", "You choose blockers when you are attacked."),
        ("en", "21", "You choose attackers in your attack phase: pass first (0)."),
    ],
)
def test_attacking_in_the_main_phase_explains_the_attack_phase(lang: str, line: str, message: str) -> None:
    table = Scene(you={"sets": ["1L: mago_iluminado"], "hand": "1L"}, always_ask=False)
    output = type_lines(["", line], sitting_at(table, f"Ana:{lang},Ben"), lang=lang)
    assert message in output.text and not output.table.match.choices


def test_an_opposing_warrior_gets_no_hint_to_attack() -> None:
    table = Scene(you={"hand": "1L"}, them={"sets": ["1L: mago_iluminado"]}, always_ask=False)
    assert "Attackers are chosen" not in type_lines(["", "41"], sitting_at(table)).text
