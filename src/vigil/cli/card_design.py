"""The work of `vigil card check` and `vigil compare`."""

from __future__ import annotations

import contextlib
import json
import math
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from vigil import registry
from vigil.cli import card_design_text
from vigil.effects.identifiers import slug
from vigil.kernel.errors import BadConfig, VigilError
from vigil.kernel.serialization import save
from vigil.lab.card_experiment import TrialSpec
from vigil.lab.card_trial import TrialResult, measure
from vigil.lab.interval_charts import MADE
from vigil.lab.settings_diff import Comparison, SettingsPair, compare, parse_thresholds
from vigil.lab.sweep import Sweep, run_sweep, specs_for, sweep_from
from vigil.registry import GAMES
from vigil.terminal.card_catalog import CardCatalog
from vigil.terminal.card_checker import card_lines, find_card_errors, find_errors
from vigil.terminal.console import Terminal
from vigil.terminal.errors import UsageError
from vigil.terminal.game_setup import game_named
from vigil.terminal.record_files import read_text
from vigil.terminal.screen import screen_of
from vigil.text import LANGUAGES, card_json, card_name, card_text, design_text, ui_text

A_MINUTE = 60.0
DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class Effort:
    """How many games to play, with which players, and how to print the results."""

    games: int | None
    seconds: float | None
    seed: int
    workers: int | None
    policy: str
    json: bool

    @property
    def duration(self) -> dict[str, Any]:
        """The arguments of measure() and compare()."""
        seconds = A_MINUTE if self.seconds is None and self.games is None else self.seconds
        return {"games": self.games, "seconds": seconds, "workers": self.workers}

    @property
    def measures(self) -> bool:
        """Whether to play games at all."""
        return self.seconds != 0 or self.games is not None


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """A request to check a card file."""

    file: Path
    only: tuple[str, ...]
    sweep: str | None
    picture: Path | None
    game: str | None
    settings: dict[str, Any]


def settings_of(given: dict[str, Any]) -> dict[str, Any]:
    """Return settings from command-line options."""
    found = {key: value.value if isinstance(value, StrEnum) else value for key, value in given.items()}
    if found.get("decks"):
        parts = [part.strip() for part in found["decks"].split(",")]
        found["decks"] = [read_text(Path(part)) if Path(part).is_file() else part for part in parts]
    return {key: value for key, value in found.items() if value is not None}


def own_settings() -> dict[str, set[str]]:
    """Return the settings that only one game has, by game. Using one implies that game."""
    known = {plugin.name: {each.name for each in fields(plugin.settings().config)} for plugin in registry.plugins()}
    return {
        game: keys - set().union(*(others for other, others in known.items() if other != game))
        for game, keys in known.items()
    }


def detect_game(text: str, named: str | None) -> str:
    """Return the game of a card file, by the kinds of its cards."""
    if named is not None:
        return game_named(named).name
    try:
        tables = tomllib.loads(text).get("card", [])
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return registry.default()
    kinds = {table.get("kind") for table in tables if isinstance(table, dict)} if isinstance(tables, list) else set()
    fitting = (
        plugin.name for plugin in registry.plugins() if plugin.cards is not None and kinds & plugin.cards().kinds
    )
    return next(fitting, registry.default())


def card_table(card: Any) -> dict[str, Any]:
    """Return a card in the form of settings."""
    return {key: value for key, value in save(card).items() if key != "is"}


# -------------------------------------------------------------------- vigil card check


def check(wanted: CheckRequest, order: Effort, terminal: Terminal, lang: str) -> bool:
    """Check a card file and measure its cards; return whether it is correct."""
    text = read_text(wanted.file.expanduser())
    game = detect_game(text, wanted.game)
    catalog = screen_of(game).catalog
    own = {option.name for option in registry.get(game).options if "check" in option.commands}
    for option in wanted.settings:
        if option not in own:
            raise UsageError("not-for-game", option=f"--{option}", game=game)
    wrong = find_errors(catalog, text, wanted.file.name, lang)
    if wrong:
        if order.json:
            listed = [{"line": f.line, "text": f.text, "hint": f.hint} for f in wrong]
            _print_json({"file": wanted.file.name, "game": game, "faults": listed}, terminal)
        else:
            terminal.say(*(line for fault in wrong for line in fault.lines(lang)), ui_text("check-bad", lang))
        return False
    cards = catalog.read_cards(text, wanted.file.name)
    trials = _Trials(wanted, order, catalog, cards, lang)
    if order.json:
        objects = [trials.as_json(card) for card in cards]
        _print_json({"file": wanted.file.name, "game": game, "faults": [], "cards": objects}, terminal)
        return True
    for card in cards:
        terminal.say(*card_lines(catalog, card, lang))
        if card in trials.measured:
            trials.show(card, terminal)
    terminal.say(ui_text("check-good", lang, n=len(cards)))
    return True


def _select_cards(cards: Sequence[Any], only: Sequence[str]) -> list[Any]:
    """Return the cards to measure: those named, or all that can be in a deck."""
    if not only:
        return [card for card in cards if not getattr(card, "token", False) and card.kind != "source"]
    found = []
    for name in only:
        named = [card for card in cards if slug(name) in map(slug, (card.name, *card.names.values()))]
        if not named:
            known = ", ".join(card.name for card in cards)
            raise BadConfig("lab-card", "the file has no card {given}; it has {known}", given=repr(name), known=known)
        found += named
    return found


class _Trials:
    """The trials of the cards of a file."""

    def __init__(
        self, wanted: CheckRequest, order: Effort, catalog: CardCatalog, cards: Sequence[Any], lang: str
    ) -> None:
        """Raise an error if a card is missing, or if a card can't have this sweep or chart."""
        self.wanted, self.order, self.catalog, self.cards, self.lang = wanted, order, catalog, cards, lang
        chosen = _select_cards(cards, wanted.only)
        self.measured = chosen if order.measures else []
        self.sweep = None if wanted.sweep is None else sweep_from(wanted.sweep)
        if self.sweep is not None:
            for card in self.measured:
                self._specs(card, self.sweep)
                if not order.json:
                    _may_draw(self._picture(card, self.sweep))

    def show(self, card: Any, terminal: Terminal) -> None:
        """Measure a card and print the results."""
        if self.sweep is None:
            with _progress(self.order, self.lang) as progress:
                found = measure(self._spec(card), **self.order.duration, progress=progress)
            notes = ["  " + line for line in card_design_text.rounding_note(self.order.games, found, self.lang)]
            terminal.say(*card_design_text.trial_lines(found, self.lang), *notes, "")
            return
        specs, path = self._specs(card, self.sweep), self._picture(card, self.sweep)
        with _progress(self.order, self.lang) as progress:
            found_all = list(run_sweep(specs, **self.order.duration, progress=progress))
        terminal.say(*card_design_text.table(self.sweep, found_all, self.lang, terminal.plain), "")
        path.write_text(card_design_text.sweep_chart(card, self.sweep, found_all, self.lang), encoding="utf-8")
        terminal.say(design_text("picture", self.lang, path=str(path)), "")

    def as_json(self, card: Any) -> dict[str, Any]:
        """Return a card as JSON data, with its measurements."""
        shown = {
            **card_json(card, self.lang),
            "texts": {each: card_text(card, each) for each in LANGUAGES},
            "names": {each: card_name(card, each) for each in LANGUAGES},
        }
        if card not in self.measured:
            return shown
        if self.sweep is None:
            return shown | {"measured": measure(self._spec(card), **self.order.duration).as_json()}
        found = run_sweep(self._specs(card, self.sweep), **self.order.duration)
        values = zip(self.sweep.values, found, strict=True)
        return shown | {"sweep": [{self.sweep.field: value, "measured": each.as_json()} for value, each in values]}

    def _picture(self, card: Any, sweep: Sweep) -> Path:
        return self.wanted.picture or Path(f"{slug(card.name)}-{sweep.field}.svg")

    def _spec(self, card: Any) -> TrialSpec:
        """Return the trial of one card, without the other cards of the file."""
        needed = [each for each in self.cards if getattr(each, "token", False)]
        settings = {**self.wanted.settings, "cards": [card_table(each) for each in (card, *needed)]}
        return TrialSpec(self.catalog.game, card.name, settings, self.order.policy, self.order.seed)

    def _specs(self, card: Any, sweep: Sweep) -> list[TrialSpec]:
        """Return a trial for each value of a sweep."""
        return list(specs_for(self._spec(card), sweep, self._parse))

    def _parse(self, table: dict[str, Any]) -> Any:
        """Return the card of a table, which may have a set."""
        return self.catalog.parse_card({key: value for key, value in table.items() if key != "set"})


def _may_draw(path: Path) -> None:
    """Raise unless a chart can be written; only charts made by Vigil are overwritten."""
    if path.exists():
        try:
            ours = MADE in path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            ours = False
        if not ours:
            raise UsageError("file-exists", path=str(path))
    elif not path.parent.exists():
        raise UsageError("no-folder", path=str(path), folder=str(path.parent))


def _print_json(data: Any, terminal: Terminal) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False), file=terminal.target)


@contextlib.contextmanager
def _progress(order: Effort, lang: str) -> Iterator[Callable[[Any], None]]:
    """Show the progress in one line, in a terminal only."""
    if order.json or not sys.stderr.isatty():
        yield lambda found: None
        return
    last = -1.0

    def progress(found: TrialResult | Comparison) -> None:
        nonlocal last
        if 0 <= found.seconds - last < 0.5:
            return
        last = found.seconds
        estimate = found.impact if isinstance(found, TrialResult) else found.figures[0].moved
        half = (estimate.high - estimate.low) / 2 if estimate else math.inf
        sys.stderr.write(f"\r{found.seconds:5.0f} s   {found.games}   ±{card_design_text.number(half, lang)}\x1b[K")
        sys.stderr.flush()

    try:
        yield progress
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


# -------------------------------------------------------------------- vigil compare


def compare_settings(
    a: str,
    b: str,
    game: str | None,
    thresholds: Sequence[str],
    strict: bool,
    order: Effort,
    terminal: Terminal,
    lang: str,
) -> bool:
    """Compare two settings; return whether all thresholds hold."""
    limits = parse_thresholds(list(thresholds))
    if not order.measures:
        raise BadConfig("lab-seconds", "compare must play games: set --seconds above 0, or --games")
    sides = [side_from(each, game, lang) for each in (a, b)]
    named = {name for name, _ in sides if name is not None} | {
        style for style, keys in own_settings().items() for _, settings in sides if settings.keys() & keys
    }
    if len(named) > 1:
        raise BadConfig(
            "lab-two-games", "{one} and {other} cannot be compared: they are different games", one=a, other=b
        )
    style = game or next(iter(named), registry.default())
    match = SettingsPair(game_named(style).name, sides[0][1], sides[1][1], order.policy, order.seed)
    with _progress(order, lang) as progress:
        found = compare(match, **order.duration, progress=progress)
    broken = [(gate, row) for gate in limits for row in gate.broken(found, strict)]
    if order.json:
        listed = [{"gate": gate.name, "most": gate.most, "moved": row.name} for gate, row in broken]
        _print_json({"a": a, "b": b, **found.as_json(), "broken": listed}, terminal)
    else:
        terminal.say(
            *card_design_text.side_by_side(found, a, b, lang), *card_design_text.rounding_note(order.games, found, lang)
        )
        terminal.say(*card_design_text.gates(match, limits, broken, lang))
    return not broken


def side_from(text: str, game: str | None, lang: str = "en") -> tuple[str | None, dict[str, Any]]:
    """Return the settings from a file or a line, and the game if it is known."""
    if text == DEFAULT:
        return None, {}
    path = Path(text).expanduser()
    if path.suffix == ".toml" or path.is_file():
        return _side_from_file(path, game, lang)
    settings: dict[str, Any] = {}
    for part in text.split(","):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise BadConfig(
                "lab-side",
                "{given} is not a file, settings such as sets=base,honor_pool=60, or the word default",
                given=repr(text[:60]),
            )
        table, *inner = key.strip().split(".", 1)
        said: Any = value.strip()
        said = int(said) if said.isdigit() else {"true": True, "false": False}.get(said, said)
        said = said.split("+") if table == "decks" else said
        if inner:
            settings.setdefault(table, {})[inner[0]] = said
        else:
            settings[table] = said
    return None, settings


def _side_from_file(path: Path, game: str | None, lang: str) -> tuple[str, dict[str, Any]]:
    """Return the game and the settings of a file with settings, cards, or both."""
    text = read_text(path)
    try:
        file = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadConfig("lab-side-toml", "{at} is not TOML: {why}", at=path.name, why=str(error)[:120]) from None
    style = game or file.pop("game", None) or detect_game(text, None)
    game_named(str(style))
    settings = {key: value for key, value in file.items() if key not in ("set", "card", "game")}
    if "card" in file:
        catalog = screen_of(str(style)).catalog
        wrong = find_card_errors(catalog, text, path.name, lang)
        if wrong:
            lines = [line for fault in wrong for line in fault.lines(lang)]
            raise BadConfig("lab-side-cards", "{text}", text="\n".join([*lines, ui_text("check-bad", lang)]))
        tables = [{**table} for table in file["card"]] if isinstance(file["card"], list) else []
        settings["cards"] = [card_table(catalog.parse_card(table)) for table in tables]
    try:
        decks = registry.get(str(style)).decks
        GAMES[str(style)].configure(settings if decks is None else decks().complete(settings, ()))
    except VigilError as error:
        raise BadConfig("lab-side-file", "{at}: {why}", at=path.name, why=str(error)) from None
    return str(style), settings
