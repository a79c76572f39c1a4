"""`tatami serve`: opens the hall."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.web.settings import Settings, read_settings
from tatami.words.catalogue import Words

from .speech import Lang, complain, error_line, words_for

FAILED: Final = 1
_DEFAULTS: Final = Settings()


def _option(name: str, metavar: str = "N") -> Parameter:
    """The option of that name: its help is a text, its default that of the settings."""
    value: Any = getattr(_DEFAULTS, name.replace("-", "_"))
    shown = ",".join(value) if isinstance(value, tuple) else str(value)
    return Parameter(
        name=f"--{name}",
        help=f"cli-serve-{name}",
        metavar=metavar,
        negative=(),
        show_default=(lambda _: shown) if shown else False,
    )


Host = Annotated[str | None, _option("host", "H")]
Port = Annotated[str | None, _option("port", "P")]
DataFolder = Annotated[str | None, _option("data", "FOLDER")]


@dataclass(frozen=True)
class Flags:
    """What was typed; `read_settings` says what it means."""

    host: Host = None
    port: Port = None
    database: Annotated[str | None, _option("database", "URL")] = None
    data: DataFolder = None
    pack: Annotated[list[str] | None, _option("pack", "FILE")] = None
    key_file: Annotated[str | None, _option("key-file", "FILE")] = None
    allowed_origins: Annotated[str | None, _option("allowed-origins", "URL,...")] = None
    trusted_proxies: Annotated[str | None, _option("trusted-proxies", "ADDRESS,...")] = None
    metrics_from: Annotated[str | None, _option("metrics-from", "ADDRESS,...")] = None
    patience: Annotated[str | None, _option("patience", "SECONDS")] = None
    forsaken: Annotated[str | None, _option("forsaken", "DAYS")] = None
    bot_pace: Annotated[str | None, _option("bot-pace", "MS")] = None
    bot_budget: Annotated[str | None, _option("bot-budget", "SECONDS")] = None
    thinkers: Annotated[str | None, _option("thinkers", "N")] = None
    idle: Annotated[str | None, _option("idle", "SECONDS")] = None
    awake_tables: Annotated[str | None, _option("awake-tables")] = None
    tables_per_person: Annotated[str | None, _option("tables-per-person")] = None
    tables_per_hour: Annotated[str | None, _option("tables-per-hour")] = None
    requests_per_minute: Annotated[str | None, _option("requests-per-minute")] = None
    guests_per_hour: Annotated[str | None, _option("guests-per-hour")] = None
    log_ins_per_minute: Annotated[str | None, _option("log-ins-per-minute")] = None
    log_ins_per_name: Annotated[str | None, _option("log-ins-per-name")] = None
    connections_per_address: Annotated[str | None, _option("connections-per-address")] = None
    messages_per_second: Annotated[str | None, _option("messages-per-second")] = None
    messages_at_once: Annotated[str | None, _option("messages-at-once")] = None
    work_per_person: Annotated[str | None, _option("work-per-person", "SECONDS")] = None
    work_per_address: Annotated[str | None, _option("work-per-address", "SECONDS")] = None
    megabytes_per_person: Annotated[str | None, _option("megabytes-per-person", "MB")] = None
    megabytes_per_address: Annotated[str | None, _option("megabytes-per-address", "MB")] = None
    private_webhooks: Annotated[bool | None, _option("private-webhooks", "")] = None
    public_address: Annotated[str | None, _option("public-address", "URL")] = None
    smtp: Annotated[str | None, _option("smtp", "H")] = None
    smtp_port: Annotated[str | None, _option("smtp-port", "P")] = None
    smtp_security: Annotated[str | None, _option("smtp-security", "none|starttls|tls")] = None
    smtp_user: Annotated[str | None, _option("smtp-user", "NAME")] = None
    smtp_password_file: Annotated[str | None, _option("smtp-password-file", "FILE")] = None
    smtp_sender: Annotated[str | None, _option("smtp-sender", "ADDRESS")] = None
    mail_after: Annotated[str | None, _option("mail-after", "SECONDS")] = None
    log_format: Annotated[str | None, _option("log-format", "auto|json|console")] = None
    grace: Annotated[str | None, _option("grace", "SECONDS")] = None


_NO_FLAGS: Final = Flags()
assert [*asdict(_NO_FLAGS)] == [field.name for field in msgspec.structs.fields(Settings)]


def serve(*, flags: Annotated[Flags, Parameter(name="*")] = _NO_FLAGS, lang: Lang = None) -> int:
    words = words_for(lang)
    return open_hall(
        flags, words, lambda address: print(words.text("cli-serve-open", address=address), flush=True)
    )


def open_hall(flags: Flags, words: Words, greet: Callable[[str], None]) -> int:
    """Serves until it is told to end; `greet` gets the address as soon as somebody can come in."""
    _outlive_early_hang_ups()
    settings = read_settings(asdict(flags), os.environ)
    # Not at the top: a wrong option is told before a server is even loaded.
    from tatami.web.app import make_app
    from tatami.web.logs import set_up_logs
    from tatami.web.server import address_of, listen, run_server, start_again

    set_up_logs(settings.log_format)
    try:
        listening = listen(settings, os.environ)
        address = address_of(listening)
        again = run_server(make_app(settings), listening, settings, lambda: greet(address))
    except NotUnderstood:
        raise  # an option that names a faulty file is bad input, as in any command
    except TatamiError as error:
        complain(error_line(words, error))
        return FAILED
    if again:
        start_again(listening)
    print(words.text("cli-serve-closed"), flush=True)
    return 0


def _outlive_early_hang_ups() -> None:
    """A reload of a hall that is still opening asks for nothing new; unheeded it would end the process."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
