"""Generate pages of docs/ from the card language, the cards, the decks, the games and the server.

Everything the code knows comes from the code: words, fields, defaults, limits, errors, texts. This package adds only
what code cannot say: what each word is for. A word without an explanation raises an error.
"""

from __future__ import annotations

from tools.docs import ascension, card_lists, conflictus, deck_lists, game_reference, language, protocol
from tools.docs.writing import ROOT

EXAMPLES = {"ascension": ascension.EXAMPLE, "conflictus": conflictus.EXAMPLE}


def pages() -> dict[str, str]:
    """Return the generated pages by path."""
    return {
        "docs/CARD_LANGUAGE.md": language.page(),
        "docs/CARDS.md": card_lists.ascension_page(),
        "docs/CARDS_CONFLICTUS.md": card_lists.conflictus_page(),
        "docs/DECKS.md": deck_lists.page(),
        "docs/API.md": protocol.api_page(),
        "docs/PROTOCOL.md": protocol.protocol_page(),
        "docs/asyncapi.json": protocol.asyncapi_text(),
        "docs/reference/games.md": game_reference.shared_page(),
        **{f"docs/reference/{game}.md": game_reference.page(game) for game in game_reference.REFERENCES},
    }


def stale() -> list[str]:
    """Return the pages that are not up to date."""
    found = []
    for path, text in pages().items():
        file = ROOT / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(path)
    return found


def main(args: list[str]) -> int:
    """Write the pages, or check them."""
    if "--check" in args:
        old = stale()
        print("\n".join(f"{path} is stale: make pages" for path in old) or "docs are fresh")
        return 1 if old else 0
    for path, text in pages().items():
        (ROOT / path).write_text(text, encoding="utf-8")
        print(f"wrote {path}")
    return 0
