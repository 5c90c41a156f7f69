"""The `type` of every problem leads to a page that explains it."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.app_fixture import site_at
from tools import list_problems
from vigil.server.web.problem_routes import problem_info, problems_by_key
from vigil.text import LANGUAGES

pytestmark = pytest.mark.anyio


def test_the_list_of_problems_is_up_to_date() -> None:
    assert list_problems.TARGET.read_text("utf-8") == list_problems.problems_json(), "python -m tools.list_problems"


async def test_every_problem_has_a_page(tmp_path: Path) -> None:
    async with (
        site_at(tmp_path, address_limit_per_second=100_000, read_limit_per_second=100_000) as site,
        site.client() as client,
    ):
        for key in problems_by_key():
            answer = await client.get(f"/problems/{key}")
            assert answer.status_code == 200, key
            problem = answer.json()
            assert problem["type"] == f"/problems/{key}"
            assert problem["says"]
            assert all(400 <= status < 600 for status in problem["status"])
        refused = await client.get("/nowhere")
        assert 404 in (await client.get(refused.json()["type"])).json()["status"]
        assert (await client.get("/problems/no-such-key")).status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_in_the_language_of_the_reader(lang: str) -> None:
    problem = problem_info("rate-limited", lang, "/games")
    assert "‹seconds›" in problem.says[0]
    assert problem.type == "/games/problems/rate-limited"
    assert (problem.says != problem_info("rate-limited", "en", "/games").says) == (lang != "en")


async def test_a_browser_gets_a_page(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.client(accept="text/html,*/*") as client:
        answer = await client.get("/problems/name-reserved")
        assert answer.headers["content-type"].startswith("text/html")
        assert "‹name›" in answer.text
