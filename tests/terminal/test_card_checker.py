"""Invalid card files: every error has a line and a helpful hint."""

from __future__ import annotations

import tomllib

import pytest

from kit.cards import check_text
from vigil.effects.source_lines import lines_of
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.games.conflictus.terminal.catalog import CATALOG as CONFLICTUS
from vigil.terminal.card_catalog import CardCatalog
from vigil.terminal.card_checker import find_errors
from vigil.text import LANGUAGES

HERO = '[[card]]\nname = "Ferryman"\nkind = "hero"\ncost = 3\neffect = "{effect}"\n'


@pytest.mark.parametrize(
    ("text", "line", "says", "hint"),
    [
        (HERO.format(effect="gian(runes, 1)"), 5, "'gian'", "gain(what, n, [only])"),
        (HERO.format(effect="gain(runes)"), 5, "gain: ", "gain(what, n, [only])"),
        (HERO.format(effect="seq(draw(1), gain(runes, 1)"), 5, "cannot read", "A closing bracket ) is missing."),
        (HERO.format(effect="draw(1)").replace("cost", "cots"), 4, "'cots'", "Did you mean cost?"),
        (HERO.format(effect="draw(1)").replace("3", "120"), 4, "cost must be 0 to 99", "Mystic: cost = 3"),
        (HERO.format(effect="draw(1)").replace("3", '"3"'), 4, "a whole number", "cost = 3"),
        (
            HERO.format(effect="draw(1)").replace('"hero"', '"heron"'),
            3,
            "'heron' is not 'hero' or",
            "Did you mean hero?",
        ),
        (HERO.format(effect="Do('eat', All(hand))"), 5, "'eat' is not a valid verb", "Do("),
        (
            HERO.format(effect="draw(1)") + 'rules = ["Trigger(acquired, gain(honor, 5))"]\n',
            6,
            "rules never apply on a hero",
            "this_turn(rule)",
        ),
        ('[[card]]\nname = "Ferryman"\nkind = "hero"\n', 3, "needs an effect", 'effect = "draw(1)"'),
        ('[[card]]\nname = "Fog"\nkind = "monster"\n\nfaction = "void"\n', 5, "no faction", "Leave this line out."),
        ('set = "x"\ncards = 3\n' + HERO.format(effect="draw(1)"), 2, "'cards'", "[[card]]"),
        ('set = "two words"\n' + HERO.format(effect="draw(1)"), 1, "one word", 'set = "mine"'),
        (HERO.format(effect="draw(1)") + HERO.format(effect="draw(2)"), 7, "twice", "another name"),
        (HERO.format(effect="draw(1)").replace("Ferryman", "Mystic"), 2, "already", "a different name"),
        (HERO.format(effect="draw(1)") + "copies = ", 6, "not TOML", "quotation marks"),
        ("# nothing yet\n", 1, "no [[card]]", "[[card]]"),
    ],
)
def test_an_error_has_a_line_and_a_hint(text: str, line: int, says: str, hint: str) -> None:
    (fault,) = find_errors(CATALOG, text, "mine.toml", "en")
    assert (fault.file, fault.line) == ("mine.toml", line)
    assert says in fault.text and hint in fault.hint


def test_the_hint_fixes_the_error() -> None:
    wrong = HERO.format(effect="draw(1)").replace("cost", "cots")
    (fault,) = find_errors(CATALOG, wrong, "mine.toml", "en")
    mended = wrong.replace("cots", fault.hint.removeprefix("Did you mean ").rstrip("?"))
    assert find_errors(CATALOG, mended, "mine.toml", "en") == []


def test_errors_of_several_cards_are_in_line_order() -> None:
    text = "\n".join(HERO.format(effect=f"gian({n})").replace("Ferryman", f"Number {n}") for n in range(3))
    assert [fault.line for fault in find_errors(CATALOG, text, "mine.toml", "en")] == [5, 11, 17]


def test_all_errors_of_one_card_are_listed() -> None:
    text = """[[card]]
name = "Night Ferry"
kind = "hero"
faction = "vod"
cost = 300
effect = "seq(gain(power, 2), drwa(2))"
colour = "red"
"""
    errors = find_errors(CATALOG, text, "mine.toml", "en")
    assert [fault.line for fault in errors] == [4, 5, 6, 7]
    assert "'vod' is not 'enlightened' or 'lifebound' or 'mechana' or 'void'" in errors[0].text
    assert errors[0].hint == "Did you mean void?"
    assert not any("Literal" in fault.text for fault in errors)


def test_repairs_cause_no_errors_in_lists() -> None:
    text = """[[card]]
name = "Mill"
kind = "construct"
cost = 2
abilities = [
    "drwa(1)",
    "gian(runes, 1)",
]
"""
    assert [fault.line for fault in find_errors(CATALOG, text, "mine.toml", "en")] == [6, 7]
    alone = text.replace('    "drwa(1)",\n', "")
    assert [fault.line for fault in find_errors(CATALOG, alone, "mine.toml", "en")] == [6]


def test_an_unknown_kind_limits_errors_to_fields_and_words() -> None:
    text = HERO.format(effect="drow(1)").replace('"hero"', '"golem"') + "attack = 2\n"
    errors = find_errors(CATALOG, text, "mine.toml", "en")
    assert [fault.line for fault in errors] == [3, 5, 6]


def test_a_word_of_the_other_game_gets_a_short_hint() -> None:
    text = HERO.format(effect="spell(Mill(1, opponents), a_player())")
    (fault,) = find_errors(CATALOG, text, "mine.toml", "en")
    assert fault.text == "Ferryman: effect: 'spell' is not a word in the card language"
    assert "belongs to conflictus; use --game conflictus" in fault.hint
    (fault,) = find_errors(CATALOG, HERO.format(effect="xyzzyq(1)"), "mine.toml", "en")
    assert len(fault.text) < 80 and "CARD_LANGUAGE.md" in fault.hint


def test_a_part_of_a_list_is_found_in_its_own_line() -> None:
    text = """
[[card]]
name = "Lamp"
kind = "construct"
abilities = [
    "draw(1)",  # fine, [and this is a remark
    'gain("runes", 1)', "gain(rnes, 1)",
]
"""
    (fault,) = find_errors(CATALOG, text, "mine.toml", "en")
    assert fault.line == 7 and "'rnes'" in fault.text


@pytest.mark.parametrize("catalog", [CATALOG, CONFLICTUS], ids=["ascension", "conflictus"])
def test_a_misspelled_keyword_or_word_is_guessed(catalog: CardCatalog) -> None:
    text = '[[card]]\nname = "Vigia"\nkind = "warrior"\nfaction = "light"\nkeywords = ["enrgy"]\n'
    errors = find_errors(catalog, text, "mine.toml", "en")
    if catalog is CONFLICTUS:
        assert [(fault.line, fault.hint) for fault in errors] == [(5, "Did you mean energy?")]
    else:
        assert [fault.line for fault in errors] == [3, 5], "cards of Ascension are not warriors"
        assert "'keywords'" in errors[1].text, "and have none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_translated_and_quote_their_line(lang: str) -> None:
    report, well = check_text(CATALOG, HERO.format(effect="gian(runes, 1)"), "mine.toml", lang)
    assert not well and report[0].startswith("mine.toml:5: ")
    assert report[1] == '     5 | effect = "gian(runes, 1)"'
    assert "gain(what, n, [only])" in report[2]


def test_lines_are_found_in_any_form_of_toml() -> None:
    text = '''# a remark with [[card]] in it
set = "mine"

[[card]]
"name" = "A = [[card]]"
effect = """seq(
  draw(1), # not a remark \\""" still the text
  draw(1),
)""" # a remark
rules = ["a", # one
  'b]',
  """c
c""", "d"]
[card.names]
pt = "X"
[[card]]
kind = 'hero'
names = { pt = "Y", fr = "Z" }
'''
    found = lines_of(text)
    assert [card.begins for card in found.cards] == [4, 16]
    one, two = found.cards
    assert one.fields == {"name": 5, "effect": 6, "rules": 10, "names": 14}
    assert one.parts["rules"] == [10, 11, 12, 13]
    assert (one.line("rules", 1), one.line("effect"), one.line("nothing"), one.line()) == (11, 6, 4, 4)
    assert two.fields == {"kind": 17, "names": 18}
    assert found.others == {"set": 2}
    assert len(tomllib.loads(text)["card"]) == 2, "the text is valid TOML"
