"""Server settings: defaults, then a TOML file, environment variables, and the command line.

An unknown name is an error in the file and among the variables, because a misspelled `allow_regstration = false` would
leave registration open. Secrets are never shown, and can be read from files, as systemd and containers provide them.
"""

from __future__ import annotations

import difflib
import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from vigil.kernel.errors import VigilError, preview

PREFIX = "VIGIL_"
OTHER_VARIABLES = frozenset({"VIGIL_CONFIG", "VIGIL_TOKEN"})
"""Variables with our prefix that aren't server settings."""
MASK = "••••••"

YES_AND_NO = {**dict.fromkeys(("true", "yes", "on", "1"), True), **dict.fromkeys(("false", "no", "off", "0"), False)}

Limit = Annotated[int, Meta(ge=1, le=100_000)]
Origin = Literal["default", "file", "variable", "command line"]


class BadSetting(VigilError, ValueError):
    """A setting is unknown or has an invalid value."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All server settings. The defaults are safe on a laptop."""

    data_dir: Path = Path("~/.local/share/vigil")
    database: str = ""  # database URL; empty for SQLite in data_dir
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8300
    lan: bool = False  # accept connections from the local network
    base_path: str = ""  # path prefix behind a proxy, such as /games
    trusted_proxies: list[str] = []  # addresses whose X-Forwarded-* headers are trusted
    public_url: str = ""  # public address, needed for links, cookies and origin checks
    allowed_hosts: list[str] = []  # further host names that browsers may use; others are refused
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes for bots
    bot_timeout_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 5.0  # time limit for one answer of a bot
    allow_guests: bool = True  # people may play without an account
    allow_registration: bool = True  # people may create accounts
    allow_spectators: bool = True  # public games may be watched
    max_tables_per_person: Annotated[int, Meta(ge=1, le=10_000)] = 20  # open or running tables
    max_connections_per_address: Limit = 200  # open sockets and streams from one address
    max_spectators_per_table: Limit = 200  # simultaneous spectators
    guest_retention_days: Annotated[int, Meta(ge=0, le=36_500)] = 90  # guests absent for longer are erased; 0 for never
    backup_before_upgrade: bool = True  # copy the schema in PostgreSQL before upgrading it
    metrics: bool = True  # serve /metrics; to other machines only with a token
    metrics_token: str = ""  # the bearer token that lets other machines read /metrics
    read_limit_per_second: Limit = 30  # reading requests from one person
    write_limit_per_second: Limit = 15  # changing requests from one person
    login_limit_per_minute: Limit = 12  # login attempts from one address
    address_limit_per_second: Limit = 100  # requests from one address

    @property
    def url(self) -> str:
        """The URL of the database."""
        if self.database:
            return self.database
        file = str(self.data_dir / "vigil.db").replace("%", "%25").replace("?", "%3F")  # special characters in URLs
        return f"sqlite:///{file}"

    @property
    def bind(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.lan and self.host == "127.0.0.1" else self.host


FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
TYPES = get_type_hints(Settings)  # without bounds
SECRET = frozenset({"metrics_token"})
"""Settings whose values are never shown."""
FILES = {"VIGIL_DATABASE_FILE": "database", "VIGIL_METRICS_TOKEN_FILE": "metrics_token"}
"""Variables that name a file with the value, for secrets."""


class Loaded(msgspec.Struct, frozen=True):
    """Settings and where each of them came from."""

    settings: Settings
    origin: dict[str, Origin]
    file: Path | None


def load(
    config: Path | None = None,
    given: Mapping[str, Any] | None = None,
    variables: Mapping[str, str] | None = None,
) -> Loaded:
    """Return the effective settings. `config` is the file, `given` the options of the command line."""
    environment = os.environ if variables is None else variables
    values: dict[str, Any] = {}
    if home := environment.get("XDG_DATA_HOME"):
        values["data_dir"] = Path(home) / "vigil"
    origin: dict[str, Origin] = dict.fromkeys(FIELDS, "default")
    file = config or (Path(named) if (named := environment.get("VIGIL_CONFIG")) else None)
    sources: list[tuple[Origin, dict[str, Any]]] = [
        ("file", _from_file(file) if file else {}),
        ("variable", _from_variables(environment)),
        ("command line", {name: value for name, value in (given or {}).items() if value is not None}),
    ]
    for source, given_values in sources:
        for name, value in given_values.items():
            values[name] = _checked(name, value, source)
            origin[name] = source
    settings = Settings(**values)
    folder = settings.data_dir.expanduser().absolute()
    return Loaded(msgspec.structs.replace(settings, data_dir=folder), origin, file)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise _unreadable(path, error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(
            "settings-file-not-toml", "{path} is not TOML: {why}", path=str(path), why=str(error)[:200]
        ) from None
    for name in values:
        if name not in FIELDS:
            raise _unknown(name, FIELDS)
    return values


def _unreadable(path: Path, error: OSError) -> BadSetting:
    return BadSetting(
        "settings-file-unreadable",
        "cannot read the settings in {path}: {why}",
        path=str(path),
        why=error.strerror or str(error),
    )


def _from_variables(environment: Mapping[str, str]) -> dict[str, Any]:
    known = {PREFIX + name.upper(): name for name in FIELDS}
    values = {}
    for name, value in sorted(environment.items()):
        if name in FILES:
            if PREFIX + FILES[name].upper() in environment:
                raise BadSetting(
                    "server-setting-duplicate",
                    "{name} and {file} set the same thing; leave one out",
                    name=name.removesuffix("_FILE"),
                    file=name,
                )
            values[FILES[name]] = _parsed(FILES[name], _read_secret(Path(value)))
        elif name.startswith(PREFIX) and name not in OTHER_VARIABLES:
            if name not in known:
                raise _unknown(name, [*known, *FILES, *OTHER_VARIABLES])
            values[known[name]] = _parsed(known[name], value)
    return values


def _read_secret(path: Path) -> str:
    """Read the value of a setting from a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise _unreadable(path, error) from None
    except UnicodeDecodeError as error:
        raise _unreadable(path, OSError(str(error)[:200])) from None


def _parsed(name: str, text: str) -> Any:
    """Convert the text of a variable: 30, true, a,b."""
    kind, plain = TYPES[name], text.strip()
    if kind == list[str]:
        return [part for part in (piece.strip() for piece in plain.split(",")) if part]
    if kind is bool:
        return YES_AND_NO.get(plain.lower(), plain)
    if kind in (int, float):
        try:
            return kind(plain)
        except ValueError:
            return text  # refused below
    return plain


def _checked(name: str, value: Any, source: Origin) -> Any:
    if name not in FIELDS:
        raise _unknown(name, FIELDS)
    try:
        value = msgspec.convert(value, FIELDS[name].type, dec_hook=_path)
    except msgspec.ValidationError:
        raise _wrong(name, value, source, _wanted(name)) from None
    if name == "base_path" and value and (not value.startswith("/") or value.endswith("/")):
        raise _wrong(name, value, source, "/games")
    if name == "trusted_proxies" and not all(map(_is_network, value)):
        raise _wrong(name, value, source, "127.0.0.1, 10.0.0.0/8")
    if name == "allowed_hosts" and not all(map(_is_name, value)):
        raise _wrong(name, value, source, "games.example.org, box.lan")
    if name == "public_url" and value and not value.startswith(("http://", "https://")):
        raise _wrong(name, value, source, "https://games.example.org")
    return value


def _is_name(text: str) -> bool:
    """Whether a text is a host name without scheme, port and path."""
    return text != "" and not any(char in text for char in ":/@ ")


def _is_network(text: str) -> bool:
    """Whether a text is an address, a network, or `local` for a Unix socket."""
    try:
        return text == "local" or bool(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return False


def _path(kind: type[Any], value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value:
        return Path(value)
    raise ValueError


def _wanted(name: str) -> str:
    """Return what would be valid, without words, because errors are translated."""
    kind, limits = TYPES[name], msgspec.inspect.type_info(FIELDS[name].type)
    if isinstance(limits, (msgspec.inspect.IntType, msgspec.inspect.FloatType)):
        return f"{limits.ge:g} … {limits.le:g}"
    if kind is bool:
        return "true, false"
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return '["…", "…"]' if kind == list[str] else '"…"'


def _wrong(name: str, value: Any, source: Origin, right: str) -> BadSetting:
    return BadSetting(
        "server-setting-invalid",
        "{name} cannot be {value} ({source}); it should be: {right}",
        name=PREFIX + name.upper() if source == "variable" else name,
        value=MASK if name in SECRET or name == "database" else preview(value),
        source=source,
        right=right,
    )


def _unknown(name: str, known: Any) -> BadSetting:
    near = difflib.get_close_matches(name, list(known), 1, 0.5)
    if near:
        return BadSetting(
            "server-setting-misspelled",
            "there is no setting {name}; did you mean {near}?",
            name=name[:60],
            near=near[0],
        )
    return BadSetting(
        "server-setting-unknown", "there is no setting {name}; vigil config show lists them all", name=name[:60]
    )


def masked(settings: Settings, name: str) -> str:
    """Return a setting for display, with secrets masked."""
    value = getattr(settings, name)
    if name == "database":
        return without_password(settings.url)
    if name in SECRET and value:
        return MASK
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(value)
    return "" if value is None else str(value)


def without_password(url: str) -> str:
    """Return a database URL for display, without its password."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return MASK
    if "password" in parsed.query:  # a password may also be a query parameter
        parsed = parsed.update_query_dict({"password": "***"})
    return parsed.render_as_string(hide_password=True)
