"""The result of a match of Conflictus: the winner, the reason, and what each player has left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vigil.games.conflictus.rules.view import View
from vigil.games.conflictus.text.lookup import ui_text
from vigil.terminal.session import GameSession, outcome_of


@dataclass(frozen=True, slots=True)
class FinalCounts:
    """How many cards one player has at the end."""

    seat: int
    place: int
    mons: int
    hand: int
    mortis: int
    exterminatus: int
    table: int


def final_counts(session: GameSession) -> list[FinalCounts]:
    """Return the counts of all players, the winner first."""
    view: View = session.view(None)
    places = outcome_of(session).places
    counts = []
    for player in view.players:
        sets = [g for g in view.sets if g.controller == player.seat]
        table = sum(len(g.warriors) + len(g.others) + g.light + g.shadow for g in sets)
        table += player.free_light + player.free_shadow + player.spent_light + player.spent_shadow
        mons, hand, mortis, gone = (p.count for p in (player.mons, player.hand, player.mortis, player.exterminatus))
        counts.append(FinalCounts(player.seat, places[player.seat], mons, hand, mortis, gone, table))
    return sorted(counts, key=lambda each: (each.place, each.seat))


def headlines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Return who won and why the game ended, and the score of a match of several games."""
    outcome, view = outcome_of(session), session.view(None)
    winners = [session.names[seat] for seat in outcome.winners]
    if len(winners) > 1:
        yield ui_text("drawn-game", lang)
    else:
        yield ui_text("won-you" if viewer in outcome.winners else "won", lang, count=1, who="".join(winners))
    losers = [name for seat, name in enumerate(session.names) if seat not in outcome.winners]
    yield ui_text("ended", lang, why=outcome.reason or "conceded", who=ui_text("and", lang).join(losers))
    if view.config.best_of > 1:
        score = " – ".join(f"{session.names[player.seat]} {player.wins}" for player in view.players)
        yield ui_text("match-score", lang, score=score)
    yield ui_text("turns-played", lang, n=view.turn)


def score_lines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Return the result in plain lines."""
    yield from headlines(session, viewer, lang)
    for each in final_counts(session):
        yield ui_text(
            "left-line", lang, place=each.place, who=session.names[each.seat], mons=each.mons, hand=each.hand,
            mortis=each.mortis, exterminatus=each.exterminatus, table=each.table,
        )  # fmt: skip
