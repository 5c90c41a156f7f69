"""Default names appear in the reader's language: in lists, at the table, in the log."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.app_fixture import Site, site_at
from server.test_room import Table
from vigil.server import presenter
from vigil.server.cooperative import run_to_end
from vigil.server.default_names import localized_name
from vigil.text import LANGUAGES, ui_text

pytestmark = pytest.mark.anyio
WORDS = Path(__file__).parents[2] / "web/src/locales"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with site_at(tmp_path) as made:
        yield made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_and_the_server_use_the_same_name_for_a_guest(lang: str) -> None:
    page = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^guest = (.+)$", page, re.MULTILINE) == [ui_text("name-guest", lang)]


def test_default_names_are_translated_and_chosen_names_are_not() -> None:
    assert localized_name("Tranquille", "casual", "ru") == ui_text("bot-casual", "ru")
    assert localized_name("Tranquille", None, "ru") == "Tranquille", "a person with this name"
    assert localized_name("Deep Thought", "casual", "ru") == "Deep Thought", "a bot with a chosen name"
    assert localized_name("Search:sims=9", "search:sims=9", "fr") == "Search:sims=9", (
        "one that has no name in any language"
    )
    assert localized_name("Invité", None, "pt") == "Visitante"
    assert localized_name("Ana", None, "pt") == "Ana"


def test_default_names_at_a_table_are_translated_and_stay_distinct() -> None:
    table = Table(players=3)
    table.add("sat", seat=0, person="ana", name="Invité")
    table.add("sat", seat=1, person="ben", name="Guest")
    table.add("sat", seat=2, person=None, name="Tranquille", bot="casual")
    for lang, guest in (("en", "Guest"), ("ru", "Гость")):
        named = [f"{guest} 1", f"{guest} 2", ui_text("bot-casual", lang)]
        assert [chair.name for chair in presenter.table(table.room, None, lang).seats] == named
        assert [chair.name for chair in presenter.hello(table.room, 0, "ana", lang, ()).table.seats] == named

    table.add("started", **table.room.beginning())
    table.play(30)
    happened = run_to_end(table.room.recalling(0, 0))
    for lang in LANGUAGES:
        said = " ".join(event.text for event in presenter.events(table.room, 0, lang, happened))
        assert ui_text("bot-casual", lang) in said
        assert not any(ui_text("bot-casual", other) in said for other in LANGUAGES if other != lang)


async def test_a_list_of_tables_has_default_names_in_the_viewers_language(site: Site) -> None:
    marie = await site.people.guest("Invité", "fr")
    async with site.client(marie, accept_language="fr") as client:
        seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "casual"}]
        made = await client.post(
            "/api/v1/tables", json={"game": "ascension", "options": {"public": True}, "seats": seats}
        )
        assert [chair["name"] for chair in made.json()["seats"]] == ["Invité", ui_text("bot-casual", "fr")]
    async with site.client(accept_language="ru") as client:
        for path in ("/api/v1/tables", f"/api/v1/tables/{made.json()['id']}"):
            body = (await client.get(path)).json()
            line = body["tables"][0] if "tables" in body else body
            assert [chair["name"] for chair in line["seats"]] == ["Гость", ui_text("bot-casual", "ru")]
        assert (await client.get(f"/api/v1/people/{marie.person.id}")).json()["name"] == "Гость"
