"""Every option of the hall, in one place: from flags, else from the environment, else as it stands here.

The option `log_ins_per_minute` is the flag `--log-ins-per-minute` and the variable
`TATAMI_HALL_LOG_INS_PER_MINUTE`. Lists are separated by commas there.
"""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from tatami.hall.house import HouseRules
from tatami.kernel.reasons import TatamiError

from .mail.smtp import PORTS, MailServer, Security, is_address

PREFIX: Final = "TATAMI_HALL_"

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Amount = Annotated[float, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=1, le=366 * 86400)]
Port = Annotated[int, Meta(ge=0, le=65535)]
LogFormat = Literal["auto", "json", "console"]

SCHEMES: Final = ("postgres", "postgresql", "sqlite")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `tatami serve --help` explains. A limit of 0 is none."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Port = 8640
    database: Annotated[str, Meta(max_length=1000)] = ""
    data: Annotated[str, Meta(max_length=1000)] = ""
    pack: tuple[str, ...] = ()
    key_file: Annotated[str, Meta(max_length=1000)] = ""
    allowed_origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    patience: Seconds = 60
    forsaken: Annotated[int, Meta(ge=1, le=3650)] = 7
    bot_pace: Annotated[int, Meta(ge=0, le=60_000)] = 400
    bot_budget: Annotated[float, Meta(gt=0, le=600)] = 5.0
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 2
    idle: Seconds = 300
    awake_tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 2000
    tables_per_person: Count = 20
    tables_per_hour: Count = 120
    requests_per_minute: Count = 600
    guests_per_hour: Count = 60
    log_ins_per_minute: Count = 20
    log_ins_per_name: Count = 30
    connections_per_address: Count = 64
    messages_per_second: Count = 20
    messages_at_once: Annotated[int, Meta(ge=1, le=1_000_000)] = 60
    work_per_person: Amount = 6.0
    work_per_address: Amount = 20.0
    megabytes_per_person: Amount = 60.0
    megabytes_per_address: Amount = 240.0
    private_webhooks: bool = False
    public_address: Annotated[str, Meta(max_length=300)] = ""
    smtp: Annotated[str, Meta(max_length=255)] = ""
    smtp_port: Port = 0
    smtp_security: Security = "starttls"
    smtp_user: Annotated[str, Meta(max_length=300)] = ""
    smtp_password_file: Annotated[str, Meta(max_length=1000)] = ""
    smtp_sender: Annotated[str, Meta(max_length=300)] = ""
    mail_after: Annotated[int, Meta(ge=0, le=86400)] = 60
    log_format: LogFormat = "auto"
    grace: Annotated[int, Meta(ge=1, le=600)] = 10

    @property
    def data_folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else usual_data_folder(os.environ)

    @property
    def keys_at(self) -> Path:
        """The file of the keys that sign tokens."""
        return Path(self.key_file).expanduser() if self.key_file else self.data_folder / "keys"

    @property
    def database_url(self) -> str:
        """As the store wants it; without one a file in the data folder."""
        if "://" in self.database:
            return self.database
        file = Path(self.database).expanduser() if self.database else self.data_folder / "hall.sqlite"
        return f"sqlite:///{file}"

    @property
    def house_rules(self) -> HouseRules:
        return HouseRules(
            patience=self.patience,
            forsaken=self.forsaken * 86400,
            bot_pace=self.bot_pace,
            bot_budget=self.bot_budget,
            thinkers=self.thinkers,
            idle=self.idle,
            most_awake=self.awake_tables,
            tables_per_person=self.tables_per_person or 1_000_000,
        )


def usual_data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where programs keep their things on this system."""
    if platform == "win32":
        base = environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "Tatami"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tatami"
    base = environ.get("XDG_DATA_HOME", "")
    # The standard says that a relative one does not count.
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "tatami"


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """Flags win over the environment; a flag that is None was not given."""
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = field.name
        given = flags.get(name)
        source = flag_of(name)
        if given is None and (PREFIX + name.upper()) in environ:
            source = PREFIX + name.upper()
            given = environ[source]
        if given is not None:
            chosen[name] = _convert(given, field.type, source)
    settings = Settings(**chosen)
    _check(settings)
    return settings


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def _convert(given: Any, kind: Any, source: str) -> Any:
    if kind == tuple[str, ...] and isinstance(given, str):
        given = [part.strip() for part in given.split(",") if part.strip()]
    if kind is bool and isinstance(given, str):
        given = given.strip().lower()
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        told = given if isinstance(given, str) else str(given)
        raise TatamiError("setting-wrong", setting=source, value=told[:60], detail=str(error)[:200]) from None


def _check(settings: Settings) -> None:
    """What no type can say."""
    scheme, mark, _ = settings.database.partition("://")
    if mark and scheme not in SCHEMES:
        raise TatamiError("database-unknown", scheme=scheme[:40])
    for origin in settings.allowed_origins:
        if not _is_origin(origin):
            raise TatamiError("setting-origin", value=origin[:60])
    _check_mail(settings)
    for name in ("trusted_proxies", "metrics_from"):
        for address in getattr(settings, name):
            if not _is_network(address):
                raise TatamiError("setting-address", setting=flag_of(name), value=address[:60])


def _check_mail(settings: Settings) -> None:
    """A hall that can send no letters says so when it is opened, not when the first one is due."""
    if settings.public_address and not _is_origin(settings.public_address):
        raise TatamiError("setting-public-address", value=settings.public_address[:60])
    if not settings.smtp:
        for name in ("smtp_user", "smtp_password_file", "smtp_sender"):
            if getattr(settings, name):
                raise TatamiError("setting-without-smtp", setting=flag_of(name))
        return
    if not re.fullmatch(r"[A-Za-z0-9._:-]+", settings.smtp):
        raise TatamiError("setting-mail-server", value=settings.smtp[:60])
    if not is_address(settings.smtp_sender):
        raise TatamiError("setting-mail-sender", value=settings.smtp_sender[:60])
    if not settings.public_address:
        raise TatamiError("setting-mail-home")


def mail_server(settings: Settings, environ: Mapping[str, str]) -> MailServer | None:
    """Where letters are handed in, with the password from its file or variable; None if nowhere."""
    if not settings.smtp:
        return None
    password = environ.get(PREFIX + "SMTP_PASSWORD", "")
    if settings.smtp_password_file:
        try:
            password = Path(settings.smtp_password_file).expanduser().read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            raise TatamiError("setting-mail-password", file=settings.smtp_password_file[:200]) from None
    if settings.smtp_user and not password:
        raise TatamiError("setting-mail-password-missing")
    port = settings.smtp_port or PORTS[settings.smtp_security]
    user, security = settings.smtp_user, settings.smtp_security
    return MailServer(settings.smtp, port, security, user, password, settings.smtp_sender)


def _is_origin(text: str) -> bool:
    """`https://play.example`, without a path."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and text == f"{parts.scheme}://{parts.netloc}"
    )


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
