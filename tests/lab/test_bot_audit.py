"""Fair bots pass the swap test, cheating bots fail it, and all bots choose legal options."""

from __future__ import annotations

from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vigil.bots import BOT_FAMILIES, BOTS
from vigil.cli import app
from vigil.cli.bots import QUICK
from vigil.games.conflictus.rules.decks import SIZE, violations
from vigil.games.conflictus.rules.decks import deck_from as read_deck
from vigil.lab.bot_audit import AuditResult, SwapTask, audit, legality_tasks, legality_test, swap_tasks, swap_test
from vigil.lab.scenarios import endless_scenarios
from vigil.registry import GAMES
from vigil.text import LANGUAGES, bots_text

CHEAT = Path(__file__).parent / "cheating_bots.py"
PEEKER, FAIR = f"python:{CHEAT}:Peeker", f"python:{CHEAT}:Fair"
REMEMBERER = f"python:{CHEAT}:Rememberer"


def vigil(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_are_legal_and_cover_all_modes(game: str) -> None:
    found = list(islice(endless_scenarios(game, 1), 40))
    configs = [GAMES[game].configure(settings) for settings in found]
    assert found == list(islice(endless_scenarios(game, 1), 40)) != list(islice(endless_scenarios(game, 2), 40))
    if game == "ascension":
        assert {(c.mode, c.sets) for c in configs} >= {("solo", "base"), ("teams", "both"), ("free", "fallen")}
        assert {c.players for c in configs} == {1, 2, 3, 4, 5, 6}
    else:
        assert {c.players for c in configs} == {2, 3, 4}
        assert {c.format for c in configs} == set(SIZE)
        decks = [(deck, c.format) for c in configs for deck in c.decks]
        assert all(violations(read_deck(dict(deck), style), style) == [] for deck, style in decks)
        assert len({deck for deck, _ in decks}) > 40


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [QUICK.get(name, name) for name in BOTS if name in ("random", "greedy", "search")])
def test_hidden_cards_do_not_change_a_choice(bot: str, game: str) -> None:
    audited = audit(game, [bot], 24 if "search" in bot else 150)[bot]
    assert (audited.differences, audited.reported) == (0, [])
    assert audited.positions == (24 if "search" in bot else 150)
    assert audited.answers == 2 * audited.positions
    assert audited.turns == audited.positions and audited.later > audited.turns // 3  # later answers of the same bots
    assert audited.later_differences == audited.unsteady == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_cheating_bot_is_caught(game: str) -> None:
    audited = audit(game, [PEEKER, FAIR], 60)
    assert audited[PEEKER].differences > 10
    fair = audited[FAIR]
    assert fair == AuditResult(FAIR, 60, 120, turns=60, later=fair.later) and fair.later > 48
    first = audited[PEEKER].reported[0]
    again = swap_test(SwapTask(game, first.settings, first.seed, (PEEKER,), 12))  # a difference can be reproduced
    assert first in again[0].reported


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_uses_hidden_information_later_is_caught(game: str) -> None:
    audited = audit(game, [REMEMBERER], 48)[REMEMBERER]
    assert audited.differences == 0  # new bots give the same answer
    assert audited.later_differences > 5
    first = audited.reported[0]
    assert first.later and first.here != first.there
    code, out, _ = vigil("bots", "audit", game, "--positions", "24", "--bots", REMEMBERER, "--workers", "1")
    assert code == 1 and "later in the same turn, chose" in out


def test_the_requested_number_of_positions_comes_from_all_modes() -> None:
    made = list(swap_tasks("ascension", ["greedy"], 100, 1))
    assert sum(task.positions for task in made) == 100
    assert len({task.seed for task in made}) == len(made)


def test_the_audit_does_not_depend_on_the_workers() -> None:
    assert audit("ascension", [PEEKER], 36, workers=1) == audit("ascension", [PEEKER], 36, workers=2)


def test_the_command_reports_differences_and_exits_with_1() -> None:
    code, out, _ = vigil("bots", "audit", "ascension", "--positions", "24", "--bots", "greedy", "--workers", "1")
    assert code == 0
    assert "24 positions" in out and "greedy: 48 answers compared, 0 differences" in out
    code, out, _ = vigil("bots", "audit", "conflictus", "--positions", "24", "--bots", PEEKER, "--workers", "1")
    assert code == 1
    assert "with other hidden cards: decision " in out
    code, _, err = vigil("bots", "audit", "--bots", "deep_thought")
    assert code == 2 and "there is no bot called 'deep_thought'" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_line_in_every_language(lang: str) -> None:
    code, out, _ = vigil("bots", "--lang", lang)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(dict.fromkeys((*BOTS, *BOT_FAMILIES)))
    for name in (*BOTS, *BOT_FAMILIES):
        assert bots_text(f"about-{name}", lang) != f"about-{name}", name


# ------------------------------------------------------------------------ the long run


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_legal_options(game: str) -> None:
    """Plays one game of every kind; `make bots` plays thousands."""
    seats = set()
    for run in legality_tasks([game], ["greedy", "random"], 36, 5, max_choices=700):
        ran = legality_test(run)
        assert ran.wrong is None and (ran.ended or ran.choices == 700)
        seats.add(run.settings.get("players") or len(run.settings["decks"]))
    assert seats >= ({2, 3, 4, 5, 6} if game == "ascension" else {2, 3, 4})


@pytest.mark.parametrize("game", GAMES)
def test_a_searching_bot_chooses_legal_options(game: str) -> None:
    for run in legality_tasks([game], ["search:sims=2:ms=3600000", "random"], 6, 5, max_choices=40):
        assert legality_test(run).wrong is None


def test_a_random_bot_is_not_reported_as_cheating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers differently in the same state, like a bot with a time budget."""
    answers = count()

    class Moody:
        def choose(self, view: Any, decision: Any) -> int:
            return next(answers) % len(decision.options)

    monkeypatch.setitem(BOTS, "moody", lambda seed: Moody())
    audited = audit("ascension", ["moody"], 24)["moody"]
    assert audited.unsteady > 10 and audited.unsteady > 2 * audited.differences
    code, out, _ = vigil("bots", "audit", "ascension", "--positions", "12", "--bots", "moody", "--workers", "1")
    assert code == 1 and "Give it a budget in simulations." in out


class Wild:
    def choose(self, view: Any, decision: Any) -> int:
        return len(decision.options)


def test_an_illegal_answer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "wild", lambda seed: Wild())
    ran = legality_test(next(legality_tasks(["ascension"], ["wild"], 1, 1)))
    assert ran.wrong == "wild answered 3 of 3" or ran.wrong == "wild answered 2 of 2"
    code, out, _ = vigil("bots", "check", "conflictus", "--games", "2", "--bots", "wild", "--workers", "1")
    assert code == 1 and "2 not among the options" in out and "wild answered" in out
