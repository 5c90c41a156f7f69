"""The configuration of a game: players, sets, mode, edition, honor, and changes to the cards."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, cast

from vigil.games.ascension.cards import ANNIVERSARY, FIRST_PRINTING, card_from, edition
from vigil.games.ascension.rules.language import Card
from vigil.kernel.errors import BadConfig, BadData, preview
from vigil.kernel.serialization import save
from vigil.kernel.settings import check_int, check_settings, choice_setting, int_setting

Sets = Literal["base", "fallen", "both"]
Mode = Literal["free", "teams", "solo"]
Edition = Literal["anniversary", "first"]
SETS: dict[str, tuple[str, ...]] = {"base": ("base",), "fallen": ("fallen",), "both": ("base", "fallen")}
PLAYERS: dict[tuple[str, str], tuple[int, ...]] = {
    ("base", "free"): (2, 3, 4),
    ("fallen", "free"): (2,),
    ("both", "free"): (2, 3, 4, 5, 6),
    ("base", "teams"): (4,),
    ("fallen", "teams"): (),
    ("both", "teams"): (4, 6),
    ("base", "solo"): (1,),
    ("fallen", "solo"): (1,),
    ("both", "solo"): (1,),
}
PILES = {"base": 20, "fallen": 17, "both": 37}
MAX_PLAYERS = max(max(counts, default=1) for counts in PLAYERS.values())
MAX_HONOR, MAX_ROUNDS, MAX_COPIES = 9999, 10_000, 60
MIN_CENTER_SIZE = 6


@dataclass(frozen=True, slots=True)
class Config:
    """A playable configuration. Create it with configure(), which checks the settings.

    An `honor_pool` of 0 means the standard amount: 30 per player, or 50 in solo games. `copies` changes how many
    copies of a card are in the center deck; 0 removes it. `cards` are custom cards.
    """

    players: int = 2
    sets: Sets = "base"
    mode: Mode = "free"
    edition: Edition = "anniversary"
    honor_pool: int = 0
    rounds: int = 200
    copies: tuple[tuple[str, int], ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def pool(self) -> int:
        """Honor in the pool at the start (A-POOL)."""
        return self.honor_pool or (50 if self.mode == "solo" else 30 * self.players)


def sides(players: int, teams: bool) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side. Teammates sit opposite each other (A-TEAM-06)."""
    half = players // 2
    return tuple((seat, seat + half) for seat in range(half)) if teams else tuple((seat,) for seat in range(players))


def configure(settings: Mapping[str, Any]) -> Config:
    """Return the configuration of these settings; BadConfig explains what is wrong and what is possible."""
    check_settings(settings, Config)
    sets = choice_setting(settings, "sets", tuple(SETS), "base")
    players = int_setting(settings, "players", 0, 1, MAX_PLAYERS) if "players" in settings else 0
    mode = choice_setting(settings, "mode", ("free", "teams", "solo"), "solo" if players == 1 else "free")
    possible = PLAYERS[sets, mode]
    if not possible:
        raise BadConfig(
            "setting-mode-unavailable",
            "{sets} cannot be played in mode {mode}; {others} can",
            sets=sets,
            mode=mode,
            others=" and ".join(s for (s, m), counts in PLAYERS.items() if m == mode and counts),
        )
    players = players or possible[0]
    if players not in possible:
        choices = ", ".join(f"sets={s} mode={m}" for (s, m), counts in PLAYERS.items() if players in counts)
        if not choices:
            raise BadConfig(
                "setting-player-count",
                "this game is for {least}-{most} players, not {given}",
                least=1,
                most=6,
                given=players,
            )
        raise BadConfig(
            "setting-players-unavailable",
            "{sets} in mode {mode} takes {possible} players, not {given}; {given} can play: {ways}",
            sets=sets,
            mode=mode,
            possible=_span(possible),
            given=players,
            ways=choices,
        )
    config = Config(
        players=players,
        sets=cast(Sets, sets),
        mode=cast(Mode, mode),
        edition=cast(Edition, choice_setting(settings, "edition", (ANNIVERSARY, FIRST_PRINTING), ANNIVERSARY)),
        honor_pool=int_setting(settings, "honor_pool", 0, 1, MAX_HONOR) if "honor_pool" in settings else 0,
        rounds=int_setting(settings, "rounds", 200, 1, MAX_ROUNDS),
        cards=_custom_cards(settings.get("cards", [])),
    )
    config = replace(config, copies=_copies(settings.get("copies", {}), config))
    size = sum(count for _, count in center(config))
    if size < MIN_CENTER_SIZE:
        raise BadConfig(
            "center-deck-too-small",
            "the center deck would have {size} cards; it needs {least} or more",
            size=size,
            least=MIN_CENTER_SIZE,
        )
    return config


def settings_of(config: Config) -> dict[str, Any]:
    """Return the settings for configure(), without those that have their default."""
    settings: dict[str, Any] = {"players": config.players, "sets": config.sets}
    for f in fields(Config):
        value = getattr(config, f.name)
        if value != f.default and f.name not in settings:
            settings[f.name] = value
    if config.copies:
        settings["copies"] = dict(config.copies)
    if config.cards:
        settings["cards"] = [{k: v for k, v in save(card).items() if k != "is"} for card in config.cards]
    return settings


def center(config: Config) -> list[tuple[Card, int]]:
    """Return the cards of the center deck in numbering order, each with its number of copies."""
    changed = dict(config.copies)
    printed = [card for card in edition(config.edition) if card.set in SETS[config.sets]]
    return [(card, changed.get(card.name, card.copies)) for card in (*printed, *config.cards)]


def _span(numbers: tuple[int, ...]) -> str:
    """Return numbers as `2-4` or `4, 6`, which reads the same in every language."""
    is_range = len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}-{numbers[-1]}" if is_range else ", ".join(map(str, numbers))


def _copies(value: Any, config: Config) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, Mapping):
        raise BadConfig(
            "setting-copies-invalid",
            "copies must be a table of card names and numbers, not {given}",
            given=preview(value),
        )
    printed = {card.name.lower(): card for card, _ in center(config)}
    changed = {}
    for name, count in value.items():
        card = printed.get(str(name).lower())
        if card is None:
            near = difflib.get_close_matches(str(name).lower(), printed, n=2)
            raise BadConfig(
                "setting-card-unknown",
                "{name} is not a card of this center deck{hint}",
                name=repr(str(name)[:60]),
                hint=f". Did you mean {', '.join(printed[n].name for n in near)}?" if near else "",
            )
        if check_int(card.name, count, 0, MAX_COPIES) != card.copies:
            changed[card.name] = count
    return tuple(sorted(changed.items()))


def _custom_cards(value: Any) -> tuple[Card, ...]:
    """Parse custom cards: `Card` values, or tables as in a card file."""
    if not isinstance(value, (list, tuple)):
        raise BadConfig("setting-cards-not-list", "cards must be a list of cards, not {given}", given=preview(value))
    taken = {card.name.lower() for card in edition(ANNIVERSARY)}
    cards: list[Card] = []
    for item in value:
        if isinstance(item, Card):
            card = item
        elif isinstance(item, dict):
            try:
                card = card_from(
                    {k: v for k, v in item.items() if k != "set"},
                    preview(item["set"]) if not isinstance(item.get("set", ""), str) else item.get("set", "custom"),
                )
            except BadData as error:
                raise BadConfig(
                    "setting-own-card-invalid", "your own card cannot be read: {why}", why=str(error)
                ) from None
        else:
            raise BadConfig("setting-cards-not-list", "cards must be a list of cards, not {given}", given=preview(item))
        if card.name.lower() in taken:
            raise BadConfig("setting-card-duplicate", "there is already a card named {name}", name=card.name)
        if card.copies > MAX_COPIES or card.rests == "cultists" or card.banished:
            raise BadConfig(
                "setting-own-card-invalid",
                "your own card cannot be read: {why}",
                why=f"{card.name} must go into the center deck, with at most {MAX_COPIES} copies",
            )
        taken.add(card.name.lower())
        cards.append(card)
    return tuple(cards)
