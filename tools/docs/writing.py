"""How the manual is written: tables, entries of words, examples; nothing here knows a game."""

from __future__ import annotations

import inspect
import textwrap
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from vigil import text
from vigil.effects import notation
from vigil.effects.language import (
    Ability,
    Amount,
    Cards,
    Effect,
    Filter,
    Node,
    Rule,
    Seq,
    Test,
    walk,
)
from vigil.effects.notation import Vocabulary
from vigil.kernel.errors import BadData

ROOT = Path(__file__).parents[2]
MARK = "<!-- Written by tools/docs.  Change the code or that folder, then: make pages -->"
Lines = Iterator[str]
WIDTH = 110

GROUPS: tuple[tuple[type, str, str], ...] = (
    (Effect, "Effects", "What happens."),
    (Cards, "Selections", "The cards an effect applies to."),
    (Filter, "Filters", "Descriptions of cards."),
    (Amount, "Amounts", "Numbers counted during the game."),
    (Test, "Tests", "Conditions that are true or false."),
    (Rule, "Rules", "What applies while a card is in play, or for a limited time."),
    (Ability, "Abilities", "What the owner of a card in play may use."),
    (Node, "Announcements", "Targets, costs and choices made before anything happens."),
)
TYPES = {
    "tuple[Zone, ...]": "list of zones", "Zone": "zone", "str": "word", "int": "number", "bool": "True or False",
    "Kind": "word", "CardClass": "word", "Faction": "word", "Rarity": "word", "dict[str, str]": "table",
}  # fmt: skip


@dataclass(frozen=True)
class Tongue:
    """The card language of one game, and what has to be known to explain it."""

    title: str
    words: Vocabulary
    card: type
    edition: tuple[Any, ...]
    folder: str
    files: tuple[str, ...]
    own: tuple[type, ...]  # nodes that only this game has
    probe: Callable[[Any], Any]  # a card that says this effect
    check: Callable[[Any], None]
    unsaid: str  # how a refusal ends that means: no card may say this
    clauses: tuple[str, ...]  # fields of a card's table that hold effects

    @cached_property
    def tables(self) -> dict[str, dict[str, Any]]:
        """The tables of the card files by card name, as they are written there."""
        found: dict[str, dict[str, Any]] = {}
        for file in self.files:
            path = ROOT / "src" / "vigil" / "games" / self.folder / "cards" / f"{file}.toml"
            for table in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
                found[table["name"]] = table
        return found

    def lines(self, name: str) -> list[str]:
        """The lines of a card's table that hold effects, as TOML has them."""
        table = self.tables[name]
        return [f"{key} = {toml(table[key])}" for key in self.clauses if key in table]

    def shortest_with(self, kind: type | str) -> Any:
        """The card that uses a node, or a short word, in the fewest letters; None if there is none."""
        defaults = [f.default for k in self.words.nodes.values() for f in fields(k) if isinstance(f.default, Node)]
        unsaid = [
            node for node in defaults if getattr(node, "__slots__", ())
        ]  # left out in the card file, so no example

        def uses(card: Any) -> bool:
            if isinstance(kind, str):
                return any(f"{kind}(" in line for line in self.lines(card.name))
            return any(type(node) is kind and node not in unsaid for node in walk(card))

        fit = [card for card in self.edition if uses(card)]
        return min(fit, key=lambda card: len(" ".join(self.lines(card.name))), default=None)

    def refusal(self, effect: Any) -> str:
        """Why a card may not say this; empty if it may."""
        try:
            self.check(self.probe(effect))
        except BadData as error:
            return str(error)
        return ""

    def passes(self, effect: Any) -> bool:
        return not self.refusal(effect)

    def says(self, kind: type) -> bool:
        """Whether a card of this game may use a node at all."""
        if kind not in self.words.nodes.values():
            return False
        needed = [f for f in fields(kind) if f.default is MISSING]
        given = (1 if str(f.type).startswith("int") else Seq(()) if f.type == "Effect" else "main" for f in needed)
        return not self.refusal(kind(*given)).endswith(self.unsaid)


# --------------------------------------------------------------------- small things


def page_of(lines: Iterable[str]) -> str:
    """The page: paragraphs and list items are filled anew, everything else stays as it is."""
    told: list[str] = []
    prosaic = ""  # the paragraph or item that is being told
    fenced = False
    for line in [*lines, ""]:
        fenced ^= line.startswith("```")
        fresh = line.startswith("- ") or not (prose(line) or (prosaic[:2] == "- " and line.startswith("  ")))
        if prosaic and not fresh and not fenced and not prosaic.endswith("  "):
            prosaic = f"{prosaic} {line.strip()}"
            continue
        told += [filled(prosaic)] if prosaic else []
        prosaic = line if prose(line) and not fenced else ""
        told += [] if prosaic else [line]
    return "\n".join(told).rstrip() + "\n"


def prose(line: str) -> bool:
    return line[:1].isalpha() or line[:2] == "- " or (line[:1] in ("`", "[") and not line.startswith("```"))


def filled(line: str) -> str:
    if line.endswith("  "):
        return line
    more = "  " if line[:2] == "- " else ""
    return textwrap.fill(line, WIDTH, subsequent_indent=more, break_long_words=False, break_on_hyphens=False)


def toml(value: Any) -> str:
    if isinstance(value, list):
        inside = [toml(item) for item in value]
        if len(", ".join(inside)) > 100:
            return "[\n" + "".join(f"    {item},\n" for item in inside) + "]"
        return f"[{', '.join(inside)}]"
    if isinstance(value, str) and "\n" in value:
        return f'"""{value}"""'
    return str(value) if not isinstance(value, str) else f"'{value}'" if '"' in value else f'"{value}"'


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Lines:
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
    yield ""


def explained(found: dict[str, str], named: Iterable[str], what: str) -> dict[str, str]:
    """The explanations, if every word has one and no word too many."""
    named = set(named)
    assert set(found) == named, f"{what}: {set(found) ^ named}"
    return found


def word_table(head: tuple[str, str], found: dict[str, str]) -> Lines:
    return table(head, [(f"`{word}`", about) for word, about in found.items()])


def type_name(text: str) -> str:
    """A field's type as a reader of card files meets it."""
    parts = [part.strip() for part in text.split("|") if part.strip() != "None"]
    said = [TYPES.get(part, part.replace("tuple[", "list of ").replace(", ...]", "")) for part in parts]
    return " or ".join(said)


def default_of(f: Any) -> str:
    if f.default is MISSING:
        return "required" if f.default_factory is MISSING else "-"
    if isinstance(f.default, Node):
        return "any card" if f.default == Filter() else f"`{notation.write(f.default)}`"
    return "-" if f.default in (None, ()) else f"`{f.default}`"


def field_table(kind: type) -> Lines:
    return table(
        ("field", "takes", "default"),
        [(f"`{f.name}`", type_name(str(f.type)), default_of(f)) for f in fields(kind)],
    )


def parameter(p: inspect.Parameter) -> str:
    """What a short word takes, as it would be typed; `...` for what need not be given."""
    star = "*" if p.kind is p.VAR_POSITIONAL else ""
    plain = p.default is p.empty or p.default is None or isinstance(p.default, Node)
    return f"{star}{p.name}" + ("" if p.default is p.empty else "=..." if plain else f"={p.default}")


# ------------------------------------------------------------------------ chapters


def example(tongue: Tongue, card: Any) -> Lines:
    """A card that uses a word, and what it says."""
    yield f"{tongue.title}, *{text.card_name(card, 'en')}*"
    yield ""
    yield "```toml"
    yield from tongue.lines(card.name)
    yield "```"
    yield ""
    yield f"> {text.card_text(card, 'en')}"
    yield ""


def node_entry(kind: type, tongues: Sequence[Tongue]) -> Lines:
    """One word: what it means, its fields, and a card of every game that uses it."""
    yield f"#### {kind.__name__}"
    yield ""
    yield " ".join((kind.__doc__ or "").split())
    yield ""
    if fields(kind):
        yield from field_table(kind)
    saying = [tongue for tongue in tongues if tongue.says(kind)]
    if not saying:
        yield "*Only the rules use it, not cards.*"
        yield ""
        return
    if len(saying) < len(tongues):
        yield f"*Only in {saying[0].title}.*"
        yield ""
    cards = [(tongue, tongue.shortest_with(kind)) for tongue in saying]
    for tongue, card in cards:
        if card is not None:
            yield from example(tongue, card)
    if all(card is None for _, card in cards):
        yield "*No printed card uses it yet, but yours may.*"
        yield ""


def stands_in(base: type, tongues: Sequence[Tongue]) -> str:
    """The fields in which nodes of this base may stand."""
    kinds = {kind.__name__: kind for tongue in tongues for kind in tongue.words.nodes.values()}
    found = [
        f"`{kind.__name__}.{f.name}`"
        for kind in (*kinds.values(), *(tongue.card for tongue in tongues))
        for f in fields(kind)
        if base.__name__ in str(f.type).replace("[", " ").replace(",", " ").replace("]", " ").split()
    ]
    return ", ".join(dict.fromkeys(found))


def nodes(kinds: Sequence[type], tongues: Sequence[Tongue]) -> Lines:
    """Words by what they are."""
    told: set[type] = set()
    for base, title, about in GROUPS:
        members = [kind for kind in kinds if issubclass(kind, base) and kind not in told]
        told |= set(members)
        if not members:
            continue
        places = stands_in(base, tongues) if base is not Node else ""
        yield f"### {title}"
        yield ""
        yield f"{about} May stand in: {places}." if places else about
        yield ""
        for kind in members:
            yield from node_entry(kind, tongues)
    assert told == set(kinds), set(kinds) - told


def short_words(tongue: Tongue, calls: dict[str, str]) -> Lines:
    """The builders of a game: each with a call, and what it stands for."""
    explained(calls, tongue.words.builders, f"short words of {tongue.title}")
    yield "Every node may be written by its own name. For what is said often there are short words; they are"
    yield "written out while the file is read."
    yield ""
    for name, made in tongue.words.builders.items():
        given = [parameter(p) for p in inspect.signature(made).parameters.values()]
        yield f"#### {name}"
        yield ""
        yield f"{inspect.getdoc(made)} `{name}({', '.join(given)})`"
        yield ""
        yield f"`{calls[name]}` is `{notation.write(notation.read(calls[name], tongue.words))}`"
        yield ""
        if (card := tongue.shortest_with(name)) is not None:
            yield from example(tongue, card)


def card_fields(tongue: Tongue, about: dict[str, str], filled_in: tuple[str, ...] = ()) -> Lines:
    """The fields of a card's table; some are filled in by whoever reads the file."""
    explained(about, [f.name for f in fields(tongue.card)], f"fields of a card of {tongue.title}")
    yield from table(
        ("field", "takes", "default", "meaning"),
        [
            (f"`{f.name}`", type_name(str(f.type)), "-" if f.name in filled_in else default_of(f), about[f.name])
            for f in fields(tongue.card)
        ],
    )


def own_cards(path: Path, cards: Iterable[Any]) -> Lines:
    """An example file, and what its cards say in every language."""
    yield "```toml"
    yield path.read_text(encoding="utf-8").strip()
    yield "```"
    yield ""
    yield "Their generated texts:"
    yield ""
    for card in cards:
        for lang in text.LANGUAGES:
            yield f"- **{text.card_name(card, lang)}** ({text.type_line(card, lang)}): {text.card_text(card, lang)}"
        yield ""


def refusals(wrong: Sequence[dict[str, Any]], read: Callable[[dict[str, Any]], Any]) -> Lines:
    """Cards that are not read, each with the sentence that says why."""
    for made in wrong:
        try:
            read(dict(made))
        except BadData as error:
            told = ", ".join(f"{key} = {toml(value)}" for key, value in made.items() if key not in ("name", "number"))
            yield f"- `{told}`  "
            yield f"  {error}"
        else:
            raise AssertionError(f"{made} should be refused")
    yield ""


def verbs(tongue: Tongue, about: dict[str, str], zones: Iterable[str], asked: dict[str, Callable[..., Any]]) -> Lines:
    """What a verb can be done to, found by asking the check of the game."""
    zones = list(zones)
    rows = []
    for verb, means in about.items():
        cells = [", ".join(zone for zone in zones if tongue.passes(made(verb, zone))) for made in asked.values()]
        rows.append((f"`{verb}`", means, *cells))
    yield from table(("verb", "what it does", *asked), rows)
