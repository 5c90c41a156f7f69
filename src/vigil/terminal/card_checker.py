"""Check a card file: show its cards in four languages, or every error with its line and a hint."""

from __future__ import annotations

import difflib
import functools
import inspect
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any

from vigil import registry
from vigil.effects.card_support import CardSupport
from vigil.effects.identifiers import slug
from vigil.effects.notation import Vocabulary
from vigil.effects.source_lines import CardLines, FileLines, lines_of
from vigil.kernel.errors import BadData, VigilError
from vigil.registry import GAMES
from vigil.terminal.card_catalog import CardCatalog
from vigil.terminal.errors import error_text
from vigil.text import LANGUAGES, card_name, card_text, design_text, language_name, type_line, ui_text, with_description

TEXT_FIELDS = ("effect", "fate", "abilities", "rules", "keywords")
"""The fields that make up the text of a card."""
MAX_ERRORS = 12  # per card
MAX_REPAIRS = 12  # values of printed cards to try in place of a wrong one
SIMILARITY = 0.55  # of a misspelled word and the one that was probably meant


@dataclass(frozen=True, slots=True)
class CardFileError:
    """An error in a card file: where it is, what is wrong, and how to fix it."""

    file: str
    line: int
    text: str
    hint: str
    quoted: str = ""

    def lines(self, lang: str) -> list[str]:
        """Return the error in lines, beginning with `file:line:`, which editors recognize."""
        lines = [f"{self.file}:{self.line}: {self.text}"]
        if self.quoted:
            lines.append(f"  {self.line:>4} | {self.quoted}")
        return [*lines, f"         {design_text('hint', lang, hint=self.hint)}"]


def card_lines(catalog: CardCatalog, card: Any, lang: str) -> list[str]:
    """Return one card with its numbers, and its text in four languages."""
    lines = [with_description(card.name, f"{type_line(card, lang)}, {catalog.facts_text(card, lang)}", lang)]
    for each in LANGUAGES:
        text = f"{card_name(card, each)}. {card_text(card, each)}"
        lines.append("  " + ui_text("with-label", each, name=language_name(each), text=text))
    printed = _cards(catalog.game).names_in
    missing = [each for each in LANGUAGES if each != printed and each not in card.names]
    if missing:
        lines.append("  " + ui_text("check-unnamed", lang, langs=", ".join(missing)))
    return [*lines, ""]


# -------------------------------------------------------------------- finding errors


def find_card_errors(catalog: CardCatalog, text: str, at: str, lang: str) -> list[CardFileError]:
    """Return the card errors in a file, which may contain other tables too."""
    return list(_ErrorFinder(catalog, text, at, lang).card_errors())


def find_errors(catalog: CardCatalog, text: str, at: str, lang: str) -> list[CardFileError]:
    """Return all errors in a card file, in the order of its lines."""
    try:
        cards = catalog.read_cards(text, at)
        GAMES[catalog.game].configure(catalog.trial_settings(cards))
    except VigilError as error:
        return _ErrorFinder(catalog, text, at, lang).errors(error)
    return []


class _ErrorFinder:
    """Finds the errors in one file."""

    def __init__(self, catalog: CardCatalog, text: str, at: str, lang: str) -> None:
        self.catalog, self.at, self.lang = catalog, at, lang
        self.lines = text.splitlines()
        try:
            self.tables: list[Any] | None = tomllib.loads(text).get("card", [])
        except (tomllib.TOMLDecodeError, RecursionError, ValueError):
            self.tables = None
        self.where = lines_of(text) if self.tables is not None else FileLines()

    def errors(self, first: VigilError) -> list[CardFileError]:
        """Return the errors in all cards, or else the file's own, which was raised first."""
        if self.tables is None:
            return [self._error_at(first, self._line_of_toml(first))]
        return list(self.card_errors()) or [self._file_error(first)]

    def _error_at(self, error: VigilError, line: int, hint: str | None = None) -> CardFileError:
        line = max(1, min(line, len(self.lines) or 1))
        quoted = self.lines[line - 1].rstrip()[:100] if self.lines else ""
        text = error_text(error, self.lang).removeprefix(f"{self.at}: ")
        return CardFileError(self.at, line, text, hint or self._general_hint(error), quoted)

    def _line_of_toml(self, error: VigilError) -> int:
        number = re.search(r"line (\d+)", str(error.values.get("why", "")))
        return int(number[1]) if number else len(self.lines)  # "at end of document"

    def _general_hint(self, error: VigilError) -> str:
        key = f"hint-{error.key}"
        hint = design_text(key, self.lang)
        return hint if hint != key else design_text("hint-manual", self.lang)

    # ------------------------------------------------------------ errors of the file

    def _file_error(self, error: VigilError) -> CardFileError:
        line = 1
        if error.key == "card-file-key-unknown":
            line = next((n for name, n in self.where.others.items() if repr(name[:40]) == error.values["key"]), 1)
        elif error.key == "card-file-set-invalid":
            line = self.where.others.get("set", 1)
        elif error.key == "card-duplicate":
            line = self._line_of_card(str(error.values["names"]).split(", "), last=True)
        elif "name" in error.values:
            line = self._line_of_card([str(error.values["name"])])
        elif error.key == "setting-own-card-invalid":
            why = str(error.values["why"])
            line = self._line_of_card([name for name in self._names() if why.startswith(name)])
        return self._error_at(error, line)

    def _names(self) -> list[str]:
        return [str(table.get("name", "")) if isinstance(table, dict) else "" for table in self.tables or ()]

    def _line_of_card(self, names: Sequence[str], last: bool = False) -> int:
        wanted = {slug(name) for name in names}
        lines = [
            card.line("name")
            for name, card in zip(self._names(), self.where.cards, strict=False)
            if slug(name) in wanted
        ]
        return lines[-1 if last else 0] if lines else 1

    # ------------------------------------------------------------ errors of cards

    def card_errors(self) -> Iterator[CardFileError]:
        """Return the errors in all cards."""
        for number, table in enumerate(self.tables or ()):
            if isinstance(table, dict):
                in_place = number < len(self.where.cards)
                lines = self.where.cards[number] if in_place else CardLines(self.where.others.get("card", 1))
                errors = [
                    self._error_at(error, lines.line(name, part), self._card_hint(of, error, name, part))
                    for of, error, name, part in self._errors_of(table)
                ]
                yield from sorted(errors, key=lambda error: error.line)

    def _errors_of(self, table: dict[str, Any]) -> Iterator[tuple[dict[str, Any], BadData, str | None, int | None]]:
        """Return the errors in one card, each with the repaired table, the field and the list item it is in.

        Each error is repaired provisionally to find the next one. Errors that only a repair causes don't count.
        While the kind of the card is unknown, only errors in fields and words count, which any kind would have.
        """
        reported: set[tuple[str | None, int | None]] = set()
        kind_known = True
        for _ in range(MAX_ERRORS):
            error = self._error(table)
            if error is None:
                return
            name, part = self._location(table, error)
            if (name, part) in reported or not (
                kind_known or error.key.startswith(("notation-", "card-field-unknown"))
            ):
                return
            yield table, error, name, part
            reported.add((name, part))
            kind_known &= name != "kind"
            repaired = self._repair(table, error, name, part)
            if repaired is None:
                return
            table = repaired

    def _repair(
        self, table: dict[str, Any], error: BadData, name: str | None, part: int | None
    ) -> dict[str, Any] | None:
        """Return the card with a printed card's value for a field, or without the field; None if neither helps."""
        if name is None:
            return None
        alike = [each for each in _printed_tables(self.catalog.game) if each.get("kind") == table.get("kind")]
        values = [each[name] for each in (alike or _printed_tables(self.catalog.game)) if name in each]
        if part is not None:
            for value in values[:MAX_REPAIRS]:  # the other parts keep their places
                way = {**table, name: [*table[name][:part], value[0], *table[name][part + 1 :]]}
                other = self._error(way)
                if other is None or (str(other) != str(error) and self._location(way, other) != (name, part)):
                    return way
        ways = [{**table, name: value} for value in values[:MAX_REPAIRS]]
        for way in [*ways, {key: value for key, value in table.items() if key != name}]:
            other = self._error(way)
            if other is None or (str(other) != str(error) and self._location(way, other)[0] not in (None, name)):
                return way
        return None

    def _error(self, table: dict[str, Any]) -> BadData | None:
        try:
            self.catalog.parse_card(table)
        except BadData as error:
            return error
        return None

    def _location(self, table: dict[str, Any], error: BadData) -> tuple[str | None, int | None]:
        """Return the field that causes an error, and the item if the field is a list."""
        field = self._field_of(table, error)
        if field is None or not isinstance(table.get(field), list):
            return field, None
        for part in range(len(table[field])):
            rest = [*table[field][:part], *table[field][part + 1 :]]
            if self._differs(error, {**table, field: rest}):
                return field, part
        return field, None

    def _field_of(self, table: dict[str, Any], error: BadData) -> str | None:
        if error.key == "card-field-unknown":
            return next((key for key in table if repr(key[:40]) == error.values["key"]), None)
        named = str(error.values.get("at", "")).rpartition(": ")[2]
        if named in TEXT_FIELDS and named in table:
            return named
        why = str(error.values.get("why", ""))
        path = re.match(r"(\w+)(?:\[\d+\])?[.:\[ ]", why)
        if path and path[1] in table:
            return path[1]
        for key in TEXT_FIELDS:  # a text field is the cause if the error goes away without it
            if key in table and self._differs(error, {k: v for k, v in table.items() if k != key}):
                return key
        return next((key for key in table if re.search(rf"\b{re.escape(key)}\b", why)), "kind")

    def _differs(self, error: BadData, table: dict[str, Any]) -> bool:
        other = self._error(table)
        return other is None or str(other) != str(error)

    # ------------------------------------------------------------ hints

    def _card_hint(self, table: dict[str, Any], error: BadData, field: str | None, part: int | None) -> str:
        """Return a hint: the word that was probably meant, how to use a word, or a printed card."""
        words = words_of(self.catalog.game)
        if error.key == "card-field-unknown":
            near = difflib.get_close_matches(str(field), _fields(self.catalog.game), n=1, cutoff=SIMILARITY)
            return design_text("hint-near", self.lang, near=near[0]) if near else design_text("hint-field", self.lang)
        if error.key == "notation-unknown":
            first = str(error.values["close"]).split(", ")[0]
            usage = usage_of(first, words)
            return design_text("hint-word", self.lang, word=first, usage=usage) if usage else self._general_hint(error)
        if error.key == "notation-strange":
            name = str(error.values["name"])[1:-1]
            for game in GAMES:
                if game != self.catalog.game and (name in words_of(game).calls() or name in words_of(game).values):
                    return design_text("hint-other-game", self.lang, word=name, game=game)
            return design_text("hint-manual", self.lang)
        if error.key == "notation-call":
            name = str(error.values["name"])
            return design_text("hint-call", self.lang, usage=usage_of(name, words) or name)
        if error.key == "notation-syntax":
            value = table.get(str(field))
            text = str(value[part] if isinstance(value, list) and part is not None else value)
            more = text.count("(") - text.count(")")
            if more:
                return design_text("hint-brackets", self.lang, n=abs(more), which="open" if more > 0 else "closed")
        why = str(error.values.get("why", ""))
        if advised := re.search(r"; use (\w+)\(", why):
            return design_text("hint-call", self.lang, usage=usage_of(advised[1], words) or advised[1])
        if " has no " in why or why.startswith("only "):
            return design_text("hint-leave-out", self.lang)
        choice = re.match(r"'([^']+)' is not a .*; choose from (.+)", why)
        allowed = choice[2].split(", ") if choice else []
        if choice is None and (choice := re.search(r"'([^']+)' is not ('.+')$", why)):
            allowed = re.findall(r"'([^']+)'", choice[2])
        near = difflib.get_close_matches(choice[1], allowed, n=1, cutoff=SIMILARITY) if choice else []
        if near:
            return design_text("hint-near", self.lang, near=near[0])
        needs = re.search(r" needs an? (\w+)", why)
        field = needs[1] if needs else field
        node = re.match(r"([A-Z]\w+): ", why)
        example = printed_example(self.catalog.game, field, node[1] if node else None, str(table.get("kind", "")))
        if example is None:
            return self._general_hint(error)
        return design_text("hint-example", self.lang, card=example[0], text=example[1])


def _cards(game: str) -> CardSupport:
    cards = registry.get(game).cards
    assert cards is not None
    return cards()


def words_of(game: str) -> Vocabulary:
    """Return the words that card files of a game may use."""
    return _cards(game).words


def _fields(game: str) -> list[str]:
    return [each.name for each in fields(_cards(game).card)]


def usage_of(word: str, words: Vocabulary) -> str:
    """Return how to call a word, such as `gain(what, n, [only])`, or "" for a name without arguments."""
    node = words.calls().get(word)
    if node is None:
        return ""
    if isinstance(node, type):
        parts = [
            f.name if f.default is MISSING and f.default_factory is MISSING else f"[{f.name}]" for f in fields(node)
        ]
    else:
        parameters = inspect.signature(node).parameters.values()
        several = inspect.Parameter.VAR_POSITIONAL
        parts = [
            f"{p.name}, ..." if p.kind is several else p.name if p.default is p.empty else f"[{p.name}]"
            for p in parameters
        ]
    return f"{word}({', '.join(parts)})"


@functools.cache
def _printed_tables(game: str) -> tuple[dict[str, Any], ...]:
    """Return the tables of the printed cards as their files contain them."""
    files = sorted(_cards(game).files.glob("*.toml"))
    tables_by_file = [tomllib.loads(each.read_text(encoding="utf-8")).get("card", []) for each in files]
    return tuple(table for tables in tables_by_file if isinstance(tables, list) for table in tables)


def printed_example(game: str, field: str | None, node: str | None, kind: str) -> tuple[str, str] | None:
    """Return name and line of the shortest printed card that has the field and the word."""
    best: tuple[int, str, str] | None = None
    for table in _printed_tables(game):
        value = table.get(field or "kind")
        if value is None or (field in TEXT_FIELDS and kind and table.get("kind") != kind):
            continue
        text = f"{field or 'kind'} = {_toml(value)}"
        if node and field in TEXT_FIELDS and not re.search(rf"\b{node}\(", text, re.IGNORECASE):
            continue
        if len(text) <= 100 and (best is None or len(text) < best[0]):
            best = len(text), str(table["name"]), text
    return best[1:] if best else None


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, str):
        return f"'{value}'" if '"' in value else f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)
