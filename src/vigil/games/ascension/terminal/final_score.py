"""The result of a game of Ascension: the winners, and every player's score card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from vigil.games.ascension.text.lookup import ui_text
from vigil.terminal.session import GameSession, outcome_of
from vigil.text import card_name


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """One kind of card with Honor: how many a player has, and the Honor of each."""

    name: str
    n: int
    each: int

    @property
    def total(self) -> int:
        return self.n * self.each


@dataclass(frozen=True, slots=True)
class Score:
    """One player's score: Honor tokens, and the cards with Honor."""

    seat: int
    tokens: int
    cards: tuple[ScoringCard, ...]
    total: int
    place: int


def scores(session: GameSession, lang: str) -> list[Score]:
    """Return all scores, the best first; the game must be over, because only then are all cards visible."""
    outcome, result = outcome_of(session), []
    for player, place in zip(session.view(None).players, outcome.places, strict=True):
        piles = (player.deck, player.hand, player.played, player.discard, player.constructs, player.trophies)
        owned = Counter(face.name for pile in piles for face in pile.faces)
        cards = [
            ScoringCard(card_name(session.cards[name], lang), n, session.cards[name].honor)
            for name, n in owned.items()
            if session.cards[name].honor
        ]
        cards.sort(key=lambda card: (-card.total, card.name))
        result.append(Score(player.seat, player.honor, tuple(cards), outcome.scores[player.seat], place))
    return sorted(result, key=lambda score: (score.place, score.seat))


def headlines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Return who won, why the game ended, the scores of teams, and how a tie was broken."""
    outcome, mode = outcome_of(session), session.config.mode
    winners = [name_of(session, seat, lang) for seat in outcome.winners]
    together = ui_text("and", lang).join(winners)
    yield ui_text("won-you" if viewer in outcome.winners else "won", lang, count=len(winners), who=together)
    yield ui_text("ended", lang, why=outcome.reason or "conceded")
    totals: dict[int, int] = {}  # by place: teams share one
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        totals[place] = totals.get(place, 0) + score if mode == "teams" else score
    if mode == "teams":
        for place in sorted(totals):
            team = [name_of(session, seat, lang) for seat, reached in enumerate(outcome.places) if reached == place]
            yield ui_text("team-score", lang, place=place, who=ui_text("and", lang).join(team), n=totals[place])
    if any(total == totals.get(1) for place, total in totals.items() if place != 1):
        yield ui_text("tie-solo" if mode == "solo" else "tie", lang)


def score_lines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Return the winners, then every player's score card by card."""
    yield from headlines(session, viewer, lang)
    for score in scores(session, lang):
        yield ""
        yield ui_text("score-line", lang, place=score.place, who=name_of(session, score.seat, lang), n=score.total)
        yield "  " + ui_text("score-tokens", lang, n=score.tokens)
        for card in score.cards:
            yield "  " + ui_text("score-card", lang, card=card.name, count=card.n, n=card.total)


def name_of(session: GameSession, seat: int, lang: str) -> str:
    """Return the name of a player, or of Samael, who has no seat."""
    return session.names[seat] if seat < len(session.names) else ui_text("automa", lang)
