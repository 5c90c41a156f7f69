"""The end of a game: who has won, and card by card why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from vigil.games.ascension.setup import cards_owned
from vigil.kernel.game import Outcome
from vigil.tui.sitting import Sitting
from vigil.words import card_name, ui


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


def scores(sitting: Sitting, lang: str) -> list[Score]:
    """Every seat's score, the best first; only when the game is over, for then all cards are laid open."""
    outcome = outcome_of(sitting)
    state = sitting.match.state
    found = []
    for seat, place in enumerate(outcome.places):
        owned = Counter(state.d.name[card] for card in cards_owned(state, seat))
        cards = [
            Counted(card_name(sitting.cards[name], lang), n, sitting.cards[name].honor)
            for name, n in owned.items()
            if sitting.cards[name].honor
        ]
        cards.sort(key=lambda counted: (-counted.total, counted.name))
        found.append(Score(seat, state.seats[seat].honor, tuple(cards), outcome.scores[seat], place))
    return sorted(found, key=lambda score: (score.place, score.seat))


def outcome_of(sitting: Sitting) -> Outcome:
    outcome = sitting.match.game.outcome(sitting.match.state)
    assert outcome is not None, "scores are counted when the game is over"
    return outcome


def told(sitting: Sitting, viewer: int | None, lang: str) -> Iterator[str]:
    """The end in lines: the winners, the ties, then every seat."""
    outcome = outcome_of(sitting)

    def name(seat: int) -> str:
        return sitting.names[seat] if seat < len(sitting.names) else ui("samael", lang)

    winners = [name(seat) for seat in outcome.winners]
    if viewer is not None and viewer in outcome.winners:
        yield ui("won-you", lang, count=len(winners), who=", ".join(winners))
    else:
        yield ui("won", lang, count=len(winners), who=ui("and", lang).join(winners))
    if outcome.reason:
        yield ui("ended", lang, why=outcome.reason)
    solo = sitting.match.config.mode == "solo"
    teams = sitting.match.config.mode == "teams"
    if teams:
        sides = {outcome.places[seat]: [] for seat in range(len(sitting.seats))}  # type: dict[int, list[int]]
        for seat in range(len(sitting.seats)):
            sides[outcome.places[seat]].append(seat)
        for place in sorted(sides):
            total = sum(outcome.scores[seat] for seat in sides[place])
            yield ui("team-score", lang, place=place, who=ui("and", lang).join(map(name, sides[place])), n=total)
    if _tied(outcome, teams):
        yield ui("tie-solo" if solo else "tie", lang)
    for score in scores(sitting, lang):
        yield ""
        yield ui("score-line", lang, place=score.place, who=name(score.seat), n=score.total)
        yield "  " + ui("score-tokens", lang, n=score.tokens)
        for counted in score.cards:
            yield "  " + ui("score-card", lang, card=counted.name, count=counted.n, each=counted.each, n=counted.total)


def _tied(outcome: Outcome, teams: bool) -> bool:
    """Whether the first place went to one of several with the same score."""
    totals: dict[int, int] = {}
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        totals[place] = totals.get(place, 0) + score if teams else score
    return any(total == totals.get(1) for place, total in totals.items() if place != 1)
