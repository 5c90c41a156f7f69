"""The samples in deploy/ work, and docs/HOSTING.md is right about settings and numbers."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect
from websockets.typing import Origin

from server.live_server import Running, running
from vigil.server.metrics import Metrics
from vigil.server.settings import FIELDS, FILES, PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")


def test_the_docs_list_exactly_the_settings_with_their_defaults() -> None:
    documented = dict(re.findall(r"^\| `(\w+)` \| `?([^|]*?)`? \| .+ \|$", HOSTING, re.MULTILINE))
    assert set(documented) == set(FIELDS)
    for name, default in documented.items():
        real = getattr(Settings(), name)
        shown = json.dumps(str(real) if isinstance(real, Path) else real)
        assert default == shown, name


def test_all_mentioned_variables_exist() -> None:
    known = {PREFIX + name.upper() for name in FIELDS} | {*FILES, "VIGIL_CONFIG", "VIGIL_TOKEN"}
    known |= {"VIGIL_SITE", "VIGIL_PROCESSES"}  # used only by the samples
    for file in (ROOT / "docs" / "HOSTING.md", *DEPLOY.iterdir()):
        named = set(re.findall(r"\bVIGIL_[A-Z_]+\b", file.read_text(encoding="utf-8")))
        assert named <= known, file.name


def test_all_mentioned_metrics_exist() -> None:
    families = {family.name for family in text_string_to_metric_families(Metrics().text().decode())}
    for name in ("alerts.yml", "grafana.json"):
        named = set(re.findall(r"\bvigil_\w+", (DEPLOY / name).read_text(encoding="utf-8")))
        assert len(named) > 5
        assert {re.sub(r"_(total|bucket)$", "", each) for each in named} <= families, name
    assert len(json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]) > 5


def test_the_container_is_built_from_existing_files() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    kept = set(re.findall(r"^!(.+)$", (ROOT / ".containerignore").read_text(encoding="utf-8"), re.MULTILINE))
    for line in re.findall(r"^COPY (?!--)(.+)$", text, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists() and name in kept, name
    assert text.index("USER vigil") < text.index("ENTRYPOINT")
    assert (ROOT / ".dockerignore").read_bytes() == (ROOT / ".containerignore").read_bytes()


def test_the_systemd_units_are_valid_and_hardened() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed: the units of deploy/ are not analysed")
    for name in ("vigil.service", "vigil-backup.service"):
        asked = ["systemd-analyze", "security", "--offline=true", "--threshold=40", str(DEPLOY / name)]
        done = subprocess.run(asked, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-300:] + done.stderr
        assert "Unknown" not in done.stderr


def until_answered(url: str) -> None:
    """Wait for a proxy that was just started."""
    for _ in range(200):
        try:
            httpx.get(f"{url}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"no response from {url}")


# ------------------------------------------------------------------------------- nginx


@contextmanager
def behind_nginx(server: Running, folder: Path, at: str) -> Iterator[str]:
    """Start the sample, changing only the port, the certificate and the folders."""
    if shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin") is None:
        pytest.skip("nginx is not installed: deploy/nginx.conf is not tried with it")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"^    ssl_.*\n|^    server 127.0.0.1:8301;\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}").replace(":8300", f":{server.port}")
    site = site.replace("location / {", f"location {at} {{")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}\n}}\n",
        encoding="utf-8",
    )
    asked = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    search = "/usr/sbin:/usr/bin:/usr/local/bin"
    process = subprocess.Popen(asked, env={"PATH": search}, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}{at.rstrip('/')}"
        until_answered(url)
        yield url
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def behind_caddy(server: Running, folder: Path) -> Iterator[str]:
    """Start the sample with a local port as its site. Its second process is missing, which it must tolerate."""
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed: deploy/Caddyfile is not tried with it")
    with socket.create_server(("127.0.0.1", 0)) as free, socket.create_server(("127.0.0.1", 0)) as dead:
        port, nobody = free.getsockname()[1], dead.getsockname()[1]
    around = {
        "PATH": "/usr/bin:/usr/local/bin",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "VIGIL_SITE": f"http://127.0.0.1:{port}",
        "VIGIL_PROCESSES": f"127.0.0.1:{server.port} 127.0.0.1:{nobody}",
    }
    sample = folder / "Caddyfile"
    sample.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    asked = [caddy, "run", "--config", str(sample), "--adapter", "caddyfile"]
    process = subprocess.Popen(asked, env=around, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        until_answered(url)
        yield url
    finally:
        process.kill()  # on SIGTERM, it would wait for clients
        process.wait(10)


def test_sockets_streams_and_polls_work_behind_caddy(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", trusted_proxies=["127.0.0.1"]) as server,
        behind_caddy(server, tmp_path) as url,
    ):
        comes_through(url, "", 404)


@pytest.mark.parametrize("at", ["/", "/games/"])
def test_sockets_streams_and_polls_work_behind_nginx(tmp_path: Path, at: str) -> None:
    base = at.rstrip("/")
    with (
        running(tmp_path / "data", trusted_proxies=["127.0.0.1"], base_path=base) as server,
        behind_nginx(server, tmp_path, at) as url,
    ):
        # refused by the sample, or because requests through a proxy don't come from this machine
        comes_through(url, base, 404 if at == "/" else 403)


def comes_through(url: str, base: str, hidden: int) -> None:
    """Play through a proxy as a guest, with every transport."""
    with httpx.Client(base_url=url, timeout=30) as ana:
        origin = url.removesuffix(base)
        assert ana.get("/healthz").json() == {"status": "ok"}
        assert ana.get("/metrics").status_code == hidden
        came = ana.post("/api/v1/people/guest", json={"name": "Ana"}, headers={"origin": origin})
        assert came.status_code == 201
        assert f"Path={base or '/'}" in came.headers["set-cookie"]
        foreign = ana.post("/api/v1/tables", json={"game": "ascension"}, headers={"origin": "http://elsewhere.example"})
        assert foreign.status_code == 403
        seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "greedy"}]
        body = {"game": "ascension", "seats": seats, "start": True}
        table = ana.post("/api/v1/tables", json=body, headers={"origin": origin}).json()["id"]

        cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
        address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": cookie}, origin=Origin(origin)) as socket_:
            messages = [json.loads(socket_.recv(20)) for _ in range(2)]
            assert [each["type"] for each in messages] == ["hello", "update"]
            update = messages[1]

            # a stream shows at once what was sent over the socket, and a poll returns it
            with ana.stream("GET", f"/api/v1/tables/{table}/events") as stream:
                lines = (line for line in stream.iter_lines() if line.startswith("data: "))
                assert json.loads(next(lines).removeprefix("data: "))["type"] == "hello"
                assert json.loads(next(lines).removeprefix("data: "))["type"] == "update"
                socket_.send(json.dumps({"type": "chat", "text": "hello"}))
                while json.loads(next(lines).removeprefix("data: "))["type"] != "chat":
                    pass
            polled = ana.get(f"/api/v1/tables/{table}/update", params={"after": update["seq"], "wait": 25}).json()
            assert polled["seq"] > update["seq"]
