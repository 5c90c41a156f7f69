"""The configuration of a match: players, format, decks, length, and disputed rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from vigil.effects.identifiers import slug
from vigil.games.conflictus.cards import card_from, edition
from vigil.games.conflictus.cards.validation import check_tokens
from vigil.games.conflictus.rules.decks import Deck, deck_from, violations
from vigil.games.conflictus.rules.language import Card
from vigil.kernel.errors import BadConfig, BadData, preview
from vigil.kernel.serialization import load, save
from vigil.kernel.settings import check_settings, choice_setting, int_setting

Format = Literal["classic", "rapidinha"]
FORMATS = ("classic", "rapidinha")
BEGINNERS_FORMAT = "rapidinha"
"""The default format: half the cards, no preparation, and half the playing time."""
MAX_PLAYERS, MAX_TURNS = 4, 10_000


@dataclass(frozen=True, slots=True)
class Switches:
    """The disputed rulings (section 30 of the rules). Each default is the decision of our rulebook."""

    neutral_pile_value: Literal["neutral_only", "wild"] = "neutral_only"
    source_binding: Literal["per_set", "per_card"] = "per_set"
    inactive_abilities: Literal["off", "static_only", "on"] = "off"
    untouchable_scope: Literal["immune", "target_only"] = "immune"
    free_activation_limit: Literal["once_per_turn", "unlimited"] = "once_per_turn"
    founding_counts_as_attach: bool = True
    recover_mark_on_cancel: bool = True
    challenge_mandatory: bool = True
    both_manipulators: Literal["needs_both", "needs_either"] = "needs_both"
    triggers_in_silent_phases: Literal["resolve_now", "defer_to_next_phase"] = "resolve_now"
    end_marks_set_on: Literal["resolution", "announcement"] = "resolution"
    immolate_victimize_timing: Literal["activated", "on_enter_play"] = "activated"
    allow_surplus_sources: bool = True
    reserve_visible: bool = False
    captives_visible_to: Literal["captor", "no_one_until_played"] = "captor"
    first_loss_ends_multiplayer: bool = False


@dataclass(frozen=True, slots=True)
class Config:
    """A playable configuration. Build one with `configure`, which rejects impossible settings.

    `best_of` is the maximum number of games in a match. It is odd; winning more than half wins the match.
    """

    decks: tuple[Deck, ...]
    format: Format = "classic"
    players: int = 2
    best_of: int = 1
    rounds: int = 400
    always_ask: bool = False  # ask at every priority, even if the player can only pass
    switches: Switches = field(default_factory=Switches)
    cards: tuple[Card, ...] = ()


def configure(settings: Mapping[str, Any]) -> Config:
    """Return the configuration for a table of settings, or raise BadConfig with the valid values."""
    check_settings(settings, Config)
    style = choice_setting(settings, "format", FORMATS, "classic")
    own = _own_cards(settings.get("cards", []))
    decks = _decks(settings.get("decks"), style, own)
    players = int_setting(settings, "players", len(decks), 2, MAX_PLAYERS)
    if len(decks) != players:
        raise BadConfig(
            "setting-deck-count",
            "{players} players need {players} decks; you gave {given}",
            players=players,
            given=len(decks),
        )
    best_of = int_setting(settings, "best_of", 1, 1, 9)
    if best_of % 2 == 0 or (best_of > 1 and players > 2):
        raise BadConfig(
            "setting-best-of-invalid",
            "a match is the best of 1, 3, 5, 7 or 9 games between two players, not {given}",
            given=best_of,
        )
    always_ask = settings.get("always_ask", False)
    if not isinstance(always_ask, bool):
        raise BadConfig(
            "setting-not-boolean",
            "{key} must be true or false, not {given}",
            key="always_ask",
            given=preview(always_ask),
        )
    return Config(
        decks=decks,
        format=cast(Format, style),
        players=players,
        best_of=best_of,
        rounds=int_setting(settings, "rounds", 400, 1, MAX_TURNS),
        always_ask=always_ask,
        switches=_switches(settings.get("switches", {})),
        cards=own,
    )


def settings_of(config: Config) -> dict[str, Any]:
    """Return the settings that differ from the defaults, in the form that `configure` takes."""
    settings: dict[str, Any] = {"format": config.format, "decks": [dict(deck) for deck in config.decks]}
    for name, default in (("best_of", 1), ("rounds", 400), ("always_ask", False)):
        if getattr(config, name) != default:
            settings[name] = getattr(config, name)
    if config.switches != Switches():
        settings["switches"] = {k: v for k, v in save(config.switches).items() if k != "is"}
    if config.cards:
        settings["cards"] = [{k: v for k, v in save(card).items() if k != "is"} for card in config.cards]
    return settings


def _decks(value: Any, style: str, own: tuple[Card, ...]) -> tuple[Deck, ...]:
    if not isinstance(value, (list, tuple)) or not 2 <= len(value) <= MAX_PLAYERS:
        raise BadConfig("setting-decks-not-list", "decks must be a list of 2 to {most} decks", most=MAX_PLAYERS)
    decks = []
    for number, item in enumerate(value, 1):
        try:
            deck = deck_from(item, style, own)
        except BadData as error:
            raise BadConfig("setting-deck-invalid", "deck {number}: {why}", number=number, why=str(error)) from None
        wrong = violations(deck, style, own)
        if wrong:
            raise BadConfig(
                "setting-deck-invalid", "deck {number}: {why}", number=number, why="; ".join(map(str, wrong))
            )
        decks.append(deck)
    return tuple(decks)


def _switches(value: Any) -> Switches:
    if not isinstance(value, Mapping):
        raise BadConfig("setting-switches-not-table", "switches must be a table, not {given}", given=preview(value))
    try:
        switches: Switches = load(Switches, dict(value))
    except BadData as error:
        raise BadConfig("setting-switch-invalid", "a switch cannot be read: {why}", why=str(error)) from None
    return switches


def _own_cards(value: Any) -> tuple[Card, ...]:
    """Read custom cards. Their names must differ from each other and from printed cards, in every language."""
    if not isinstance(value, (list, tuple)):
        raise BadConfig("setting-cards-not-list", "cards must be a list of cards, not {given}", given=preview(value))
    taken = {slug(name) for card in edition() for name in (card.name, *card.names.values())}
    cards: list[Card] = []
    for item in value:
        if not isinstance(item, (Card, dict)):
            raise BadConfig("setting-cards-not-list", "cards must be a list of cards, not {given}", given=preview(item))
        try:
            card = item if isinstance(item, Card) else card_from(item)
        except BadData as error:
            raise BadConfig("setting-own-card-invalid", "your own card cannot be read: {why}", why=str(error)) from None
        names = {slug(name) for name in (card.name, *card.names.values())}
        if names & taken:
            raise BadConfig("setting-card-duplicate", "there is already a card named {name}", name=card.name)
        taken |= names
        cards.append(card)
    try:
        check_tokens(tuple(cards), {card.name for card in (*edition(), *cards) if card.token})
    except BadData as error:
        raise BadConfig("setting-own-card-invalid", "your own card cannot be read: {why}", why=str(error)) from None
    return tuple(cards)
