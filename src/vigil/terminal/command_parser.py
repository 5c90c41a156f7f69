"""What was typed: numbers, verbs and cards, and words about the table, in the seat's language or in English.

Reading a line changes nothing; it only says what was meant, or what might have been.
"""

from __future__ import annotations

import difflib
import functools
import itertools
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from vigil.effects.identifiers import slug
from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import ChoiceNumbers
from vigil.terminal.table_model import CommandWords, TableModel
from vigil.text import ui_text

ALONE = frozenset(("all", "quit", "concede"))  # words that change much, so nothing may stand behind them
ANSWERS = frozenset(("yes", "no", "done", "keep", "exchange"))
WALKING = ("next", "back", "turn", "as")  # only when a game is seen again
LONGEST = 200
SHORTEST_CARD = 3
CYRILLIC = re.compile("[а-яё ]+")
STEM, ENDING = 4, 3  # letters that alike words share at least, and may differ in at their ends


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Take the option at this place."""

    place: int


@dataclass(frozen=True, slots=True)
class TableCommand:
    """A word about the table, and what it is about."""

    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """It could mean several things, or nothing; `near` is what one could type."""

    key: str
    typed: str = ""
    near: tuple[str, ...] = ()


ParsedLine = ChooseOption | TableCommand | Ambiguous


def normalize(text: str) -> str:
    """Letters and digits only, without case and accents: how words are compared."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+|_+", " ", bare.replace("'", "").replace("’", "")).strip()


@functools.cache
def vocabulary(lang: str, words: CommandWords) -> Mapping[str, frozenset[str]]:
    """What each word may mean at a game: the words of the language, and the English ones."""
    found: dict[str, set[str]] = {}
    for name in dict.fromkeys((*words.all, *WALKING)):
        for each in dict.fromkeys((lang, "en")):
            for word in ui_text(f"word-{name}", each).split(","):
                found.setdefault(normalize(word) or word.strip(), set()).add(name)  # `?` has no letters
        found.setdefault(name, set()).add(name)
    return {word: frozenset(names) for word, names in found.items()}


def read(line: str, table: TableModel, found: ChoiceNumbers) -> ParsedLine:
    """What a line means at the open decision."""
    typed = line.strip()[:LONGEST]
    if not typed:
        return TableCommand("table")
    decision = table.decision
    if decision is None or not table.asked:
        return Ambiguous("unknown", typed)
    as_recorded = " ".join(typed.lower().split())
    for place, option in enumerate(decision.options):
        if option.name == as_recorded:
            return ChooseOption(place)
    if re.fullmatch(r"\d{1,4}", typed):
        return _number(int(typed), found)
    return _words(typed, table, decision, found)


def _number(number: int, found: ChoiceNumbers) -> ParsedLine:
    if number in found.places:
        return ChooseOption(found.places[number])
    if found.spot(number) is not None:
        return TableCommand("why", str(number))
    return Ambiguous("no-number", str(number))


def meanings(word: str, lang: str, words: CommandWords) -> frozenset[str]:
    """The commands and verbs a word may stand for: itself, else whatever begins with it."""
    known, wanted = vocabulary(lang, words), normalize(word) or word.strip()
    if not wanted:
        return frozenset()
    if wanted in known:
        return known[wanted]
    return frozenset().union(*(names for other, names in known.items() if other.startswith(wanted)))


def _begun(typed: str, table: TableModel) -> tuple[str, str]:
    """The word a line begins with, and what follows it; two words may be one, like `por que`."""
    first, _, rest = typed.partition(" ")
    second, _, after = rest.strip().partition(" ")
    if second and normalize(f"{first} {second}") in vocabulary(table.lang, table.words):
        return f"{first} {second}", after.strip()
    return first, rest.strip()


def _words(typed: str, table: TableModel, decision: Decision, found: ChoiceNumbers) -> ParsedLine:
    """A verb of the open question, else a word about the table, else a card."""
    first, rest = _begun(typed, table)
    names = meanings(first, table.lang, table.words)
    commands = names & frozenset(table.words.commands)
    if "play" in names and "all" in table.words.commands and meanings(rest, table.lang, table.words) == {"all"}:
        return TableCommand("all")
    verbs = names & {spoken for option in decision.options for spoken in table.typed_verbs(option)}
    if verbs and (rest or not commands or "end" in verbs):  # `discard` alone is the pile, with a card the deed
        places = [at for at, option in enumerate(decision.options) if verbs & table.typed_verbs(option)]
        places = _about(places, rest, table, decision, found)
        if places:
            return _one_of(places, typed, table, decision, found)
        if not commands:
            return _not_that(rest, table, names, found, typed)
    if not rest and names and names <= ANSWERS and normalize(typed) in vocabulary(table.lang, table.words):
        return Ambiguous("not-asked", typed)  # `yes` is no part of a card's name
    named = _about(list(range(len(decision.options))), typed, table, decision, found)
    if not named or (commands and normalize(first) in vocabulary(table.lang, table.words)):  # `light source` is a card
        if len(commands) == 1 and (not rest or not commands & ALONE):
            return TableCommand(min(commands), rest)
        if len(commands) > 1:
            return Ambiguous("which", typed, tuple(table.word(name) for name in sorted(commands)))
        if names and rest and not commands:
            return _not_that(rest, table, names, found, typed)
    return _a_card(typed, table, decision, found)


def _one_of(places: list[int], typed: str, table: TableModel, decision: Decision, found: ChoiceNumbers) -> ParsedLine:
    if len(places) == 1:
        return ChooseOption(places[0])
    return Ambiguous("which", typed, _typed(places, table, decision, found))


def _a_card(typed: str, table: TableModel, decision: Decision, found: ChoiceNumbers) -> ParsedLine:
    """A card alone: what can be done with it, if that is one thing."""
    places = _about(list(range(len(decision.options))), typed, table, decision, found)
    if len(normalize(typed)) < SHORTEST_CARD:
        places = []  # a slip of the finger buys nothing
    own = [at for at in places if decision.options[at].verb != "gift"]
    if places:
        return _one_of(own or places, typed, table, decision, found)
    if find_card(typed, table, found) is not None:
        return TableCommand("why", typed)
    if normalize(typed) in {
        normalize(word) for lang in (table.lang, "en") for word in ui_text("word-start", lang).split(",")
    }:
        return Ambiguous("begun", typed)  # what one would say before the game
    return Ambiguous("unknown", typed, nearest(typed, table, decision, found))


def _not_that(rest: str, table: TableModel, names: frozenset[str], found: ChoiceNumbers, typed: str) -> ParsedLine:
    """A verb with a card it cannot be done to: say why; a card nobody knows: say what is near."""
    if rest and find_card(rest, table, found) is not None:
        verb = min(names & frozenset(table.words.verbs), default="")
        return TableCommand("why", f"{verb} {rest}" if len(names & frozenset(table.words.verbs)) == 1 else rest)
    assert table.decision is not None
    return Ambiguous("unknown", typed, nearest(typed, table, table.decision, found))


def _about(places: list[int], text: str, table: TableModel, decision: Decision, found: ChoiceNumbers) -> list[int]:
    """Of these options those that are about what was named: a number on the table, a card, a player."""
    if not text:
        return places
    if re.fullmatch(r"\d{1,4}", text):
        number = int(text)
        spot = found.spot(number)
        return [
            at for at in places
            if found.places.get(number) == at or (spot is not None and at in spot.places)
            or (decision.options[at].verb in ("choose", "steal") and decision.options[at].card == number - 1)
        ]  # fmt: skip
    names = {at: _names_of(decision.options[at], table, decision) for at in places}
    return best(text, names)


def _names_of(option: Option, table: TableModel, decision: Decision) -> tuple[str, ...]:
    names = [] if option.face is None else card_names(option.face, table)
    if option.seat >= 0:
        names.append(table.player(option.seat))
    elif option.face is None or option.verb == "yes":
        names.append(table.option_text(option))
    return tuple(names)


def card_names(face: str, table: TableModel) -> list[str]:
    """A card's names that one may type: in the seat's language and in English."""
    return [table.name(face), face]


def best(text: str, names: Mapping[int, Iterable[str]]) -> list[int]:
    """Those whose name fits best: the same, beginning so, each word beginning so, holding it, or in another case."""
    wanted = normalize(text)
    if not wanted:
        return []
    levels: tuple[list[int], ...] = ([], [], [], [], [])
    for key, given in names.items():
        fits = [_fits(wanted, normalize(name)) for name in given]
        if fits and min(fits) < len(levels):
            levels[min(fits)].append(key)
    return next((level for level in levels if level), [])


def _fits(wanted: str, name: str) -> int:
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
    return 4 if all(any(alike(part, word) for word in words) for part in wanted.split()) else 5


def alike(typed: str, word: str) -> bool:
    """Whether two Russian words differ by their endings alone: `ученика` is `ученик`."""
    stem = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False)))
    return stem >= STEM and max(len(typed), len(word)) - stem <= ENDING and bool(CYRILLIC.fullmatch(typed))


def find_card(text: str, table: TableModel, found: ChoiceNumbers) -> str | None:
    """The card meant by a number on the table or by any name; None if none or several are."""
    text = text.strip()
    if re.fullmatch(r"\d{1,4}", text):
        place = found.places.get(int(text))
        if place is not None and table.decision is not None and table.decision.options[place].face is not None:
            return table.decision.options[place].face
        spot = found.spot(int(text))
        return None if spot is None else spot.face.name
    faces = list(table.cards)
    keys = best(text, {i: card_names(face, table) for i, face in enumerate(faces)})
    if len(keys) > 1:  # what lies on the table is meant before what does not
        near = [key for key in keys if faces[key] in {spot.face.name for spot in found.spots}]
        keys = near or keys
    return faces[keys[0]] if len(keys) == 1 else None


def similar_cards(text: str, table: TableModel) -> list[str]:
    """Cards whose names are like what was typed."""
    faces = list(table.cards)
    keys = best(text, {i: card_names(face, table) for i, face in enumerate(faces)})
    if keys:
        return [table.name(faces[key]) for key in keys[:6]]
    return similar_names(text, [name for face in faces for name in card_names(face, table)])


def similar_names(text: str, names: Iterable[str]) -> list[str]:
    """Of these names those that are like what was typed."""
    folded = {normalize(name): name for name in names}
    return [folded[near] for near in difflib.get_close_matches(normalize(text), folded, n=3, cutoff=0.6)]


def nearest(typed: str, table: TableModel, decision: Decision, found: ChoiceNumbers) -> tuple[str, ...]:
    """Up to three things one could type instead."""
    texts = {}
    for place, option in enumerate(decision.options):
        said = table.option_text(option)
        number = found.number_of(place)
        label = said if number is None else f"{number} {said}"
        texts[normalize(said)] = texts[normalize(option.name)] = label
    for word in vocabulary(table.lang, table.words):
        texts.setdefault(word, word)
    close = difflib.get_close_matches(normalize(typed), texts, n=4, cutoff=0.55)
    return tuple(dict.fromkeys(texts[near] for near in close))[:3]


def _typed(places: Iterable[int], table: TableModel, decision: Decision, found: ChoiceNumbers) -> tuple[str, ...]:
    """Options with the number or the words to type for them."""
    told = []
    for place in places:
        option = decision.options[place]
        number = found.number_of(place)
        said = table.option_text(option)
        spot = next((spot for spot in found.spots if place in spot.places), None)
        if number is None and spot is not None:
            number_text = f"{ui_text(f'word-{option.verb}', table.lang).split(',')[0]} {spot.number}"
        else:
            number_text = str(number) if number is not None else option.name
        told.append(f"{number_text} {said}")
    return tuple(told)


def parse_why(about: str, table: TableModel, found: ChoiceNumbers) -> tuple[str, str | None]:
    """What `why` asks the game: the verb that was said, if any, and the card as the game types it."""
    first, _, rest = about.strip().partition(" ")
    verbs = meanings(first, table.lang, table.words) & frozenset(table.words.verbs) if rest else frozenset()
    face = find_card(about, table, found)
    verb = ""
    if face is None and len(verbs) == 1:
        verb, face = min(verbs), find_card(rest, table, found)
        about = rest
    if face is None:
        return about, None
    spot = found.spot(int(about)) if re.fullmatch(r"\d{1,4}", about.strip()) else None
    card = str(spot.cards[0]) if spot is not None and spot.face.name == face else slug(face)
    return f"{verb} {card}".strip(), face
