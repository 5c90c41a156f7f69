"""The table of Ascension in every mode and width, drawn and in plain text."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from kit.ascension import Scene
from terminal.typing_player import table_of
from vigil.games.ascension.terminal import plain_text, symbols
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.terminal.table_screen import draw
from vigil.terminal import symbols as colors
from vigil.terminal.layout import columns, fit, wrap
from vigil.terminal.table_queries import question_lines
from vigil.text import LANGUAGES

SIZES = [(80, 24), (100, 30), (140, 40)]


def drawn(
    model: AscensionTableModel, width: int = 80, height: int = 24, log: tuple[str, ...] = ("Somebody did something.",)
) -> list[str]:
    lines = [line.plain for line in draw(model, log, width, height)]
    assert all(cell_len(line) <= width for line in lines), max(lines, key=cell_len)
    return lines


TWO = Scene(
    row="mephit arha_initiate the_grand_design cetra_weaver_of_stars sea_tyrant wolf_shaman",
    hand="apprentice apprentice militia",
    constructs="shadow_star the_all_seeing_eye", played="mystic", deck="apprentice militia", runes=3, power=2, honor=7,
    them={"constructs": "muramasa", "hand": "mystic mystic", "honor": 4}, void="mephit",
)  # fmt: skip


def test_a_two_player_turn_on_a_small_screen() -> None:
    lines = drawn(table_of(TWO))
    assert len(lines) < 24
    assert lines[0].startswith("Round 1 · your turn") and lines[0].endswith("Pool 60 · Center deck 0 · Void 1")
    assert lines[2].startswith("  1 ☠   Mephit ") and "3†" in lines[2]
    assert lines[3].startswith("▸ 2 ◆E  Arha Initiate ") and "1◈  1★ Draw a card." in lines[3]
    assert lines[4].startswith("  3 ⬢M⌂ The Grand Design ")
    assert "▸ 7 ○ Mystic 3◈ ×2" in lines[8] and "▸ 9 ☠ Cultist 2†" in lines[8]
    assert lines[10].split() == ["Ben", "4★", "hand", "2", "deck", "0", "discard", "0", "▲V⌂", "Muramasa"]
    assert "3 Runes ◈ · 2 Power † · 7 Honor ★" in lines[11] and lines[11].endswith("deck 2 · discard 0 ─")
    assert any(line.startswith("▸11 ○   Apprentice ×2 ") for line in lines)
    assert any(line.startswith("▸21 ▲V⌂ Shadow Star ") for line in lines)
    assert any("Played: ○ Mystic" in line for line in lines)


def test_only_options_are_marked() -> None:
    model = table_of(TWO)
    assert model.decision is not None
    marked = {line.split()[0][1:] or line.split()[1] for line in drawn(model, 140, 40) if line.startswith("▸")}
    found = model.numbers
    legal = {str(spot.number) for spot in found.spots if spot.indices}
    assert marked == legal
    assert {option.verb for option in model.decision.options} >= {"play", "use", "acquire", "defeat", "end_turn"}


def test_the_other_seat_sees_no_hand_and_no_marks() -> None:
    model = table_of(TWO, seat=1)
    lines = drawn(model)
    assert "Apprentice" not in "\n".join(lines)
    assert not any(line.startswith("▸") for line in lines)
    assert lines[0].startswith("Round 1 · Ana's turn") and "Waiting for Ana." in lines


def test_used_abilities_are_marked() -> None:
    table = Scene(constructs="shadow_star")
    table.do("use shadow_star")
    lines = drawn(table_of(table))
    assert any(line.startswith(" 21 ▲V⌂ Shadow Star ") and "(used)" in line for line in lines)


def test_a_lower_price_has_an_arrow() -> None:
    table = Scene(hand="battery_monk", row="the_grand_design", runes=9)
    table.do("play battery_monk")
    lines = drawn(table_of(table))
    assert "↓5◈" in lines[2]
    assert any("In effect this turn: Battery Monk" in line for line in lines)


def test_restricted_runes_are_listed_separately() -> None:
    table = Scene(constructs="the_grand_design", row="hedron_cannon")
    table.do("use the_grand_design")
    assert any("+2◈ (Mechana Construct)" in line for line in drawn(table_of(table)))
    assert plain_text.resources(table_of(table)) == "0 Runes, 2 Runes (Mechana Construct), 0 Power, 0 Honor"


def test_the_teammate_is_marked_and_gifts_are_offered() -> None:
    table = Scene(row="arha_initiate", runes=4, them=[{}, {}, {}], config={"mode": "teams", "players": 4})
    lines = drawn(table_of(table))
    assert [("teammate" in line) for line in lines[10:13]] == [False, True, False]
    assert any(line.endswith("gift 1, 7, 8") for line in lines)


def test_samael_is_the_opponent_in_solo() -> None:
    table = Scene(row="arha_initiate", config={"mode": "solo"})
    lines = drawn(table_of(table))
    assert any(line.split()[:1] == ["Samael"] for line in lines)


def test_the_last_round_is_announced() -> None:
    table = Scene(power=2, pool=1, hand="apprentice")
    table.do("defeat cultist")
    assert "Last round" in drawn(table_of(table))[0]
    assert "Last round" in plain_text.table_lines(table_of(table))


def test_six_players_fit_on_a_small_screen() -> None:
    table = Scene(them=[{}] * 5, config={"players": 6}, hand="apprentice militia", row="mephit arha_initiate")
    model = table_of(table)
    names = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Somebody with a long name")
    lines = drawn(AscensionTableModel(model.view, model.decision, model.cards, names, "en"))
    assert len(lines) < 24 and any("Somebody with…" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_language_fits_every_width(lang: str, size: tuple[int, int]) -> None:
    lines = drawn(table_of(TWO, lang=lang), *size)
    assert len(lines) < size[1]
    assert plain_text.table_lines(table_of(TWO, lang=lang))


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    log = tuple(f"line {n}" for n in range(60))
    lines = drawn(table_of(TWO), 140, 40, log)
    assert len(lines) < 40 and sum(" │ " in line for line in lines) > 20
    assert any(line.endswith("line 59") for line in lines)


def test_a_question_lists_its_answers_with_the_numbers_of_the_table() -> None:
    table = Scene(hand="shade_of_the_black_watch militia", discard="apprentice mystic", constructs="shadow_star")
    table.do("play shade_of_the_black_watch")
    text = "\n".join(drawn(table_of(table)))
    assert "▸11 Militia" in text and "▸22 Apprentice (discard)" in text and "▸23 Mystic (discard)" in text
    assert "▸ 0 " in text
    lines = question_lines(table_of(table))
    assert lines[1:4] == ["11: Banish Militia", "22: Banish Apprentice (discard)", "23: Banish Mystic (discard)"]


def test_naming_lists_the_players_own_cards_first() -> None:
    table = Scene(hand="great_omen_raven", deck="militia apprentice apprentice")
    table.do("play great_omen_raven")
    lines = question_lines(table_of(table))
    assert [line.split(": ")[1] for line in lines[1:-1]] == ["Apprentice", "Militia"]
    assert "82 other cards" in lines[-1]


def test_texts_are_truncated_and_wrapped_by_display_width() -> None:
    assert fit("Druids of the Stone Circle", 10) == "Druids of…"
    assert fit("Ученик", 8) == "Ученик  "
    assert [line.plain for line in wrap(Text("Récompense : gagnez 8 points"), 13)] == [
        "Récompense :",
        "gagnez 8",
        "points",
    ]
    assert [line.plain for line in wrap(Text("« oui » ou non"), 9)] == ["« oui »", "ou non"]
    assert [line.plain for line in columns(["a", "b", "c", "d"], 20)] == ["a  c", "b  d"]


def test_colors_are_readable_on_dark_and_light() -> None:
    steps = (0, 95, 135, 175, 215, 255)

    def light(color: str) -> float:
        number = int(color[6:-1])
        if number >= 232:
            channels = [8 + 10 * (number - 232)] * 3
        else:
            number -= 16
            channels = [steps[number // 36], steps[number // 6 % 6], steps[number % 6]]
        red, green, blue = (
            c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for color in (*symbols.COLORS.values(), colors.RED, colors.GRAY):
        assert (light(color) + 0.05) / 0.05 > 3.8 and 1.05 / (light(color) + 0.05) > 3.8, color


def test_plain_text_names_trophies_and_played_cards() -> None:
    table = Scene(played="mystic mystic", trophies="mephit", them={"constructs": "muramasa", "trophies": "sea_tyrant"})
    lines = plain_text.table_lines(table_of(table))
    assert "Played: Mystic ×2" in lines and "Trophies: Mephit" in lines
    assert "Constructs, Ben: Muramasa" in lines and "Trophies, Ben: Sea Tyrant" in lines


def test_french_has_a_space_before_the_colon() -> None:
    lines = plain_text.table_lines(table_of(TWO, lang="fr"))
    assert any(line.startswith("Main 11\u00a0: Apprenti ×2. ") for line in lines)
    assert "Artefacts, Ben\u00a0: Muramasa" in lines


def test_every_ability_keeps_its_number_for_the_turn() -> None:
    constructs = "yggdrasil_staff shadow_star shadow_star muramasa"
    table = Scene(hand="apprentice militia", row="mephit", constructs=constructs, runes=4)

    def abilities() -> dict[int, str]:
        model = table_of(table)
        assert model.decision is not None
        return {n: model.decision.options[at].name for n, at in model.numbers.indices.items() if n > 20}

    first = abilities()
    assert list(first) == [21, 22, 23, 25] and first[22] == "use_2 yggdrasil_staff"
    table.do("play apprentice", "use yggdrasil_staff")
    assert abilities() == {number: name for number, name in first.items() if number != 21}
    table.do("use shadow_star")
    assert list(abilities()) == [22, 24, 25]
