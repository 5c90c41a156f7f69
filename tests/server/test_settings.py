"""Settings: precedence, validation, and what is never shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from vigil.server.settings import FIELDS, MASK, BadSetting, Settings, load, masked, without_password
from vigil.server.store.database import address, file_of


def set_up(tmp_path: Path, toml: str = "", given: dict[str, Any] | None = None, **variables: str) -> Settings:
    file = tmp_path / "vigil.toml"
    file.write_text(toml, encoding="utf-8")
    return load(file, given, variables).settings


def test_the_defaults_are_safe_for_a_laptop() -> None:
    settings = load(variables={"XDG_DATA_HOME": "/somewhere"}).settings
    assert (settings.bind, settings.port, settings.lan) == ("127.0.0.1", 8300, False)
    assert settings.url == "sqlite:////somewhere/vigil/vigil.db"
    assert load(variables={}).settings.data_dir == Path("~/.local/share/vigil").expanduser()


def test_any_data_folder_works(tmp_path: Path) -> None:
    folder = tmp_path / "100% fun? João's"
    settings = load(given={"data_dir": str(folder)}, variables={}).settings
    assert file_of(address(settings.url)) == folder / "vigil.db"


def test_options_override_variables_which_override_the_file(tmp_path: Path) -> None:
    file = tmp_path / "vigil.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_workers = 3\n', encoding="utf-8")
    around = {"VIGIL_CONFIG": str(file), "VIGIL_PORT": "2", "VIGIL_HOST": "::2", "HOME": "/", "OTHER_PORT": "9"}
    loaded = load(given={"port": 3, "lan": None}, variables=around)

    assert (loaded.settings.port, loaded.settings.host, loaded.settings.bot_workers) == (3, "::2", 3)
    origins = [loaded.origin[name] for name in ("port", "host", "bot_workers", "lan")]
    assert origins == ["command line", "variable", "file", "default"]
    assert loaded.file == file


def test_every_kind_of_value_can_be_written_as_a_variable(tmp_path: Path) -> None:
    settings = set_up(
        tmp_path,
        VIGIL_LAN="yes",
        VIGIL_ALLOW_GUESTS="off",
        VIGIL_TRUSTED_PROXIES="10.0.0.1, 10.0.0.2",
        VIGIL_BOT_TIMEOUT_SECONDS="0.5",
        VIGIL_METRICS_TOKEN="a long token",
        VIGIL_LOG_FORMAT="json",
        VIGIL_DATA_DIR="/data",
    )
    assert (settings.lan, settings.allow_guests, settings.trusted_proxies) == (True, False, ["10.0.0.1", "10.0.0.2"])
    assert (settings.bot_timeout_seconds, settings.metrics_token, settings.log_format) == (0.5, "a long token", "json")
    assert settings.data_dir == Path("/data")
    assert settings.bind == "0.0.0.0"
    assert set_up(tmp_path, VIGIL_METRICS="false").metrics is False


@pytest.mark.parametrize(
    ("toml", "variables", "message"),
    [
        ("allow_regstration = false", {}, "there is no setting allow_regstration; did you mean allow_registration"),
        (
            "",
            {"VIGIL_ALLOW_REGSTRATION": "no"},
            "there is no setting VIGIL_ALLOW_REGSTRATION; did you mean VIGIL_ALLOW_REGISTRATION",
        ),
        ("zzz = 1", {}, "there is no setting zzz; vigil config show lists them all"),
        ("port = 70000", {}, r"port cannot be 70000 \(file\); it should be: 0 … 65535"),
        ("", {"VIGIL_PORT": "high"}, r"VIGIL_PORT cannot be 'high' \(variable\); it should be: 0 … 65535"),
        ("lan = 'perhaps'", {}, r"lan cannot be 'perhaps' \(file\); it should be: true, false"),
        ("log_level = 'loud'", {}, "it should be: debug, info, warning, error"),
        ("log_format = 'xml'", {}, "it should be: text, json"),
        ("base_path = 'games/'", {}, "it should be: /games"),
        ("public_url = 'games.example.org'", {}, "it should be: https://games.example.org"),
        ("trusted_proxies = '10.0.0.1'", {}, "trusted_proxies cannot be '10.0.0.1'"),
        ("data_dir = 3", {}, r'data_dir cannot be 3 \(file\); it should be: "…"'),
        ("bot_workers = 0", {}, "it should be: 1 … 64"),
        ("port = ", {}, "is not TOML"),
    ],
)
def test_an_invalid_setting_names_the_valid_values(
    tmp_path: Path, toml: str, variables: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetting, match=message):
        set_up(tmp_path, toml, None, **variables)


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(BadSetting, match=r"cannot read the settings in /no/such\.toml: No such file"):
        load(Path("/no/such.toml"), variables={})


@pytest.mark.parametrize("name", ["database", "metrics_token"])
def test_a_secret_is_not_shown_even_when_it_is_wrong(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        set_up(tmp_path, given={name: ["s3cret"]})
    assert "s3cret" not in str(refused.value)


def test_secrets_are_masked(tmp_path: Path) -> None:
    database = "postgresql://me:s3cret@db/vigil?password=s3cret"
    settings = set_up(tmp_path, VIGIL_DATABASE=database, VIGIL_METRICS_TOKEN="s3cret")
    shown = {name: masked(settings, name) for name in FIELDS}
    assert not [name for name, value in shown.items() if "s3cret" in value]
    assert shown["database"] == "postgresql://me:***@db/vigil?password=%2A%2A%2A"
    assert shown["metrics_token"] == without_password("no address at all") == MASK
    assert (shown["lan"], shown["trusted_proxies"], shown["port"]) == ("false", "", "8300")


def test_a_secret_can_come_from_a_file(tmp_path: Path) -> None:
    """As provided by systemd's LoadCredential and by container secrets."""
    (tmp_path / "url").write_text("postgresql://me:s3cret@db/vigil\n", encoding="utf-8")
    (tmp_path / "token").write_text("a long token\n", encoding="utf-8")
    settings = set_up(
        tmp_path, VIGIL_DATABASE_FILE=str(tmp_path / "url"), VIGIL_METRICS_TOKEN_FILE=str(tmp_path / "token")
    )
    assert (settings.url, settings.metrics_token) == ("postgresql://me:s3cret@db/vigil", "a long token")
    with pytest.raises(BadSetting, match="VIGIL_METRICS_TOKEN and VIGIL_METRICS_TOKEN_FILE set the same thing"):
        set_up(tmp_path, VIGIL_METRICS_TOKEN="x", VIGIL_METRICS_TOKEN_FILE=str(tmp_path / "token"))
    with pytest.raises(BadSetting, match=r"cannot read the settings in .*: No such file"):
        set_up(tmp_path, VIGIL_DATABASE_FILE=str(tmp_path / "nothing"))


@pytest.mark.parametrize("wrong", ["proxy", "10.0.0.0/99", "127.0.0.1:80"])
def test_a_proxy_is_named_by_its_address(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BadSetting, match="VIGIL_TRUSTED_PROXIES cannot be"):
        set_up(tmp_path, VIGIL_TRUSTED_PROXIES=f"127.0.0.1, {wrong}")
    assert set_up(tmp_path, VIGIL_TRUSTED_PROXIES="local, 10.0.0.0/8, ::1").trusted_proxies[1] == "10.0.0.0/8"
