"""What is said at the table: questions, options, the log, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from vigil.effects.language import Do, Filter, May, OneOf, Pick, Test, Times, Trigger
from vigil.games.ascension.rules.language import MONSTER, VOID, Card
from vigil.games.ascension.text.cards import grammar, on_fate
from vigil.games.ascension.text.lookup import message
from vigil.kernel.decision import Option, Question
from vigil.kernel.event import Event, Message
from vigil.text.tree_analysis import BARE, ORDER, optional

Cards = Mapping[str, Card]
NO_CARDS: Cards = {}


def line(key: str, lang: str, **values: Any) -> str:
    """A message of the game; one that is missing shows its key."""
    return message(key, lang, **values) or key


def name(card: Card, lang: str) -> str:
    return card.names.get(lang) or card.name


def named(face: str | None, lang: str, cards: Cards) -> str:
    """A card by its English name, in the language; a card that is not known is `a card`."""
    if face is None:
        return line("a-card", lang)
    return name(cards[face], lang) if face in cards else face


def term(word: str, lang: str) -> str:
    return message(f"term-{word}", lang) or message(f"term-faction-{word}", lang) or word


# -------------------------------------------------------------------- questions


def prompt_text(question: Question, lang: str, cards: Cards) -> str:
    about, source = question.about, question.source
    card = None if source is None else cards.get(source)
    g = grammar(lang, card, None if question.it is None else named(question.it, lang, cards), on_fate(card, about))
    g.bound = question.it is not None
    match question.key, about:
        case "pick", Do(cards=Pick()) | Times():
            one = about if not isinstance(about, Do) else _alone(about)
            said = line("ask-pick", lang, what=g.phrase(one, ORDER))
        case ("may", May(do)) | ("trigger", Trigger(do=do)):
            said = line("ask-may", lang, what=g.phrase(optional(do) or do, BARE))
        case "one_of", OneOf():
            said = line("ask-one-of", lang)
        case _:
            said = line(f"ask-{question.key.replace('_', '-')}", lang)
    if source is None:
        return said[:1].upper() + said[1:]
    return line("of-card", lang, card=named(source, lang, cards), said=said)


def _alone(do: Do) -> Do:
    """The deed without what follows from it: the question is only which card."""
    return replace(do, then=None)


def option_text(option: Option, question: Question, lang: str, cards: Cards, players: Sequence[str]) -> str:
    verb, face = option.verb, option.face
    card = named(face, lang, cards)
    if verb.startswith("use"):
        number = int(verb[4:] or 1) if verb != "use" else 1
        what = _ability_text(cards.get(face or ""), number, lang)
        return line("option-use" if what else "option-use-bare", lang, card=card, what=what)
    if verb == "take":
        known = cards.get(face or "")
        verb = "defeat" if known is not None and known.kind == MONSTER else "acquire"
    if verb == "choose" and isinstance(question.about, OneOf) and 0 <= option.index < len(question.about.options):
        source = cards.get(question.source or "")
        said = grammar(lang, source, fate=on_fate(source, question.about)).text(question.about.options[option.index])
        return said.removesuffix(".")
    who = players[option.seat] if 0 <= option.seat < len(players) else line("samael-name", lang)
    return line(f"option-{verb.replace('_', '-')}", lang, card=card, who=who, question=question.key)


def _ability_text(card: Card | None, number: int, lang: str) -> str:
    if card is None or not 0 < number <= len(card.abilities):
        return ""
    do = card.abilities[number - 1].do
    return grammar(lang, card).phrase(optional(do) or do, BARE)


# -------------------------------------------------------------------------- log


def event_text(event: Event, lang: str, cards: Cards, players: Sequence[str], viewer: int | None) -> str:
    """One line of the log, for one viewer."""

    def who(seat: int) -> str:
        return players[seat] if 0 <= seat < len(players) else line("samael-name", lang)

    key = "event-" + event.what.replace("_", "-")
    if event.what in ("drawn", "given") and event.face is None:
        key += "-unseen"
    usual = event.what == "acquired" and event.origin != VOID  # cards are acquired from where they are sold
    values: dict[str, Any] = {
        "who": who(event.seat),
        "you": "yes" if viewer is not None and event.seat == viewer else "no",
        "other": who(event.other),
        "otheryou": "yes" if viewer is not None and event.other == viewer else "no",
        "hasother": "yes" if event.other >= 0 else "no",
        "card": named(event.face, lang, cards),
        "n": event.n,
        "detail": event.detail or "none",
        "to": event.to or "none",
        "origin": event.origin or "none",
        "from": "" if usual else _way("from", event.origin, lang),
        "amount": _amount(event.detail, event.n, lang),
    }
    if event.what == "used":
        card = cards.get(event.face or "")
        values["what"] = _ability_text(card, event.n, lang)
        key += "" if values["what"] else "-bare"
    said = line(key, lang, **values)
    return said[:1].upper() + said[1:]


def _way(word: str, zone: str, lang: str) -> str:
    said = message(f"{word}-{zone}", lang) if zone else None
    return f" {said}" if said else ""


def _amount(what: str, n: int, lang: str) -> str:
    return message(f"amount-{what}", lang, n=n) or ""


# ---------------------------------------------------------------------- reasons


def message_text(said: Message, lang: str, cards: Cards = NO_CARDS) -> str:
    """A typed message: its values may be numbers, card names, filters, tests and words of the game."""
    values = {key: _value(key, value, lang, cards) for key, value in said.values.items()}
    if "what" in said.values and "need" in said.values:
        values["amount"] = _amount(said.values["what"], said.values["need"], lang)
    return line(said.key, lang, **values)


def _value(key: str, value: Any, lang: str, cards: Cards) -> Any:
    if isinstance(value, Filter):
        return grammar(lang).noun(value)
    if isinstance(value, Test):
        return grammar(lang).test(value, False)
    if isinstance(value, str):
        return named(value, lang, cards) if value in cards else term(value, lang) if key in ("what", "zone") else value
    return value


__all__ = ["event_text", "line", "message_text", "name", "option_text", "prompt_text", "term"]
