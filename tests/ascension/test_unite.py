"""Unite (A-UNITE): Runic Lycanthrope (2 runes; 2 power) and Snapdragon (1 honor), both Lifebound."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.effects.language import walk
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.language import Unite

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"
SPELLED = {
    "name": "Spelled Out",
    "kind": "hero",
    "faction": "lifebound",
    "effect": "seq(gain(runes, 2), If(AtLeast(Happened(played, of(hero, lifebound, other=True)), 1), gain(power, 2),"
    " next_time(Trigger(played, gain(power, 2), of(hero, lifebound)))))",
}
VANISH = {"name": "Vanish", "kind": "hero", "faction": "void", "effect": "banish(played)"}


@pytest.mark.rule("A-UNITE-01")
def test_the_bonus_resolves_at_once_after_another_hero_of_its_faction() -> None:
    table = Scene(hand="lifebound_initiate runic_lycanthrope")

    table.do("play lifebound_initiate")
    assert table.me.power == 0
    table.do("play runic_lycanthrope")
    assert (table.me.runes, table.me.power) == (1 + 2, 2)


@pytest.mark.rule("A-UNITE-01")
@pytest.mark.parametrize("other", ["apprentice", "arha_initiate", "mechana_initiate", "spike_vixen"])
def test_another_faction_does_not_help(other: str) -> None:
    table = Scene(hand=f"runic_lycanthrope {other}")

    table.do(f"play {other}")
    before = table.me.power
    table.do("play runic_lycanthrope")
    assert table.me.power == before


@pytest.mark.rule("A-UNITE-02")
def test_the_bonus_resolves_when_another_hero_is_played_later() -> None:
    table = Scene(row=ROW, hand="runic_lycanthrope militia lifebound_initiate", runes=1)

    table.do("play runic_lycanthrope", "play militia", "acquire mystic")
    assert table.me.power == 1
    table.do("play lifebound_initiate")
    assert table.me.power == 1 + 2


@pytest.mark.rule("A-UNITE-03")
def test_a_card_does_not_unite_with_itself() -> None:
    table = Scene(hand="runic_lycanthrope")

    table.do("play runic_lycanthrope")
    assert (table.me.runes, table.me.power) == (2, 0)

    table = Scene(hand="snapdragon")
    table.do("play snapdragon")
    assert table.me.honor == 0


@pytest.mark.rule("A-UNITE-04")
def test_a_heros_bonus_resolves_once() -> None:
    after = Scene(hand="runic_lycanthrope landtalker landtalker landtalker")
    after.do("play runic_lycanthrope", "play landtalker", "play landtalker", "play landtalker")
    assert after.me.power == 2

    before = Scene(hand="runic_lycanthrope landtalker landtalker landtalker")
    before.do("play landtalker", "play landtalker", "play runic_lycanthrope", "play landtalker")
    assert before.me.power == 2


@pytest.mark.rule("A-UNITE-04")
def test_a_constructs_bonus_resolves_once_on_each_of_its_controllers_turns() -> None:
    table = Scene(
        hand="landtalker landtalker", constructs="snapdragon", deck="landtalker",
        them={"hand": "landtalker", "deck": "landtalker"},
    )  # fmt: skip

    table.do("play landtalker")
    assert table.me.honor == 1
    table.do("play landtalker")
    assert table.me.honor == 1
    table.do("end_turn", "play landtalker", "end_turn")  # another player's hero
    assert (table.asked, table.me.honor) == (0, 1)
    table.do("play landtalker")
    assert table.me.honor == 2


@pytest.mark.rule("A-UNITE-04")
def test_a_construct_played_between_two_heroes_gives_its_bonus_once() -> None:
    table = Scene(hand="landtalker landtalker snapdragon")

    table.do("play landtalker", "play snapdragon")
    assert table.me.honor == 1
    table.do("play landtalker")
    assert table.me.honor == 1


@pytest.mark.rule("A-UNITE-05")
@pytest.mark.parametrize(
    "order", ["spelled_out landtalker landtalker", "landtalker spelled_out landtalker", "spelled_out"]
)
def test_the_keyword_means_the_same_as_its_spelled_out_condition(order: str) -> None:
    results = []
    for name in ("spelled_out", "runic_lycanthrope"):
        cards = order.replace("spelled_out", name).split()
        table = Scene(hand=" ".join(cards), config={"cards": [SPELLED]})
        steps = []
        for card in cards:
            table.do(f"play {card}")
            steps.append((table.me.runes, table.me.power))
        results.append(steps)
    assert results[0] == results[1]


@pytest.mark.rule("A-UNITE-05")
def test_two_base_cards_have_the_keyword() -> None:
    with_keyword = {card.name: card.set for card in edition("anniversary") if any(type(n) is Unite for n in walk(card))}
    assert with_keyword == {"Runic Lycanthrope": "base", "Snapdragon": "base"}


@pytest.mark.rule("A-UNITE-06")
@pytest.mark.parametrize("order", [("serpentcall", "runic_lycanthrope"), ("runic_lycanthrope", "serpentcall")])
def test_a_construct_does_not_count_as_a_hero_of_its_faction(order: tuple[str, str]) -> None:
    table = Scene(hand="serpentcall runic_lycanthrope")

    table.do(*(f"play {card}" for card in order))
    assert table.me.power == 0


@pytest.mark.rule("A-UNITE-06")
def test_snapdragon_needs_a_hero_too() -> None:
    table = Scene(hand="serpentcall snapdragon")

    table.do("play serpentcall", "play snapdragon")
    assert table.me.honor == 0


@pytest.mark.rule("A-UNITE-07")
def test_a_late_bonus_resolves_after_the_new_cards_effect() -> None:
    table = Scene(hand="runic_lycanthrope lunar_stag")

    table.do("play runic_lycanthrope", "play lunar_stag")
    assert table.question == "one_of"
    assert table.me.power == 0
    table.do("choose 2")
    assert [(event.detail, event.amount) for event in table.events() if event.kind == "gained"] == [
        ("honor", 2),
        ("power", 2),
    ]
    assert table.me.power == 2


@pytest.mark.rule("A-UNITE-08")
def test_an_unfulfilled_bonus_is_lost_at_the_end_of_the_turn() -> None:
    table = Scene(hand="runic_lycanthrope", deck="landtalker militia")

    table.do("play runic_lycanthrope").end_turns(2)
    assert table.asked == 0
    table.do("play landtalker")
    assert table.me.power == 0


@pytest.mark.rule("A-UNITE-08")
def test_another_players_hero_does_not_fulfill_unite() -> None:
    table = Scene(hand="runic_lycanthrope snapdragon", deck="militia", them={"hand": "landtalker runic_lycanthrope"})

    table.do("play runic_lycanthrope", "end_turn", "play runic_lycanthrope")
    assert (table.me.power, table.them.power) == (0, 0)
    table.do("play landtalker")
    assert (table.me.power, table.me.honor, table.them.power) == (0, 0, 2)


@pytest.mark.rule("A-UNITE-08", "A-UNITE-10")
def test_cards_played_on_an_earlier_turn_do_not_count() -> None:
    table = Scene(hand="landtalker serpentcall", deck="runic_lycanthrope")

    table.do("play landtalker", "play serpentcall").end_turns(2)
    table.do("play runic_lycanthrope")
    assert table.me.power == 0


@pytest.mark.rule("A-UNITE-10")
def test_a_lifebound_construct_in_play_does_not_fulfill_unite() -> None:
    table = Scene(hand="runic_lycanthrope", constructs="serpentcall snapdragon yggdrasil_staff")

    table.do("play runic_lycanthrope")
    assert table.me.power == 0
    assert table.me.honor == 1  # but the hero played now fulfills Snapdragon's


@pytest.mark.rule("A-UNITE-09")
def test_two_cards_with_unite_fulfill_each_other() -> None:
    table = Scene(hand="runic_lycanthrope runic_lycanthrope")

    table.do("play runic_lycanthrope")
    assert table.me.power == 0
    table.do("play runic_lycanthrope")
    assert table.me.power == 4


@pytest.mark.rule("A-UNITE-09")
def test_three_cards_with_unite_give_one_bonus_each() -> None:
    table = Scene(hand="runic_lycanthrope runic_lycanthrope runic_lycanthrope")

    table.do("play runic_lycanthrope", "play runic_lycanthrope", "play runic_lycanthrope")
    assert table.me.power == 6


@pytest.mark.rule("A-UNITE-11")
def test_a_played_card_counts_after_it_has_left() -> None:
    table = Scene(row=ROW, hand="landtalker vanish runic_lycanthrope", config={"cards": [VANISH]})

    table.do("play landtalker", "play vanish", "banish landtalker")
    assert table.pile("played") == ["vanish"]
    table.do("play runic_lycanthrope")
    assert table.me.power == 2


@pytest.mark.rule("A-UNITE-11")
def test_a_pending_bonus_resolves_after_its_own_card_has_left() -> None:
    table = Scene(row=ROW, hand="runic_lycanthrope vanish landtalker", config={"cards": [VANISH]})

    table.do("play runic_lycanthrope", "play vanish", "banish runic_lycanthrope", "play landtalker")
    assert table.me.power == 2
