"""docs/CARDS.md and docs/CARDS_CONFLICTUS.md: every card of a game, with its text."""

from __future__ import annotations

from tools.docs.writing import MARK, page_of, table
from vigil import text
from vigil.games.ascension.cards import shipped
from vigil.games.ascension.text import messages as ascension_talk
from vigil.games.conflictus.cards import SIZE, edition
from vigil.games.conflictus.rules.language import CLASSES, FACTIONS, WARRIOR, Card
from vigil.games.conflictus.text import messages as conflictus_talk

TITLES = {
    "start": "Starting deck", "always": "Always available", "base": "Base set",
    "fallen": "Return of the Fallen", "first": "First printing, where it differs",
}  # fmt: skip
PLURALS = {
    "source": "Sources", "warrior": "Warriors", "amulet": "Amulets", "relic": "Relics", "equipment": "Equipment",
}  # fmt: skip


def ascension_page() -> str:
    lines = [
        MARK, "", "# Cards of Ascension", "",
        "For players and designers who look up a card. The tables list the anniversary edition; the last one has the",
        "base cards that differ in the first printing (`edition = \"first\"`). The texts are generated from the",
        "effects in our own words and are not those of the printed cards. `vigil cards` shows them in four languages.",
        "",
    ]  # fmt: skip
    for file, title in TITLES.items():
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
                ascension_talk.term(card.kind, "en"),
                ascension_talk.term(card.faction, "en") if card.faction else "",
                str(card.cost),
                "" if card.kind == "monster" else str(card.honor),
                str(card.copies),
                text.card_text(card, "en"),
            )
            for card in cards
        ]
        lines += table(("card", "kind", "faction", "cost", "honor", "copies", "text"), rows)
    return page_of(lines)


def conflictus_page() -> str:
    lines = [
        MARK, "", "# Cards of Conflictus Aeternus", "",
        f"For players and designers who look up a card: the first edition of {SIZE} cards, by faction and class. The",
        "printed names are Portuguese; you can use either name in commands and deck lists. Values are attack /",
        "defense / mill. [Card language](CARD_LANGUAGE.md#conflictus-aeternus) explains the keywords. The texts are",
        "generated from the effects.", "",
    ]  # fmt: skip
    for faction in FACTIONS:
        of_it = [card for card in edition() if card.faction == faction and not card.token]
        lines += [f"## {conflictus_talk.term(faction, 'en')}", "", f"{len(of_it)} cards.", ""]
        for kind in CLASSES:
            cards = [card for card in of_it if card.kind == kind]
            if cards:
                lines += [f"### {PLURALS[kind]}", "", *listed(cards, kind)]
    lines += ["## Tokens", "", "Other cards create tokens. They are never in a deck.", ""]
    lines += listed([card for card in edition() if card.token], WARRIOR)
    return page_of(lines)


def listed(cards: list[Card], kind: str) -> list[str]:
    fighting = kind == WARRIOR
    head = ("no.", "card", "in English", "rarity", "cost", *(("values", "subclass") if fighting else ()), "text")
    rows = []
    for card in cards:
        subclass = conflictus_talk.term(card.subclass, "en").capitalize() if card.subclass else ""
        values = (f"{card.attack}/{card.defense}/{card.mill}", subclass) if fighting else ()
        number = f"{card.number:03d}" if card.number else ""
        rules_text = text.card_text(card, "en")
        cost = "" if card.kind == "source" or card.token else str(card.cost)
        rows.append((number, card.name, text.card_name(card, "en"), card.rarity, cost, *values, rules_text))
    return list(table(head, rows))
