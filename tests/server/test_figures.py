"""What cards were worth, beside the cards: what somebody measured, else what ships, and never for other cards."""

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

ONE = {
    "with": 400, "without": 600, "won_with": 56.0, "won_without": 46.0, "points": 10.0, "low": 7.5, "high": 12.5,
}  # fmt: skip


def made(of: str, **changed: Any) -> dict[str, Any]:
    """Figures of one card."""
    name = slug(registry.get(of).printed_cards()[-1].name)
    plain: dict[str, Any] = {
        "form": FORMAT_VERSION,
        "game": of,
        "cards": edition_fingerprint(of),
        "vigil": "1",
        "games": 500,
    }
    plain |= {"seed": 7, "bots": ["greedy", "greedy"], "settings": {}, "decks": [], "level": 95.0, "worth": {name: ONE}}
    return plain | changed


def keep(folder: Path, game: str, told: Any) -> Path:
    path = card_stats.place_of(game, folder)
    path.write_text(told if isinstance(told, str) else json.dumps(told), encoding="utf-8")
    return path


async def asked(site: Site, game: str, **query: str) -> Any:
    async with site.client() as client:
        answer = await client.get(f"/api/v1/cards/{game}", params=query)
    assert answer.status_code == 200
    assert len(answer.json()["cards"]) > 50
    return answer.json()["measured"]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of what ships, empty."""
    folder = tmp_path / "shipped"
    folder.mkdir()
    monkeypatch.setattr(card_stats, "shipped", lambda game: card_stats.place_of(game, folder))
    return folder


@pytest.mark.parametrize("game", GAMES)
async def test_ones_own_figures_come_before_those_that_ship(game: str, tmp_path: Path, shipped: Path) -> None:
    async with site_at(tmp_path) as site:
        assert await asked(site, game) is None
        keep(shipped, game, made(game))
        assert await asked(site, game) == made(game)
        own = keep(tmp_path, game, made(game, games=9))
        assert (await asked(site, game))["games"] == 9
        own.unlink()
        assert (await asked(site, game))["games"] == 500


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"cards": "0" * 64}, "were measured for other cards; measure again: vigil sim"),
        ({"form": "vigil figures 99"}, "vigil figures 99"),
        ({"game": "chess"}, "chess"),
        ({"worth": {"x": {**ONE, "low": 1e9}}}, "Expected `float` <= 100"),
        ({"best_of": "many"}, "Expected `int`"),
    ],
)
async def test_figures_of_other_cards_and_broken_ones_are_not_shown(
    game: str, changed: dict[str, Any], why: str, tmp_path: Path, shipped: Path
) -> None:
    path = keep(tmp_path, game, made(game, **changed))
    keep(shipped, game, made(game))
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            for _ in range(3):
                assert await asked(site, game) == made(game)
    told = [line["why"] for line in log if line["event"] == "figures are not shown"]
    assert len(told) == 1  # not with every request
    assert str(path) in told[0]
    assert why in told[0]


@pytest.mark.parametrize("text", ["", "{", "[" * 5000, '{"form": 1}', "null", " " * 2_000_001, "\x00\xff"])
async def test_a_file_that_is_none_breaks_nothing(text: str, tmp_path: Path, shipped: Path) -> None:
    keep(tmp_path, "ascension", text)
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            assert await asked(site, "ascension") is None
    assert "is not a readable figures file" in "".join(str(line.get("why")) for line in log)


async def test_each_printing_has_figures_of_its_own(tmp_path: Path, shipped: Path) -> None:
    first = made("ascension", cards=edition_fingerprint("ascension", "first"), settings={"edition": "first"}, games=3)
    keep(tmp_path, "ascension", first)
    keep(shipped, "ascension", made("ascension"))
    async with site_at(tmp_path) as site:
        with capture_logs() as log:
            assert (await asked(site, "ascension", edition="first"))["games"] == 3
            assert (await asked(site, "ascension"))["games"] == 500
    assert not [line for line in log if line["event"] == "figures are not shown"]


async def test_what_the_laboratory_writes_the_server_tells(tmp_path: Path, shipped: Path) -> None:
    path = card_stats.place_of("ascension", tmp_path)
    words = ["sim", "ascension", "--games", "4", "--honor", "10", "--workers", "1", "--card-stats", str(path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    async with site_at(tmp_path) as site:
        assert await asked(site, "ascension") == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doctor_looks_at_them(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIGIL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("VIGIL_PORT", "0")
    keep(tmp_path, "ascension", made("ascension"))
    keep(tmp_path, "conflictus", made("conflictus", cards="?"))
    done = CliRunner().invoke(app, ["doctor", "--lang", lang])
    assert done.exit_code == 0  # a server runs without figures
    assert "card-stats-ascension.json" in done.stdout
    assert "vigil sim conflictus --card-stats" in done.stdout
    assert not any(text in done.stdout for text in ("doctor-", "figures-stale", "{"))


@pytest.mark.parametrize("game", GAMES)
def test_what_ships_was_measured_for_these_cards(game: str) -> None:
    """Whoever changes a card measures anew, as docs/LAB.md says, or takes the file out."""
    path = card_stats.shipped(game)
    assert path is not None
    found = card_stats.read(path, game)
    known = {slug(card.name) for card in registry.get(game).printed_cards()}
    assert found.worth.keys() <= known
    assert len(found.worth) > 50
    for one in found.worth.values():
        assert one.low <= one.points <= one.high
        assert one.points == pytest.approx(one.won_with - one.won_without, abs=0.02)
