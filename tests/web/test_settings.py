"""Settings: flags before the environment, and every mistake told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.kernel.reasons import TatamiError
from tatami.web.settings import Settings, mail_server, read_settings, usual_data_folder
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error


def test_without_anything_the_hall_is_for_this_machine_only() -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8640)
    assert settings.allowed_origins == settings.trusted_proxies == ()
    assert not settings.private_webhooks


def test_flags_win_over_the_environment() -> None:
    environ = {"TATAMI_HALL_PORT": "9000", "TATAMI_HALL_PATIENCE": "5", "TATAMI_PORT": "1"}
    settings = read_settings({"port": "9001", "patience": None}, environ)
    assert (settings.port, settings.patience) == (9001, 5)


def test_lists_numbers_and_truths_are_read_from_text() -> None:
    environ = {
        "TATAMI_HALL_ALLOWED_ORIGINS": "https://a.example, http://b.example:81",
        "TATAMI_HALL_TRUSTED_PROXIES": "10.0.0.0/8,::1",
        "TATAMI_HALL_BOT_BUDGET": "0.5",
        "TATAMI_HALL_PRIVATE_WEBHOOKS": "True",
        "TATAMI_HALL_METRICS_FROM": "",
    }
    settings = read_settings({}, environ)
    assert settings.allowed_origins == ("https://a.example", "http://b.example:81")
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert settings.bot_budget == 0.5
    assert settings.private_webhooks
    assert settings.metrics_from == ()


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        ({"port": "65536"}, "setting-wrong"),
        ({"smtp_sender": "hall@play.example"}, "setting-without-smtp"),
        ({"smtp_user": "hall"}, "setting-without-smtp"),
        ({"public_address": "play.example"}, "setting-public-address"),
        ({"smtp": "mail example"}, "setting-mail-server"),
        ({"smtp": "mail.example"}, "setting-mail-sender"),
        ({"smtp": "mail.example", "smtp_sender": "hall\r\n@x"}, "setting-mail-sender"),
        ({"smtp": "mail.example", "smtp_sender": "hall@x.example"}, "setting-mail-home"),
        ({"smtp_security": "ssl"}, "setting-wrong"),
        ({"port": "-1"}, "setting-wrong"),
        ({"port": "http"}, "setting-wrong"),
        ({"port": "9" * 5000}, "setting-wrong"),
        ({"host": ""}, "setting-wrong"),
        ({"patience": "0"}, "setting-wrong"),
        ({"bot_budget": "nan"}, "setting-wrong"),
        ({"bot_budget": "0"}, "setting-wrong"),
        ({"log_format": "xml"}, "setting-wrong"),
        ({"awake_tables": "0"}, "setting-wrong"),
        ({"database": "mysql://x"}, "database-unknown"),
        ({"allowed_origins": "play.example"}, "setting-origin"),
        ({"allowed_origins": "https://play.example/"}, "setting-origin"),
        ({"allowed_origins": "https://play.example:port"}, "setting-origin"),
        ({"allowed_origins": "*"}, "setting-origin"),
        ({"trusted_proxies": "everybody"}, "setting-address"),
        ({"metrics_from": "10.0.0.0/99"}, "setting-address"),
    ],
)
def test_whatever_cannot_be_is_told_in_every_language(flags: dict[str, Any], code: str) -> None:
    with pytest.raises(TatamiError) as wrong:
        read_settings(flags, {})
    assert wrong.value.code == code
    for lang in LANGUAGES:
        assert tell_error(Words(lang), wrong.value)


def test_a_mistake_in_the_environment_is_told_with_the_name_of_the_variable() -> None:
    with pytest.raises(TatamiError) as wrong:
        read_settings({}, {"TATAMI_HALL_IDLE": "soon"})
    assert wrong.value.facts["setting"] == "TATAMI_HALL_IDLE"


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("", "sqlite:////srv/tatami/hall.sqlite"),
        ("/tmp/a.sqlite", "sqlite:////tmp/a.sqlite"),
        ("sqlite:///a.sqlite", "sqlite:///a.sqlite"),
        ("postgres://u@h/d", "postgres://u@h/d"),
        ("postgresql://u:p@h:5433/d", "postgresql://u:p@h:5433/d"),
    ],
)
def test_a_database_is_a_file_or_an_address(database: str, url: str) -> None:
    assert read_settings({"database": database, "data": "/srv/tatami"}, {}).database_url == url


def test_things_are_kept_where_the_system_keeps_them() -> None:
    home = Path.home()
    assert usual_data_folder({}, "linux") == home / ".local/share/tatami"
    assert usual_data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/tatami")
    assert usual_data_folder({"XDG_DATA_HOME": "x"}, "linux") == home / ".local/share/tatami"
    assert usual_data_folder({}, "darwin") == home / "Library/Application Support/Tatami"
    assert usual_data_folder({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/Tatami")


def test_every_setting_is_explained_in_every_language() -> None:
    for lang in LANGUAGES:
        for field in msgspec.structs.fields(Settings):
            assert Words(lang).has(f"cli-serve-{field.name.replace('_', '-')}")


MAIL = {"smtp": "mail.example", "smtp_sender": "hall@x.example", "public_address": "https://x.example"}


def test_the_password_of_the_mail_server_comes_from_a_file_or_a_variable_and_is_never_shown(
    tmp_path: Path,
) -> None:
    assert mail_server(Settings(), {}) is None
    plain = mail_server(read_settings(MAIL, {}), {})
    assert plain is not None
    assert (plain.port, plain.security, plain.user) == (587, "starttls", "")
    named = read_settings({**MAIL, "smtp_user": "hall", "smtp_security": "tls"}, {})
    with pytest.raises(TatamiError, match="setting-mail-password-missing"):
        mail_server(named, {})
    server = mail_server(named, {"TATAMI_HALL_SMTP_PASSWORD": "very secret"})
    assert server is not None
    assert (server.port, server.password) == (465, "very secret")
    assert "secret" not in repr(server) + str(server) + f"{server!r}" + repr(named)
    file = tmp_path / "password"
    kept = read_settings({**MAIL, "smtp_user": "hall", "smtp_password_file": str(file)}, {})
    with pytest.raises(TatamiError, match="setting-mail-password"):
        mail_server(kept, {})
    file.write_text("from the file\n")
    server = mail_server(kept, {"TATAMI_HALL_SMTP_PASSWORD": "very secret"})
    assert server is not None
    assert server.password == "from the file"
