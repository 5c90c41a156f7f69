"""The end of a game: who has won, and card by card why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from vigil.games.ascension.text.lookup import ui_text
from vigil.kernel.game import Outcome
from vigil.terminal.session import GameSession
from vigil.text import card_name


@dataclass(frozen=True, slots=True)
class Counted:
    """One kind of card that counts: how many, what each is worth."""

    name: str
    n: int
    each: int

    @property
    def total(self) -> int:
        return self.n * self.each


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat has: tokens, and the cards that are worth something."""

    seat: int
    tokens: int
    cards: tuple[Counted, ...]
    total: int
    place: int


def scores(session: GameSession, lang: str) -> list[Score]:
    """Every seat's score, the best first; only when the game is over, for then all cards are laid open."""
    outcome, found = outcome_of(session), []
    for player, place in zip(session.view(None).players, outcome.places, strict=True):
        piles = (player.deck, player.hand, player.played, player.discard, player.constructs, player.trophies)
        owned = Counter(face.name for pile in piles for face in pile.faces)
        cards = [
            Counted(card_name(session.cards[name], lang), n, session.cards[name].honor)
            for name, n in owned.items()
            if session.cards[name].honor
        ]
        cards.sort(key=lambda counted: (-counted.total, counted.name))
        found.append(Score(player.seat, player.honor, tuple(cards), outcome.scores[player.seat], place))
    return sorted(found, key=lambda score: (score.place, score.seat))


def outcome_of(session: GameSession) -> Outcome:
    outcome = session.outcome
    assert outcome is not None, "scores are counted when the game is over"
    return outcome


def headlines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Who has won and why it ended; teams together; the rule that broke a tie."""
    outcome, mode = outcome_of(session), session.config.mode
    winners = [name_of(session, seat, lang) for seat in outcome.winners]
    together = ui_text("and", lang).join(winners)
    yield ui_text("won-you" if viewer in outcome.winners else "won", lang, count=len(winners), who=together)
    yield ui_text("ended", lang, why=outcome.reason or "conceded")
    if mode == "teams":
        for place in sorted(set(outcome.places)):
            side = [seat for seat, reached in enumerate(outcome.places) if reached == place]
            who = ui_text("and", lang).join(name_of(session, seat, lang) for seat in side)
            yield ui_text("team-score", lang, place=place, who=who, n=sum(outcome.scores[seat] for seat in side))
    if _tied(outcome, mode == "teams"):
        yield ui_text("tie-solo" if mode == "solo" else "tie", lang)


def score_text(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """The end in lines: the winners, then every seat card by card."""
    yield from headlines(session, viewer, lang)
    for score in scores(session, lang):
        yield ""
        yield ui_text("score-line", lang, place=score.place, who=name_of(session, score.seat, lang), n=score.total)
        yield "  " + ui_text("score-tokens", lang, n=score.tokens)
        for counted in score.cards:
            yield "  " + ui_text("score-card", lang, card=counted.name, count=counted.n, n=counted.total)


def name_of(session: GameSession, seat: int, lang: str) -> str:
    return session.names[seat] if seat < len(session.names) else ui_text("automa", lang)


def _tied(outcome: Outcome, teams: bool) -> bool:
    """Whether the first place went to one of several with the same score."""
    totals: dict[int, int] = {}
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        totals[place] = totals.get(place, 0) + score if teams else score
    return any(total == totals.get(1) for place, total in totals.items() if place != 1)
