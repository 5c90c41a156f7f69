"""Games, cards, rules and server information in the API, in the client's language."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from server.app_fixture import HOME, Site, site_at
from server.recording_observer import RecordingObserver
from server.wiring import Here
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.decks import write
from vigil.kernel.errors import VigilError
from vigil.registry import GAMES
from vigil.rulebook import digest, rule
from vigil.server import log_config
from vigil.server.rate_limits import RateLimit, RateLimited, TokenBuckets, address_key
from vigil.server.scheduler import Scheduler
from vigil.server.web import browser_app
from vigil.server.web.context import preferred_language
from vigil.server.web.problems import STATUS, status_of
from vigil.text import LANGUAGES
from vigil.text.fluent import bundle, keys

pytestmark = pytest.mark.anyio
DECK = next(each for each in deck_tools.ready_decks() if each.style == "classic")


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with site_at(tmp_path) as made:
        yield made


def kind(answer: httpx.Response) -> str:
    return str(answer.json()["type"].removeprefix("/problems/"))


# ---------------------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de, ru;q=0.3, fr;q=0.7", "fr"),
        ("de", None),
        ("", None),
        ("fr;q=0, ru", "ru"),
        ("fr;q=nonsense, ru;q=0.1", "ru"),
        ("*", None),
        ("RU-ru", "ru"),
    ],
)
def test_the_best_supported_language_is_chosen(header: str, lang: str | None) -> None:
    assert preferred_language(header) == lang


async def test_problems_are_in_the_persons_or_the_clients_language(site: Site) -> None:
    async with site.client(accept_language="fr") as stranger:
        problemonse = (await stranger.get("/api/v1/me")).json()
        assert problemonse["detail"] == "connectez-vous d’abord, ou envoyez un jeton"
    async with site.client(await site.people.guest("Ana", "pt"), accept_language="fr") as ana:
        problemonse = await ana.delete("/api/v1/me/tokens/none")
        assert problemonse.json()["detail"] == "você não tem esse token"
        assert problemonse.headers["content-language"] == "pt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_pages_exists_in_every_language(lang: str) -> None:
    assert keys("web", lang) == keys("web", "en")
    messages = bundle(lang, "web")
    for key in keys("web", lang):
        said, wrong = messages.format_pattern(
            messages.get_message(key).value, {"url": HOME, "path": "vigil.db", "command": "vigil"}
        )
        assert wrong == []
        assert said


def test_every_status_has_a_title() -> None:
    assert {f"title-{status}" for status in STATUS.values()} <= keys("web", "en")


def test_an_error_has_the_status_of_its_nearest_ancestor() -> None:
    class Late(RateLimited):
        pass

    class Strange(VigilError):
        pass

    assert status_of(Late) == 429
    assert status_of(Strange) == 400


# -------------------------------------------------------------------------------- pages

BUILT = {
    "index.html": b'<meta name="vigil-base" content=""><script type="module" src="./assets/index-x1.js"></script>',
    "index-x1.js": b"let table;",
    "index-x1.js.gz": b"pressed",
    "felt-x2.png": b"cloth",
    "manifest-x3.webmanifest": b"{}",
}


@pytest.fixture
def unbuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_app, "built", dict)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_app, "built", lambda: BUILT)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/4kGxTq9dZa",
        "/join",
        "/join/u7Hq2",
        "/new",
        "/tables",
        "/hotseat",
        "/settings",
        "/account",
        "/history",
        "/history/4kGxTq9dZa",
        "/ratings",
        "/replay/4kGxTq9dZa?at=3&seat=1&code=x",
        "/cards?q=c:warrior",
        "/cards/conflictus",
        "/rules",
        "/rules/ascension",
        "/rules/C-KEY-LEAP-01?lang=pt&theme=light",
        "/decks",
        "/decks/My%20deck",
        "/learn/ascension",
        "/credits",
    ],
)
async def test_every_address_of_the_app_serves_the_page(tmp_path: Path, path: str) -> None:
    async with site_at(tmp_path, base_path="/vigil") as site, site.client() as client:
        page = await client.get(f"/vigil{path}")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        policy = page.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy
        assert 'content="/vigil"' in page.text
        assert 'src="/vigil/assets/index-x1.js"' in page.text


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/table/", 404),
        ("/join/%3Cscript%3E", 404),
        (f"/table/{'a' * 300}", 404),
        ("/new?lang=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 422),
    ],
)
async def test_a_wrong_address_in_a_browser_shows_the_app(site: Site, path: str, status: int) -> None:
    async with site.client() as client:
        page = await client.get(path, headers=BROWSER)
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (status, "text/html")
        assert "index-x1.js" in page.text
        response = await client.get(path)
        assert (response.status_code, response.headers["content-type"]) == (status, "application/problem+json")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/?fbclid=1", "/new?x=1&x=2", "/table/abc?utm_source=mail&code=c", "/?lang=fr&fbclid=1"]
)
async def test_unknown_query_parameters_of_pages_are_ignored(site: Site, path: str) -> None:
    async with site.client() as client:
        page = await client.get(path, headers=BROWSER)
        assert (page.status_code, "index-x1.js" in page.text) == (200, True)
        assert (await client.get("/api/v1/games?fbclid=1", headers=BROWSER)).status_code == 422


@pytest.mark.usefixtures("built")
async def test_api_and_asset_paths_never_return_the_page(site: Site) -> None:
    async with site.client() as client:
        for path in ("/api/v1/nothing", "/assets/nothing.js"):
            response = await client.get(path, headers=BROWSER)
            assert (response.status_code, response.headers["content-type"]) == (404, "application/problem+json")
        assert (await client.post("/nothing", headers=BROWSER)).headers["content-type"] == "application/problem+json"


@pytest.mark.usefixtures("unbuilt")
async def test_without_a_built_app_a_wrong_address_is_a_problem(site: Site) -> None:
    async with site.client() as client:
        response = await client.get("/nothing", headers=BROWSER)
        assert (response.status_code, response.headers["content-type"]) == (404, "application/problem+json")


@pytest.mark.usefixtures("built")
async def test_built_files_are_cached_forever_and_compressed(site: Site) -> None:
    async with site.client() as client:
        plain = await client.get("/assets/index-x1.js", headers={"accept-encoding": "identity"})
        assert plain.text == "let table;"
        assert plain.headers["content-type"].startswith("text/javascript")
        assert "immutable" in plain.headers["cache-control"]
        pressed = await client.head("/assets/index-x1.js", headers={"accept-encoding": "gzip"})
        assert pressed.headers["content-encoding"] == "gzip"
        assert (await client.get("/assets/felt-x2.png")).headers["content-type"] == "image/png"
        response = await client.get("/assets/manifest-x3.webmanifest")
        assert response.headers["content-type"] == "application/manifest+json"
        for wrong in ("index.html", "index-x2.js", "..%2fapp.py"):
            assert (await client.get(f"/assets/{wrong}")).status_code == 404, wrong


@pytest.mark.usefixtures("unbuilt")
async def test_without_a_built_app_its_addresses_are_not_found(site: Site) -> None:
    async with site.client() as client:
        assert (await client.get("/table/4kGxTq9dZa")).status_code == 404


@pytest.mark.usefixtures("unbuilt")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_front_page_makes_no_third_party_requests(site: Site, lang: str) -> None:
    async with site.client() as client:
        page = await client.get("/", params={"lang": lang})
        text = page.text
        assert f'<html lang="{lang}">' in text
        assert "/api/v1/people/guest" in text
        assert "openapi.json" in text
        assert re.findall("<script[^>]*>[^<]*", text) == ['<script src="/page.js" defer>']  # none within the page
        assert 'style="' not in text
        for address in re.findall(r'(?:href|src)="([^"]*)"', text):
            assert address.startswith(("/", "data:,")), address
            if address.startswith("/"):
                assert (await client.get(address)).status_code == 200, address


@pytest.mark.usefixtures("unbuilt")
async def test_the_front_page_escapes_outside_values(tmp_path: Path) -> None:
    async with site_at(tmp_path, trusted_proxies=["127.0.0.1"]) as site:  # the proxy forwards any requested host name
        transport = httpx.ASGITransport(app=site.app)
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            page = await client.get("/", headers={"host": '"><script>alert(1)</script>'})
    assert "<script>" not in page.text
    assert "&lt;script&gt;" in page.text


@pytest.mark.usefixtures("unbuilt")
async def test_everything_works_under_a_base_path(tmp_path: Path) -> None:
    async with site_at(tmp_path, base_path="/vigil") as site, site.client() as client:
        page = (await client.get("/vigil/")).text
        assert 'href="/vigil/page.css"' in page
        assert (await client.get("/vigil/page.css")).status_code == 200
        assert (await client.get("/vigil")).status_code == 200
        assert (await client.get("/vigilant/page.css")).status_code == 404
        assert (await client.get("/page.css")).status_code == 200  # a proxy that removes the prefix works too
        assert (await client.get("/vigil/openapi.json")).json()["servers"] == [{"url": "/vigil"}]


# -------------------------------------------------------------------------------- games


async def test_every_listed_setting_is_playable(site: Site) -> None:
    """Configure a game with each value that a form would offer, and check that the given bounds are exact."""
    async with site.client() as client:
        games = {game["id"]: game for game in (await client.get("/api/v1/games")).json()["games"]}
    assert set(games) == set(GAMES)
    base = {"ascension": {}, "conflictus": {"decks": [dict(DECK.deck)] * 2}}
    tried = 0
    for id, game in games.items():
        for setting in game["settings"]:
            name, values = setting["name"], [value["value"] for value in setting["values"]]
            if setting["kind"] == "boolean":
                values = [True, False]
            elif setting["kind"] == "integer" and name != "players":
                values = [setting["min"], setting["max"]]
                for outside in (setting["min"] - 1, setting["max"] + 1):
                    with pytest.raises(VigilError):
                        GAMES[id].configure({**base[id], name: outside})
            for value in values:
                if (id, name, value) not in (("conflictus", "format", "rapidinha"), ("ascension", "mode", "solo")):
                    config = GAMES[id].configure(
                        {**base[id], name: value} | ({"players": 4} if value == "teams" else {})
                    )
                    assert getattr(config, name) == value
                    tried += 1
        for switch in game["switches"]:
            for value in [each["value"] for each in switch["values"]] or [True, False]:
                config = GAMES[id].configure({**base[id], "switches": {switch["name"]: value}})
                assert getattr(config.switches, switch["name"]) == value
                tried += 1
        for each in game["arrangements"]:
            for players in each["players"]:
                GAMES[id].configure({**each["settings"], "players": players})
                tried += 1
            assert [sorted(seat for team in teams for seat in team) for teams in each["teams"]] == (
                [list(range(players)) for players in each["players"]] if each["settings"]["mode"] == "teams" else []
            )
    assert tried > 60
    both = next(e for e in games["ascension"]["arrangements"] if e["settings"] == {"sets": "both", "mode": "teams"})
    assert both["teams"] == [[[0, 2], [1, 3]], [[0, 3], [1, 4], [2, 5]]]  # opposite each other


async def test_ready_decks_have_readable_codes(site: Site) -> None:
    async with site.client() as client:
        decks = (await client.get("/api/v1/games", params={"lang": "fr"})).json()["games"][1]["decks"]
    assert len(decks) == len(deck_tools.ready_decks())
    for deck, ready in zip(decks, deck_tools.ready_decks(), strict=True):
        assert deck["name"] == ready.name("fr")
        assert deck_tools.unpack(deck["code"]) == ready.deck


async def test_bots_are_listed_from_easiest_to_hardest(site: Site) -> None:
    async with site.client() as client:
        bots = (await client.get("/api/v1/bots", params={"lang": "en"})).json()["bots"]
    levels = {bot["id"]: bot["level"] for bot in bots if bot["level"]}
    assert levels == {"easy": 1, "casual": 2, "steady": 3, "hard": 4, "master": 5}
    assert all(bot["name"] and not bot["description"].startswith("bot-") for bot in bots)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_cards_equal_those_of_the_command_line(
    site: Site, game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from vigil.terminal import card_catalog
    from vigil.terminal.console import Terminal
    from vigil.terminal.screen import screen_of

    catalog = screen_of(game).catalog
    card_catalog.print_cards(catalog, catalog.edition(None), Terminal(True), lang, True)
    printed = json.loads(capsys.readouterr().out)
    async with site.client() as client:
        response = await client.get(f"/api/v1/cards/{game}", params={"lang": lang})
    assert response.json()["cards"] == printed
    assert len(printed) > 50


async def test_cards_have_an_etag(site: Site) -> None:
    async with site.client() as client:
        first = await client.get("/api/v1/cards/ascension", params={"lang": "fr"})
        tag = first.headers["etag"]
        again = await client.get("/api/v1/cards/ascension", params={"lang": "fr"}, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = await client.get("/api/v1/cards/ascension", params={"lang": "ru"}, headers={"if-none-match": tag})
        assert other.status_code == 200
        head = await client.head("/api/v1/cards/ascension", params={"lang": "fr"})
        assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", tag)
        assert kind(await client.get("/api/v1/cards/chess")) == "game-unknown"
        unknown = await client.get("/api/v1/cards/ascension", params={"edition": "third"})
        assert (unknown.status_code, kind(unknown)) == (422, "setting-not-one-of")
        assert first.headers["cache-control"] == "no-cache"
    async with site.client(await site.people.guest("Ana", "en")) as ana:
        assert (await ana.get("/api/v1/cards/ascension")).headers["cache-control"] == "private, no-cache"
        assert (await ana.get("/api/v1/me")).headers["cache-control"] == "no-store"


async def test_a_rule_is_found_by_its_id(site: Site) -> None:
    async with site.client() as client:
        rule = (await client.get("/api/v1/rules/a-row-03")).json()
        assert (rule["id"], rule["game"]) == ("A-ROW-03", "ascension")
        assert kind(await client.get("/api/v1/rules/A-ROW-99")) == "rule-unknown"


async def test_a_list_of_rules_has_each_rule_once(site: Site) -> None:
    async with site.client() as client:
        rules = (await client.get("/api/v1/rules?game=conflictus")).json()
        assert (rules["game"], rules["lang"]) == ("conflictus", "en")
        ids = [rule["id"] for family in rules["families"] for rule in family["rules"]]
        assert ids == [id for family in digest("conflictus").families for id in family.rules]
        one = (await client.get(f"/api/v1/rules/{ids[0]}")).json()
        assert rules["families"][0]["rules"][0]["text"] == one["text"]
        assert (await client.get("/api/v1/rules")).status_code == 422
        unknown = await client.get("/api/v1/rules?game=chess")
        assert (unknown.status_code, kind(unknown)) == (404, "game-unknown")


@pytest.mark.parametrize("lang", ["pt", "fr", "ru"])
async def test_rules_are_localized(site: Site, lang: str) -> None:
    async with site.client() as client:
        rules = (await client.get(f"/api/v1/rules?game=ascension&lang={lang}")).json()
        one = (await client.get("/api/v1/rules/A-ROW-03", headers={"accept-language": lang})).json()
        assert rules["lang"] == lang
        row = next(family for family in rules["families"] if family["name"] == "A-ROW")
        assert (row["title"], row["rules"][2]["text"]) == (one["title"], one["text"])
        assert one["text"] == rule("A-ROW-03", lang).text != rule("A-ROW-03").text


@pytest.mark.parametrize("game", ["ascension", "conflictus"])
async def test_every_keyword_of_a_card_has_a_rule(site: Site, game: str) -> None:
    async with site.client() as client:
        cards = (await client.get(f"/api/v1/cards/{game}?lang=fr")).json()["cards"]
        words = {word["rule"]: word for card in cards for word in card["keywords"]}
        assert len(words) > 1
        for id, word in words.items():
            assert (await client.get(f"/api/v1/rules/{id}")).status_code == 200
            assert word["name"]
            assert bool(word["means"]) == (game == "conflictus")


# -------------------------------------------------------------------------------- decks


async def test_a_deck_is_checked_as_a_list_and_as_a_code(site: Site) -> None:
    async with site.client() as client:
        for text in (write(DECK.deck), deck_tools.pack(DECK.deck)):
            report = (await client.post("/api/v1/decks/check", json={"text": text, "lang": "en"})).json()
            assert report["legal"]
            assert report["code"] == deck_tools.pack(DECK.deck)
            assert sum(card["count"] for card in report["cards"]) == 50
            assert (report["required_size"], report["opening_hand"]) == (50, 6)
        wrong = (
            await client.post("/api/v1/decks/check", json={"text": write(DECK.deck), "format": "rapidinha"})
        ).json()
        assert not wrong["legal"]
        assert {"C-DECK-07", "C-DECK-08"} == {fault["rule"] for fault in wrong["problems"]}
        unknown = await client.post("/api/v1/decks/check", json={"text": "2 Mago iluminadu"})
        assert (unknown.status_code, kind(unknown)) == (422, "deck-card-unknown")
        long = await client.post("/api/v1/decks/check", json={"text": "1 " + "x" * 5000})
        assert kind(long) == "deck-too-long"
        for changed, wanted in (
            ({"format": "blitz"}, (422, "setting-not-one-of")),
            ({"game": "ascension"}, (400, "deck-not-allowed")),
            ({"game": "chess"}, (404, "game-unknown")),
        ):
            refused = await client.post("/api/v1/decks/check", json={"text": write(DECK.deck)} | changed)
            assert (refused.status_code, kind(refused)) == wanted


async def test_decks_are_saved_for_their_owner(site: Site) -> None:
    ana, ben = await site.people.guest("Ana", "en"), await site.people.guest("Ben", "en")
    name = "Crépuscule & 夜"
    async with site.client(ana) as hers, site.client(ben) as his:
        put = await hers.put(f"/api/v1/me/decks/{name}", json={"text": deck_tools.pack(DECK.deck)})
        assert put.json()["text"] == write(DECK.deck)
        assert [deck["name"] for deck in (await hers.get("/api/v1/me/decks")).json()["decks"]] == [name]
        assert (await hers.get(f"/api/v1/me/decks/{name}")).json() == put.json()
        assert (await hers.get(f"/api/v1/me/decks/{name}?game=conflictus")).json() == put.json()
        for method, body in (("GET", None), ("PUT", {"text": "2 Mago Iluminado"}), ("DELETE", None)):
            for game, wanted in (("ascension", (400, "deck-not-allowed")), ("chess", (404, "game-unknown"))):
                refused = await hers.request(method, f"/api/v1/me/decks/{name}?game={game}", json=body)
                assert (refused.status_code, kind(refused)) == wanted
        assert kind(await his.get(f"/api/v1/me/decks/{name}")) == "deck-not-found"
        assert kind(await his.delete(f"/api/v1/me/decks/{name}")) == "deck-not-found"
        assert (await hers.delete(f"/api/v1/me/decks/{name}")).status_code == 204
        assert (await hers.get("/api/v1/me/decks")).json()["decks"] == []


async def test_the_number_of_saved_decks_is_limited(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.server.web.deck_routes.MAX_DECKS", 2)
    async with site.client(await site.people.guest("Ana", "en")) as client:
        for name in ("one", "two"):
            assert (await client.put(f"/api/v1/me/decks/{name}", json={"text": "1 Mago Iluminado"})).status_code == 200
        full = await client.put("/api/v1/me/decks/three", json={"text": "1 Mago Iluminado"})
        assert (full.status_code, kind(full)) == (409, "too-many-decks")
        assert (await client.put("/api/v1/me/decks/two", json={"text": "2 Mago Iluminado"})).status_code == 200


# ---------------------------------------------------------------------------- operation


async def test_liveness_and_readiness_differ(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent() -> None:
        raise OSError("the database is somewhere else")

    async with site.client() as client:
        assert (await client.get("/healthz")).json() == {"status": "ok"}
        scheduler = Scheduler(site.service, Here(), RecordingObserver(failures=True))
        await scheduler.start()
        assert (await client.get("/readyz")).json()["checks"] == {"database": "ok", "tables": "ok"}
        for task in list(site.service.rooms._tasks):  # the upkeep task for bots, clocks and lists has ended
            task.cancel()
        await asyncio.gather(*site.service.rooms._tasks, return_exceptions=True)
        late = await client.get("/readyz")
        assert (late.status_code, kind(late)) == (503, "not-ready")
        assert "tables" in late.json()["detail"]
        await scheduler.start()
        assert (await client.get("/readyz")).status_code == 200
        monkeypatch.setattr(site.store, "ping", silent)
        down = await client.get("/readyz")
        assert (down.status_code, down.json()["detail"]) == (503, "not ready: database")
        assert (await client.get("/healthz")).status_code == 200
        await site.service.rooms.close()  # shutting down: proxies stop sending requests here
        assert (await client.get("/readyz")).json()["detail"] == "not ready: database, tables"


async def test_metrics_are_only_for_this_machine(site: Site) -> None:
    async with site.client() as afar:
        assert kind(await afar.get("/metrics")) == "metrics-local-only"
        site.address = "127.0.0.1"
        async with site.client() as near:
            await near.get("/api/v1/people/4kGxTq9dZa")
            figures = (await near.get("/metrics")).text
            # an untrusted proxy sends a request for another client
            proxied = await near.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
            assert kind(proxied) == "metrics-local-only"
    assert 'vigil_http_requests_total{method="GET",route="/api/v1/people/{id}",status="404"} 1.0' in figures
    assert "4kGxTq9dZa" not in figures
    for name in (
        "http_request_duration_seconds", "ws_connections", "games_active", "games_finished_total", "build_info",
        "action_seconds", "bot_think_seconds", "bot_timeouts_total", "resyncs_total", "rejected_actions_total",
        "db_write_seconds", "notifications_lost_total",
    ):  # fmt: skip
        assert f"vigil_{name}" in figures


async def test_remote_metrics_require_their_token(tmp_path: Path) -> None:
    async with site_at(tmp_path, metrics_token="a token of the operator") as site, site.client() as client:
        assert kind(await client.get("/metrics")) == "metrics-token-wrong"
        assert kind(await client.get("/metrics", headers={"authorization": "Bearer wrong"})) == "metrics-token-wrong"
        right = await client.get("/metrics", headers={"authorization": "Bearer a token of the operator"})
        assert right.status_code == 200
    (tmp_path / "off").mkdir()
    async with site_at(tmp_path / "off", metrics=False) as site, site.client() as client:
        assert kind(await client.get("/metrics")) == "metrics-disabled"


async def test_the_log_has_no_secrets_and_one_line_per_entry() -> None:
    target = io.StringIO()
    before = structlog.get_config()
    try:
        log_config.configure("json", "info", target)
        log = structlog.get_logger()
        log.info("odd", token="s3cret", card="Mephit", chat="hello", name="a\nb", Password="pw", seat=1)
        log.debug("too quiet")
        log.info("next")
    finally:
        structlog.configure(**before)
    lines = [json.loads(line) for line in target.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["odd", "next"]
    assert (lines[0]["token"], lines[0]["card"], lines[0]["chat"], lines[0]["Password"]) == ("…", "…", "…", "…")
    assert lines[0]["seat"] == 1
    assert "\n" not in lines[0]["name"]


async def test_the_log_of_a_request_names_the_route_and_not_the_path(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = await site.people.guest("Ana", "en")
    async with site.client(guest) as client:
        await client.get("/api/v1/people/secretInvitation")
        await client.post("/api/v1/session/login-link", json={"secret": guest.link})
    logged = capsys.readouterr()
    text = logged.out + logged.err
    assert "/api/v1/people/{id}" in text
    for secret in ("secretInvitation", guest.link, guest.session):
        assert secret not in text


# ------------------------------------------------------------------------------- limits


def test_a_rate_limit_bucket_refills_over_time() -> None:
    now = [0.0]
    buckets, allowance = TokenBuckets(lambda: now[0]), RateLimit(3, 0.5)
    for _ in range(3):
        buckets.take("read", "ana", allowance)
    with pytest.raises(RateLimited) as refused:
        buckets.take("read", "ana", allowance)
    assert refused.value.values == {"seconds": 2}
    buckets.take("read", "ben", allowance)  # another rate limit
    now[0] = 2
    buckets.take("read", "ana", allowance)
    with pytest.raises(RateLimited):
        buckets.take("read", "ana", allowance)


def test_the_number_of_rate_limit_buckets_is_bounded() -> None:
    buckets = TokenBuckets(lambda: 0, most=10)
    for number in range(1000):
        buckets.take("read", str(number), RateLimit(1, 1))
    assert len(buckets._left) == 10


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("local", "local"),
    ],
)
def test_ipv6_addresses_of_one_household_share_a_limit(address: str, counted: str) -> None:
    assert address_key(address) == counted


@pytest.mark.parametrize(
    ("settings", "key", "seats"),
    [
        ({"decks": [None]}, None, 2),
        ({"players": 1}, "setting-not-integer", 0),
        ({"players": 7}, "setting-not-integer", 0),
        ({"players": 2, "decks": [None, None, None]}, "table-too-many-decks", 0),
    ],
)
async def test_deck_errors_name_the_right_number_of_players(
    site: Site, settings: Any, key: str | None, seats: int
) -> None:
    ana = await site.people.guest("Ana", "en")
    async with site.client(ana) as client:
        answer = await client.post("/api/v1/tables", json={"game": "conflictus", "settings": settings})
    body = answer.json()
    if key is None:  # a deck for the first seat only; the second one gets a ready deck
        assert len(body["seats"]) == seats
        return
    assert (answer.status_code, body["type"]) == (422, f"/problems/{key}")
    assert "1 players" not in body["detail"]
