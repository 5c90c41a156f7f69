"""A real PostgreSQL for the tests: its own folder, its own socket, gone when they end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg

from vigil.server.store import Store
from vigil.server.store.schema import META

WANTED = "the tests of the server need PostgreSQL: on Debian and Ubuntu, apt-get install -y postgresql"


def programs() -> Path:
    """The folder of initdb and pg_ctl; Debian keeps it out of the path."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]), reverse=True
    )
    if found:
        return found[0].parent
    if elsewhere := shutil.which("pg_ctl"):
        return Path(elsewhere).resolve().parent
    raise FileNotFoundError(WANTED)


def _quick_folder() -> str | None:
    """Memory instead of a disk, where there is plenty: a database for each test is then made in no time."""
    memory = Path("/dev/shm")
    plenty = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 4_000_000_000
    return str(memory) if plenty else None


def apart(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Do it to its end on another thread, whether or not a test is waiting on this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()


class Postgres:
    """One server, and as many databases as are asked for."""

    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="vigil-pg-", dir=_quick_folder()))
        self.user = "postgres"
        self._as: list[str] = []
        self._numbers = itertools.count(1)
        self._free: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                owner = pwd.getpwnam("postgres")
            except KeyError:
                owner = pwd.getpwnam("nobody")
            self._as = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.data = self.folder / "data"
        self._do("initdb", "-D", str(self.data), "-U", self.user, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        # The machine does not crash during a test, so the disk need not be waited for.
        own = f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\nfsync = off\nmax_connections = 200\n"
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(own)
        self.start()
        self._template()

    def _do(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")

    def start(self) -> None:
        self._do("pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "fast") -> None:
        self._do("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        """As long as this lasts nothing is answered, and no connection is ended either."""
        first = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(first, signal.SIGSTOP)  # nobody new
        found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=True).stdout
        stopped = [first]
        try:
            for each in map(int, found.split()):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each, signal.SIGSTOP)
                    stopped.append(each)
            yield
        finally:
            for each in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each, signal.SIGCONT)

    def end(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def sql(self, statement: str, name: str = "postgres") -> None:
        """Do something as the one who may do everything."""

        async def work() -> None:
            connection = await asyncpg.connect(user=self.user, host=str(self.folder), database=name)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        apart(work)

    def _template(self) -> None:
        async def work() -> None:
            await (await Store.open(self.url("template_vigil"))).close()

        self.sql("CREATE DATABASE template_vigil")
        apart(work)

    def give_back(self, url: str) -> None:
        """A database from `fresh` that nobody uses any more; it is emptied, and the next one gets it."""
        name = url.split("/")[3].partition("?")[0]
        ours = ", ".join(table.name for table in META.sorted_tables)
        try:
            self.sql(f"SET lock_timeout = '5s'; TRUNCATE {ours}", name)
        except asyncpg.PostgresError:
            return  # somebody still holds it, or it is not as it was: let it lie
        self._free.append(url)

    def fresh(self, empty: bool = False) -> str:
        """The address of a new database: with our schema, or with nothing in it."""
        if self._free and not empty:
            return self._free.pop()
        name = f"vigil_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}" + ("" if empty else " TEMPLATE template_vigil"))
        return self.url(name)
