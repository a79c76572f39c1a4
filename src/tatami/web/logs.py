"""The log: one JSON object a line on stderr, or coloured lines where somebody watches.

What must not be in a log is dropped here, whoever tries to write it.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from .settings import LogFormat

ACCESS: Final = "tatami.access"
"""The logger of requests."""

SECRETS: Final = frozenset(
    {"token", "tokens", "key", "keys", "passphrase", "password", "cookie", "cookies", "secret", "seed"}
    | {"authorization", "entropy", "answer", "answers", "view", "views", "body", "query"}
)
_WORDS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
_DEEPEST: Final = 5


def redact(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drops whatever has a name like a secret's, at any depth."""
    return {name: _clean(value, 1, name) for name, value in event.items() if not is_secret(name)}


def _clean(value: Any, depth: int, called: str) -> Any:
    if called == "table" and isinstance(value, str):  # the id of a hidden table is the key to it
        return sha256(value.encode()).hexdigest()[:8]
    if depth > _DEEPEST:
        return "..."
    if isinstance(value, Mapping):
        return {
            name: _clean(v, depth + 1, str(name)) for name, v in value.items() if not is_secret(str(name))
        }
    if isinstance(value, list | tuple):
        return [_clean(item, depth + 1, called) for item in value]
    return value


def is_secret(name: str) -> bool:
    """`token`, `session_token` and `sessionToken` are; `monkey` is not."""
    return any(word.lower() in SECRETS for word in _WORDS.findall(name))


def set_up_logs(form: LogFormat = "auto", stream: TextIO | None = None) -> None:
    """Where everything that is logged goes, also what libraries log."""
    stream = stream or sys.stderr
    watched = form == "console" or (form == "auto" and stream.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, redact]
    if watched:
        last.append(structlog.dev.ConsoleRenderer(colors=stream.isatty()))
    else:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    sink = logging.StreamHandler(stream)
    sink.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [sink]
    root.setLevel(logging.INFO)
    # httpx2 would name every address it calls, and webhooks may carry a secret in theirs.
    for chatty in ("uvicorn.error", "alembic", "httpx2", "httpcore2"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    tell_requests(True)


def tell_requests(on: bool) -> None:
    """Whether there is a line for every request, or only for what went wrong."""
    logging.getLogger(ACCESS).setLevel(logging.NOTSET if on else logging.WARNING)
