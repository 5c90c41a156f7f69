"""Everything Vigil says, in four languages: cards, questions, the log, errors.

What a card says is made from its effects by a grammar per language; fixed
sentences stand in Fluent files.  Nothing here knows a single card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vigil.effects.language import Aim, Filter, Target, walk
from vigil.games.ascension.language import CONSTRUCT, FACTIONS, HERO
from vigil.games.ascension.language import Card as AscensionCard
from vigil.games.conflictus.language import OWN, Which
from vigil.games.conflictus.language import Card as ConflictusCard
from vigil.games.conflictus.paying import Paying
from vigil.games.conflictus.view import ItemView, Player
from vigil.kernel.decision import Option, Question
from vigil.kernel.errors import VigilError
from vigil.kernel.event import Event, Message
from vigil.words import faults, messages
from vigil.words.ascension import cards as _cards
from vigil.words.ascension import talk as _talk
from vigil.words.conflictus import cards as _conflictus_cards
from vigil.words.conflictus import notes as _conflictus_notes
from vigil.words.conflictus import talk as _conflictus_talk

Card = AscensionCard | ConflictusCard
Cards = Mapping[str, Any]
"""The cards of one game, by their printed names."""

LANGUAGES = ("en", "pt", "fr", "ru")
_NAMES = {"en": "English", "pt": "Português", "fr": "Français", "ru": "Русский"}
_NO_CARDS: Cards = {}
_ONLY_CONFLICTUS = (*OWN, Aim, Target)
_ASKED_IN_CONFLICTUS = frozenset(
    ("priority", "option", "set", "target", "reduction", "offer", "pay", "announce", "attack", "against", "block")
) | frozenset(("blocks", "leap", "take_out", "begins", "keep", "number", "recover", "search", "player"))


def _of_conflictus(cards: Cards) -> bool:
    """Whether these are cards of Conflictus."""
    return isinstance(next(iter(cards.values()), None), ConflictusCard)


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return _NAMES[lang]


def card_name(card: Card, lang: str) -> str:
    """The card's name; a card without one in this language keeps the one it was printed with."""
    return card.names.get(lang) or card.name


def titled(name: str, about: str, lang: str) -> str:
    """A name and what it is, with the dash that the language sets: `Mystic – Hero`, `Мистик — герой`."""
    return f"{name}\u00a0— {about}" if lang == "ru" else f"{name} – {about}"


def clauses(card: Card, lang: str) -> tuple[tuple[str, str], ...]:
    """The parts of a card: the id that causes name it by, and its sentences."""
    return _conflictus_cards.clauses(card, lang) if isinstance(card, ConflictusCard) else _cards.clauses(card, lang)


def card_text(card: Card, lang: str, reminders: bool = False) -> str:
    """The whole card in sentences; with reminders, what its keywords mean stands beside them."""
    if isinstance(card, ConflictusCard):
        return _conflictus_cards.card_text(card, lang, reminders)
    return _cards.card_text(card, lang)


def type_line(card: Card, lang: str) -> str:
    """What is printed under a card's name: kind and faction, or class, subclass and faction."""
    if isinstance(card, ConflictusCard):
        return _conflictus_cards.grammar(lang, card).type_line(card)
    return _cards.grammar(lang, card).type_line(card)


def term(word: str, lang: str, game: str = "ascension") -> str:
    """The display name of a zone, a resource, a kind, a faction, a set, a phase: of this game, else of the other."""
    own = _conflictus_talk.term(word, lang)
    said = _talk.term(word, lang)
    return own if own is not None and (game == "conflictus" or said == word) else said


def such_cards(only: Filter, lang: str) -> str:
    """The cards of a filter as a type line has them, in the word order of the language."""
    if only.kind in (HERO, CONSTRUCT) and only.faction in FACTIONS:
        return type_line(AscensionCard("-", "-", only.kind, only.faction), lang)  # type: ignore[arg-type]
    return " ".join(term(word, lang) for word in (only.faction, only.kind) if word)


def effect_text(effect: Any, lang: str) -> str:
    """An effect, an ability or a rule, in sentences."""
    if any(isinstance(node, _ONLY_CONFLICTUS) for node in walk(effect)):
        return _conflictus_cards.grammar(lang).text(effect)
    return _cards.grammar(lang).text(effect)


def keyword_text(name: str, n: int, lang: str) -> str:
    """A keyword of Conflictus with its number, 0 for none."""
    return _conflictus_cards.keyword_text(name, n, lang)


def keyword_reminder(name: str, n: int, lang: str) -> str:
    """What a keyword of Conflictus means, in one sentence."""
    return _conflictus_cards.keyword_reminder(name, n, lang)


def stat_reasons(parts: Iterable[_conflictus_talk.Part], lang: str, cards: Cards, stat: str | None = None) -> str:
    """What the values of a warrior are made of, or one of them: `2 printed, +1 Gancho de Cinzas`."""
    return _conflictus_talk.stat_reasons(parts, lang, cards, stat)


def note(key: str, me: Player, paying: Paying | None, lang: str) -> str:
    """What one has to know to answer a question of Conflictus, beside the question; often nothing."""
    return _conflictus_notes.note(key, me, paying, lang)


def item_text(item: ItemView, lang: str, cards: Cards) -> str:
    """What something on the transition of Conflictus will do."""
    return _conflictus_notes.item_text(item, lang, cards)


def prompt(question: Question, lang: str, cards: Cards) -> str:
    """What a decision asks."""
    if _of_conflictus(cards) or question.key in _ASKED_IN_CONFLICTUS:
        return _conflictus_talk.prompt(question, lang, cards)
    return _talk.prompt(question, lang, cards)


def option_text(option: Option, question: Question, lang: str, cards: Cards, players: Sequence[str]) -> str:
    """One possible answer to a question."""
    if _of_conflictus(cards) or question.key in _ASKED_IN_CONFLICTUS:
        return _conflictus_talk.option_text(option, question, lang, cards, players)
    return _talk.option_text(option, question, lang, cards, players)


def event_text(event: Event, lang: str, cards: Cards, players: Sequence[str], viewer: int | None) -> str:
    """A line of the log: `You` where the viewer did it."""
    if event.cause.rule.startswith("C-"):
        return _conflictus_talk.event_text(event, lang, cards, players, viewer)
    return _talk.event_text(event, lang, cards, players, viewer)


def say(message: Message, lang: str, cards: Cards = _NO_CARDS) -> str:
    """A typed message, such as the reason why something cannot be done."""
    filters = any(isinstance(value, Which) for value in message.values.values())
    if _of_conflictus(cards) or filters or message.key not in messages.keys("game", lang):
        return _conflictus_talk.say(message, lang, cards)
    return _talk.say(message, lang, cards)


def error_text(error: VigilError, lang: str) -> str:
    """An error in the language; English is what the error itself says."""
    if lang == "en":
        return str(error)
    values = {key: value if isinstance(value, int) else str(value) or "none" for key, value in error.values.items()}
    if error.key in faults.SPOKEN:
        values["why"] = faults.reason_of(str(values["why"]), lang)
    return messages.message("errors", error.key, lang, **values) or str(error)


def after_colon(text: str, lang: str) -> str:
    """A sentence as it goes on after a colon: only English begins it large."""
    return text if lang == "en" else text[:1].lower() + text[1:]


def ui(key: str, lang: str, **values: Any) -> str:
    """A message of the user interface: its own language, else English, else the key."""
    return messages.message("ui", key, lang, **values) or messages.message("ui", key, "en", **values) or key


def arena(key: str, lang: str, **values: Any) -> str:
    """A message about bots and how they fare: its own language, else English, else the key."""
    return messages.message("arena", key, lang, **values) or messages.message("arena", key, "en", **values) or key


def designer(key: str, lang: str, **values: Any) -> str:
    """A message for whoever designs cards: its own language, else English, else the key."""
    said = messages.message("designer", key, lang, **values)
    return said or messages.message("designer", key, "en", **values) or key
