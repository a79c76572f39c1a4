"""Whatever goes wrong over HTTP, as `application/problem+json` in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from tatami.formats.names import fact_names
from tatami.hall.serving.registry import refusal_of
from tatami.kernel.reasons import NotUnderstood, Reason, Refused, TatamiError
from tatami.words.away import tell_reason
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error

from .shapes import Problem

MEDIA: Final = "application/problem+json"

STATUS: Final = {
    "log-in-first": 401,
    "wrong-passphrase": 401,
    "link-is-dead": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "wrong-password": 403,
    "not-found": 404,
    "no-game": 404,
    "no-texts": 404,
    "no-pack": 404,
    "no-packs": 404,
    "no-card-texts": 404,
    "other-pack": 422,
    "method-not-allowed": 405,
    "name-is-taken": 409,
    "has-an-account": 409,
    "no-account": 409,
    "friends-need-an-account": 403,
    "page-is-private": 403,
    "friend-is-yourself": 422,
    "friend-is-blocked": 409,
    "friends-are-full": 409,
    "friend-has-too-many": 409,
    "friend-is-asked-by-many": 409,
    "too-many-friend-requests": 409,
    "too-many-blocks": 409,
    "decks-need-an-account": 403,
    "decks-are-full": 409,
    "deck-has-changed": 409,
    "deck-name-is-too-long": 422,
    "deck-too-long": 422,
    "deck-line": 422,
    "no-mail-here": 409,
    "address-is-wrong": 422,
    "vacation-is-set": 409,
    "vacation-too-far": 422,
    "vacation-too-long": 409,
    "vacations-are-spent": 409,
    "too-large": 413,
    "not-json-type": 415,
    "not-json": 400,
    "name-is-empty": 422,
    "name-is-too-long": 422,
    "name-mixes-alphabets": 422,
    "webhook-refused": 422,
    "seat-count": 422,
    "no-option": 422,
    "clock-without-bank": 422,
    "password-missing": 422,
    "password-not-wanted": 422,
    "too-many": 429,
    "too-fast": 429,
    "unexpected": 500,
    "too-busy": 503,
    "hall-is-closing": 503,
    "hall-is-closed": 503,
    "storage-trouble": 503,
    "database-trouble": 503,
}
"""Codes whose status is not that of their kind; `status_of` knows the rest."""


class NotValid(NotUnderstood):
    """A value that does not fit: which one, and how the decoder says it (in English)."""


def status_of(error: TatamiError) -> int:
    """The HTTP status of an error: by its code, else by its kind."""
    if isinstance(error, NotUnderstood):
        return status_of_code(error.code, 422)
    return status_of_code(error.code, 409 if isinstance(error, Refused) else 400)


def status_of_code(code: str, otherwise: int = 409) -> int:
    return STATUS.get(code, 404 if code.startswith("no-such-") else otherwise)


def language_of(accept: str) -> str:
    """The language of ours that an `Accept-Language` wants most, or English."""
    best, weight = "en", 0.0
    for part in accept.split(",")[:20]:
        name, _, parameters = part.partition(";")
        lang = name.strip().lower().partition("-")[0]
        wanted = _weight(parameters)
        if lang in LANGUAGES and wanted > weight:
            best, weight = lang, wanted
    return best


def _weight(parameters: str) -> float:
    """`0.8` of `q=0.8`; what cannot be read is not wanted."""
    text = parameters.strip().lower()
    if not text:
        return 1.0
    try:
        return min(max(float(text.removeprefix("q=")), 0.0), 1.0)
    except ValueError:
        return 0.0


def forget_the_way(error: BaseException | None) -> None:
    """Through which functions it came: they know who wanted it, and somebody who waited may still know it.

    Such a circle keeps a closed connection in memory until somebody looks through everything for rubbish.
    """
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def problem_of(error: TatamiError, words: Words) -> Problem:
    """The same as a body. What is wrong with the database is for the log, not for strangers."""
    error = refusal_of(error)
    reason = error.reason if isinstance(error, Refused) else None
    return Problem(
        type=f"urn:tatami:problem:{error.code}",
        title=_title(words, error, reason),
        status=status_of(error),
        code=error.code,
        clauses=reason.clauses if reason else (),
        facts=fact_names(reason, None) if reason else error.facts,
    )


def _title(words: Words, error: TatamiError, reason: Reason | None) -> str:
    """In words, where there are any: a missing text is a bug, but no reason to hide what is wrong."""
    try:
        return tell_error(words, error) if reason is None else tell_reason(words, reason)
    except (KeyError, ValueError):
        return error.code


def problem_response(error: TatamiError, words: Words, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to a request that could not be carried out."""
    problem = problem_of(error, words)
    response = Response(msgspec.json.encode(problem), problem.status, headers, MEDIA)
    response.headers["Content-Language"] = words.lang
    response.headers["Cache-Control"] = "no-store"
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    seconds = error.facts.get("seconds")
    if problem.status in (429, 503) and isinstance(seconds, int):
        response.headers["Retry-After"] = str(max(1, seconds))
    return response
