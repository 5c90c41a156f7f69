"""`vigil cards`, `vigil cards check` and `vigil rules`."""

from __future__ import annotations

import pytest

from kit.cards import check_text
from vigil.games.ascension.cards import edition
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.games.conflictus.cards import SIZE
from vigil.games.conflictus.cards import edition as conflictus_edition
from vigil.games.conflictus.terminal.catalog import CATALOG as CONFLICTUS
from vigil.kernel.errors import VigilError
from vigil.terminal.card_catalog import CardCatalog, CardFilter, find_cards, parse_cost
from vigil.terminal.errors import UsageError
from vigil.terminal.rules_viewer import rule_lines
from vigil.text import LANGUAGES, card_json

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
    objects = [card_json(card, lang) for card in find_cards(CATALOG, CardFilter(), lang)]
    assert len(objects) == 84
    for each in objects:
        assert {"set", "name", "kind", "faction", "cost", "honor", "copies", "text"} <= set(each)
        assert each["name"] and each["text"]
    assert len({each["name"] for each in objects}) == 84


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_conflictus_is_an_object(lang: str) -> None:
    objects = [card_json(card, lang) for card in find_cards(CONFLICTUS, CardFilter(), lang)]
    numbered = [each for each in objects if each["number"]]
    assert [each["number"] for each in numbered] == [f"{n:03d}/{SIZE}" for n in range(1, SIZE + 1)]
    assert all(each["token"] for each in objects if not each["number"])
    for each in objects:
        assert {"class", "faction", "rarity", "cost", "attack", "defense", "mill", "keywords", "text"} <= set(each)
        assert each["name"] and each["text"] and (each["attack"] is None) is (each["class"] != "warrior")
        assert all(word["name"] and word["id"] for word in each["keywords"])
    assert len({each["name"] for each in objects}) == len(objects)


def test_cards_are_found_by_words_and_numbers() -> None:
    def names(*words: str, cost: str | None = None, **by: str) -> list[str]:
        return [card.name for card in find_cards(CATALOG, CardFilter(words, cost, by), "en")]

    assert names("mystic", cost="3", set="always") == ["Mystic"]
    assert names(kind="construct", faction="void", set="base") == ["Muramasa", "Shadow Star", "Voidthirster"]
    assert set(names(cost="7+")) == {card.name for card in edition("anniversary") if card.cost >= 7}
    assert names("arha", "templar") == ["Arha Templar"]
    assert not names("nonsense")
    assert (parse_cost("2-4"), parse_cost("5+"), parse_cost("3"), parse_cost(None)) == (
        (2, 4),
        (5, 99),
        (3, 3),
        (0, 99),
    )


def test_cards_of_conflictus_are_found_by_class_rarity_and_keyword() -> None:
    def names(*words: str, cost: str | None = None, **by: str) -> set[str]:
        return {card.name for card in find_cards(CONFLICTUS, CardFilter(words, cost, by), "en")}

    cards = conflictus_edition()
    assert names(kind="relic", faction="shadow") == {
        c.name for c in cards if (c.kind, c.faction) == ("relic", "shadow")
    }
    assert names(rarity="diamond") == {c.name for c in cards if c.rarity == "diamond"}
    assert names(keyword="leap") == {c.name for c in cards if any(k.name == "leap" for k in c.keywords)}
    assert names(kind="token") == {c.name for c in cards if c.token}
    assert names("sicken") == {"Adoecer"}, "by the name in the language"


WRONG = [("set", "x"), ("kind", "x"), ("faction", "x")]


@pytest.mark.parametrize(
    ("catalog", "wanted"),
    [
        *[(CATALOG, CardFilter(by={key: word})) for key, word in WRONG],
        (CATALOG, CardFilter(cost="x")),
        (CATALOG, CardFilter(by={"rarity": "gold"})),
        (CONFLICTUS, CardFilter(by={"rarity": "x"})),
        (CONFLICTUS, CardFilter(by={"keyword": "x"})),
        (CONFLICTUS, CardFilter(by={"set": "base"})),
    ],
)
def test_an_unknown_filter_value_lists_the_known_ones(catalog: CardCatalog, wanted: CardFilter) -> None:
    with pytest.raises(UsageError):
        find_cards(catalog, wanted, "en")


@pytest.mark.parametrize("catalog", [CATALOG, CONFLICTUS], ids=["ascension", "conflictus"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalog_is_printed_in_plain_and_rich_text(catalog: CardCatalog, lang: str) -> None:
    cards = find_cards(catalog, CardFilter(), lang)
    assert all("\n" not in catalog.plain_line(card, lang) for card in cards)
    assert max(len(line.plain) for line in catalog.draw(cards, lang, 80)) <= 80


THIRD_GAME = """
[[card]]
name = "Vigia"
number = 0
kind = "warrior"
faction = "light"
cost = 1
attack = 1
defense = 1
mill = 1
names = {en = "Watcher"}
"""


def test_a_card_file_of_conflictus_is_checked_too() -> None:
    report, well = check_text(CONFLICTUS, THIRD_GAME, "mine.toml", "en")
    assert well and "Watcher" in "\n".join(report) and "No translated name in: fr, ru" in "\n".join(report)
    report, well = check_text(CONFLICTUS, THIRD_GAME.replace("warrior", "wizard"), "mine.toml", "en")
    assert not well and "Vigia" in report[0]


def test_a_good_card_file_is_shown_in_four_languages() -> None:
    report, well = check_text(CATALOG, GOOD, "mine.toml", "en")
    assert well and report[-1] == "2 cards, no errors."
    text = "\n".join(report)
    assert "Lâmpada da Vigília" in text and "Русский" in text and "No translated name in: fr, ru" in text


def test_every_invalid_card_is_reported() -> None:
    report, well = check_text(CATALOG, BAD, "mine.toml", "en")
    assert not well and len(report) == 7, "for each: line number, line and hint, then a summary"
    assert (
        report[0].startswith("mine.toml:6: One:") and "gold" in report[0] and report[3].startswith("mine.toml:9: Two:")
    )


@pytest.mark.parametrize("text", ["not = [toml", "", "set = 3", GOOD.replace("Night Thief", "Mystic"), GOOD + GOOD])
def test_an_unplayable_file_is_rejected_once_with_a_line_and_a_hint(text: str) -> None:
    report, well = check_text(CATALOG, text, "mine.toml", "en")
    assert not well and [line.startswith("mine.toml:") for line in report].count(True) == 1
    assert report[-2].strip().startswith("hint: ")


def test_rules_by_id_family_and_words() -> None:
    assert rule_lines("A-ROW-03", "en")[0].startswith("A-ROW-03")
    assert rule_lines("a-row-03", "en") == rule_lines("A-ROW-03", "en")
    assert all(line.startswith("A-ROW-") for line in rule_lines("A-ROW", "en")[1:])
    assert any("A-TIE-01" in line for line in rule_lines("tie", "en"))
    assert any(line.startswith("A-ROW ") for line in rule_lines("", "en"))
    assert any(line.startswith("Решение: ") for line in rule_lines("A-ZONE-12", "ru"))
    with pytest.raises(VigilError, match="A-ROW-0"):
        rule_lines("A-ROW-0X", "en")
    with pytest.raises(UsageError):
        rule_lines("nothing says this", "en")
