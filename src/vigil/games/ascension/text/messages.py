"""The texts of a game in progress: questions, options, the log, and the answers to "why not?"."""

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
from vigil.text import card_name
from vigil.text.tree_analysis import BARE, ORDER, optional

Cards = Mapping[str, Card]
NO_CARDS: Cards = {}


def line(key: str, lang: str, **values: Any) -> str:
    """Return a message of the game, or its key if it is missing."""
    return message(key, lang, **values) or key


def named(face: str | None, lang: str, cards: Cards) -> str:
    """Return the name of a card in a language; `a card` if it is hidden."""
    if face is None:
        return line("a-card", lang)
    return card_name(cards[face], lang) if face in cards else face


def term(word: str, lang: str) -> str:
    """Return a word of the game, such as a zone or a faction, in a language."""
    return message(f"term-{word}", lang) or message(f"term-faction-{word}", lang) or word


# -------------------------------------------------------------------- questions


def prompt_text(question: Question, lang: str, cards: Cards) -> str:
    """Return the text of a question."""
    about, source = question.effect, question.source
    card = None if source is None else cards.get(source)
    g = grammar(lang, card, None if question.it is None else named(question.it, lang, cards), on_fate(card, about))
    g.bound = question.it is not None
    match question.key, about:
        case "pick", Do(cards=Pick()) | Times():
            alone = replace(about, then=None) if isinstance(about, Do) else about  # without what follows
            text = line("ask-pick", lang, what=g.phrase(alone, ORDER))
        case ("may", May(do)) | ("trigger", Trigger(do=do)):
            text = line("ask-may", lang, what=g.phrase(optional(do) or do, BARE))
        case "one_of", OneOf():
            text = line("ask-one-of", lang)
        case _:
            text = line(f"ask-{question.key.replace('_', '-')}", lang)
    if source is None:
        return text[:1].upper() + text[1:]
    return line("of-card", lang, card=named(source, lang, cards), said=text)


def option_text(option: Option, question: Question, lang: str, cards: Cards, players: Sequence[str]) -> str:
    """Return the text of an option."""
    verb, face = option.verb, option.card_name
    card = named(face, lang, cards)
    if verb.startswith("use"):
        number = int(verb[4:] or 1) if verb != "use" else 1
        what = _ability_text(cards.get(face or ""), number, lang)
        return line("option-use" if what else "option-use-bare", lang, card=card, what=what)
    if verb == "take":
        known = cards.get(face or "")
        verb = "defeat" if known is not None and known.kind == MONSTER else "acquire"
    if verb == "choose" and isinstance(question.effect, OneOf) and 0 <= option.index < len(question.effect.options):
        source = cards.get(question.source or "")
        text = grammar(lang, source, fate=on_fate(source, question.effect)).text(question.effect.options[option.index])
        return text.removesuffix(".")
    who = players[option.seat] if 0 <= option.seat < len(players) else line("samael-name", lang)
    return line(f"option-{verb.replace('_', '-')}", lang, card=card, who=who, question=question.key)


def _ability_text(card: Card | None, number: int, lang: str) -> str:
    if card is None or not 0 < number <= len(card.abilities):
        return ""
    do = card.abilities[number - 1].do
    return grammar(lang, card).phrase(optional(do) or do, BARE)


# -------------------------------------------------------------------------- log


def event_text(event: Event, lang: str, cards: Cards, players: Sequence[str], viewer: int | None) -> str:
    """Return the line of an event in the log of a viewer."""

    def who(seat: int) -> str:
        return players[seat] if 0 <= seat < len(players) else line("samael-name", lang)

    key = "event-" + event.kind.replace("_", "-")
    if event.kind in ("drawn", "given") and event.card_name is None:
        key += "-unseen"
    for_sale = event.kind == "acquired" and event.origin != VOID  # where players expect to acquire cards
    origin = message(f"from-{event.origin}", lang) if event.origin and not for_sale else None
    values: dict[str, Any] = {
        "who": who(event.seat),
        "you": "yes" if viewer is not None and event.seat == viewer else "no",
        "other": who(event.other_seat),
        "otheryou": "yes" if viewer is not None and event.other_seat == viewer else "no",
        "hasother": "yes" if event.other_seat >= 0 else "no",
        "card": named(event.card_name, lang, cards),
        "n": event.amount,
        "detail": event.detail or "none",
        "to": event.to or "none",
        "origin": event.origin or "none",
        "from": f" {origin}" if origin else "",
        "amount": _amount(event.detail, event.amount, lang),
    }
    if event.kind == "used":
        card = cards.get(event.card_name or "")
        values["what"] = _ability_text(card, event.amount, lang)
        key += "" if values["what"] else "-bare"
    text = line(key, lang, **values)
    return text[:1].upper() + text[1:]


def _amount(what: str, n: int, lang: str) -> str:
    return message(f"amount-{what}", lang, n=n) or ""


# ---------------------------------------------------------------------- reasons


def message_text(message: Message, lang: str, cards: Cards = NO_CARDS) -> str:
    """Return a message whose values can be numbers, card names, filters, tests and words of the game."""
    values = {key: _value(key, value, lang, cards) for key, value in message.values.items()}
    if "what" in message.values and "need" in message.values:
        values["amount"] = _amount(message.values["what"], message.values["need"], lang)
    return line(message.key, lang, **values)


def _value(key: str, value: Any, lang: str, cards: Cards) -> Any:
    if isinstance(value, Filter):
        return grammar(lang).noun(value)
    if isinstance(value, Test):
        return grammar(lang).test(value, False)
    if isinstance(value, str):
        return named(value, lang, cards) if value in cards else term(value, lang) if key in ("what", "zone") else value
    return value
