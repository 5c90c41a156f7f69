"""The chapter on Ascension's cards: fields, zones, verbs, events and its own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.docs.writing import (
    ROOT,
    GameLanguage,
    Lines,
    card_fields,
    explained,
    nodes,
    own_cards,
    refusals,
    short_words,
    table,
    verbs,
    word_table,
)
from vigil.effects import card_files, notation
from vigil.effects.language import COMMON, All, AtRandom, Do, It, Pick, This, Top, walk
from vigil.games.ascension.cards import WORDS, card_from, cards_in, check, edition
from vigil.games.ascension.cards.validation import PICKABLE
from vigil.games.ascension.rules.card_tables import expand_keywords
from vigil.games.ascension.rules.config import MAX_COPIES
from vigil.games.ascension.rules.effect_specs import MAX_NUMBER
from vigil.games.ascension.rules.language import BOTTOM, EVENTS, VALUES, VERBS, Card, Unite
from vigil.games.ascension.rules.view import SEEN_BY
from vigil.games.ascension.text.messages import term
from vigil.kernel.serialization import DEEPEST

EXAMPLE: Path = ROOT / "examples" / "my_cards.toml"


def a_hero(effect: Any) -> Card:
    return Card("Probe", "probe", "hero", effect=effect)


LANGUAGE = GameLanguage(
    title="Ascension", words=WORDS, card=Card, edition=edition("anniversary"), folder="ascension",
    files=("start", "always", "base", "fallen"), own=tuple(k for k in WORDS.nodes.values() if k not in COMMON),
    probe=a_hero, check=check, not_for_cards="it is internal to the rules and can't be used on a card",
    clauses=("fate", "effect", "abilities", "rules"),
)  # fmt: skip
CARD_FIELDS = {
    "name": "the printed name; typed in lower case, with `_` for everything but letters and digits",
    "set": "one word at the top of the file, outside the cards' tables (default: `custom`)",
    "kind": "`hero`, `construct` or `monster`",
    "faction": "`enlightened`, `lifebound`, `mechana` or `void`; a monster has none",
    "cost": "Runes for a hero or a construct, Power for a monster",
    "honor": "Honor for its owner at the end; a monster has none",
    "copies": "how many copies are shuffled into the center deck",
    "effect": "what a hero does when played, or a monster's reward",
    "fate": "what happens when it enters the center row",
    "abilities": "a list: what the owner of a construct in play may use; a bare effect works once per turn",
    "rules": "a list: what applies or triggers while a construct is in play",
    "unbanishable": "true: no effect can banish it",
    "rests": "where a defeated monster goes, if not to the Void",
    "banished": "where it goes when banished, if not to the Void; not for custom cards",
    "names": "its names in other languages: `{ pt = ..., fr = ..., ru = ... }`",
}
ZONES = {
    "deck": "a player's deck", "hand": "a player's hand", "played": "heroes played this turn",
    "discard": "a player's discard pile", "constructs": "constructs in play",
    "trophies": "monsters kept in front of a player; in solo games, Samael's stack",
    "row": "the six cards of the center row", "center": "the center deck", "void": "the Void",
    "mystics": "the pile of Mystics", "heavies": "the pile of Heavy Infantry", "cultists": "the Cultist's place",
    "box": "out of the game", "adjacent": "the slots of the row beside this card, or beside the place it left",
    "bottom": "a destination: under the center deck",
}  # fmt: skip
OTHER_VALUES = {
    "runes": "buys heroes and constructs", "power": "defeats monsters", "honor": "wins the game",
    "hero": "a kind of card", "construct": "a kind of card", "monster": "a kind of card",
    "acquirable": "a hero or a construct", "enlightened": "a faction", "lifebound": "a faction",
    "mechana": "a faction", "opponents": "for `Each`: the other players, except teammates",
    "others": "for `Each`: the other players, including teammates",
    "everyone": "for `Each`: all players, starting with you",
    "once": "a limit: once per turn, when you choose", "first": "a limit: automatically, the first time in each turn",
    "always": "no limit",
}  # fmt: skip
VERB_WORDS = {
    "banish": "to the Void, or where the card says",
    "discard": "to the discard pile",
    "destroy": "a construct in play to its owner's discard pile",
    "acquire": "to your discard pile, paying its cost in Runes",
    "defeat": "to the Void, paying its cost in Power; then its reward",
    "take": "acquire or defeat, depending on the card",
    "enter": "into play",
    "recover": "into the hand; from a deck, only the top card, shown to everyone",
    "stack": "on top of your deck",
    "give": "from a hand into the hand of the player whose effect it is",
    "keep": "does nothing but mark the card, so that a following `All` leaves it out",
    "copy": "carry out its effect again",
}
EVENT_WORDS = {
    "played": "you play a hero (or a monster as a hero)",
    "entered": "a construct enters play under your control",
    "acquired": "you acquire a card, paid or free",
    "defeated": "you defeat a monster",
    "banished": "you banish a card; with `own=True`, this card, wherever it was",
    "turn_ends": "your turn ends, after you have drawn your new hand",
}
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
CALLS = {
    "of": "of(hero, lifebound, max_cost=3)", "seq": "seq(draw(1), gain(honor, 1))", "draw": "draw(2)",
    "gain": "gain(runes, 2, only=of(construct, mechana))", "banish": "banish(hand, discard, may=True)",
    "discard": "discard(2)", "destroy": "destroy(of(highest=True))", "defeat_free": "defeat_free(4)",
    "acquire_free": "acquire_free(row, of=of(hero), to=deck)", "each_opponent": "each_opponent(discard(1))",
    "each_other": "each_other(May(draw(1)))", "each_player": "each_player(May(draw(1)))",
    "this_turn": "this_turn(TreatAs(mechana))", "next_time": "next_time(Discount(1, of(construct)))",
    "always": "always(draw(1))",
}  # fmt: skip


def chapter() -> Lines:
    """Yield the chapter on Ascension."""
    yield "## Ascension"
    yield ""
    yield f"{len(LANGUAGE.own)} words exist only in Ascension. [Cards of Ascension](CARDS.md) lists all its cards."
    yield ""
    yield "### Fields of a card"
    yield ""
    yield from card_fields(LANGUAGE, CARD_FIELDS, filled_in=("set",))
    yield "### Example cards"
    yield ""
    yield "`examples/my_cards.toml` contains three:"
    yield ""
    yield from own_cards(EXAMPLE, cards_in(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name))
    yield 'Play with them: `make terminal ARGS="--cards examples/my_cards.toml"`, or in Python'
    yield '`GAME.configure({"players": 2, "cards": list(cards_in(text))})`. The cards belong to the game\'s'
    yield "configuration, so its records, its links and the rules hash include them. The `greedy` bot can play them"
    yield "immediately, because it reads the same data."
    yield ""
    yield "### Short words"
    yield ""
    yield from short_words(LANGUAGE, CALLS)
    yield from nodes(LANGUAGE.own, [LANGUAGE])
    yield from keyword()
    yield from verbs_and_values()
    yield from refused()


def keyword() -> Lines:
    yield "### Keywords"
    yield ""
    yield "`Unite` is the only keyword. A keyword is short for an effect in common words. It is expanded when a game is"
    yield "set up, so the engine never sees it:"
    yield ""
    for card in LANGUAGE.edition:
        if any(isinstance(node, Unite) for node in walk(card)):
            out = expand_keywords(card)
            parts = [out.effect] if out.effect is not None else list(out.rules)
            yield f"*{card.name}*: `{'; '.join(LANGUAGE.lines(card.name))}` becomes"
            yield ""
            yield "```"
            yield from map(notation.write, parts)
            yield "```"
            yield ""


def verbs_and_values() -> Lines:
    yield "### Verbs"
    yield ""
    yield "What each verb does, and which cards `Pick` can select. These tables are generated from the validity check."
    yield ""
    explained(VERB_WORDS, VERBS, "verbs")
    yield from verbs(LANGUAGE, VERB_WORDS, ZONES, {"`Pick` from": lambda verb, z: Do(verb, Pick((z,)))})
    rows = []
    for verb in VERBS:
        first = next(zone for zone in ZONES if zone in PICKABLE[verb])
        single = [type(c).__name__ for c in (Top(), It(), This()) if LANGUAGE.passes(Do(verb, c))]
        rows.append(
            (
                f"`{verb}`",
                ", ".join(z for z in ZONES if LANGUAGE.passes(Do(verb, All(z)))),
                ", ".join(z for z in ZONES if LANGUAGE.passes(Do(verb, AtRandom(z)))),
                ", ".join(single),
                ", ".join(z for z in ZONES if LANGUAGE.passes(Do(verb, Pick((first,)), to=z))),
                "yes" if LANGUAGE.passes(Do(verb, Pick((first,)), free=True)) else "",
            )
        )
    yield from table(("verb", "`All` of", "`AtRandom` of", "also", "`to`", "`free`"), rows)
    yield "### Stand-alone words"
    yield ""
    events = explained(EVENT_WORDS, EVENTS, "events")
    explained(ZONES | OTHER_VALUES | events, VALUES, "values")
    yield "Zones. The last card of a pile is its top card. The slots of the row are counted from the center deck."
    yield ""
    seen = {"all": "everyone", "owner": "its owner", "nobody": "no one"}
    yield from table(
        ("word", "in English", "meaning", "visible to"),
        [(f"`{zone}`", term(zone, "en"), about, seen.get(SEEN_BY.get(zone, ""), "")) for zone, about in ZONES.items()],
    )
    yield "Events, for `Trigger` and `Happened`:"
    yield ""
    yield from word_table(("word", "happens when"), events)
    yield "Other words (`void` is both the Void and the faction):"
    yield ""
    yield from word_table(("word", "meaning"), OTHER_VALUES)


def refused() -> Lines:
    yield "### Errors and limits"
    yield ""
    yield from refusals(REFUSED, lambda card: card_from(card, "custom"))
    yield "Limits:"
    yield ""
    yield "- a name has 1 to 60 characters; names in pt, fr and ru are optional"
    yield f"- cost, honor, copies and every number in an effect: 0 to {MAX_NUMBER}"
    yield "- at most 8 abilities and 8 rules on a card"
    yield f"- an effect of at most {notation.MAX_LENGTH} characters, nested at most {DEEPEST} deep"
    yield f"- at most {card_files.MOST_CARDS} cards in a file, at most {MAX_COPIES} copies of a card in a center deck"
    yield "- no duplicate names, and no name of a printed card"
    yield f"- `to` may be `deck` or `hand` for `acquire`, `{BOTTOM}` for `defeat`"
    yield ""
