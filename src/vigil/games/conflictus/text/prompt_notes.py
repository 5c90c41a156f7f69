"""Notes next to a question: cards set aside, the price of an exchange, the progress of a payment.

Also the texts of items on the transition.
"""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.conflictus.rules.language import AMULET, Card, ChooseOne
from vigil.games.conflictus.rules.payment import PaymentProgress
from vigil.games.conflictus.rules.setup import MAX_EXCHANGES, OPENING_HAND
from vigil.games.conflictus.rules.view import ItemView, PlayerView
from vigil.games.conflictus.text.cards import card_text, grammar
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term


def note(key: str, me: PlayerView, paying: PaymentProgress | None, lang: str) -> str:
    """Return the note next to a question, or an empty string."""
    match key:
        case "set_aside":
            return f"({ui_text('reserve-n', lang, n=me.reserve.count)})"
        case "keep":
            return price_of_exchange(me, lang)
        case "pay" if paying is not None:
            return so_far(paying, lang)
    return ""


def price_of_exchange(me: PlayerView, lang: str) -> str:
    """Return what the next exchange of the hand costs (C-MULL-01 to -04). The mortis shows how many there were."""
    n = next(n for n in range(1, MAX_EXCHANGES + 1) if me.mortis.count < n * (n + 1) // 2)
    hand, mons = OPENING_HAND["classic"], me.mons.count
    text = ui_text("exchange-price", lang, n=n, most=MAX_EXCHANGES, draw=hand + n, lose=n, mons=mons, left=mons - n)
    return text if n == MAX_EXCHANGES else f"{text} {ui_text('exchange-further', lang)}"


def so_far(paying: PaymentProgress, lang: str) -> str:
    """Return what must be paid, and how many sources are chosen."""
    any_kind = paying.need - paying.need_light - paying.need_shadow
    parts = [sources(paying.need_light, paying.need_shadow, lang)] if any_kind < paying.need else []
    parts += [ui_text("any-sources", lang, n=any_kind) if parts else str(any_kind)] if any_kind else []
    if not paying.begun:
        return ui_text("pay-due", lang, what=" + ".join(parts)) if parts else ui_text("pay-nothing", lang)
    key = "pay-free" if not parts else "pay-more" if paying.more else "pay-so-far"
    text = ui_text(key, lang, what=" + ".join(parts), n=paying.chosen, need=paying.need, more=paying.more)
    mixed = (any_kind or paying.more) and paying.light + paying.shadow
    return f"{text} ({sources(paying.light, paying.shadow, lang)})" if mixed else text


def sources(light: int, shadow: int, lang: str) -> str:
    """Return the number of sources of each faction, in words."""
    named = grammar(lang).of_faction
    counted = (("light", light), ("shadow", shadow))
    parts = [f"{n} {named.get(faction) or term(faction, lang)}" for faction, n in counted if n]
    return " + ".join(parts) or "0"


def item_text(item: ItemView, lang: str, cards: Mapping[str, Card]) -> str:
    """Return what an item on the transition will do: the chosen option, the ability, or the card's text."""
    card = cards.get(item.name)
    if card is None:
        return ""
    if item.what != "card":
        return "" if item.node is None else grammar(lang, card).text(item.node)
    if card.kind == AMULET and isinstance(card.effect, ChooseOne) and 0 <= item.option < len(card.effect.options):
        return grammar(lang, card).text(card.effect.options[item.option])
    return card_text(card, lang)
