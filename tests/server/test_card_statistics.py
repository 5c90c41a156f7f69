"""Card statistics in the API: own measurements first, then the bundled files, never the statistics of other cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from server.app_fixture import Site, site_at
from vigil import registry
from vigil.cli import app
from vigil.effects.identifiers import slug
from vigil.lab.card_stats import FORMAT_VERSION, edition_fingerprint
from vigil.registry import GAMES
from vigil.server import card_stats
from vigil.text import LANGUAGES

pytestmark = pytest.mark.anyio

CARD = {
    "with": 400, "without": 600, "won_with": 56.0, "won_without": 46.0, "points": 10.0, "low": 7.5, "high": 12.5,
}  # fmt: skip


def stats(game: str, /, **changes: Any) -> dict[str, Any]:
    """Card statistics of one card."""
    name = slug(registry.get(game).printed_cards()[-1].name)
    result: dict[str, Any] = {
        "form": FORMAT_VERSION,
        "game": game,
        "cards": edition_fingerprint(game),
        "vigil": "1",
        "games": 500,
    }
    result |= {
        "seed": 7,
        "bots": ["greedy", "greedy"],
        "settings": {},
        "decks": [],
        "level": 95.0,
        "worth": {name: CARD},
    }
    return result | changes


def save(folder: Path, game: str, content: Any) -> Path:
    """Write a file of card statistics into a data directory."""
    path = card_stats.stats_path(game, folder)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


async def get_stats(site: Site, game: str, **query: str) -> Any:
    """Return the card statistics in the response of the server."""
    async with site.client() as client:
        answer = await client.get(f"/api/v1/cards/{game}", params=query)
    assert answer.status_code == 200
    assert len(answer.json()["cards"]) > 50
    return answer.json()["measured"]


@pytest.fixture
def bundled_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the bundled files."""
    folder = tmp_path / "bundled"
    folder.mkdir()
    monkeypatch.setattr(card_stats, "bundled_path", lambda game: card_stats.stats_path(game, folder))
    return folder


@pytest.mark.parametrize("game", GAMES)
async def test_own_statistics_take_precedence_over_the_bundled_ones(
    game: str, tmp_path: Path, bundled_folder: Path
) -> None:
    async with site_at(tmp_path) as site:
        assert await get_stats(site, game) is None
        save(bundled_folder, game, stats(game))
        assert await get_stats(site, game) == stats(game)
        own = save(tmp_path, game, stats(game, games=9))
        assert (await get_stats(site, game))["games"] == 9
        own.unlink()
        assert (await get_stats(site, game))["games"] == 500


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"cards": "0" * 64}, "were measured with other cards; measure again: vigil sim"),
        ({"form": "vigil card-stats 99"}, "vigil card-stats 99"),
        ({"game": "chess"}, "chess"),
        ({"worth": {"x": {**CARD, "low": 1e9}}}, "Expected `float` <= 100"),
        ({"games": "many"}, "Expected `int`"),
    ],
)
async def test_stale_and_invalid_statistics_are_not_shown(
    game: str, changed: dict[str, Any], why: str, tmp_path: Path, bundled_folder: Path
) -> None:
    path = save(tmp_path, game, stats(game, **changed))
    save(bundled_folder, game, stats(game))
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            for _ in range(3):
                assert await get_stats(site, game) == stats(game)
    reasons = [line["why"] for line in log if line["event"] == "card statistics are not shown"]
    assert len(reasons) == 1  # once, not with every request
    assert str(path) in reasons[0]
    assert why in reasons[0]


@pytest.mark.parametrize("text", ["", "{", "[" * 5000, '{"form": 1}', "null", " " * 2_000_001, "\x00\xff"])
async def test_an_unreadable_file_is_ignored(text: str, tmp_path: Path, bundled_folder: Path) -> None:
    save(tmp_path, "ascension", text)
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            assert await get_stats(site, "ascension") is None
    assert "is not a readable file of card statistics" in "".join(str(line.get("why")) for line in log)


async def test_each_edition_has_its_own_statistics(tmp_path: Path, bundled_folder: Path) -> None:
    first = stats("ascension", cards=edition_fingerprint("ascension", "first"), settings={"edition": "first"}, games=3)
    save(tmp_path, "ascension", first)
    save(bundled_folder, "ascension", stats("ascension"))
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            assert (await get_stats(site, "ascension", edition="first"))["games"] == 3
            assert (await get_stats(site, "ascension"))["games"] == 500
    assert not [line for line in log if line["event"] == "card statistics are not shown"]


async def test_the_server_shows_what_the_lab_writes(tmp_path: Path, bundled_folder: Path) -> None:
    path = card_stats.stats_path("ascension", tmp_path)
    arguments = ["sim", "ascension", "--games", "4", "--honor-pool", "10", "--workers", "1", "--card-stats", str(path)]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    async with site_at(tmp_path) as site:
        assert await get_stats(site, "ascension") == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doctor_checks_card_statistics(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIGIL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("VIGIL_PORT", "0")
    save(tmp_path, "ascension", stats("ascension"))
    save(tmp_path, "conflictus", stats("conflictus", cards="?"))
    result = CliRunner().invoke(app, ["doctor", "--lang", lang])
    assert result.exit_code == 0  # stale statistics are only a warning
    assert "card-stats-ascension.json" in result.stdout
    assert "vigil sim conflictus --card-stats" in result.stdout
    assert not any(text in result.stdout for text in ("doctor-", "card-stats-stale", "{"))


@pytest.mark.parametrize("game", GAMES)
def test_the_bundled_statistics_match_the_cards(game: str) -> None:
    """After a change of a card, measure again (docs/LAB.md) or remove the file."""
    path = card_stats.bundled_path(game)
    assert path is not None
    bundled = card_stats.read(path, game)
    known = {slug(card.name) for card in registry.get(game).printed_cards()}
    assert bundled.worth.keys() <= known
    assert len(bundled.worth) > 50
    for one in bundled.worth.values():
        assert one.low <= one.points <= one.high
        assert one.points == pytest.approx(one.won_with - one.won_without, abs=0.02)
