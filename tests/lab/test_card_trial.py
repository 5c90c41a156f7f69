"""Card trials: strong and weak cards are recognized, and a card that does nothing has no effect."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from lab.sample_cards import NOTHING, STRONG, WEAK, about, about_conflictus, hero
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.lab.card_trial import most_similar
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.kernel.errors import BadConfig
from vigil.kernel.serialization import save
from vigil.lab.block_intervals import Ratio, paired_interval
from vigil.lab.card_experiment import TrialBlock, TrialSpec
from vigil.lab.card_trial import TrialResult, measure, play_block, setup_for
from vigil.lab.stats import Tally

# -------------------------------------------------------------------- known effects


def test_a_strong_card_has_an_impact_and_is_taken() -> None:
    result = measure(about(STRONG), games=240, workers=1)
    assert result.impact.low > 10
    assert result.price is not None and result.price.low > 0, "stronger than printed cards of its cost"
    assert result.margin.low > 0
    assert result.rates["taken"].value > 0.8 and result.rates["left"].value < 0.3
    assert result.rates["idle"].value < 0.05


def test_a_weak_card_stays_in_the_row() -> None:
    result = measure(about(WEAK), games=360, workers=1)
    assert result.price is not None and result.price.high < 0
    assert result.impact.high < 10
    assert result.rates["taken"].high < 0.1 and result.rates["left"].low > 0.8


def test_a_strong_monster_has_an_impact() -> None:
    rich = {"name": "Fat Goose", "kind": "monster", "cost": 4, "effect": "gain(honor, 12)"}
    result = measure(about(rich), games=360, workers=1)
    assert result.impact.low > 0 and result.price is not None and result.price.low > 0
    assert result.rates["idle"].n == 0, "no one has a monster in hand"


def test_a_card_that_does_nothing_is_idle() -> None:
    late = hero("Late Bloomer", 3, "If(AtLeast(Count(constructs), 30), draw(1))")
    result = measure(about(late), games=60, workers=1)
    assert result.rates["idle"].value == 1.0


def test_strong_and_weak_cards_of_conflictus_are_recognized() -> None:
    giant = {
        "name": "Colosso",
        "kind": "warrior",
        "faction": "neutral",
        "cost": 1,
        "attack": 9,
        "defense": 9,
        "mill": 9,
    }
    dwarf = {**giant, "name": "Anão", "cost": 6, "attack": 0, "defense": 1, "mill": 0}
    strong = measure(about_conflictus(giant), games=150, workers=1)
    weak = measure(about_conflictus(dwarf), games=300, workers=1)
    assert strong.impact.low > 0 > weak.impact.high
    assert strong.rates["drawn"].low > 0.3
    assert strong.rates["idle"].value < weak.rates["idle"].value
    assert strong.price is None, "what it replaces is the comparison"


# -------------------------------------------------------------------- no effect


def test_a_copy_of_a_printed_card_has_no_effect() -> None:
    known = {card.name: card for card in edition()}
    twin = next(known[name] for name, _ in ready_decks("rapidinha")[0].deck if known[name].kind == "amulet")
    table = {key: value for key, value in save(twin).items() if key not in ("is", "names", "number")}
    settings = {"cards": [{**table, "name": "Gêmeo", "number": 999}], "replaces": twin.name}
    question = TrialSpec("conflictus", "Gêmeo", settings, "random", 3)
    result = measure(question, games=30, workers=1)
    assert result.impact.value == 0 and result.length.value == 0, "both games of every pair are the same game"
    assert result.impact.low < 0 < result.impact.high, "but a few pairs do not prove that there is no difference"


def test_intervals_contain_the_truth_about_a_card_without_effect() -> None:
    """A monster that only asks a question changes the random numbers, but helps neither player."""
    question = about(NOTHING, "random", 8, honor_pool=12)  # short games, to play many
    blocks = [play_block(question, number) for number in range(400)]
    assert {block.impact for block in blocks} >= {-0.5, 0.0, 0.5}, "the games of a pair do differ"
    held = 0
    for start in range(0, 400, 20):
        result = TrialResult(question)
        for block in blocks[start : start + 20]:
            result.add(block)
        held += result.impact.low <= 0 <= result.impact.high
    assert 17 <= held <= 20, "about 95%"


@pytest.mark.parametrize("chances", [(0.2, 0.6, 0.2), (0.05, 0.55, 0.4), (0.01, 0.98, 0.01)])
def test_intervals_of_pairs_have_their_confidence_level(chances: tuple[float, float, float]) -> None:
    luck, truth, held = random.Random(5), 0.5 * (chances[2] - chances[0]), 0
    for _ in range(600):
        tally = Tally()
        for value in luck.choices((-0.5, 0.0, 0.5), chances, k=60):
            tally.add(value)
        interval = paired_interval(tally, 0.5)
        held += interval.low <= truth <= interval.high
    assert 0.93 <= held / 600 <= 1.0


def test_a_clustered_share_has_a_wider_interval() -> None:
    clumped, alone = Ratio(), Ratio()
    for number in range(50):
        clumped.add(10 * (number % 2), 10)  # all or none
        for part in range(10):
            alone.add(part % 2, 1)
    one, other = clumped.interval(), alone.interval()
    assert one.value == other.value == 0.5 and one.n == other.n == 500
    assert one.high - one.low > 2.5 * (other.high - other.low)
    assert math.isnan(Ratio().interval().value)


# -------------------------------------------------------------------- how games are played


@pytest.mark.parametrize("question", [about(STRONG, "random"), about(NOTHING, "random")], ids=["hero", "monster"])
def test_the_result_does_not_depend_on_the_workers(question: TrialSpec) -> None:
    alone = measure(question, games=60, workers=1)
    together = measure(question, games=60, workers=2)
    assert {**alone.as_json(), "seconds": 0} == {**together.as_json(), "seconds": 0}
    assert alone.games == together.games >= 60


def test_the_card_is_compared_with_printed_cards_of_its_kind_and_cost() -> None:
    assert setup_for(about(hero("Two", 2, "draw(1)"))).compared == setup_for(about(hero("Zwei", 2, "draw(1)"))).compared
    assert "Heavy Infantry" in setup_for(about(hero("Two", 2, "draw(1)"))).compared
    dear: Any = setup_for(about(hero("Dear", 40, "draw(1)")))
    costs = {card.cost for card in dear.deal.printed.cards if card.name in dear.compared}
    assert len(costs) == 1 and max(costs) <= 9, "the nearest available cost"
    monsters: Any = setup_for(about(NOTHING))
    assert {monsters.deal.printed.cards[kind].kind for kind in monsters.like} == {"monster"}


def test_the_card_does_not_change_the_game_before_it_appears() -> None:
    """Until the second round, the games of all trials with the same seed are identical."""
    one, other = setup_for(about(STRONG, "random", 4)), setup_for(about({**STRONG, "honor": 9}, "random", 4))
    assert one.block(3).games == other.block(3).games == 6
    assert one.block(3).rates == other.block(3).rates, "honor on a card does not change random play"


def test_in_conflictus_the_card_replaces_the_most_similar_one() -> None:
    known = {card.name: card for card in edition()}
    warrior = next(card for card in edition() if card.kind == "warrior" and card.faction == "light" and card.cost == 2)
    source = next(card for card in edition() if card.kind == "source" and card.faction == "light")
    deck = ((source.name, 10), *((card.name, 1) for card in edition() if card.kind in ("warrior", "amulet")))
    place = most_similar(warrior, deck, known)
    assert place is not None
    assert (known[place].kind, known[place].cost, known[place].faction) == ("warrior", 2, "light")
    shadow = next(card for card in edition() if card.kind == "warrior" and card.faction == "shadow")
    assert most_similar(shadow, deck, known) is None, "no one could pay for it"


def test_ctrl_c_keeps_the_results_so_far() -> None:
    def enough(found: TrialResult) -> None:
        if found.blocks == 3:
            raise KeyboardInterrupt

    assert measure(about(STRONG, "random"), games=600, workers=1, progress=enough).blocks == 3


def test_impossible_measurements_are_refused() -> None:
    with pytest.raises(BadConfig, match="two-player"):
        measure(about(STRONG, players=3), games=10)
    with pytest.raises(BadConfig, match="no policy"):
        measure(about(STRONG, policy="wise"), games=10)
    with pytest.raises(BadConfig, match="how long"):
        measure(about(STRONG))


def test_a_result_without_games_has_no_estimates() -> None:
    result = TrialResult(about(STRONG))
    assert result.as_json()["impact"]["low"] is None
    result.add(TrialBlock(6, 0.5, 3.0, math.nan, 1.0, {}))
    assert result.price is None and result.as_json()["price"] is None


def test_two_equal_seeds_prove_nothing() -> None:
    result = TrialResult(about(STRONG))
    for _ in range(2):
        result.add(TrialBlock(6, 0.5, 3.0, -0.5, 0.0, {"taken": (3, 3)}))
    price = result.price
    assert price is not None
    for estimate in (result.impact, price):
        assert -50 <= estimate.low < estimate.high <= 50
    assert result.impact.low < 0 < price.high
    for estimate in (result.margin, result.length):
        assert estimate.low < estimate.value < estimate.high
    assert 0 <= result.rates["taken"].low < result.rates["taken"].high <= 1
