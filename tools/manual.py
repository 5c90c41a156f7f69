"""Writes docs/CARD_LANGUAGE.md and docs/CARDS.md from the language and the cards themselves.

What can be read from the code is read from it: words, fields, defaults, places,
limits, refusals, sentences.  What stands here is only what code cannot say: what a
word is for.  A word without an explanation stops the work, so none is forgotten.
"""

from __future__ import annotations

import inspect
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from vigil import words
from vigil.effects import cardfile, notation
from vigil.effects.language import (
    COMMON,
    Ability,
    All,
    Amount,
    AtRandom,
    Cards,
    Do,
    Effect,
    Filter,
    It,
    Node,
    Pick,
    Rule,
    Test,
    This,
    Top,
    walk,
)
from vigil.games.ascension.cards import WORDS, card_from, cards_in, check, edition, shipped
from vigil.games.ascension.cards.checking import MOST, PICKABLE
from vigil.games.ascension.config import MOST_COPIES
from vigil.games.ascension.language import (
    BOTTOM,
    BUILDERS,
    EVENTS,
    VALUES,
    VERBS,
    Card,
    Unite,
)
from vigil.games.ascension.tables import written_out
from vigil.games.ascension.view import SEEN_BY
from vigil.kernel.errors import BadData
from vigil.kernel.plain import DEEPEST

ROOT = Path(__file__).parents[1]
CARD_FILES = ROOT / "src" / "vigil" / "games" / "ascension" / "cards"
EXAMPLE = ROOT / "examples" / "my_cards.toml"
MARK = "<!-- Written by tools/manual.py.  Change the code or that file, then: make docs -->"

CARD_FIELDS = {
    "name": "as printed; also what is typed, in small letters with `_` for everything else",
    "set": "one word, not in the card's table but once at the top of the file; there `custom` if left out",
    "kind": "`hero`, `construct` or `monster`",
    "faction": "`enlightened`, `lifebound`, `mechana` or `void`; a monster has none",
    "cost": "runes for a hero or a construct, power for a monster",
    "honor": "what it counts at the end for its owner; a monster has none",
    "copies": "how many of it are shuffled into the center deck",
    "effect": "what a hero does when it is played, or the reward of a monster",
    "fate": "what happens when it enters the center row",
    "abilities": "a list: what a construct in play lets its owner do; an effect alone is once per turn",
    "rules": "a list: what holds, or is set off, while a construct is in play",
    "unbanishable": "true: no effect can banish it",
    "rests": "where a defeated monster lies, if not in the Void",
    "banished": "where it goes when it is banished, if not to the Void; not for cards of one's own",
    "names": "its names in other languages: `{ pt = ..., fr = ..., ru = ... }`",
}
ZONES = {
    "deck": "a player's deck", "hand": "a player's hand", "played": "heroes played this turn",
    "discard": "a player's discard pile", "constructs": "constructs in play",
    "trophies": "monsters kept in front of a player; in solitaire, Samael's stack",
    "row": "the six cards of the center row", "center": "the center deck", "void": "the Void",
    "mystics": "the pile of Mystics", "heavies": "the pile of Heavy Infantry", "cultists": "the Cultist's place",
    "box": "out of the game", "adjacent": "a part of the row: beside the card that speaks, or where it stood",
    "bottom": "a destination: under the center deck",
}  # fmt: skip
OTHER_VALUES = {
    "runes": "buys heroes and constructs", "power": "defeats monsters", "honor": "wins the game",
    "hero": "a kind of card", "construct": "a kind of card", "monster": "a kind of card",
    "acquirable": "a hero or a construct", "enlightened": "a faction", "lifebound": "a faction",
    "mechana": "a faction", "opponents": "for `Each`: the other players, but no teammate",
    "others": "for `Each`: the other players, teammates too", "everyone": "for `Each`: all players, you first",
    "once": "a limit: once per turn, when you like", "first": "a limit: by itself, the first time in a turn",
    "always": "a limit: none",
}  # fmt: skip
VERB_WORDS = {
    "banish": "out of play: to the Void, or where the card says",
    "discard": "to the discard pile",
    "destroy": "a construct in play to its owner's discard pile",
    "acquire": "to one's own discard pile, paying its cost in runes",
    "defeat": "to the Void, paying its cost in power; then its reward",
    "take": "acquire or defeat, whichever the card's kind asks for",
    "enter": "into play",
    "recover": "into the hand; of the deck only the top card, shown to all",
    "stack": "on top of one's own deck",
    "give": "from a hand into the hand of the player whose card asks for it",
    "keep": "nothing is done to it, but it is the card spoken of: `All` leaves it out",
    "copy": "its effect is carried out once more",
}
EVENT_WORDS = {
    "played": "you play a hero (or a monster as a hero)",
    "entered": "a construct comes into play under your control",
    "acquired": "you acquire a card, bought or free",
    "defeated": "you defeat a monster",
    "banished": "you banish a card; with `own=True`: this card, wherever it was",
    "turn_ends": "your turn ends, after the new hand was drawn",
}
GROUPS: tuple[tuple[type, str, str], ...] = (
    (Effect, "Effects", "What is carried out."),
    (Cards, "Selections", "Which cards a verb is done to."),
    (Filter, "Filters", "Which cards are meant. `of(...)` is the short word."),
    (Amount, "Amounts", "Numbers counted at the table."),
    (Test, "Tests", "What holds or does not."),
    (Rule, "Rules", "What holds while a card is in play, or until the end of the turn."),
    (Ability, "Abilities", "What the owner of a construct may do."),
)
REFUSED = (
    {"name": "Sun Dial", "kind": "hero", "effect": "darw(1)"},
    {"name": "Sun Dial", "kind": "hero", "effect": "draw(one)"},
    {"name": "Sun Dial", "kind": "hero", "effect": "draw(200)"},
    {"name": "Sun Dial", "kind": "hero", "effect": "banish(center)"},
    {"name": "Sun Dial", "kind": "hero", "effect": 'Do("destroy", Pick([hand]))'},
    {"name": "Sun Dial", "kind": "hero", "effect": "gain(honor, 1, only=of(hero))"},
    {"name": "Sun Dial", "kind": "hero", "effect": "this_turn(Trigger(played, draw(1), limit=once))"},
    {"name": "Sun Dial", "kind": "construct", "effect": "draw(1)"},
    {"name": "Sun Dial", "kind": "monster", "faction": "void", "cost": 2},
    {"name": "Sun Dial", "kind": "hero", "price": 3, "effect": "draw(1)"},
)
FREE_CELL = {True: "yes", False: ""}

# ------------------------------------------------------------------ reading


def card_notation() -> dict[str, dict[str, Any]]:
    """The tables of our card files by card name, as they are written there."""
    found: dict[str, dict[str, Any]] = {}
    for file in ("start", "always", "base", "fallen"):
        for table in tomllib.loads((CARD_FILES / f"{file}.toml").read_text(encoding="utf-8"))["card"]:
            found[table["name"]] = table
    return found


def clauses(table: dict[str, Any]) -> list[str]:
    """The lines of a card's table that hold effects, as TOML has them."""
    lines = []
    for key in ("fate", "effect", "abilities", "rules"):
        if isinstance(table.get(key), str):
            lines.append(f"{key} = {quoted(table[key])}")
        elif key in table:
            lines.append(f"{key} = [{', '.join(map(quoted, table[key]))}]")
    return lines


def quoted(text: str) -> str:
    return f"'{text}'" if '"' in text else f'"{text}"'


def shortest_with(kind: type | str) -> Card | None:
    """The card that uses a node, or a short word, in the fewest letters."""
    tables = card_notation()

    def uses(card: Card) -> bool:
        if isinstance(kind, str):
            return any(f"{kind}(" in line for line in clauses(tables[card.name]))
        return any(isinstance(node, kind) for node in walk(card))

    fit = [card for card in edition("anniversary") if uses(card)]
    return min(fit, key=lambda card: len(" ".join(clauses(tables[card.name]))), default=None)


def refusal(effect: Effect) -> str:
    """Why check() does not let a card say this; empty if it does."""
    try:
        check(Card("Probe", "probe", "hero", effect=effect))
    except BadData as error:
        return str(error)
    return ""


def passes(effect: Effect) -> bool:
    return not refusal(effect)


def for_rules_only(kind: type) -> bool:
    """Whether a node belongs to the rules and no card may say it."""
    given = ["main" for f in fields(kind) if f.default is MISSING and f.type == "str"]
    needed = sum(f.default is MISSING for f in fields(kind))
    return (
        issubclass(kind, Effect)
        and len(given) == needed
        and refusal(kind(*given)).endswith("belongs to the rules, not to a card")
    )


# ------------------------------------------------------------------ writing


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
    yield ""


def explained(found: dict[str, str], named: Any, what: str) -> dict[str, str]:
    """The explanations, if every word has one and no word too many."""
    assert set(found) == set(named), f"{what}: {set(found) ^ set(named)}"
    return found


def example(card: Card | None) -> Iterator[str]:
    if card is None:
        yield "*No printed card says it yet; a card of your own may.*"
    else:
        yield f"*{card.name}*"
        yield ""
        yield "```toml"
        yield from clauses(card_notation()[card.name])
        yield "```"
        yield ""
        yield f"> {words.card_text(card, 'en')}"
    yield ""


def type_name(text: str) -> str:
    """A field's type as a reader of card files meets it."""
    names = {
        "tuple[Zone, ...]": "list of zones",
        "Zone": "zone",
        "str": "word",
        "int": "number",
        "bool": "True or False",
    }
    parts = [part.strip() for part in text.split("|") if part.strip() != "None"]
    said = [names.get(part, part.replace("tuple[", "list of ").replace(", ...]", "")) for part in parts]
    return " or ".join(said)


def default_of(f: Any) -> str:
    if f.default is MISSING:
        return "must be given" if f.default_factory is MISSING else "-"
    if isinstance(f.default, Node):
        return "any card" if f.default == Filter() else notation.write(f.default)
    return "-" if f.default in (None, ()) else f"`{f.default}`"


def node_entry(kind: type) -> Iterator[str]:
    yield f"#### {kind.__name__}"
    yield ""
    yield " ".join((kind.__doc__ or "").split())
    yield ""
    if fields(kind):
        yield from table(
            ("field", "takes", "if left out"),
            [(f"`{f.name}`", type_name(str(f.type)), default_of(f)) for f in fields(kind)],
        )
    if for_rules_only(kind):
        yield "*It belongs to the rules; no card may say it.*"
        yield ""
    else:
        yield from example(shortest_with(kind))


def stands_in(base: type) -> str:
    """The fields in which nodes of this base may stand."""
    found = [
        f"`{kind.__name__}.{f.name}`"
        for kind in (*WORDS.nodes.values(), Card)
        for f in fields(kind)
        if base.__name__ in str(f.type).replace("[", " ").replace(",", " ").replace("]", " ").split()
    ]
    return ", ".join(found)


def nodes_chapter() -> Iterator[str]:
    yield "## Every word"
    yield ""
    yield "Words of the common language first, then those that only Ascension has. An example is the"
    yield "shortest card among the 84 that uses the word, as its card file has it, with its English text."
    yield ""
    told: set[type] = set()
    for base, title, about in GROUPS:
        members = [k for k in WORDS.nodes.values() if issubclass(k, base) and k not in told]
        before = [k.__name__ for k in WORDS.nodes.values() if issubclass(k, base) and k in told]
        told |= set(members)
        yield f"### {title}"
        yield ""
        yield f"{about} May stand in: {stands_in(base)}." + (
            f" {' and '.join(before)}, above, are such too." if before else ""
        )
        yield ""
        for kind in members:
            yield from node_entry(kind)
    assert told == set(WORDS.nodes.values()), set(WORDS.nodes.values()) - told


def parameter(p: inspect.Parameter) -> str:
    """What a short word takes, as it would be typed; `...` for what need not be given."""
    star = "*" if p.kind is p.VAR_POSITIONAL else ""
    plain = p.default is p.empty or p.default is None or isinstance(p.default, Node)
    return f"{star}{p.name}" + ("" if p.default is p.empty else "=..." if plain else f"={p.default}")


def builders_chapter() -> Iterator[str]:
    yield "## Short words"
    yield ""
    yield "Card files may use every node by its own name. For what is said often there are short words;"
    yield "they are written out while the file is read."
    yield ""
    calls = {
        "of": "of(hero, lifebound, max_cost=3)", "seq": "seq(draw(1), gain(honor, 1))", "draw": "draw(2)",
        "gain": "gain(runes, 2, only=of(construct, mechana))", "banish": "banish(hand, discard, may=True)",
        "discard": "discard(2)", "destroy": "destroy(of(highest=True))", "defeat_free": "defeat_free(4)",
        "acquire_free": "acquire_free(row, of=of(hero), to=deck)", "each_opponent": "each_opponent(discard(1))",
        "each_other": "each_other(May(draw(1)))", "each_player": "each_player(May(draw(1)))",
        "this_turn": "this_turn(TreatAs(mechana))", "next_time": "next_time(Discount(1, of(construct)))",
        "always": "always(draw(1))",
    }  # fmt: skip
    explained(calls, BUILDERS, "short words")
    for name, made in BUILDERS.items():
        given = [parameter(p) for p in inspect.signature(made).parameters.values()]
        yield f"### {name}"
        yield ""
        yield f"{inspect.getdoc(made)} `{name}({', '.join(given)})`"
        yield ""
        yield f"`{calls[name]}` is `{notation.write(notation.read(calls[name], WORDS))}`"
        yield ""
        yield from example(shortest_with(name))


def values_chapter() -> Iterator[str]:
    yield "## Words that stand alone"
    yield ""
    events = explained(EVENT_WORDS, EVENTS, "events")
    explained(ZONES | OTHER_VALUES | events, VALUES, "values")
    yield "Zones. A pile's top card is its last; the row is counted from the center deck."
    yield ""
    seen = {"all": "everybody", "owner": "its owner", "nobody": "nobody"}
    yield from table(
        ("word", "in English", "what it is", "seen by"),
        [
            (f"`{z}`", words.term(z, "en"), about, seen.get(SEEN_BY.get(z, ""), ""))
            for z, about in ZONES.items()
        ],
    )  # fmt: skip
    yield "Events, for `Trigger` and `Happened`:"
    yield ""
    yield from table(("word", "it happens when"), [(f"`{event}`", about) for event, about in events.items()])
    yield "The rest (`void` is the Void and the faction both):"
    yield ""
    yield from table(("word", "what it is"), [(f"`{word}`", about) for word, about in OTHER_VALUES.items()])


def verbs_chapter() -> Iterator[str]:
    yield "## Verbs"
    yield ""
    yield "What `Do` can do, and to which cards. These tables were made by asking `check`."
    yield ""
    explained(VERB_WORDS, VERBS, "verbs")
    rows, more = [], []
    for verb in VERBS:
        where = [zone for zone in ZONES if zone in PICKABLE[verb]]
        everything = [z for z in ZONES if passes(Do(verb, All(z)))]
        luck = [z for z in ZONES if passes(Do(verb, AtRandom(z)))]
        single = [type(c).__name__ for c in (Top(), It(), This()) if passes(Do(verb, c))]
        to = [z for z in ZONES if passes(Do(verb, Pick((where[0],)), to=z))]
        rows.append((f"`{verb}`", VERB_WORDS[verb], ", ".join(where)))
        more.append(
            (
                f"`{verb}`",
                ", ".join(everything),
                ", ".join(luck),
                ", ".join(single),
                ", ".join(to),
                FREE_CELL[passes(Do(verb, Pick((where[0],)), free=True))],
            )
        )
    yield from table(("verb", "what happens", "`Pick` may look in"), rows)
    yield from table(("verb", "`All` of", "`AtRandom` of", "also", "`to`", "`free`"), more)


def file_chapter() -> Iterator[str]:
    yield "## A card file"
    yield ""
    yield "A card file is [TOML](https://toml.io): a word `set` at the top, and a table `[[card]]` for each card."
    yield "Effects are written in a notation that looks like calls. Nothing is executed: it is read as a tree of"
    yield "known words, numbers, lists and `True`, `False`, `None`, and anything else is refused."
    yield ""
    explained(CARD_FIELDS, [f.name for f in fields(Card)], "fields of a card")
    yield from table(
        ("field", "takes", "if left out", "what it is"),
        [(f"`{f.name}`", type_name(str(f.type)), default_of(f), CARD_FIELDS[f.name]) for f in fields(Card)],
    )  # fmt: skip
    yield "There is no field for a text. What a card says is made from its effects, in four languages, by"
    yield "`vigil.words`; so a text cannot be wrong while the card is right."
    yield ""


def own_cards_chapter() -> Iterator[str]:
    text = EXAMPLE.read_text(encoding="utf-8")
    yield "## A card of your own"
    yield ""
    yield "`examples/my_cards.toml` adds three:"
    yield ""
    yield "```toml"
    yield text.strip()
    yield "```"
    yield ""
    yield "What they say, made from the effects:"
    yield ""
    for card in cards_in(text, EXAMPLE.name):
        for lang in words.LANGUAGES:
            yield f"- **{words.card_name(card, lang)}** ({words.type_line(card, lang)}): {words.card_text(card, lang)}"
        yield ""
    yield 'Play with them: `make play ARGS="--cards examples/my_cards.toml"`, or in Python'
    yield '`GAME.configure({"players": 2, "cards": list(cards_in(text))})`. The cards are a part of the game\'s'
    yield "configuration: they travel in its records and links, and the rules hash knows them. The `greedy` bot"
    yield "values and plays them at once, since it reads the same data."
    yield ""


def refusals_chapter() -> Iterator[str]:
    yield "## What is refused"
    yield ""
    yield "A card that loads can be played, said in every language, saved and replayed. So everything else is"
    yield "refused while the file is read, with a sentence that says what would be right:"
    yield ""
    for made in REFUSED:
        try:
            card_from(dict(made), "custom")
        except BadData as error:
            told = ", ".join(
                f"{key} = {value!r}" if not isinstance(value, str) else f"{key} = {quoted(value)}"
                for key, value in made.items()
                if key != "name"
            )
            yield f"- `{told}`  "
            yield f"  {error}"
        else:
            raise AssertionError(f"{made} should be refused")
    yield ""
    yield "Limits:"
    yield ""
    yield "- a name has 1 to 60 letters; names may be given in pt, fr and ru beside the English one"
    yield f"- cost, honor, copies and every number in an effect: 0 to {MOST}"
    yield "- at most 8 abilities and 8 rules on a card"
    yield f"- an effect of at most {notation.LONGEST} characters, nested at most {DEEPEST} deep"
    yield f"- at most {cardfile.MOST_CARDS} cards in a file, at most {MOST_COPIES} copies of a card in a center deck"
    yield "- no two cards of one name, and none of a printed card"
    yield f"- `to` may be `deck` or `hand` for `acquire`, `{BOTTOM}` for `defeat`"
    yield ""


def keyword_chapter() -> Iterator[str]:
    yield "## Keywords"
    yield ""
    yield "`Unite` is the only one. A keyword is short for something the common words can say; it is written out"
    yield "when a game is set up, and the machine never meets it:"
    yield ""
    for card in edition("anniversary"):
        if any(isinstance(node, Unite) for node in walk(card)):
            out = written_out(card)
            parts = [out.effect] if out.effect is not None else list(out.rules)
            yield f"*{card.name}*: `{'; '.join(clauses(card_notation()[card.name]))}` becomes"
            yield ""
            yield "```"
            yield from map(notation.write, parts)
            yield "```"
            yield ""


def language_page() -> str:
    lines = [
        MARK, "", "# The card language", "",
        "A card is a sentence, as data. It is written once, in a card file; the engine runs it, four languages",
        "speak it, bots value it, records carry it. Nobody writes code for a card, and nobody writes its text.", "",
        f"There are {len(COMMON)} words that every game can use and {len(WORDS.nodes) - len(COMMON)} that are",
        "Ascension's own. How they are run is told in [ARCHITECTURE.md](ARCHITECTURE.md); all cards by set are",
        "listed in [CARDS.md](CARDS.md).", "",
    ]  # fmt: skip
    for chapter in (
        file_chapter, own_cards_chapter, builders_chapter, nodes_chapter, keyword_chapter, verbs_chapter,
        values_chapter, refusals_chapter,
    ):  # fmt: skip
        lines += chapter()
    return "\n".join(lines).rstrip() + "\n"


def cards_page() -> str:
    titles = {
        "start": "What every player begins with", "always": "Always available", "base": "The base set",
        "fallen": "Return of the Fallen", "first": "The first printing, where it reads otherwise",
    }  # fmt: skip
    lines = [
        MARK, "", "# All cards", "",
        "In the anniversary edition; the last table has the base cards that differ in the first printing",
        "(`edition = \"first\"`). The texts are made from the effects in our own words, and are not those on the",
        "printed cards.", "",
    ]  # fmt: skip
    for file, title in titles.items():
        cards = shipped(file)
        copies = sum(card.copies for card in cards)
        lines += [
            f"## {title}",
            "",
            f"{len(cards)} cards" + (f", {copies} with their copies." if file in ("base", "fallen") else "."),
            "",
        ]
        rows = [
            (
                card.name,
                words.term(card.kind, "en"),
                words.term(card.faction, "en") if card.faction else "",
                str(card.cost),
                "" if card.kind == "monster" else str(card.honor),
                str(card.copies),
                words.card_text(card, "en"),
            )
            for card in cards
        ]
        lines += table(("card", "kind", "faction", "cost", "honor", "copies", "text"), rows)
    return "\n".join(lines).rstrip() + "\n"


def pages() -> dict[str, str]:
    """The generated pages by their path."""
    return {"docs/CARD_LANGUAGE.md": language_page(), "docs/CARDS.md": cards_page()}


def stale() -> list[str]:
    """The pages that are not what the code says now."""
    found = []
    for path, text in pages().items():
        file = ROOT / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(path)
    return found


def main(args: list[str]) -> int:
    if "--check" in args:
        old = stale()
        print("\n".join(f"{path} is stale: make docs" for path in old) or "docs are fresh")
        return 1 if old else 0
    for path, text in pages().items():
        (ROOT / path).write_text(text, encoding="utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
