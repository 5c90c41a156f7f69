"""Ready-made decks by name, deck codes, odds, and the rulebook's advice."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.decks import SIZE, TEMPLATE, Deck, violations
from vigil.games.conflictus.rules.language import SOURCE
from vigil.games.conflictus.rules.setup import new
from vigil.kernel.errors import BadData

NAMES = [card.name for card in edition() if not card.token]
READY = deck_tools.ready_decks()

decks = st.dictionaries(st.sampled_from(NAMES), st.integers(1, 99), min_size=1, max_size=60).map(
    lambda found: tuple(sorted(found.items(), key=lambda entry: NAMES.index(entry[0])))
)


# ------------------------------------------------------------------------ by name


@pytest.mark.parametrize("ready", READY, ids=lambda each: f"{each.name('en')} {each.style}")
def test_a_ready_made_deck_is_legal_and_found_by_all_its_names(ready: deck_tools.ReadyDeck) -> None:
    assert not violations(ready.deck, ready.style)
    assert set(ready.names) == set(ready.plan) == {"en", "pt", "fr", "ru"}
    for name in ready.names.values():
        assert deck_tools.ready_named(name.upper(), ready.style) == ready
    assert deck_tools.style_of(ready.deck) == ready.style


def test_an_unknown_name_finds_no_deck() -> None:
    assert deck_tools.ready_named("nonsense") is None
    assert deck_tools.ready_named("twilight", "classic") is not None


# -------------------------------------------------------------------------- codes


@given(decks)
@settings(max_examples=80)
def test_every_deck_can_be_restored_from_its_code(deck: Deck) -> None:
    code = deck_tools.pack(deck)
    assert deck_tools.unpack(f"  {code}\n") == deck
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def test_a_code_is_short() -> None:
    assert all(len(deck_tools.pack(ready.deck)) <= 50 for ready in READY)


def test_a_code_does_not_depend_on_the_order_of_the_list() -> None:
    deck = READY[0].deck
    assert deck_tools.pack(tuple(reversed(deck))) == deck_tools.pack(deck)


def test_a_truncated_or_changed_code_is_rejected() -> None:
    code = deck_tools.pack(READY[0].deck)
    letters = "abcXYZ019-_"
    for at in range(len(deck_tools.PREFIX), len(code)):
        for letter in letters:
            if letter != code[at]:
                with pytest.raises(BadData):
                    deck_tools.unpack(code[:at] + letter + code[at + 1 :])
        with pytest.raises(BadData):
            deck_tools.unpack(code[:at])


@pytest.mark.parametrize("text", ["", "ca1-", "ca1-é", "ca1-!!!!", "vigil1-abc", "ca1-AAAA", "ca1-" + "A" * 5000])
def test_text_that_is_not_a_code_is_rejected(text: str) -> None:
    with pytest.raises(BadData):
        deck_tools.unpack(text)


def test_custom_cards_have_no_deck_code() -> None:
    with pytest.raises(BadData, match="not a card of the edition"):
        deck_tools.pack((("Fonte de Luz", 24), ("Something else", 1)))


# --------------------------------------------------------------------------- odds


def test_probabilities_match_counting_every_hand() -> None:
    cards = [True] * 4 + [False] * 5
    hands = list(combinations(cards, 3))
    for k in range(4):
        counted = sum(sum(hand) == k for hand in hands) / len(hands)
        assert deck_tools.exactly(k, 4, 3, 9) == pytest.approx(counted)
    assert deck_tools.at_least(0, 4, 3, 9) == pytest.approx(1)
    assert deck_tools.exactly(5, 4, 3, 9) == 0 and deck_tools.exactly(-1, 4, 3, 9) == 0


@given(st.integers(0, 50), st.integers(0, 50))
def test_probabilities_add_up_to_one(hits: int, draws: int) -> None:
    assert sum(deck_tools.exactly(k, hits, draws, 50) for k in range(draws + 1)) == pytest.approx(1)


@pytest.mark.parametrize("ready", READY, ids=lambda each: f"{each.name('en')} {each.style}")
def test_opening_hand_probabilities_add_up_to_one(ready: deck_tools.ReadyDeck) -> None:
    chances = deck_tools.opening_sources(ready.deck, ready.style)
    assert sum(chances) == pytest.approx(1) and len(chances) == {"classic": 7, "rapidinha": 6}[ready.style]


def test_opening_hand_probabilities_match_the_game() -> None:
    ready = next(each for each in READY if each.style == "rapidinha")
    config = Config(decks=(ready.deck, ready.deck), format="rapidinha")
    n, seen = 400, 0
    for seed in range(n):
        s = new(config, seed)
        seen += sum(s.tables.what[card] == SOURCE for card in s.seats[0].hand[:5])
    expected = sum(k * p for k, p in enumerate(deck_tools.opening_sources(ready.deck, "rapidinha")))
    assert seen / n == pytest.approx(expected, abs=0.2)


@pytest.mark.rule("C-SETUP-13")
def test_the_first_player_has_seen_one_fewer_card() -> None:
    assert deck_tools.cards_seen_by(1, "classic", True) == 6 and deck_tools.cards_seen_by(1, "classic", False) == 7
    assert deck_tools.cards_seen_by(4, "rapidinha", True) == 8
    deck = READY[0].deck
    later, sooner = (deck_tools.chance_of(deck, 2, 3, "classic", first) for first in (True, False))
    assert 0 < later < sooner < 1
    assert deck_tools.chance_of(deck, 1, 90, "classic", True) == pytest.approx(1)


@pytest.mark.rule("C-MULL-09")
def test_each_hand_exchange_costs_cards_from_the_mons() -> None:
    rungs = deck_tools.exchange_odds(READY[0].deck, 2, 4)
    assert [rung.mons for rung in rungs] == [44, 43, 41, 38, 34]
    assert [rung.mortis for rung in rungs] == [0, 1, 3, 6, 10]
    good = [rung.good for rung in rungs]
    assert good == sorted(good) and good[0] == pytest.approx(
        sum(deck_tools.opening_sources(READY[0].deck, "classic")[2:5])
    )


# ------------------------------------------------------------------------- advice


@pytest.mark.rule("C-DECK-11")
def test_the_template_fills_a_deck_in_both_formats() -> None:
    assert deck_tools.template("classic") == TEMPLATE
    for style, size in SIZE.items():
        assert sum(deck_tools.template(style).values()) == size


def test_a_ready_made_deck_can_pay_for_its_cards() -> None:
    for ready in READY:
        assert not [each for each in deck_tools.advice(ready.deck, ready.style) if each.key.endswith("sources")], ready


@pytest.mark.parametrize(
    ("deck", "key", "what"),
    [
        ((("Fonte de Luz", 40),), "fewer", "source"),
        ((("Fonte de Sombra", 17), ("Fhaonna", 2)), "no-sources", "light"),
        ((("Fonte de Luz", 2), ("Avatar Gany", 1)), "few-sources", "light"),
        ((("Fonte de Luz", 9), ("Fonte de Sombra", 8), ("Fhaonna", 2)), "idle-sources", "shadow"),
        ((("Fonte de Luz", 17), ("Fhaonna", 2)), "more", "amulet"),
    ],
)
def test_advice_names_what_is_missing(deck: Deck, key: str, what: str) -> None:
    assert (key, what) in {(each.key, each.what) for each in deck_tools.advice(deck, "classic")}


def test_costs_and_classes_are_counted() -> None:
    deck: Deck = (("Fonte de Luz", 17), ("Fhaonna", 2), ("Adoecer", 3))
    assert deck_tools.cost_curve(deck) == {0: 0, 1: 3, 2: 2}
    assert deck_tools.by_class(deck) == {"source": 17, "warrior": 2, "amulet": 3, "relic": 0, "equipment": 0}
    assert deck_tools.factions(deck) == {"light": 2, "shadow": 3, "neutral": 0}
    assert deck_tools.count_sources(deck) == 17 and deck_tools.size_of(deck) == 22
