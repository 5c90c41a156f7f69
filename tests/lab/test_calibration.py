"""Calibration: bins, their intervals, the fit, and the command."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration, apply_calibration, invert_calibration
from vigil.bots.support import support_for
from vigil.cli import app
from vigil.lab.calibration import BINS, Prediction, bin_predictions, calibrate, fit_calibration, page, report_lines


def honest(n: int, power: float = 1.0, how: str = CHOICE, edge: float = 0.0) -> list[Prediction]:
    """Return predictions from as many games, for which this calibration is right."""
    luck = random.Random(9)
    found = []
    for game in range(n):
        raw = luck.random()
        found.append(
            Prediction(
                game,
                how,
                raw,
                float(luck.random() < apply_calibration((raw, 1 - raw), Calibration(power, edge), (0,))[0]),
            )
        )
    return found


def test_calibrated_chances_are_accurate() -> None:
    bins = bin_predictions(honest(20_000), Calibration())
    assert len(bins) == BINS and sum(each.positions for each in bins) == 20_000
    assert all(each.enough and not each.off and abs(each.difference) < 0.04 for each in bins)
    assert all(each.low <= each.stated <= each.high for each in bins)


def test_overconfident_chances_are_detected_and_corrected() -> None:
    predictions = honest(20_000, power=0.5)
    assert sum(each.off for each in bin_predictions(predictions, Calibration())) >= 4
    fitted = fit_calibration(predictions, CHOICE)
    assert fitted == pytest.approx((0.5, 0.0), abs=0.05)
    assert not any(each.off for each in bin_predictions(predictions, fitted))


def test_chances_too_low_for_the_player_to_act_are_detected_and_corrected() -> None:
    predictions = honest(20_000, power=0.9, edge=0.3)
    assert sum(each.off for each in bin_predictions(predictions, Calibration())) >= 4
    fitted = fit_calibration(predictions, CHOICE)
    assert fitted == pytest.approx((0.9, 0.3), abs=0.05)
    assert not any(each.off for each in bin_predictions(predictions, fitted))
    assert fit_calibration(predictions, CURVE).edge == 0.0  # a curve has no deciding seat


def test_a_calibration_can_be_inverted() -> None:
    for raw in (0.0, 0.02, 0.5, 0.9, 1.0):
        assert invert_calibration(
            apply_calibration((raw, 1 - raw), Calibration(0.9, 0.2), (0,))[0], Calibration(0.9, 0.2)
        ) == pytest.approx(raw)


def test_positions_of_one_game_are_not_independent() -> None:
    apart = [Prediction(n, CHOICE, 0.55, float(n % 2)) for n in range(1000)]
    together = [Prediction(n // 10, CHOICE, 0.55, float(n // 10 % 2)) for n in range(1000)]
    bins = [next(each for each in bin_predictions(said, Calibration()) if each.positions) for said in (apart, together)]
    assert bins[0].stated == bins[1].stated and bins[1].half > 2.5 * bins[0].half
    assert bins[0].enough and not bins[1].enough


def test_a_few_equal_results_prove_nothing() -> None:
    few = next(
        each
        for each in bin_predictions([Prediction(n, CHOICE, 0.99, 1.0) for n in range(5)], Calibration())
        if each.positions
    )
    assert not few.enough and not few.off
    wrong = next(
        each
        for each in bin_predictions([Prediction(n, CHOICE, 0.95, 0.0) for n in range(40)], Calibration())
        if each.positions
    )
    assert not wrong.enough and wrong.off  # but the difference is significant


def test_positions_do_not_replace_games() -> None:
    """Forty positions of two games count as two observations, not forty."""
    two = next(
        each
        for each in bin_predictions([Prediction(n % 2, CHOICE, 0.95, 1.0) for n in range(40)], Calibration())
        if each.positions
    )
    alone = next(
        each
        for each in bin_predictions([Prediction(n, CHOICE, 0.95, 1.0) for n in range(2)], Calibration())
        if each.positions
    )
    assert two.half == pytest.approx(alone.half) and two.half > 0.3
    certain = next(
        each
        for each in bin_predictions([Prediction(n, CHOICE, 1.0, 1.0) for n in range(6)], Calibration())
        if each.positions
    )
    assert certain.half > 0.1  # six games can't show certainty


def test_positions_of_both_sides_cancel_out() -> None:
    """At even chances, positions of both sides cancel out, regardless of who wins."""
    both = [Prediction(n // 2, CHOICE, 0.5, float(n % 2)) for n in range(200)]
    one = [Prediction(n // 2, CHOICE, 0.5, float(n // 2 % 2)) for n in range(200)]
    halves = [
        next(each for each in bin_predictions(said, Calibration()) if each.positions).half for said in (both, one)
    ]
    assert halves[0] < 0.01 and halves[1] > 0.09


def test_intervals_of_small_bins_contain_the_truth() -> None:
    """Tests seasons of 12 games with 1 to 5 positions each, all with the true chance of 0.85."""
    luck, held, seasons = random.Random(4), 0, 600
    for _ in range(seasons):
        predictions = []
        for game in range(12):
            won = float(luck.random() < 0.85)
            predictions += [Prediction(game, CHOICE, 0.85, won)] * luck.randint(1, 5)
        found = next(each for each in bin_predictions(predictions, Calibration()) if each.positions)
        held += abs(found.difference) <= found.half
    assert held / seasons > 0.94


def test_the_verdict_reports_wrong_chances_and_too_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    predictions = [each for how in (CHOICE, CURVE) for each in honest(4000, 4.0, how)]
    monkeypatch.setattr("vigil.lab.calibration.calibrate", lambda *given: predictions)
    assert CliRunner().invoke(app, ["bots", "calibrate", "ascension"]).exit_code == 1
    predictions = predictions[:5]
    assert CliRunner().invoke(app, ["bots", "calibrate", "ascension"]).exit_code == 3


def test_without_positions_there_is_no_verdict() -> None:
    bends = support_for("ascension").calibration
    good = [each for how, bend in bends.items() for each in honest(8000, bend.power, how, bend.edge)]
    lines, verdict = report_lines("ascension", good, ["greedy"], 8000, 8, 1, "en")
    assert verdict == "well" and "none of those is off by more than 4 points" in lines[-1]
    bad = [each for how, bend in bends.items() for each in honest(8000, 4 * bend.power, how)]
    lines, verdict = report_lines("ascension", bad, ["greedy"], 8000, 8, 1, "en")
    assert verdict == "badly" and "off by more than 4 points" in lines[-1]
    lines, verdict = report_lines("ascension", good[:9], ["greedy"], 9, 8, 1, "en")
    assert verdict == "nothing" and lines[-1] == "No bin has enough positions. Play more games."


@pytest.mark.parametrize("game", ["ascension", "conflictus"])
def test_the_same_seed_gives_the_same_predictions(game: str) -> None:
    once = calibrate(game, 2, ["greedy"], 2, 3)
    assert once and once == calibrate(game, 2, ["greedy"], 2, 3)
    assert {each.how for each in once} == {CHOICE, CURVE}
    assert all(0.0 <= each.raw <= 1.0 and each.got in (0.0, 0.5, 1.0) for each in once)


def test_saved_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    once = calibrate("ascension", 2, ["greedy"], 2, 3, keep=file)
    longer = calibrate("ascension", 3, ["greedy"], 2, 3, keep=file)
    assert longer[: len(once)] == once and len(file.read_text(encoding="utf-8").splitlines()) == 3
    monkeypatch.setattr("vigil.lab.calibration.play_calibration_game", None)
    assert calibrate("ascension", 3, ["greedy"], 2, 3, keep=file) == longer


def test_a_page_keeps_its_other_parts() -> None:
    first = page("# Bots\n", "ascension", ["one"], "vigil one")
    both = page(first, "conflictus", ["two"], "vigil two")
    again = page(both, "ascension", ["three"], "vigil three")
    assert again.startswith("# Bots\n\n<!-- calibrated ascension -->\n`vigil three`\n\nthree\n<!-- end -->\n")
    assert "two" in again and "one" not in again and again.count("<!-- end -->") == 2


def test_the_command_prints_a_verdict(tmp_path: Path) -> None:
    args = ["bots", "calibrate", "ascension", "--games", "2", "--sims", "2", "--workers", "1", "--plain"]
    args += ["--update-page", str(tmp_path / "page.md")]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 3 and "Play more games" in result.stdout
    rows = [line for line in result.stdout.splitlines() if line.startswith("|")]
    assert len(rows) == 2 * (BINS + 2) and max(map(len, rows)) <= 80
    assert "--games 2 --sims 2 --seed 1`" in (tmp_path / "page.md").read_text(encoding="utf-8")
    assert CliRunner().invoke(app, ["bots", "calibrate", "chess"]).exit_code == 2
    assert CliRunner().invoke(app, ["bots", "calibrate", "ascension", "--bots", "nobody"]).exit_code == 2
