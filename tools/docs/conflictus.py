"""The chapter on the cards of Conflictus: fields, keywords, zones, verbs, events and its own words."""

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
from vigil.effects.language import All, AtRandom, Do, Pick
from vigil.games.conflictus.cards import SIZE, WORDS, card_from, cards_in, edition
from vigil.games.conflictus.cards.validation import IN_SET, MARKS, NOT_GRANTED, check
from vigil.games.conflictus.rules.card_tables import ExpandedCard
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.effect_specs import MAX_NUMBER
from vigil.games.conflictus.rules.language import (
    COUNTERS,
    EVENTS,
    KEYWORDS,
    NOT_ON_WARRIORS_ONLY,
    NUMBERED,
    OWN,
    STATS,
    VALUES,
    VERBS,
    Card,
    Keyword,
    Spell,
)
from vigil.games.conflictus.text.cards import keyword_reminder, keyword_text
from vigil.games.conflictus.text.messages import term
from vigil.kernel.serialization import DEEPEST

EXAMPLE: Path = ROOT / "examples" / "my_conflictus_cards.toml"


def an_amulet(effect: Any) -> Card:
    return Card("Probe", 999, "amulet", "neutral", effect=Spell(effect))


LANGUAGE = GameLanguage(
    title="Conflictus", words=WORDS, card=Card, edition=edition(), folder="conflictus",
    files=("light", "shadow", "neutral", "tokens"), own=OWN, probe=an_amulet, check=check,
    not_for_cards="it has no meaning in this game", clauses=("keywords", "effect", "abilities", "rules"),
)  # fmt: skip
CARD_FIELDS = {
    "name": "the printed name; typed in lower case, with `_` for everything but letters and digits",
    "number": f"its place in the edition, 1 to {SIZE}; leave it out for custom cards",
    "kind": "its class: `source`, `warrior`, `amulet`, `relic` or `equipment`",
    "faction": "`light`, `shadow` or `neutral`: which sources pay for it, and which warriors beneath it help",
    "rarity": "`diamond`, `gold`, `silver` or `iron`; a source is iron",
    "cost": "the number of sources it costs",
    "attack": "the damage a warrior deals in combat",
    "defense": "the damage a warrior can take",
    "mill": "how many cards the attacked player mills when the warrior is not blocked",
    "subclass": "one word for a warrior, such as `mage`, `soldier` or `spirit`; any word works",
    "keywords": 'a list: `["energy", "evolve_light 2"]`',
    "effect": "what an amulet does: `spell(...)` or `ChooseOne([...])`",
    "abilities": "a list of `Activated(...)` that the card's controller may use",
    "rules": "a list: what applies or triggers while the card is on the table; for warriors, only while active",
    "token": "true: other cards create it, and it is never in a deck",
    "names": "its names in other languages: `{ en = ..., pt = ..., fr = ..., ru = ... }`",
}
ZONES = {
    "mons": "a player's deck and life: a player who must draw or mill and can't loses",
    "hand": "a player's hand",
    "mortis": "where used, milled, destroyed and sacrificed cards go",
    "exterminatus": "cards removed from the game",
    "reserve": "cards taken out before the game",
    "captive": "in Rapidinha, the card taken from an opponent's mons",
    "free": "sources that can pay",
    "spent": "unbound sources on the table; they become free in the next maintenance phase",
    "out_of_game": "out of play: unused tokens, and cards of players who left",
    "table": "all sets on the table",
}
SEEN_BY = {
    "mons": "no one", "hand": "its owner", "reserve": "its owner", "captive": "the player who took it",
    "out_of_game": "",
}  # fmt: skip
VERB_WORDS = {
    "destroy": "to its owner's mortis",
    "sacrifice": "its controller puts it into its owner's mortis",
    "remove": "out of the game, into its owner's exterminatus",
    "return": "to its owner's hand",
    "discard": "from the hand to the mortis",
    "cancel": "an item on the transition: it does nothing, and a card goes to its owner's mortis",
    "withdraw": "out of combat: it no longer attacks or blocks",
    "put": "onto the table; a source into the free area",
    "keep": "does nothing but mark the card, so that a following `All` leaves it out",
}
EVENT_WORDS = {
    "enters": "a card enters play",
    "dies": "a warrior goes from the table to the mortis for any reason",
    "leaves": "a card leaves the table for any reason",
    "sacrificed": "a card is sacrificed",
    "attacks": "a warrior is declared as an attacker",
    "blocks": "a warrior is declared as a blocker",
    "damaged": "a warrior is dealt damage",
    "plays": "a player plays a card (announced and paid)",
    "draws": "a player draws a card",
    "mills": "a player mills any number of cards",
    "recovers": "a player recovers any number of cards",
    "discards": "a player discards a card",
    "turn_begins": "a player's turn begins",
    "turn_ends": "a player's turn ends",
}
OTHER_VALUES = {
    "source": "a class", "warrior": "a class", "amulet": "a class", "relic": "a class", "equipment": "a class",
    "fixed": "for `which`: any card that stays on the table (all but amulets)",
    "ability": "for `an_item`: an ability on the transition",
    "light": "a faction; a part of a set", "shadow": "a faction; a part of a set", "neutral": "a faction",
    "attack": "a warrior stat", "defense": "a warrior stat",
    "active": "the warrior on top of its set", "inactive": "a warrior beneath another",
    "attacking": "a role in combat", "blocking": "a role in combat", "blocked": "a blocked attacker",
    "unblocked": "an unblocked attacker",
    "able": "a warrior of the attacked player that could block this one",
    "card": "for `TargetSpec`: a card on the table", "player": "for `TargetSpec`: a player",
    "item": "for `TargetSpec`: something on the transition",
    "you": "the card's controller", "opponents": "all other players", "everyone": "all players, starting with you",
    "any": "any player", "target": "for `Draw`, `Mill`, `Discard`: the targeted player",
    "theirs": "for `Draw`, `Mill`, `Discard`: the player who controlled the card concerned",
    "growth": "a counter: +1/+1/+1", "charge": "a counter whose meaning depends on the card",
    "this": "for `StatBonus` and `HasKeyword`: this card", "set": "the active warrior of its set",
    "all": "all such warriors",
}  # fmt: skip
BOTH = {
    "mill": "a keyword and a warrior stat",
    "vanish": "a keyword and its counter",
    "reduction": "a keyword and its counter",
}
CALLS = {
    "which": "which(warrior, opponents, state=active, max_mill=2)",
    "seq": "seq(Draw(1), Recover(2))",
    "spell": "spell(Damage(2, Target()), a_card(which(warrior)))",
    "a_card": "a_card(which(warrior, you), n=2, up_to=True)",
    "a_player": "a_player(opponents)",
    "an_item": "an_item(amulet, opponents)",
    "each_opponent": "each_opponent(Discard(1))",
    "each_player": "each_player(Draw(1))",
    "this_turn": "this_turn(Discount(1, which(equipment)))",
    "stat_bonus": "stat_bonus(1, 0, 1)",
    "from_mortis": "from_mortis(which(warrior), may=True)",
}
LAMP = {"name": "Lamp"}
REFUSED: tuple[dict[str, Any], ...] = (
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Drow(1))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Draw(21))"},
    LAMP | {"kind": "amulet", "faction": "light", "rules": ["stat_bonus(1, 0, 0)"], "effect": "spell(Draw(1))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": 'spell(Do("discard", Pick([table])))'},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Damage(1, Pick([table])))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Damage(1, Target()))"},
    LAMP | {"kind": "warrior", "faction": "light", "keywords": ["flying"]},
    LAMP | {"kind": "warrior", "faction": "light", "keywords": ["vanish"]},
    LAMP | {"kind": "relic", "faction": "light", "keywords": ["might"]},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Grant(Target(), surprise), a_card(which(warrior)))"},
    LAMP | {"kind": "warrior", "faction": "light", "rules": ["HasKeyword(all, surprise)"]},
    LAMP | {"kind": "warrior", "faction": "light", "rules": ["Trigger(enters, Draw(1), limit='once')"]},
    LAMP | {"kind": "source", "faction": "neutral"},
    LAMP | {"kind": "equipment", "faction": "light", "attack": 2},
    LAMP | {"kind": "warrior", "faction": "light", "honor": 2},
)


def chapter() -> Lines:
    """Yield the chapter on Conflictus."""
    yield "## Conflictus Aeternus"
    yield ""
    yield f"{len(OWN)} words and {len(KEYWORDS)} keywords exist only in this game. Its {SIZE} cards are listed in"
    yield "[Cards of Conflictus](CARDS_CONFLICTUS.md), its decks in [Decks](DECKS.md). Cards are printed in"
    yield "Portuguese; the examples use their English names."
    yield ""
    yield "### Fields of a card"
    yield ""
    yield from card_fields(LANGUAGE, CARD_FIELDS, filled_in=("number",))
    yield from worked_examples()
    yield "### Short words"
    yield ""
    yield from short_words(LANGUAGE, CALLS)
    yield from nodes(OWN, [LANGUAGE])
    yield from keywords()
    yield from verbs_and_values()
    yield from refused()


def worked_examples() -> Lines:
    yield "### Example cards"
    yield ""
    yield "`examples/my_conflictus_cards.toml` contains four:"
    yield ""
    yield from own_cards(EXAMPLE, cards_in(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name))
    yield "- **The warrior** has two keywords, one with a number, and a trigger in its rules: `enters` is the"
    yield "  event, and `which(equipment, you)` are the cards it listens for. A trigger about the card itself would use"
    yield "  `own=True`."
    yield "- **The amulet** has a target: `a_card(...)` is announced when you play it, before anyone can respond, and"
    yield "  is `Target()` when it resolves. If the warrior has left by then, the amulet is canceled and no one mills."
    yield "  A `Pick` would be chosen only when the amulet resolves, and is not a target."
    yield "- **The equipment** gives the active warrior of its set a bonus (`stat_bonus`), and a keyword as long as"
    yield "  a test is true."
    yield "- **The relic** has an ability with a cost. An ability without a cost can be used once per turn. `phases`"
    yield "  limits when an ability can be used."
    yield ""
    yield "Decks can contain the cards of a card file. In Python:"
    yield '`GAME.configure({"decks": [list_1, list_2], "cards": list(cards_in(text))})`. Records,'
    yield "links and the rules hash include them."
    yield ""


def keywords() -> Lines:
    yield "### Keywords"
    yield ""
    yield 'On a card: `keywords = ["seek", "vanish 3"]`. Until the end of the turn: `Grant(Target(), might)`. As'
    yield "long as a test"
    yield f"is true: `HasKeyword(set, leap)`. {', '.join(f'`{k}`' for k in NOT_GRANTED[:-1])} and `{NOT_GRANTED[-1]}`"
    yield "matter only when a card is announced or enters play, and can't be granted. Section 28 of"
    yield "[the rules](rules/conflictus.md) explains each keyword."
    yield ""
    yield from table(
        ("word", "in English", "on", "meaning"),
        [
            (
                f"`{name} 2`" if name in NUMBERED else f"`{name}`",
                keyword_text(name, number(name), "en"),
                "all cards except sources" if name in NOT_ON_WARRIORS_ONLY else "warriors",
                keyword_reminder(name, number(name), "en"),
            )
            for name in KEYWORDS
        ],
    )
    yield "Some are expanded when a game is set up, so the engine sees only the expansion:"
    yield ""
    checked = []
    for name in KEYWORDS:
        parts = expansion_of(name)
        if parts:
            yield f"- {keyword_text(name, number(name), 'en')}: {'; '.join(f'`{part}`' for part in parts)}"
        else:
            checked.append(keyword_text(name, number(name), "en"))
    yield ""
    yield f"The rules check the others where they matter: {', '.join(checked)}."
    yield ""


def number(keyword: str) -> int:
    """Return the number of a keyword in the examples."""
    return 2 if keyword in NUMBERED else 0


def expansion_of(keyword: str) -> list[str]:
    """Return what a keyword expands to; nothing if the rules check for it."""
    card = Card("Probe", 999, "warrior", "neutral", keywords=(Keyword(keyword, number(keyword)),))
    return [notation.write(root) for root in ExpandedCard(card, Switches()).roots()]


def verbs_and_values() -> Lines:
    yield "### Verbs"
    yield ""
    yield "What each verb does, and which cards `Pick`, `All` and `AtRandom` can select. `Target()`, `It()` and"
    yield "`This()` are not listed. The table is generated from the validity check."
    yield ""
    asked: dict[str, Any] = {
        "`Pick` from": lambda verb, zone: Do(verb, Pick((zone,))),
        "`All` of": lambda verb, zone: Do(verb, All(zone)),
        "`AtRandom` of": lambda verb, zone: Do(verb, AtRandom(zone)),
    }
    yield from verbs(LANGUAGE, explained(VERB_WORDS, VERBS, "verbs"), ZONES, asked)
    yield "### Stand-alone words"
    yield ""
    events = explained(EVENT_WORDS, EVENTS, "events")
    keyed = {keyword: keyword_text(keyword, number(keyword), "en") for keyword in KEYWORDS}
    explained(ZONES | OTHER_VALUES | BOTH | keyed | events, VALUES, "values")
    yield "Zones. The last card of a pile is its top card."
    yield ""
    yield from table(
        ("word", "in English", "meaning", "visible to"),
        [(f"`{zone}`", term(zone, "en"), about, SEEN_BY.get(zone, "everyone")) for zone, about in ZONES.items()],
    )
    yield "Events, for `Trigger` and `Happened`. `whose` says whose action or card counts (default: yours)."
    yield ""
    yield from word_table(("word", "happens when"), events)
    yield "Other words:"
    yield ""
    yield from word_table(("word", "meaning"), OTHER_VALUES | BOTH)


def refused() -> Lines:
    yield "### Errors and limits"
    yield ""
    yield from refusals(REFUSED, card_from)
    yield "Limits:"
    yield ""
    yield "- a name has 1 to 60 characters; names in en, pt, fr and ru are optional"
    yield f"- cost, {', '.join(STATS)} and every number in an effect: 0 to {MAX_NUMBER}; a change"
    yield f"  (`StatBonus`, `Modify`, `PutCounters`) -{MAX_NUMBER} to {MAX_NUMBER}"
    yield "- at most 6 abilities and 6 rules on a card, at most 4 targets in a spell"
    yield f"- an effect of at most {notation.MAX_LENGTH} characters, nested at most {DEEPEST} deep"
    yield f"- at most {card_files.MOST_CARDS} cards in a file; no duplicate names, and no name of a printed card"
    yield f"- counters: {', '.join(COUNTERS)}; parts of a set (`InSet`): {', '.join(IN_SET)};"
    yield f"  marks (`MarkFor`): {', '.join(MARKS)}"
    yield ""
