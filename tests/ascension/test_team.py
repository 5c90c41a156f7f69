"""Team games (A-TEAM): two against two, or two against two against two."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.card_tables import slug
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import BadConfig
from vigil.kernel.game import Outcome

ME, RIVAL, MATE, OTHER_RIVAL = range(4)
ROW = "arha_initiate void_initiate spike_vixen shadow_star temple_librarian deathseeker"


def teams(*seats: dict[str, Any], players: int = 4, **table: Any) -> Scene:
    """A scene of a team game; seats that aren't given have no cards."""
    all_seats = [*seats, *({} for _ in range(players - len(seats)))]
    return Scene(**all_seats[0], them=all_seats[1:], config={"mode": "teams", "players": players}, **table)


def configured(**settings: Any) -> Config:
    config = GAME.configure({"mode": "teams", **settings})
    assert isinstance(config, Config)
    return config


def ended(*scores: int, first: int = 0) -> Outcome:
    """The result of a team game that seat `first` began and that ends with these scores."""
    table = teams(
        {"power": 2, "honor": scores[0] - 1}, *({"honor": score} for score in scores[1:]), players=len(scores), pool=1
    )
    table.s.first = first
    table.do("defeat cultist").end_turns(first or len(scores))
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == scores
    return outcome


# ------------------------------------------------------------------ who plays


@pytest.mark.rule("A-TEAM-01")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_teams_are_for_four_or_six(players: int) -> None:
    with pytest.raises(BadConfig) as refused:
        configured(sets="both", players=players)
    assert "4, 6" in str(refused.value)
    assert configured(sets="both", players=4).players == 4
    assert configured(sets="both", players=6).players == 6


@pytest.mark.rule("A-TEAM-02", "A-TEAM-05", "A-TEAM-06")
@pytest.mark.parametrize(("players", "in_turn_order"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_teammates_sit_opposite_each_other(players: int, in_turn_order: list[int]) -> None:
    state = GAME.new(configured(sets="both", players=players), 5)

    assert [player.team for player in GAME.view(state, 0).players] == in_turn_order


@pytest.mark.rule("A-TEAM-05", "A-TEAM-06", "A-TEAM-10")
@pytest.mark.parametrize(("players", "mates"), [(4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])])
def test_each_seat_gives_cards_to_the_opposite_seat(players: int, mates: list[int]) -> None:
    for seat, mate in enumerate(mates):
        seats: list[dict[str, Any]] = [{} for _ in range(players)]
        seats[seat] = {"runes": 4}
        table = teams(*seats, players=players, active=seat).do("gift mystic")
        owners = [owner for owner in range(players) if table.pile("discard", owner) == ["mystic"]]
        assert owners == [mate]


@pytest.mark.rule("A-TEAM-03")
@pytest.mark.parametrize(("players", "honor"), [(4, 120), (6, 180)])
def test_the_pool_is_thirty_per_player(players: int, honor: int) -> None:
    assert GAME.new(configured(sets="both", players=players), 1).pool == honor


@pytest.mark.rule("A-TEAM-04", "A-TEAM-20")
def test_all_teams_share_one_pool_and_the_round_is_completed() -> None:
    table = teams({"power": 2}, {"power": 2}, {"power": 2}, {"power": 2}, pool=3)
    pools = []
    for seat in range(4):
        assert table.asked == seat
        pools.append(table.do("defeat cultist").s.pool)
        table.do("end_turn")

    assert pools == [2, 1, 0, 0]
    assert table.over  # the third player took the last one; the fourth still had a turn
    assert [seat.honor for seat in table.s.seats] == [1, 1, 1, 1]


@pytest.mark.rule("A-TEAM-27")
@pytest.mark.parametrize("players", [2, 4])
def test_return_of_the_fallen_alone_has_no_teams(players: int) -> None:
    with pytest.raises(BadConfig):
        configured(sets="fallen", players=players)
    with pytest.raises(BadConfig):
        configured(sets="fallen")


@pytest.mark.rule("A-TEAM-28")
def test_four_players_can_use_only_the_base_set() -> None:
    state = GAME.new(configured(sets="base", players=4), 3)

    assert len(state.center) + 6 == 100
    assert [len(seat.hand) for seat in state.seats] == [5, 5, 5, 5]
    with pytest.raises(BadConfig):
        configured(sets="base", players=6)


# ------------------------------------------------------- effects on the teammate

TAUNT = "each_opponent(discard(1))"
MINE = {"hand": "apprentice militia", "constructs": "muramasa shadow_star", "honor": 5}
ATTACKS = [
    "corrosive_widow", "sea_tyrant", "vaultbreaker_wurm", "bazu_duke_of_scorn", "fire_tyrant", "xeron_duke_of_lies",
]  # fmt: skip


def harmed(monster: str) -> list[int]:
    """The seats that lost a card when seat 0 defeated a monster; all players choose the first option."""
    table = teams({"power": 8}, MINE, MINE, MINE, row=monster, center="mephit " * 9)
    table.do(f"defeat {monster}")
    while table.question != "menu":
        table.do(table.options[0])
    others = [(seat, table.seat(seat)) for seat in (RIVAL, MATE, OTHER_RIVAL)]
    return [seat for seat, they in others if (len(they.hand), len(they.constructs), they.honor) != (2, 2, 5)]


@pytest.mark.rule("A-TEAM-07", "A-TEAM-23")
@pytest.mark.parametrize("monster", ATTACKS)
def test_a_reward_harms_both_opponents_but_not_the_teammate(monster: str) -> None:
    assert harmed(monster) == [RIVAL, OTHER_RIVAL]


@pytest.mark.rule("A-TEAM-23")
def test_no_monster_harms_the_teammate_of_the_player_who_defeats_it() -> None:
    monsters = [slug(card.name) for card in edition("anniversary") if card.kind == "monster"]
    assert set(ATTACKS) < set(monsters)

    assert [monster for monster in monsters if MATE in harmed(monster)] == []


@pytest.mark.rule("A-TEAM-08")
def test_the_vaultbreaker_wurm_does_not_destroy_the_teammates_construct() -> None:
    table = teams(
        {"power": 5}, {"constructs": "muramasa"}, {"constructs": "hedron_cannon"}, {"constructs": "shadow_star"},
        row="vaultbreaker_wurm", center="mephit",
    )  # fmt: skip
    table.do("defeat vaultbreaker_wurm")

    assert table.pile("constructs", MATE) == ["hedron_cannon"]
    assert table.pile("constructs", RIVAL) == table.pile("constructs", OTHER_RIVAL) == []


@pytest.mark.rule("A-TEAM-07")
def test_a_reward_does_not_affect_the_teammate_of_the_player_who_defeats() -> None:
    """With six players, seat 2 defeats a monster; seat 5 is the teammate, and the other four lose a card."""
    mine = {"constructs": "muramasa"}
    table = teams(
        mine, mine, {"power": 4}, mine, mine, mine, players=6, active=2, row="corrosive_widow", center="mephit"
    )
    table.do("defeat corrosive_widow")

    assert [seat for seat in range(6) if table.pile("constructs", seat)] == [5]


@pytest.mark.rule("A-TEAM-07")
def test_the_asp_takes_no_honor_from_the_teammate() -> None:
    table = teams({"power": 3}, {"honor": 2}, {"honor": 9}, {"honor": 3}, row="sordid_asp", center="mephit")
    table.do("defeat sordid_asp")

    assert [seat.honor for seat in table.s.seats] == [3, 2, 9, 1]


@pytest.mark.rule("A-TEAM-07")
def test_the_asp_takes_nothing_when_only_the_teammate_is_ahead() -> None:
    table = teams({"power": 3}, {"honor": 1}, {"honor": 9}, {"honor": 1}, row="sordid_asp", center="mephit")
    table.do("defeat sordid_asp")

    assert [seat.honor for seat in table.s.seats] == [1, 1, 9, 1]


@pytest.mark.rule("A-TEAM-22")
@pytest.mark.parametrize("kind", ["hero", "construct"])
def test_cards_that_affect_each_opponent_do_not_affect_the_teammate(kind: str) -> None:
    """No printed hero or construct says "each opponent", but a custom card can."""
    card: dict[str, Any] = {"name": "Taunter", "kind": kind, "cost": 1, "honor": 0, "copies": 1}
    card |= {"effect": TAUNT} if kind == "hero" else {"abilities": [TAUNT]}
    table = Scene(
        hand="taunter", them=[{"hand": "apprentice"}, {"hand": "apprentice"}, {"hand": "apprentice"}],
        config={"mode": "teams", "players": 4, "cards": [card]},
    )  # fmt: skip
    table.do("play taunter")
    if kind == "construct":
        table.do("use taunter")

    assert [len(seat.hand) for seat in table.s.seats] == [0, 0, 1, 0]


@pytest.mark.rule("A-TEAM-24")
def test_cards_that_help_each_other_player_help_the_teammate() -> None:
    deck = {"deck": "apprentice militia"}
    table = teams({"hand": "askara_of_fate", **deck}, deck, deck, deck, row=ROW)
    table.do("play askara_of_fate")
    seats = []
    while table.question == "may":
        seats.append(table.asked)
        table.do("yes")

    assert seats == [RIVAL, MATE, OTHER_RIVAL]
    assert table.pile("hand", MATE) == ["militia"]


@pytest.mark.rule("A-TEAM-25")
def test_a_fate_treats_teammates_like_other_players() -> None:
    hand = {"hand": "apprentice"}
    table = teams({"runes": 1, **hand}, hand, hand, hand, row=ROW, center="arbiter_of_fate", active=0)
    table.do("acquire arha_initiate")
    seats = []
    while table.question == "pick":
        seats.append(table.asked)
        table.do("banish apprentice")

    assert seats == [ME, RIVAL, MATE, OTHER_RIVAL]
    assert table.pile("hand", MATE) == []


# ---------------------------------------------------------------------- giving


@pytest.mark.rule("A-TEAM-09", "A-TEAM-10")
def test_one_extra_rune_gives_a_card_from_the_row_to_the_teammate() -> None:
    table = teams({"runes": 6}, row="wolf_shaman spike_vixen", center="mephit " * 5)
    assert "gift wolf_shaman" in table.options
    table.do("gift wolf_shaman")

    assert table.me.runes == 6 - (3 + 1)
    assert table.pile("discard", MATE) == ["wolf_shaman"]
    assert table.pile("discard", ME) == table.pile("deck", MATE) == table.pile("hand", MATE) == []
    assert table.pile("row")[0] == "mephit"


@pytest.mark.rule("A-TEAM-09")
@pytest.mark.parametrize("runes", [2, 3, 4])
def test_giving_a_card_costs_its_price_and_one_rune(runes: int) -> None:
    table = teams({"runes": runes}, row="wolf_shaman runic_lycanthrope", mystics=0, heavies=0)

    assert ("acquire wolf_shaman" in table.options) == (runes >= 3)
    assert ("gift wolf_shaman" in table.options) == (runes >= 4)
    if runes == 3:
        assert table.why("gift wolf_shaman") == "why-teammate"


@pytest.mark.rule("A-TEAM-09")
@pytest.mark.parametrize(("runes", "left"), [(2, None), (3, 0), (4, 1)])
def test_restricted_runes_help_pay_for_a_gift(runes: int, left: int | None) -> None:
    table = teams({"runes": runes, "constructs": "watchmakers_altar"}, row="burrower_mark_ii", mystics=0, heavies=0)
    table.do("use watchmakers_altar")

    assert "acquire burrower_mark_ii" in table.options
    assert ("gift burrower_mark_ii" in table.options) == (left is not None)
    if left is not None:
        assert table.do("gift burrower_mark_ii").me.runes == left
        assert table.s.restricted_runes == [0] * len(table.s.restricted_runes)


@pytest.mark.rule("A-TEAM-09")
def test_giving_cards_is_optional_and_only_for_teams() -> None:
    table = teams({"runes": 9}, row=ROW).do("acquire spike_vixen")
    assert table.pile("discard", ME) == ["spike_vixen"]
    assert table.me.runes == 7
    assert not [option for option in Scene(runes=9, row=ROW, them=[{}] * 3).options if option.startswith("gift")]


@pytest.mark.rule("A-TEAM-09")
def test_a_hero_acquired_from_the_void_can_be_given() -> None:
    table = teams({"runes": 4, "constructs": "serpentcall"}, row="mephit " * 6, void="wolf_shaman")
    table.do("use_2 serpentcall")
    assert table.options == ["acquire wolf_shaman", "gift wolf_shaman"]
    table.do("gift wolf_shaman")

    assert (table.me.runes, table.pile("discard", MATE), table.pile("void")) == (0, ["wolf_shaman"], [])


@pytest.mark.rule("A-TEAM-09")
def test_monsters_cannot_be_given() -> None:
    table = teams({"runes": 9, "power": 9}, row="mephit wolf_shaman")

    assert [option for option in table.options if option.startswith("gift")] == [
        "gift wolf_shaman", "gift mystic", "gift heavy_infantry",
    ]  # fmt: skip


@pytest.mark.rule("A-TEAM-11")
def test_each_card_given_costs_its_own_rune() -> None:
    table = teams({"runes": 8}, heavies=3).do("gift heavy_infantry", "gift heavy_infantry")

    assert table.me.runes == 8 - 3 - 3
    assert "acquire heavy_infantry" in table.options
    assert "gift heavy_infantry" not in table.options
    assert table.pile("discard", MATE) == ["heavy_infantry"] * 2


@pytest.mark.rule("A-TEAM-12")
@pytest.mark.parametrize(("card", "price", "pile"), [("mystic", 3, "mystics"), ("heavy_infantry", 2, "heavies")])
def test_cards_from_the_piles_can_be_given(card: str, price: int, pile: str) -> None:
    table = teams({"runes": price + 1}).do(f"gift {card}")

    assert table.me.runes == 0
    assert table.pile("discard", MATE) == [card]
    assert len(table.pile(pile)) == 1


@pytest.mark.rule("A-TEAM-13")
def test_a_given_card_belongs_to_the_teammate() -> None:
    table = teams({"runes": 7, "power": 2}, row="landtalker", pool=1)
    table.do("gift landtalker", "defeat cultist").end_turns(2)
    assert table.asked == MATE
    table.end_turns(2)
    assert table.over
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == (1, 0, 4, 0)

    table = teams({"runes": 7}, row="landtalker").do("gift landtalker").end_turns(6)
    assert (table.asked, table.pile("hand", MATE)) == (MATE, ["landtalker"])
    assert table.do("play landtalker").seat(MATE).runes == 3


@pytest.mark.rule("A-TEAM-14")
@pytest.mark.parametrize("runes", [0, 1])
def test_giving_a_freely_acquired_card_costs_one_rune(runes: int) -> None:
    table = teams({"hand": "adayu_the_chosen", "runes": runes}, row="landtalker muramasa", center="mephit mephit")
    table.do("play adayu_the_chosen")

    takes = ["take landtalker", "take muramasa"]
    assert table.options == takes + (["gift landtalker", "gift muramasa"] if runes else [])
    if runes:
        table.do("gift muramasa")
        assert table.me.runes == 0
        assert table.pile("discard", MATE) == ["muramasa"]
        assert table.pile("discard", ME) == []
    else:
        table.do("take muramasa")
        assert table.pile("discard", ME) == ["muramasa"]


@pytest.mark.rule("A-TEAM-14")
def test_a_card_acquired_free_through_a_construct_can_be_given() -> None:
    table = teams({"constructs": "project_alpha shadow_star", "runes": 1}, row="arha_initiate", center="mephit")
    table.do("use project_alpha", "gift arha_initiate")

    assert (table.me.runes, table.pile("discard", MATE)) == (0, ["arha_initiate"])


@pytest.mark.rule("A-TEAM-15")
@pytest.mark.parametrize(
    ("hero", "zone"),
    [("druids_of_the_stone_circle", "deck"), ("cetra_weaver_of_stars", "deck"), ("arha_sensei", "hand")],
)
def test_a_card_that_is_sent_elsewhere_cannot_be_given(hero: str, zone: str) -> None:
    table = teams({"hand": f"{hero} apprentice", "runes": 9}, row="wolf_shaman spike_vixen", center="mephit")
    table.do(f"play {hero}")
    assert not [option for option in table.options if option.startswith("gift")]
    assert "acquire mystic" in table.options
    table.do("acquire mystic")

    assert table.pile(zone)[-1] == "mystic"
    assert table.me.runes == 9


@pytest.mark.rule("A-TEAM-15")
def test_a_mystic_from_a_fate_cannot_be_given() -> None:
    table = teams({"runes": 9}, row=ROW, center="stone_circle", mystics=4).do("acquire arha_initiate")

    assert table.options == ["acquire mystic", "done"]


@pytest.mark.rule("A-TEAM-16", "A-TEAM-21")
def test_the_teammates_runes_cannot_be_spent() -> None:
    table = teams({"runes": 2}, {}, {"runes": 5, "power": 5}, row="mephit")

    assert table.options == ["acquire heavy_infantry", "end_turn"]
    table = teams({"runes": 3}, {}, {"runes": 5}).do("gift heavy_infantry")
    assert (table.me.runes, table.seat(MATE).runes) == (0, 5)


@pytest.mark.rule("A-TEAM-21")
def test_the_teammates_cards_are_not_the_players_own() -> None:
    mates = {"hand": "landtalker", "constructs": "muramasa", "deck": "mystic " * 6, "discard": "cetra_weaver_of_stars"}
    table = teams({"hand": "wolf_shaman void_initiate", "deck": "militia"}, {}, mates, row=ROW)
    assert table.options == ["play wolf_shaman", "play void_initiate", "end_turn"]

    table.do("play wolf_shaman")
    assert table.pile("hand") == ["void_initiate", "militia"]
    table.do("play void_initiate")
    assert table.options == ["banish militia", "done"]
    table.do("done", "end_turn")
    assert sorted(table.pile("hand")) == ["militia", "void_initiate", "wolf_shaman"]
    assert len(table.pile("deck", MATE)) == 6


@pytest.mark.rule("A-TEAM-26")
def test_conditions_count_only_the_players_own_constructs() -> None:
    mates = {"constructs": "shadow_star burrower_mark_ii snapdragon the_all_seeing_eye"}
    mine = {"hand": "kor_the_ferromancer avatar_golem", "constructs": "hedron_cannon", "deck": "apprentice"}
    table = teams(mine, {}, mates)
    table.do("play kor_the_ferromancer")
    assert table.pile("deck") == ["apprentice"]  # one construct, not five
    table.do("play avatar_golem")
    assert table.me.honor == 1  # Mechana alone
    assert table.do("use hedron_cannon").me.power == 2 + 2 + 1


@pytest.mark.rule("A-TEAM-26")
def test_unite_counts_only_the_players_own_heroes() -> None:
    lycanthrope = {"hand": "runic_lycanthrope", "constructs": "snapdragon"}
    table = teams({"hand": "wolf_shaman"}, {}, lycanthrope).do("play wolf_shaman")
    assert table.seat(MATE).honor == 0  # the teammate's Snapdragon doesn't react
    table.end_turns(2).do("play runic_lycanthrope")

    assert (table.asked, table.seat(MATE).power) == (MATE, 0)
    assert table.seat(MATE).honor == 1  # Snapdragon has its own Lycanthrope


# --------------------------------------------------------------------- the end


@pytest.mark.rule("A-TEAM-17", "A-TEAM-18")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((40, 30, 5, 20), (2, 1, 2, 1)),  # the best single player is on the losing side
        ((10, 30, 35, 5), (1, 2, 1, 2)),
        ((20, 50, 10, 30, 9, 39), (2, 1, 3, 2, 1, 3)),
        ((60, 20, 20, 1, 30, 50), (2, 3, 1, 2, 3, 1)),
    ],
)
def test_teammates_scores_are_added_and_the_highest_total_wins(
    scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ended(*scores).places == places


@pytest.mark.rule("A-TEAM-19")
@pytest.mark.parametrize(
    ("first", "scores", "winners"),
    [
        (0, (30, 20, 10, 20), (1, 3)),  # the fourth player is the latest
        (0, (39, 1, 1, 39), (1, 3)),
        (1, (30, 20, 10, 20), (0, 2)),  # seat 2 began, so seat 1 is the latest
        (2, (30, 20, 10, 20), (1, 3)),
        (3, (30, 20, 10, 20), (0, 2)),
        (0, (30, 30, 9, 10, 10, 9), (1, 4)),  # two of three teams tie: the fifth player is later than the fourth
        (0, (30, 9, 30, 10, 9, 10), (2, 5)),
        (0, (20, 20, 20, 20, 20, 20), (2, 5)),
        (2, (20, 20, 20, 20, 20, 20), (1, 4)),
    ],
)
def test_among_tied_teams_the_one_with_the_last_player_wins(
    first: int, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert ended(*scores, first=first).winners == winners


@pytest.mark.rule("A-TEAM-20")
@pytest.mark.parametrize(("first", "still_to_play"), [(0, [0, 1, 2, 3]), (1, [0]), (3, [0, 1, 2])])
def test_after_the_last_honor_both_teams_complete_the_round(first: int, still_to_play: list[int]) -> None:
    table = teams({"power": 2}, pool=1).do("defeat cultist")
    table.s.first = first
    seats: list[int] = []
    while not table.over:
        assert len(seats) < 9, "this game does not end"
        seats.append(table.asked)
        table.do("end_turn")

    assert seats == still_to_play


@pytest.mark.rule("A-TEAM-29")
def test_a_player_sees_no_more_of_a_teammates_cards_than_of_a_rivals() -> None:
    mates = {"hand": "landtalker apprentice", "deck": "muramasa", "discard": "mystic"}
    visible = GAME.view(teams({"hand": "militia"}, mates, mates).s, ME)

    for seat in (RIVAL, MATE):
        assert visible.players[seat].hand.count == 2
        assert visible.players[seat].hand.faces == visible.players[seat].hand.known == ()
        assert visible.players[seat].deck.faces == visible.players[seat].deck_list == ()
        assert [face.name for face in visible.players[seat].discard.faces] == ["Mystic"]
    assert [face.name for face in visible.players[ME].hand.faces] == ["Militia"]
