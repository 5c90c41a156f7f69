"""Messages during a game of Conflictus: questions, options, the log, and reasons why not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from vigil.effects.language import Do, Filter, May, OneOf, Pick, TargetSpec, Test, Times
from vigil.games.conflictus.rules.card_tables import ACTIVATED_KEYWORDS
from vigil.games.conflictus.rules.language import STATS, Activated, Card, ChooseOne, ChoosePlayer, Cost, Mill, Search
from vigil.games.conflictus.rules.state import PHASES
from vigil.games.conflictus.text.cards import grammar
from vigil.games.conflictus.text.grammar import ConflictusRenderer
from vigil.games.conflictus.text.lookup import message
from vigil.games.conflictus.text.tree import which
from vigil.kernel.decision import Option, Question
from vigil.kernel.event import Event, Message
from vigil.text import card_name
from vigil.text.tree_analysis import BARE, ORDER, optional

Cards = Mapping[str, Card]
NO_CARDS: Cards = {}
UNSEEN = ("drawn", "fetched", "captive")


def line(key: str, lang: str, **values: Any) -> str:
    """Return a message of the game, or its key if the message is missing."""
    return message(key, lang, **values) or key


def named(face: str | None, lang: str, cards: Cards) -> str:
    """Return the name of a card in the language, or `a card` if the viewer doesn't know it."""
    if face is None:
        return line("a-card", lang)
    return card_name(cards[face], lang) if face in cards else face


def term(word: str, lang: str) -> str:
    """Return a word of the game in the language."""
    return message(f"term-{word.replace('_', '-')}", lang) or word


# -------------------------------------------------------------------- questions


def prompt_text(question: Question, lang: str, cards: Cards) -> str:
    """Return the question to show to the player."""
    about, source, key = question.effect, question.source, question.key.replace("_", "-")
    card = None if source is None else cards.get(source)
    it = None if question.it is None else named(question.it, lang, cards)
    g = grammar(lang, card, it, getattr(about, "targets", ()))
    text = _detailed_question(g, question, lang) or line(f"ask-{key}", lang)
    if source is None:
        return text[:1].upper() + text[1:]
    return line("of-card", lang, card=named(source, lang, cards), said=text)


def _detailed_question(g: ConflictusRenderer, question: Question, lang: str) -> str | None:
    """Return a question with details of its effect, or None if its key is enough."""
    about = question.effect
    match question.key, about:
        case "pick", Do(cards=Pick()) | Times():
            one = replace(about, then=None) if isinstance(about, Do) else about
            return line("ask-pick", lang, what=g.phrase(one, ORDER))
        case "may", May(do):
            return line("ask-may", lang, what=g.phrase(optional(do) or do, BARE))
        case ("search", Search()) | ("player", ChoosePlayer()):
            head = g.choose_player(about.who, ORDER) if isinstance(about, ChoosePlayer) else g.phrase(about, ORDER)
            return line(f"ask-{question.key}", lang, what=head)
        case "target", TargetSpec():
            g.aims = (about,)
            return line("ask-target", lang, what=g.aimed(0, False).forms[-1])
        case "target", _:
            if not g.aims:
                return line("ask-target-bare", lang)
            targets = [g.aimed(i, False).forms[-1] for i in range(len(g.aims))]
            return line("ask-target", lang, what=", ".join(targets))
        case "offer", Activated(cost=cost):
            text = g.cost(Cost(sacrifice=cost.sacrifice, discard=cost.discard), "neutral")
            return line("ask-offer", lang, what=", ".join(text)) if text else line("ask-offer-bare", lang)
        case "offer", _:
            return line("ask-offer-bare", lang)
        case "number", Mill():
            return line("ask-number", lang)
    return None


def option_text(option: Option, question: Question, lang: str, cards: Cards, players: Sequence[str]) -> str:
    """Return the text of an option."""
    verb, face = option.verb, option.card_name
    card, key = named(face, lang, cards), f"option-{option.verb.replace('_', '-')}"
    if verb == "use" or verb.startswith("use_"):
        what = _ability_text(cards.get(face or ""), int(verb[4:] or 1) if verb != "use" else 1, lang)
        return line("option-use" if what else "option-use-bare", lang, card=card, what=what)
    if verb == "choose" and (text := _option_chosen(option.index, question, lang, cards)):
        return text
    if verb in ("play", "play_source") and face is None:
        key = "option-play-captive"
    elif verb == "add_to_set" and face is None:
        key = "option-add-to-set-new"
    elif verb == "keep" and face is not None:
        key = "option-keep-card"
    elif verb == "done":
        own = f"option-done-{question.key.replace('_', '-')}"
        key = own if message(own, lang) else key
    elif verb == "order_first" and option.ability is not None:
        what = grammar(lang, cards.get(face or "")).text(option.ability).removesuffix(".")
        return f"{line(key, lang, card=card)} ({what})"
    who = players[option.seat] if 0 <= option.seat < len(players) else ""
    return line(key, lang, card=card, who=who, n=option.id)


def _option_chosen(place: int, question: Question, lang: str, cards: Cards) -> str | None:
    """Return the text of a "choose one" option, of the announced card or of an effect."""
    source = cards.get(question.source or "")
    if isinstance(question.effect, OneOf) and 0 <= place < len(question.effect.options):
        return grammar(lang, source).text(question.effect.options[place]).removesuffix(".")
    if source is not None and isinstance(source.effect, ChooseOne) and 0 <= place < len(source.effect.options):
        return grammar(lang, source).text(source.effect.options[place]).removesuffix(".")
    return None


def _ability_text(card: Card | None, number: int, lang: str) -> str:
    """Return what an ability does, by its number. Abilities of keywords come first."""
    if card is None:
        return ""
    g = grammar(lang, card)
    of_keywords = [keyword for keyword in card.keywords if keyword.name in ACTIVATED_KEYWORDS]
    if 0 < number <= len(of_keywords):
        return g.keyword(of_keywords[number - 1].name)
    number -= len(of_keywords)
    if not 0 < number <= len(card.abilities):
        return ""
    ability = card.abilities[number - 1]
    with g.aiming(ability.targets):
        return g.inline(g.unnamed([g.phrase(optional(ability.do) or ability.do, ORDER)]))


# -------------------------------------------------------------------------- log


def event_text(event: Event, lang: str, cards: Cards, players: Sequence[str], viewer: int | None) -> str:
    """Return the line of the log for a viewer."""

    def who(seat: int) -> str:
        return players[seat] if 0 <= seat < len(players) else ""

    def is_you(seat: int) -> str:
        return "yes" if viewer is not None and seat == viewer else "no"

    key = "event-" + event.kind.replace("_", "-").replace(" ", "-")
    if event.kind in UNSEEN and event.card_name is None:
        key += "-unseen"
    g = grammar(lang)
    what = ""
    if event.kind == "activated" and event.detail.isdigit():
        what = _ability_text(cards.get(event.card_name or ""), int(event.detail), lang)
        key += "-doing" if what else ""
    values: dict[str, Any] = {
        "who": who(event.seat),
        "you": is_you(event.seat),
        "hasseat": "yes" if event.seat >= 0 else "no",
        "other": who(event.other_seat),
        "otheryou": is_you(event.other_seat),
        "card": named(event.card_name, lang, cards),
        "n": event.amount,
        "abs": abs(event.amount),
        "sign": "minus" if event.amount < 0 else "plus",
        "detail": _change(event.detail) if event.kind == "changed" else event.detail or "none",
        "what": what,
        "hasdetail": "yes" if event.detail in cards else "no",
        "thing": named(event.detail, lang, cards),
        "keyword": g.keyword(event.detail),
        "counter": g.counter(event.detail) if event.kind == "counters" else "",
        "phase": term(f"phase-{PHASES[event.amount]}", lang) if event.kind == "phase" else "",
        "to": event.to or "none",
        "from": _way(event.origin, lang),
        "rule": event.cause.rule,
    }
    text = line(key, lang, **values)
    return text[:1].upper() + text[1:]


def _change(detail: str) -> str:
    """Return a change in values as card texts write it: `-2/-2/-0` rather than `-2/-2/+0`."""
    return detail.replace("+0", "-0") if "-" in detail and "+" not in detail.replace("+0", "") else detail


def _way(zone: str, lang: str) -> str:
    """Return where a card came from, if that is worth mentioning."""
    text = message(f"from-{zone}", lang) if zone not in ("", "table") else None
    return f" {text}" if text else ""


# ---------------------------------------------------------------------- reasons


def message_text(reason: Message, lang: str, cards: Cards = NO_CARDS) -> str:
    """Return a typed message. Its values may be numbers, card names, filters, tests and words of the game."""
    values = {key.replace("_", ""): _value(value, lang, cards) for key, value in reason.values.items()}
    if reason.key == "why-sources":
        light, shadow = reason.values.get("light", 0), reason.values.get("shadow", 0)
        need = reason.values.get("need", 0)
        alone = {"light": light == need, "shadow": shadow == need, "any": not light and not shadow}
        values["kind"] = next((kind for kind, so in alone.items() if so and need), "both")
        values["have"] = reason.values.get("free_light", 0) + reason.values.get("free_shadow", 0)
    return line(reason.key, lang, **values)


def _value(value: Any, lang: str, cards: Cards) -> Any:
    if isinstance(value, Filter):
        return grammar(lang).such(which(value))
    if isinstance(value, Test):
        return grammar(lang).test(value, False)
    return named(value, lang, cards) if isinstance(value, str) and value in cards else value


# ------------------------------------------------------------------------ values


Part = tuple[int, int, int, str, str]


def stat_reasons(parts: Iterable[Part], lang: str, cards: Cards, stat: str | None = None) -> str:
    """Return the parts that a warrior's values consist of, or those of a single value."""
    items = []
    for attack, defense, mill, why, source in parts:
        numbers = (attack, defense, mill)
        if stat is not None:
            numbers = (numbers[STATS.index(stat)],)  # type: ignore[assignment]
        if why != "printed" and not any(numbers):
            continue
        n = "/".join(str(x) if why == "printed" else f"{x:+d}" for x in numbers)
        items.append(line(f"part-{why.replace('_', '-')}", lang, n=n, card=named(source, lang, cards)))
    return ", ".join(items)
