"""Deadlines as an iCalendar feed (RFC 5545): an event for each game by days that awaits one's move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from tatami.hall.table.entries import Millis

FOLD: Final = 75
"""Bytes of a line, without its end."""
_ESCAPED: Final = {"\\": "\\\\", ";": "\\;", ",": "\\,", "\r\n": "\\n", "\n": "\\n", "\r": "\\n"}


class Event(NamedTuple):
    """Something that must be done by a moment."""

    id: str
    due: Millis
    since: Millis
    """When that was last changed."""
    title: str
    about: str
    link: str = ""


def calendar(name: str, events: Iterable[Event], now: Millis) -> str:
    """The whole feed."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Tatami//Deadlines//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for event in events:
        lines += _event(event, now)
    return "".join(folded(line) + "\r\n" for line in [*lines, "END:VCALENDAR"])


def _event(event: Event, now: Millis) -> Sequence[str]:
    lines = [
        "BEGIN:VEVENT",
        f"UID:{event.id}",
        f"DTSTAMP:{_moment(now)}",
        f"LAST-MODIFIED:{_moment(event.since)}",
        f"DTSTART:{_moment(event.due)}",
        f"DTEND:{_moment(event.due)}",
        f"SUMMARY:{escaped(event.title)}",
        f"DESCRIPTION:{escaped(event.about)}",
        "TRANSP:TRANSPARENT",
    ]
    if event.link:
        lines.append(f"URL:{event.link}")
    return [*lines, "END:VEVENT"]


def _moment(at: Millis) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """A text as a value: names of players stand in it."""
    for sign, told in _ESCAPED.items():
        text = text.replace(sign, told)
    return "".join(sign for sign in text if sign >= " " and sign != "\x7f")


def folded(line: str) -> str:
    """No line longer than 75 bytes, and no letter cut in two."""
    parts, part, size = [], "", 0
    for sign in line:
        width = len(sign.encode())
        if size + width > FOLD:
            parts.append(part)
            part, size = " ", 1
        part, size = part + sign, size + width
    return "\r\n".join([*parts, part])
