"""HTTP requests to a server, with the person's credentials. Rejections become errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx

from vigil import __version__
from vigil.client.errors import RateLimited, error_from_problem, not_vigil, unreachable
from vigil.client.server_address import address_of

API = "/api/v1"
SESSION, CSRF = "vigil_session", "vigil_csrf"
TIMEOUT = httpx.Timeout(20.0, connect=10.0)


class HttpClient:
    """A server, and the session or token to use there, if any."""

    def __init__(
        self,
        url: str,
        *,
        token: str | None = None,
        session: str | None = None,
        csrf: str = "",
        lang: str = "en",
    ) -> None:
        self.server, self.token, self.session, self.lang = address_of(url).server, token, session, lang
        self.csrf = csrf
        headers = {"user-agent": f"vigil/{__version__}", "accept-language": lang}
        self.http = httpx.AsyncClient(base_url=self.server, headers=headers, timeout=TIMEOUT, follow_redirects=False)

    def identity(self) -> dict[str, str]:
        """Return the headers that identify the person. With a session, the CSRF header is needed too."""
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": f"{SESSION}={self.session}", "x-vigil-csrf": self.csrf} if self.session else {}

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        patience: float | None = None,
    ) -> httpx.Response:
        """Return a successful response, or raise the error."""
        params = {key: value for key, value in (query or {}).items() if value is not None}
        timeout = TIMEOUT if patience is None else httpx.Timeout(patience, connect=10.0)
        try:
            answer = await self.http.request(
                method, API + path, json=body, params=params, headers=self.identity(), timeout=timeout
            )
        except (httpx.TransportError, OSError) as error:
            raise unreachable(self.server, str(error)[:120] or type(error).__name__) from error
        self._remember(answer)
        if answer.is_success:
            return answer
        raise self._error(answer)

    async def get(self, path: str, **query: Any) -> Any:
        """Return the JSON response to a GET request."""
        return _json(await self.request("GET", path, query=query))

    async def post(self, path: str, body: Any = None, **query: Any) -> Any:
        """Send a POST request and return the JSON response."""
        return _json(await self.request("POST", path, body, query))

    async def close(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    def _remember(self, answer: httpx.Response) -> None:
        """Store the session here instead of in httpx, because the sockets need it too."""
        for name, value in answer.cookies.items():
            if name == SESSION:
                self.session = value or None
            elif name == CSRF:
                self.csrf = value
        self.http.cookies.clear()

    @staticmethod
    def _error(answer: httpx.Response) -> Exception:
        """Return the error for a response."""
        if not answer.headers.get("content-type", "").startswith("application/problem+json"):
            if answer.status_code in (502, 503, 504):  # from a proxy without a server
                return unreachable(str(answer.url.copy_with(path="/", query=None)), f"HTTP {answer.status_code}")
            return not_vigil(answer.url, answer.status_code)
        error = error_from_problem(_json(answer), answer.status_code)
        if isinstance(error, RateLimited):
            given = answer.headers.get("retry-after", "")
            error.seconds = float(given) if given.isdecimal() else RateLimited.seconds
        return error


def _json(answer: httpx.Response) -> Any:
    if not answer.content:
        return None
    try:
        return answer.json()
    except ValueError:
        raise not_vigil(answer.url, answer.status_code) from None
