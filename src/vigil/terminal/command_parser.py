"""Parse what a player types: numbers, verbs with cards, and commands, in the player's language or in English.

Parsing changes nothing. It returns what the line means, or what the player may have meant.
"""

from __future__ import annotations

import difflib
import functools
import itertools
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from vigil.effects.identifiers import slug
from vigil.kernel.decision import Option
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.table_model import CommandWords, TableModel
from vigil.text import ui_text

NO_ARGUMENT = frozenset(("all", "quit", "concede"))  # they change too much to ignore words that follow them
ANSWERS = frozenset(("yes", "no", "done", "keep", "exchange"))
REPLAY_COMMANDS = ("next", "back", "turn", "as")
MAX_LINE_LENGTH = 200
MIN_NAME_LENGTH = 3  # shorter input never chooses a card, because it may be a typo
CYRILLIC = re.compile("[а-яё ]+")
MIN_STEM, MAX_ENDING = 4, 3  # letters that two forms of a Russian word share, and letters in which they differ
NUMBER = re.compile(r"\s*\d{1,4}\s*")
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Choose the option at this index."""

    index: int


@dataclass(frozen=True, slots=True)
class TableCommand:
    """A command, such as `look`, and its argument."""

    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A line with several meanings or none; `near` suggests what to type instead."""

    key: str
    typed: str = ""
    near: tuple[str, ...] = ()


ParsedLine = ChooseOption | TableCommand | Ambiguous


def normalize(text: str) -> str:
    """Return letters and digits only, without case and accents, for comparing words."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+|_+", " ", bare.replace("'", "").replace("’", "")).strip()


def synonyms(key: str, lang: str, game: str = "") -> list[str]:
    """Return the words of a `word-...` message in the language and in English, normalized."""
    return [normalize(word) or word.strip() for each in (lang, "en") for word in ui_text(key, each, game).split(",")]


@functools.cache
def vocabulary(lang: str, words: CommandWords) -> Mapping[str, frozenset[str]]:
    """Map every word a player can type in a game to the commands and verbs it may mean."""
    names_of: dict[str, set[str]] = {}
    for name in dict.fromkeys((*words.all, *REPLAY_COMMANDS)):
        for word in (*synonyms(f"word-{name}", lang, words.game), name):
            names_of.setdefault(word, set()).add(name)
    return {word: frozenset(names) for word, names in names_of.items()}


def parse_line(line: str, table: TableModel) -> ParsedLine:
    """Return what a line means at the open decision."""
    typed = line.strip()[:MAX_LINE_LENGTH]
    if not typed:
        return TableCommand("table")
    if not table.must_decide:
        return Ambiguous("unknown", typed)
    recorded_name = " ".join(typed.lower().split())
    for index, option in enumerate(table.options):
        if option.name == recorded_name:
            return ChooseOption(index)
    return _parse_number(int(typed), table) if NUMBER.fullmatch(typed) else _parse_words(typed, table)


def _parse_number(number: int, table: TableModel) -> ParsedLine:
    if number in table.numbers.indices:
        return ChooseOption(table.numbers.indices[number])
    if table.numbers.spot(number) is not None:
        return TableCommand("why", str(number))
    return Ambiguous("no-number", str(number))


def meanings(word: str, table: TableModel) -> frozenset[str]:
    """Return the commands and verbs that a word may mean at a table."""
    return command_names(word, table.lang, table.words)


def command_names(word: str, lang: str, words: CommandWords) -> frozenset[str]:
    """Return the commands and verbs that a word names, or else those with a name that begins with it."""
    known, wanted = vocabulary(lang, words), normalize(word) or word.strip()
    if not wanted:
        return frozenset()
    if wanted in known:
        return known[wanted]
    return frozenset().union(*(names for other, names in known.items() if other.startswith(wanted)))


def _split_command(typed: str, table: TableModel) -> tuple[str, str]:
    """Split a line into its command and the rest; a command can have two words, such as `por que`."""
    first, _, rest = typed.partition(" ")
    second, _, after = rest.strip().partition(" ")
    if second and normalize(f"{first} {second}") in vocabulary(table.lang, table.words):
        return f"{first} {second}", after.strip()
    return first, rest.strip()


def _parse_words(typed: str, table: TableModel) -> ParsedLine:
    """Parse a verb of the open question, else a command, else the name of a card."""
    first, rest = _split_command(typed, table)
    names = meanings(first, table)
    commands = names & frozenset(table.words.commands)
    known = vocabulary(table.lang, table.words)
    if "play" in names and "all" in table.words.commands and meanings(rest, table) == {"all"}:
        return TableCommand("all")
    verbs = names & {verb for option in table.options for verb in table.typed_verbs(option)}
    if verbs and (rest or not commands or "end" in verbs):  # `discard` alone shows the pile
        indices = [at for at, option in enumerate(table.options) if verbs & table.typed_verbs(option)]
        indices = _matching_options(indices, rest, table)
        if indices:
            return _single_option(indices, typed, table)
        if not commands:
            return _unavailable(rest, table, names, typed)
    if not rest and names and names <= ANSWERS and normalize(typed) in known:
        return Ambiguous("not-asked", typed)  # `yes` must not match part of a card's name
    named = _matching_options(range(len(table.options)), typed, table)
    if not named or (commands and normalize(first) in known):  # but `light source` is a card
        if len(commands) == 1 and (not rest or not commands & NO_ARGUMENT):
            return TableCommand(min(commands), rest)
        if len(commands) > 1:
            return Ambiguous("which", typed, tuple(table.word(name) for name in sorted(commands)))
        if names and rest and not commands:
            return _unavailable(rest, table, names, typed)
    return _parse_card(typed, named, table)


def _single_option(indices: list[int], typed: str, table: TableModel) -> ParsedLine:
    if len(indices) == 1:
        return ChooseOption(indices[0])
    return Ambiguous("which", typed, _how_to_type(indices, table))


def _parse_card(typed: str, indices: list[int], table: TableModel) -> ParsedLine:
    """Choose what can be done with a card that was typed without a verb, if it is only one thing."""
    if indices and len(normalize(typed)) >= MIN_NAME_LENGTH:
        without_gifts = [at for at in indices if table.options[at].verb != "gift"]
        return _single_option(without_gifts or indices, typed, table)
    if find_card(typed, table) is not None:
        return TableCommand("why", typed)
    if normalize(typed) in synonyms("word-start", table.lang):
        return Ambiguous("begun", typed)
    return Ambiguous("unknown", typed, suggestions(typed, table))


def _unavailable(rest: str, table: TableModel, names: frozenset[str], typed: str) -> ParsedLine:
    """Explain why a verb does not apply to a known card, or suggest other input."""
    if rest and find_card(rest, table) is not None:
        verbs = names & frozenset(table.words.verbs)
        return TableCommand("why", f"{min(verbs)} {rest}" if len(verbs) == 1 else rest)
    return Ambiguous("unknown", typed, suggestions(typed, table))


def _matching_options(indices: Iterable[int], text: str, table: TableModel) -> list[int]:
    """Return the options that a text refers to by a number, a card or a player."""
    if not text:
        return list(indices)
    if NUMBER.fullmatch(text):
        number = int(text)
        spot = table.numbers.spot(number)
        return [
            at for at in indices
            if table.numbers.indices.get(number) == at or (spot is not None and at in spot.indices)
            or (table.options[at].verb in ("choose", "steal") and table.options[at].card == number - 1)
        ]  # fmt: skip
    return best_matches(text, {at: _option_names(table.options[at], table) for at in indices})


def _option_names(option: Option, table: TableModel) -> tuple[str, ...]:
    names = [] if option.card_name is None else card_names(option.card_name, table)
    if option.seat >= 0:
        names.append(table.player(option.seat))
    elif option.card_name is None or option.verb == "yes":
        names.append(table.option_text(option))
    return tuple(names)


def card_names(face: str, table: TableModel) -> list[str]:
    """Return the names a player can type for a card: in the player's language and in English."""
    return [table.name(face), face]


def best_matches(text: str, names: Mapping[K, Iterable[str]]) -> list[K]:
    """Return the keys whose names match a text best.

    From best to worst: the whole name, its beginning, the beginning of each word, any part, another grammatical case.
    """
    wanted = normalize(text)
    if not wanted:
        return []
    levels: tuple[list[K], ...] = ([], [], [], [], [])
    for key, given in names.items():
        level = min((_match_level(wanted, normalize(name)) for name in given), default=len(levels))
        if level < len(levels):
            levels[level].append(key)
    return next((level for level in levels if level), [])


def _match_level(wanted: str, name: str) -> int:
    if wanted == name:
        return 0
    if name.startswith(wanted):
        return 1
    words = iter(name.split())
    if all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return 2
    if len(wanted) > 2 and wanted in name:
        return 3
    words = iter(name.split())
    return 4 if all(any(same_russian_word(part, word) for word in words) for part in wanted.split()) else 5


def same_russian_word(typed: str, word: str) -> bool:
    """Return whether two Russian words differ only in their endings, such as `ученика` and `ученик`."""
    stem = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False)))
    return stem >= MIN_STEM and max(len(typed), len(word)) - stem <= MAX_ENDING and bool(CYRILLIC.fullmatch(typed))


def spot_by_number(text: str, table: TableModel) -> NumberedPlace | None:
    """Return the place on the table whose number was typed."""
    return table.numbers.spot(int(text)) if NUMBER.fullmatch(text) else None


def find_card(text: str, table: TableModel) -> str | None:
    """Return the card that a number on the table or a name refers to; None if there are several or none."""
    text = text.strip()
    if NUMBER.fullmatch(text):
        index = table.numbers.indices.get(int(text))
        if index is not None and table.options and table.options[index].card_name is not None:
            return table.options[index].card_name
        spot = spot_by_number(text, table)
        return None if spot is None else spot.face.name
    faces = best_matches(text, {face: card_names(face, table) for face in table.cards})
    if len(faces) > 1:
        on_table = {spot.face.name for spot in table.numbers.spots}
        faces = [face for face in faces if face in on_table] or faces
    return faces[0] if len(faces) == 1 else None


def similar_cards(text: str, table: TableModel) -> list[str]:
    """Return cards whose names resemble the text."""
    names = {face: card_names(face, table) for face in table.cards}
    faces = best_matches(text, names)
    if faces:
        return [table.name(face) for face in faces[:6]]
    return similar_names(text, itertools.chain.from_iterable(names.values()))


def similar_names(text: str, names: Iterable[str]) -> list[str]:
    """Return up to three of the names that are spelled like the text."""
    by_normalized = {normalize(name): name for name in names}
    return [by_normalized[near] for near in difflib.get_close_matches(normalize(text), by_normalized, n=3, cutoff=0.6)]


def suggestions(typed: str, table: TableModel) -> tuple[str, ...]:
    """Return up to three things the player could type instead."""
    labels = {}
    for index, option in enumerate(table.options):
        text = table.option_text(option)
        number = table.numbers.number_of(index)
        labels[normalize(text)] = labels[normalize(option.name)] = text if number is None else f"{number} {text}"
    for word in vocabulary(table.lang, table.words):
        labels.setdefault(word, word)
    close = difflib.get_close_matches(normalize(typed), labels, n=4, cutoff=0.55)
    return tuple(dict.fromkeys(labels[near] for near in close))[:3]


def _how_to_type(indices: Iterable[int], table: TableModel) -> tuple[str, ...]:
    """Return options, each with the number or the words to type for it."""
    lines = []
    for index in indices:
        option = table.options[index]
        number = table.numbers.number_of(index)
        spot = table.numbers.spot_of(index)
        if number is None and spot is not None:
            typed = f"{table.word(option.verb)} {spot.number}"
        else:
            typed = str(number) if number is not None else option.name
        lines.append(f"{typed} {table.option_text(option)}")
    return tuple(lines)


def parse_why(about: str, table: TableModel) -> tuple[str, str | None]:
    """Return what `why` asks the rules, a verb and a card as records spell them, and the name of the card."""
    first, _, rest = about.strip().partition(" ")
    verbs = meanings(first, table) & frozenset(table.words.verbs) if rest else frozenset()
    face = find_card(about, table)
    verb = ""
    if face is None and len(verbs) == 1:
        verb, face = min(verbs), find_card(rest, table)
        about = rest
    if face is None:
        return about, None
    spot = spot_by_number(about, table)
    card = str(spot.cards[0]) if spot is not None and spot.face.name == face else slug(face)
    return f"{verb} {card}".strip(), face
