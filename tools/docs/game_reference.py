"""docs/reference/GAME.md: what programs read from a game: its view, questions, options, events and endings.

The fields come from the docstrings of the view. This module adds what code can't say: what each kind of question,
option and event means.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from tools.docs import ascension, conflictus
from tools.docs.writing import MARK, Lines, page_of, table, word_table
from vigil.kernel.decision import Option, Question, Target
from vigil.kernel.event import Cause, Event
from vigil.kernel.field_docs import field_docs, parts_of
from vigil.kernel.game import Game, Outcome
from vigil.registry import GAMES

SHARED: tuple[type[Any], ...] = (Option, Target, Question, Event, Cause, Outcome)


@dataclass(frozen=True)
class Reference:
    """The meaning of a game's keys and verbs."""

    title: str
    settings: str
    questions: Mapping[str, str]
    options: Mapping[str, str]
    verbs: Mapping[str, str]
    events: Mapping[str, str]
    endings: Mapping[str, str]


ASCENSION = Reference(
    title="Ascension",
    settings="settings-of-ascension",
    questions={
        "menu": "the main phase: play, use, acquire, defeat or end the turn",
        "pick": "choose a card for an effect; the verb says what happens to it",
        "may": "use an optional effect, or not",
        "one_of": "choose one of several effects",
        "name": "name a card",
        "trigger": "use an optional trigger, or not",
        "order": "choose which of several triggers resolves first",
        "steal": "choose the opponent you take Honor from",
    },
    options={
        "play": "play this card from your hand",
        "use": "use the ability of this construct; `use_2` is its second ability, and so on",
        "acquire": "acquire this card and pay its cost",
        "defeat": "defeat this monster and pay its cost",
        "gift": "acquire this card for your teammate, for one Rune more",
        "end_turn": "end your turn",
        "choose": "choose the effect with this index",
        "name": "name this card",
        "steal": "take Honor from this player",
        "order_first": "resolve this trigger first",
        "yes": "use the effect",
        "no": "don't use it",
        "done": "choose no more cards",
    },
    verbs=ascension.VERB_WORDS,
    events={
        "game": "the game begins",
        "turn": "a turn begins; `amount` is the round, `detail` is `extra` for an extra turn",
        "played": "a player plays a card",
        "used": "a player uses an ability; `amount` is its number, from 1",
        "acquired": "a player acquires a card; `detail` is `free` if it wasn't paid for",
        "defeated": "a player defeats a monster; `detail` is `free` if it wasn't paid for",
        "banished": "a card is banished",
        "discarded": "a card is discarded",
        "destroyed": "a construct is destroyed",
        "drawn": "a player draws a card; only that player sees which",
        "refilled": "a card fills slot `amount` of the center row",
        "recovered": "a card goes from a pile to a hand",
        "revealed": "the top card of a deck goes to a hand and is shown to everyone",
        "stacked": "a card goes on top of a deck",
        "entered": "a card enters play without being played",
        "given": "a player gives a card to the player `other_seat`; only these two see which",
        "kept": "a card is chosen and stays where it is",
        "copied": "the effect of a card is carried out again",
        "gained": "a player gains `amount` of `detail` (`runes`, `power`, `honor`); `to` is `only` for restricted ones",
        "paid": "a player pays `amount` of `detail`",
        "stole": "a player takes `amount` Honor from the player `other_seat`",
        "shuffled": "a pile is shuffled; it has `amount` cards now",
        "named": "a player names the card `card_name`",
        "fate": "the Fate of a card begins",
        "set_off": "a trigger of this card resolves",
        "extra_turn": "a player gets an extra turn",
        "last_round": "the last round begins; `amount` is its number, `detail` is `rounds` if the limit was reached",
        "cleanup": "a player discards hand and played cards at the end of the turn; `amount` is how many",
        "samael": "Samael takes his turn",
        "conceded": "a player concedes",
        "over": "the game is over; `detail` is the reason",
    },
    endings={
        "honor": "the Honor pool ran out",
        "rounds": "the round limit was reached",
        "conceded": "only one side is left",
    },
)
CONFLICTUS = Reference(
    title="Conflictus Aeternus",
    settings="settings-of-conflictus",
    questions={
        "set_aside": "before the game: take cards out of your deck",
        "keep": "keep your opening hand, or exchange it",
        "choose_starter": "choose who goes first",
        "priority": "play a card, use an ability, sacrifice, or pass",
        "option": "announcing: choose one of the card's options",
        "set": "announcing, or after an effect: choose the set that a card joins",
        "target": "announcing: choose a target",
        "reduction": "announcing: how many cards you mill to pay less",
        "offer": "announcing: sacrifice or discard a card as a cost",
        "pay": "announcing: pay automatically, or source by source",
        "announce": "another player is announcing something",
        "attack": "declare an attacker",
        "attack_player": "choose the player this warrior attacks",
        "leap": "choose a blocked attacker that leaps",
        "block": "choose a warrior that blocks",
        "block_attacker": "choose the attacker it blocks",
        "order": "choose which of several triggers goes on the transition first",
        "pick": "choose a card for an effect; the verb says what happens to it",
        "may": "use an optional effect, or not",
        "one_of": "choose one of several effects",
        "number": "choose a number",
        "recover": "choose a card to recover",
        "search": "choose a card from your mons",
        "player": "choose a player",
    },
    options={
        "play": "play this card",
        "play_source": "play this source",
        "use": "use the ability of this card; `use_2` is its second ability, and so on",
        "sacrifice": "sacrifice this card",
        "discard": "discard this card",
        "pass": "pass priority",
        "attack": "attack with this warrior",
        "attack_player": "attack this player",
        "leap": "this attacker leaps: it mills and deals no combat damage",
        "block": "block with this warrior",
        "block_attacker": "block this attacker",
        "add_to_set": "add the card to the set with this number; `add_to_set new` starts a new set",
        "choose": "choose the option or effect with this index",
        "target": "target this card",
        "target_player": "target this player",
        "target_item": "target this item on the transition",
        "player": "choose this player",
        "number": "choose this number",
        "reduce": "mill this many cards to pay less",
        "pay_auto": "pay automatically",
        "pay_manually": "pay source by source",
        "pay_light": "pay with a light source",
        "pay_shadow": "pay with a shadow source",
        "order_first": "put this trigger on the transition first",
        "recover": "recover this card",
        "find": "take this card from your mons",
        "set_aside": "take this card out of your deck",
        "keep": "keep your hand, or, for an effect, choose this card and leave it where it is",
        "exchange": "exchange your hand",
        "choose_starter": "choose this player to go first",
        "yes": "use the effect",
        "no": "don't use it",
        "done": "choose no more, or end the declaration",
    },
    verbs=conflictus.VERB_WORDS,
    events={
        "game": "game `amount` of the match begins",
        "begins": "a player goes first",
        "captive": "a player takes a card from the player `other_seat` captive; only the captor sees which",
        "lost_card": "a player who exchanges the hand loses this random card; the player `other_seat` draws it",
        "turn": "turn `amount` begins",
        "phase": "a phase begins; `amount` is its number",
        "freed": "`amount` sources become free",
        "drawn": "a player draws a card; only that player sees which",
        "milled": "a card goes from a mons to the mortis",
        "recovered": "a card goes from the mortis to a mons",
        "discarded": "a card is discarded",
        "dropped": "a player plays a source",
        "announced": "a card is announced; `amount` is the number of the item",
        "activated": "an ability is announced; `amount` is the number of the item, `detail` that of the ability",
        "triggered": "a triggered ability goes on the transition; `amount` is the number of the item",
        "cut": "the player `other_seat` cuts the mons of a player",
        "resolves": "an item resolves; `amount` is its number",
        "entered": "a card enters play in set `amount`",
        "failed": "a card can't join its set, which is gone",
        "put_away": "a used card goes to the mortis",
        "canceled": "item `amount` is canceled; `detail` is its kind",
        "attacks": "a warrior attacks the player `other_seat`",
        "blocks": "a warrior blocks the attacker in `detail`",
        "challenged": "a warrior must block the warrior in `detail`",
        "withdrawn": "a warrior leaves combat",
        "skips": "this turn has no attack phase",
        "damaged": "a warrior takes `amount` damage",
        "changed": "a warrior's stats change by `detail` until the end of the turn",
        "granted": "a warrior gains the keyword in `detail` until the end of the turn",
        "counters": "a card gets `amount` counters of the kind in `detail`; a negative number removes them",
        "destroyed": "a card is destroyed",
        "sacrificed": "a card is sacrificed",
        "removed": "a card is removed from the game",
        "returned": "a card returns to a hand",
        "found": "a player takes a card from the mons and shows it",
        "fetched": "a player takes a card from the mons; only that player sees which",
        "shuffled": "a mons is shuffled",
        "lost": "a player loses",
        "conceded": "a player concedes",
        "turn_limit": "the turn limit was reached",
        "over": "game `amount` of the match is over; `detail` is the reason, `seat` the winner",
    },
    endings={
        "mons": "all other players had to draw or mill and couldn't",
        "drawn": "the last players lost at the same time",
        "turn_limit": "the turn limit was reached",
        "conceded": "the other players conceded",
    },
)
REFERENCES = {"ascension": ASCENSION, "conflictus": CONFLICTUS}


def page(game: str) -> str:
    """Return the reference page of a game."""
    reference = REFERENCES[game]
    return page_of([*opening(reference), *views(game), *words(reference)])


def opening(reference: Reference) -> Lines:
    yield from (MARK, "", f"# {reference.title} for programs", "")
    yield f"For anyone who writes a bot or an experiment for {reference.title}. This page lists what your program"
    yield "reads: every field of the view, and every kind of question, option, event and ending."
    yield "[Research](../RESEARCH.md) shows how to use them, [Functions and shared types](games.md) lists what all"
    yield "games share, and"
    yield f"[Records](../RECORDS.md#{reference.settings}) lists the settings."
    yield ""


def views(game: str) -> Lines:
    yield "## View"
    yield ""
    parts = [part for part in parts_of(GAMES[game].view_type, {"config"}) if part not in (*SHARED, Outcome)]
    for part in parts:
        yield f"### {part.__name__}"
        yield ""
        yield from documented(part)


def documented(kind: type[Any]) -> Lines:
    """Describe a dataclass, with a table of its fields."""
    yield " ".join((kind.__doc__ or "").split())
    yield ""
    about = field_docs(kind)
    rows = [(f"`{each.name}`", f"`{type_of(each.type)}`", about[each.name]) for each in fields(kind)]
    yield from table(("field", "type", "meaning"), rows)


def type_of(hint: Any) -> str:
    return str(hint).replace("Callable", "function")


def words(reference: Reference) -> Lines:
    yield "## Questions"
    yield ""
    yield "The `key` of a question:"
    yield ""
    yield from word_table(("key", "meaning"), dict(reference.questions))
    yield "## Options"
    yield ""
    yield "The `verb` of an option:"
    yield ""
    yield from word_table(("verb", "meaning"), dict(reference.options))
    yield "When an effect lets you choose a card (`pick`), the verb says what happens to it:"
    yield ""
    others = {verb: about for verb, about in reference.verbs.items() if verb not in reference.options}
    yield from word_table(("verb", "what happens to the card"), others)
    yield "## Events"
    yield ""
    yield "The `kind` of an event. `seat` is the player who acts or is affected."
    yield ""
    yield from word_table(("kind", "meaning"), dict(reference.events))
    yield "## Endings"
    yield ""
    yield "The `reason` of an outcome:"
    yield ""
    yield from word_table(("reason", "meaning"), dict(reference.endings))


def shared_page() -> str:
    """Return the page about the functions and types that all games share."""
    return page_of(shared())


def shared() -> Lines:
    yield from (MARK, "", "# Functions and shared types", "")
    yield "For anyone who writes a program that works with every game. A game is an object with the functions below;"
    yield '`vigil.registry.GAMES["ascension"]` is one. A state is plain data that belongs to its game.'
    yield ""
    yield "## Functions"
    yield ""
    about, hints = field_docs(Game), get_type_hints(Game)
    assert set(about) == set(hints)
    rows = [(f"`{name}`", f"`{type_of(each)}`", about[name]) for name, each in Game.__annotations__.items()]
    yield from table(("name", "type", "meaning"), rows)
    for kind in SHARED:
        yield f"## {kind.__name__}"
        yield ""
        yield from documented(kind)
