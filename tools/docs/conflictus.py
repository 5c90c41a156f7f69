"""What is told of the cards of Conflictus: fields, keywords, zones, verbs, events and own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.docs.writing import (
    ROOT,
    Lines,
    Tongue,
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


TONGUE = Tongue(
    title="Conflictus", words=WORDS, card=Card, edition=edition(), folder="conflictus",
    files=("light", "shadow", "neutral", "tokens"), own=OWN, probe=an_amulet, check=check,
    unsaid="it has no meaning in this game", clauses=("keywords", "effect", "abilities", "rules"),
)  # fmt: skip
CARD_FIELDS = {
    "name": "as printed; also what is typed, in small letters with `_` for everything else",
    "number": f"its place in the edition, 1 to {SIZE}; for a card of one's own, leave it out",
    "kind": "its class: `source`, `warrior`, `amulet`, `relic` or `equipment`",
    "faction": "`light`, `shadow` or `neutral`: which sources pay for it, and which warriors beneath help to",
    "rarity": "`diamond`, `gold`, `silver` or `iron`; a source is iron",
    "cost": "so many sources",
    "attack": "the damage a warrior deals in combat",
    "defense": "the damage a warrior can take",
    "mill": "how many cards the attacked player mills when the warrior is not blocked",
    "subclass": "a warrior's, one word: `mage`, `soldier`, `spirit`...; any word is taken",
    "keywords": 'a list: `["energy", "evolve_light 2"]`',
    "effect": "what happens when the card was played: an amulet's text; `spell(...)` or `ChooseOne([...])`",
    "abilities": "a list of `Activated(...)`: what whoever controls the card may use",
    "rules": "a list: what holds, or is set off, while the card is on the table; of warriors only the active one's",
    "token": "true: it is made by other cards and never in a deck",
    "names": "its names in other languages: `{ en = ..., pt = ..., fr = ..., ru = ... }`",
}
ZONES = {
    "mons": "a player's deck, and life: who must draw or mill and cannot has lost",
    "hand": "a player's hand",
    "mortis": "where cards go that were used, milled, destroyed or sacrificed",
    "exterminatus": "cards removed from the game",
    "reserve": "cards taken out before the game began",
    "captive": "in a Rapidinha: the card a player took from an opponent's mons",
    "free": "sources that can pay",
    "spent": "sources on the table that are bound to nothing: they are free again in the next maintenance",
    "limbo": "out of play: tokens not made, cards of a player who has left",
    "table": "all sets on the table",
}
SEEN_BY = {
    "mons": "nobody", "hand": "its owner", "reserve": "its owner", "captive": "who took it", "limbo": "",
}  # fmt: skip
VERB_WORDS = {
    "destroy": "to its owner's mortis",
    "sacrifice": "its controller puts it into its owner's mortis",
    "remove": "out of the game, into its owner's exterminatus",
    "return": "to its owner's hand",
    "discard": "from the hand to the mortis",
    "cancel": "an item on the transition: it does nothing, a card goes to its owner's mortis",
    "withdraw": "out of combat; it neither attacks nor blocks any more",
    "put": "onto the table; a source into the free area",
    "keep": "nothing is done to it, but it is the card spoken of: `All` leaves it out",
}
EVENT_WORDS = {
    "enters": "a card enters play",
    "dies": "a warrior goes from the table to the mortis, whatever the reason",
    "leaves": "a card leaves the table, whichever way",
    "sacrificed": "a card is sacrificed",
    "attacks": "a warrior is declared as attacker",
    "blocks": "a warrior is declared as blocker",
    "damaged": "a warrior is dealt damage",
    "plays": "somebody plays a card: it is announced and paid",
    "draws": "somebody draws a card",
    "mills": "somebody mills, however many cards",
    "recovers": "somebody recovers, however many cards",
    "discards": "somebody discards a card",
    "round_begins": "a player's round begins",
    "round_ends": "a player's round ends",
}
OTHER_VALUES = {
    "source": "a class", "warrior": "a class", "amulet": "a class", "relic": "a class", "equipment": "a class",
    "fixed": "for `which`: any card that stays on the table, all but amulets",
    "ability": "for `an_item`: an item that is no card",
    "light": "a faction; a part of a set", "shadow": "a faction; a part of a set", "neutral": "a faction",
    "attack": "a value of a warrior", "defense": "a value of a warrior",
    "active": "the warrior on top of its set", "inactive": "a warrior under another",
    "attacking": "a role in combat", "blocking": "a role in combat", "blocked": "an attacker that is blocked",
    "unblocked": "an attacker that is not",
    "able": "a warrior of the attacked player that could block this one",
    "card": "for `Aim`: a card on the table", "player": "for `Aim`: a player",
    "item": "for `Aim`: something on the transition",
    "you": "whoever controls the card", "opponents": "all the others", "everyone": "all players, you first",
    "any": "anybody's", "target": "for `Draw`, `Mill`, `Discard`: the player announced as target",
    "theirs": "for `Draw`, `Mill`, `Discard`: whoever controlled the card spoken of",
    "growth": "a counter: +1/+1/+1", "charge": "a counter without a meaning of its own",
    "this": "for `Mod` and `Has`: this card", "set": "the active warrior of its set", "all": "all such warriors",
}  # fmt: skip
BOTH = {
    "mill": "a keyword and a value of a warrior",
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
    "this_round": "this_round(Cheaper(1, which(equipment)))",
    "mod": "mod(1, 0, 1)",
    "from_mortis": "from_mortis(which(warrior), may=True)",
}
LAMP = {"name": "Lamp"}
REFUSED: tuple[dict[str, Any], ...] = (
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Drow(1))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Draw(21))"},
    LAMP | {"kind": "amulet", "faction": "light", "rules": ["mod(1, 0, 0)"], "effect": "spell(Draw(1))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": 'spell(Do("discard", Pick([table])))'},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Damage(1, Pick([table])))"},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Damage(1, Target()))"},
    LAMP | {"kind": "warrior", "faction": "light", "keywords": ["flying"]},
    LAMP | {"kind": "warrior", "faction": "light", "keywords": ["vanish"]},
    LAMP | {"kind": "relic", "faction": "light", "keywords": ["might"]},
    LAMP | {"kind": "amulet", "faction": "light", "effect": "spell(Grant(Target(), surprise), a_card(which(warrior)))"},
    LAMP | {"kind": "warrior", "faction": "light", "rules": ["Has(all, surprise)"]},
    LAMP | {"kind": "warrior", "faction": "light", "rules": ["Trigger(enters, Draw(1), limit='once')"]},
    LAMP | {"kind": "source", "faction": "neutral"},
    LAMP | {"kind": "equipment", "faction": "light", "attack": 2},
    LAMP | {"kind": "warrior", "faction": "light", "honor": 2},
)


def chapter() -> Lines:
    yield "## Conflictus Aeternus"
    yield ""
    yield f"{len(OWN)} words are this game's own, and {len(KEYWORDS)} keywords. Its {SIZE} cards are listed in"
    yield "[CARDS_CONFLICTUS.md](CARDS_CONFLICTUS.md), its decks in [DECKS.md](DECKS.md). Cards are printed in"
    yield "Portuguese; the examples name them in English."
    yield ""
    yield "### The fields of a card"
    yield ""
    yield from card_fields(TONGUE, CARD_FIELDS, filled_in=("number",))
    yield from worked_examples()
    yield "### Short words"
    yield ""
    yield from short_words(TONGUE, CALLS)
    yield from nodes(OWN, [TONGUE])
    yield from keywords()
    yield from verbs_and_values()
    yield from refused()


def worked_examples() -> Lines:
    yield "### Cards of your own"
    yield ""
    yield "`examples/my_conflictus_cards.toml` has one of each sort:"
    yield ""
    yield from own_cards(EXAMPLE, cards_in(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name))
    yield "- **The warrior** has two keywords, one with a number, and a trigger among its rules: `enters` is the"
    yield "  event, `which(equipment, you)` the cards it listens for. A trigger about the card itself would say"
    yield "  `own=True`."
    yield "- **The amulet** aims: `a_card(...)` is announced when it is played, before anybody can answer, and is"
    yield "  `Target()` when it resolves. If the warrior has left by then, the amulet is cancelled and nobody mills."
    yield "  A `Pick` instead would be chosen only when it resolves, and is no target."
    yield "- **The equipment** gives the active warrior of its set a bonus (`mod`), and a keyword as long as a test"
    yield "  holds."
    yield "- **The relic** has an ability with a cost. An ability without any cost can be used once per round;"
    yield "  `phases` narrows down when."
    yield ""
    yield "A card file adds to the cards that decks may name. In Python:"
    yield '`GAME.configure({"decks": [list_1, list_2], "cards": list(cards_in(text))})`; they travel in records and'
    yield "links, and the rules hash knows them."
    yield ""


def keywords() -> Lines:
    yield "### Keywords"
    yield ""
    yield 'On a card: `keywords = ["seek", "vanish 3"]`. For a while: `Grant(Target(), might)`. As long as something'
    yield f"holds: `Has(set, leap)`. {', '.join(f'`{k}`' for k in NOT_GRANTED[:-1])} and `{NOT_GRANTED[-1]}` matter"
    yield "only when a card is announced or enters play and cannot be granted. The rules of each are in section 28 of"
    yield "[rules/conflictus.md](rules/conflictus.md)."
    yield ""
    yield from table(
        ("word", "in English", "on", "what it means"),
        [
            (
                f"`{name} 2`" if name in NUMBERED else f"`{name}`",
                keyword_text(name, number(name), "en"),
                "any card but sources" if name in NOT_ON_WARRIORS_ONLY else "warriors",
                keyword_reminder(name, number(name), "en"),
            )
            for name in KEYWORDS
        ],
    )
    yield "Some are written out when a game is set up, and the machine meets only what they stand for:"
    yield ""
    asked = []
    for name in KEYWORDS:
        said = written(name)
        if said:
            yield f"- {keyword_text(name, number(name), 'en')}: {'; '.join(f'`{part}`' for part in said)}"
        else:
            asked.append(keyword_text(name, number(name), "en"))
    yield ""
    yield f"The others are asked for by the rules where they matter: {', '.join(asked)}."
    yield ""


def number(keyword: str) -> int:
    return 2 if keyword in NUMBERED else 0


def written(keyword: str) -> list[str]:
    """What a keyword is written out to; nothing where the rules themselves ask for it."""
    card = Card("Probe", 999, "warrior", "neutral", keywords=(Keyword(keyword, number(keyword)),))
    return [notation.write(root) for root in ExpandedCard(card, Switches()).roots()]


def verbs_and_values() -> Lines:
    yield "### Verbs"
    yield ""
    yield "What `Do` can do, besides to `Target()`, `It()` and `This()`. The table was made by asking `check`."
    yield ""
    asked: dict[str, Any] = {
        "`Pick` may look in": lambda verb, zone: Do(verb, Pick((zone,))),
        "`All` of": lambda verb, zone: Do(verb, All(zone)),
        "`AtRandom` of": lambda verb, zone: Do(verb, AtRandom(zone)),
    }
    yield from verbs(TONGUE, explained(VERB_WORDS, VERBS, "verbs"), ZONES, asked)
    yield "### Words that stand alone"
    yield ""
    events = explained(EVENT_WORDS, EVENTS, "events")
    keyed = {keyword: keyword_text(keyword, number(keyword), "en") for keyword in KEYWORDS}
    explained(ZONES | OTHER_VALUES | BOTH | keyed | events, VALUES, "values")
    yield "Zones. A pile's top card is its last."
    yield ""
    yield from table(
        ("word", "in English", "what it is", "seen by"),
        [(f"`{zone}`", term(zone, "en"), about, SEEN_BY.get(zone, "everybody")) for zone, about in ZONES.items()],
    )
    yield "Events, for `Trigger` and `Happened`. `whose` says whose deed or card is meant: yours if left out."
    yield ""
    yield from word_table(("word", "it happens when"), events)
    yield "The rest, besides the keywords:"
    yield ""
    yield from word_table(("word", "what it is"), OTHER_VALUES | BOTH)


def refused() -> Lines:
    yield "### What is refused"
    yield ""
    yield from refusals(REFUSED, card_from)
    yield "Limits:"
    yield ""
    yield "- a name has 1 to 60 letters; names may be given in en, pt, fr and ru"
    yield f"- cost, {', '.join(STATS)} and every number in an effect: 0 to {MAX_NUMBER}; a change (`Mod`, `Modify`,"
    yield f"  `PutCounters`) -{MAX_NUMBER} to {MAX_NUMBER}"
    yield "- at most 6 abilities and 6 rules on a card, at most 4 targets in a spell"
    yield f"- an effect of at most {notation.LONGEST} characters, nested at most {DEEPEST} deep"
    yield f"- at most {card_files.MOST_CARDS} cards in a file; no two of one name, and none of a printed card"
    yield f"- counters: {', '.join(COUNTERS)}; parts of a set (`InSet`): {', '.join(IN_SET)};"
    yield f"  marks (`MarkFor`): {', '.join(MARKS)}"
    yield ""
