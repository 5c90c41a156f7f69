"""`vigil cards`, `vigil cards check` and `vigil rules`."""

from __future__ import annotations

import pytest

from vigil.games.ascension.cards import edition
from vigil.kernel.errors import VigilError
from vigil.tui.ascension.cards import Wanted, as_json, checked, chosen, costs, lines
from vigil.tui.ascension.catalogue import drawn
from vigil.tui.refusal import Refusal
from vigil.tui.rules import found
from vigil.words import LANGUAGES

GOOD = """
set = "mine"
[[card]]
name = "Lamp of the Watch"
kind = "construct"
faction = "enlightened"
cost = 3
honor = 1
copies = 2
abilities = ["draw(1)"]
names = {pt = "Lâmpada da Vigília"}
[[card]]
name = "Night Thief"
kind = "monster"
cost = 2
effect = "gain(honor, 1)"
"""
BAD = """
set = "mine"
[[card]]
name = "One"
kind = "hero"
effect = "gain(gold, 1)"
[[card]]
name = "Two"
kind = "spell"
[[card]]
name = "Three"
kind = "hero"
effect = "draw(1)"
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_an_object(lang: str) -> None:
    objects = [as_json(card, lang) for card in chosen("anniversary", (), Wanted(), lang)]
    assert len(objects) == 84
    for each in objects:
        assert {"set", "name", "kind", "faction", "cost", "honor", "copies", "text"} <= set(each)
        assert each["name"] and each["text"]
    assert len({each["name"] for each in objects}) == 84


def test_cards_are_found_by_words_and_numbers() -> None:
    def names(**wanted: object) -> list[str]:
        return [card.name for card in chosen("anniversary", (), Wanted(**wanted), "en")]  # type: ignore[arg-type]

    assert names(words=("mystic",), cost="3", set="always") == ["Mystic"]
    assert names(kind="construct", faction="void", set="base") == ["Muramasa", "Shadow Star", "Voidthirster"]
    assert set(names(cost="7+")) == {card.name for card in edition("anniversary") if card.cost >= 7}
    assert names(words=("arha", "templar")) == ["Arha Templar"]
    assert not names(words=("nonsense",))
    assert (costs("2-4"), costs("5+"), costs("3"), costs(None)) == ((2, 4), (5, 99), (3, 3), (0, 99))


@pytest.mark.parametrize("wanted", [Wanted(set="x"), Wanted(kind="x"), Wanted(faction="x"), Wanted(cost="x")])
def test_a_filter_that_does_not_exist_says_what_does(wanted: Wanted) -> None:
    with pytest.raises(Refusal):
        chosen("anniversary", (), wanted, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_is_told_and_drawn(lang: str) -> None:
    cards = chosen("anniversary", (), Wanted(), lang)
    assert len(list(lines(cards, lang))) == 84
    assert max(len(line.plain) for line in drawn(cards, lang, 80)) <= 80


def test_a_good_card_file_is_shown_in_four_languages() -> None:
    told, well = checked(GOOD, "mine.toml", "en")
    assert well and told[-1] == "2 cards, nothing wrong."
    text = "\n".join(told)
    assert "Lâmpada da Vigília" in text and "Русский" in text and "No name of its own in: fr, ru" in text


def test_every_wrong_card_is_named() -> None:
    told, well = checked(BAD, "mine.toml", "en")
    assert not well and len(told) == 3
    assert told[0].startswith("One:") and "gold" in told[0] and told[1].startswith("Two:")


@pytest.mark.parametrize("text", ["not = [toml", "", "set = 3", GOOD.replace("Night Thief", "Mystic"), GOOD + GOOD])
def test_a_file_that_cannot_be_played_is_refused_in_one_line(text: str) -> None:
    told, well = checked(text, "mine.toml", "en")
    assert not well and len(told) == 2


def test_rules_by_id_family_and_words() -> None:
    assert found("A-ROW-03", "en")[0].startswith("A-ROW-03")
    assert found("a-row-03", "en") == found("A-ROW-03", "en")
    assert all(line.startswith("A-ROW-") for line in found("A-ROW", "en")[1:])
    assert any("A-TIE-01" in line for line in found("tie", "en"))
    assert any(line.startswith("A-ROW ") for line in found("", "en"))
    assert any(line.startswith("Решение: ") for line in found("A-ZONE-12", "ru"))
    with pytest.raises(VigilError, match="A-ROW-0"):
        found("A-ROW-0X", "en")
    with pytest.raises(Refusal):
        found("nothing says this", "en")
