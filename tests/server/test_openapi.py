"""The OpenAPI document describes what the server does; checked on its own, and with schemathesis."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from server.app_fixture import HOME, Site, site_at
from vigil.server.rate_limits import RateLimit
from vigil.server.store.rows import Person
from vigil.server.web.app import ROUTES
from vigil.server.web.openapi import document, statuses
from vigil.server.web.problems import status_of
from vigil.server.web.routes import PARAMS, Route, pattern_of

DOCUMENT: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document(ROUTES)))


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


def test_every_route_has_its_own_operation_id() -> None:
    documented = {(method.upper(), path) for method, path, _ in operations()}
    assert documented == {(route.method, route.path) for route in ROUTES}
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names)) > 20


def test_every_reference_resolves() -> None:
    found = []

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if "$ref" in node:
                found.append(node["$ref"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(DOCUMENT)
    schemas = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert set(found) <= schemas
    assert len(schemas) > 20


def test_every_body_has_a_valid_example() -> None:
    checked = 0
    for method, path, operation in operations():
        if "requestBody" in operation:
            content = operation["requestBody"]["content"]["application/json"]
            assert "example" in content, (method, path)
            schema = {**content["schema"], "components": DOCUMENT["components"]}
            jsonschema_rs.Draft202012Validator(schema).validate(content["example"])
            checked += 1
    assert checked > 5


def test_every_operation_lists_its_problems() -> None:
    for route in ROUTES:
        operation = DOCUMENT["paths"][route.path][route.method.lower()]
        assert {str(status) for status in statuses(route)} <= set(operation["responses"])
        assert operation["summary"], route.name


@pytest.mark.parametrize(
    ("method", "path", "itself"),
    [
        ("PATCH", "/api/v1/me", {403}),  # the old password is wrong
        ("POST", "/api/v1/people/claim", {403}),  # the server makes no new accounts
        ("DELETE", "/api/v1/tables/{id}/seats/{seat}", {404, 409}),  # the rate limit of the table is reached
        ("POST", "/api/v1/tables/{id}/cancel", {404, 409}),
        ("GET", "/api/v1/people/{id}", {404}),
        ("DELETE", "/api/v1/me/muted/{id}", set()),  # unmuting a person who isn't muted
    ],
)
def test_a_route_declares_the_problems_it_raises(method: str, path: str, itself: set[int]) -> None:
    route = next(route for route in ROUTES if (route.method, route.path) == (method, path))
    named = {status_of(kind) for kind in route.problems}
    assert itself <= named
    assert (404 in named) == (404 in itself)
    page = (Path(__file__).parents[2] / "docs" / "API.md").read_text()
    line = next(line for line in page.splitlines() if line.startswith(f"| `{method} {path}` |"))
    assert itself <= {int(part) for part in line.split("|")[-2].split(",") if part.strip()}
    assert ("404" in line.split("|")[-2]) == (404 in itself)


@pytest.mark.parametrize("name", PARAMS)
def test_the_examples_of_path_parameters_match_their_patterns(name: str) -> None:
    assert pattern_of(f"/{{{name}}}").fullmatch(f"/{PARAMS[name].example}")


def without_security(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document without security: every test client is signed in, and test_security.py tests the rest."""
    paths = {
        path: {method: {k: v for k, v in each.items() if k != "security"} for method, each in methods.items()}
        for path, methods in document["paths"].items()
    }
    return {**document, "paths": paths}


SCHEMA = schemathesis.openapi.from_dict(without_security(DOCUMENT))
VISITORS = itertools.count(1)
TRIED = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.negative_data_rejection,
]
"""Statuses, media types and schemas match the document, and requests that don't match the schema are refused."""


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


@pytest.fixture(scope="module")
def site(loop: asyncio.AbstractEventLoop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server without effective rate limits."""
    around = site_at(tmp_path_factory.mktemp("site"))
    made = loop.run_until_complete(around.__aenter__())
    made.app.state.world.rates.update(dict.fromkeys(("address", "read", "write", "login"), RateLimit(1e9, 1e9)))
    yield made
    loop.run_until_complete(around.__aexit__(None, None, None))


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_responses_to_generated_requests_match_the_document(
    route: Route, mode: schemathesis.GenerationMode, site: Site, loop: asyncio.AbstractEventLoop
) -> None:
    operation = SCHEMA[route.path][route.method]
    nothing_to_get_wrong = route.body is None and route.query is None and not route.params
    if mode is schemathesis.GenerationMode.NEGATIVE and nothing_to_get_wrong:
        return
    transport = httpx.ASGITransport(app=site.app, client=("203.0.113.7", 5000))
    answered, session = [], ""

    @settings(
        max_examples=10, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def tried(case: schemathesis.Case[Any]) -> None:
        answer = loop.run_until_complete(ask(case))
        answered.append(answer.status_code)
        case.validate_response(answer, checks=TRIED)

    def administrator(now: Person) -> Person:
        return msgspec.structs.replace(now, settings={"admin": True})

    async def ask(case: schemathesis.Case[Any]) -> httpx.Response:
        """Send a request, signed in again because an earlier one may have signed the client out."""
        nonlocal session
        if await site.people.by_session(session) is None:
            came = await site.people.register(f"Visitor {next(VISITORS)}", "a long sentence", "en")
            if route.audience == "admin":
                await site.store.change_person(came.person.id, administrator)
            session = came.session
        wanted = case.as_transport_kwargs(base_url=HOME, headers={"origin": HOME})
        wanted.pop("cookies", None)
        if "data" in wanted:  # httpx calls raw bytes content
            wanted["content"] = wanted.pop("data")
        async with httpx.AsyncClient(transport=transport, cookies={"vigil_session": session}) as client:
            return await client.request(**wanted)

    tried()
    assert answered
