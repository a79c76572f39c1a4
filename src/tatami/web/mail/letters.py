"""What stands in a letter: in the reader's language, plain and as simple HTML, and nothing that is hidden.

Of a game it says which it is, who sits there, and until when an answer is awaited: what lists show to those
who sit there. No answer, card, view or talk is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from hashlib import sha256
from html import escape
from typing import Final, NamedTuple

from tatami.hall.table.entries import Millis
from tatami.words.catalogue import Words

from .zones import moment_in

HOUR: Final = 3_600_000
MOST_GAMES: Final = 20
"""Told in one letter; of more only the number."""


class Awaited(NamedTuple):
    """A game in which somebody's move is awaited."""

    game: str
    table: str
    others: Sequence[str]
    due: Millis | None
    link: str


class Envelope(NamedTuple):
    """From whom, to whom, when, and by which name no letter comes twice."""

    sender: str
    goal: str
    at: Millis
    about: str
    unsubscribe: str = ""
    zone: str = ""
    """Whose time the reader lives by; nothing for UTC."""


def confirmation(words: Words, envelope: Envelope, account: str, link: str) -> bytes:
    """Whether the address is right."""
    lines = [words.text("mail-confirm", name=account), "", link, "", words.text("mail-confirm-why")]
    html = [
        _paragraph(words.text("mail-confirm", name=account)),
        _button(link, words.text("mail-confirm-button")),
        _paragraph(words.text("mail-confirm-why")),
    ]
    return _letter(words, envelope, words.text("mail-confirm-subject"), lines, html)


def notice(words: Words, envelope: Envelope, games: Sequence[Awaited], settings: str, soon: int = 0) -> bytes:
    """Where a move is awaited: one game, or a digest of several. `soon` is how many of these, the first, have
    little time left, if the letter is about that.
    """
    shown = games[:MOST_GAMES]
    about, count = ("soon", soon) if soon else ("turn", len(games))
    subject = words.text(f"mail-{about}-subject", count=count, game=words.text(f"{games[0].game}-name"))
    lead = words.text(f"mail-{about}", count=count)
    lines, html = [lead], [_paragraph(lead)]
    for game in shown:
        said = _said(words, game, envelope)
        lines += ["", *said, game.link]
        html += [_paragraph(*said), _button(game.link, words.text("mail-turn-button"))]
    if len(games) > len(shown):
        more = words.text("mail-turn-more", count=len(games) - len(shown))
        lines += ["", more]
        html.append(_paragraph(more))
    why, stop = words.text("mail-why"), words.text("mail-stop")
    lines += ["", why, f"{words.text('mail-settings')} {settings}", f"{stop} {envelope.unsubscribe}"]
    html.append(
        f"<p><small>{escape(why)}<br>"
        f'<a href="{escape(settings)}">{escape(words.text("mail-settings"))}</a><br>'
        f'<a href="{escape(envelope.unsubscribe)}">{escape(stop)}</a></small></p>'
    )
    return _letter(words, envelope, subject, lines, html)


def _said(words: Words, game: Awaited, envelope: Envelope) -> list[str]:
    name = words.text(f"{game.game}-name")
    others = ", ".join(game.others)
    said = [words.text("mail-game", game=name, others=others) if others else name]
    if game.due is not None:
        moment, zone = moment_in(envelope.zone, game.due)
        hours = max(0, (game.due - envelope.at) // HOUR)
        said.append(words.text("mail-until", moment=moment, zone=zone, hours=hours))
    return said


def _letter(
    words: Words, envelope: Envelope, subject: str, lines: Sequence[str], html: Sequence[str]
) -> bytes:
    message = EmailMessage(policy=SMTP.clone(cte_type="7bit"))
    message["From"] = Address(words.text("mail-sender"), addr_spec=envelope.sender)
    message["To"] = Address(addr_spec=envelope.goal)
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(envelope.at / 1000, UTC))
    digest = sha256(f"{envelope.goal} {envelope.about}".encode()).hexdigest()[:32]
    message["Message-ID"] = f"<{digest}@{envelope.sender.partition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if envelope.unsubscribe:
        message["List-Unsubscribe"] = f"<{envelope.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n".join(lines) + "\n", cte="base64")
    page = f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">' + "".join(html) + "</html>"
    message.add_alternative(page, subtype="html", cte="base64")
    message["Content-Language"] = words.lang  # before there were parts it would have been of the first
    return bytes(message)


def _paragraph(*lines: str) -> str:
    return f"<p>{'<br>'.join(map(escape, lines))}</p>"


def _button(link: str, label: str) -> str:
    return f'<p><a href="{escape(link)}"><b>{escape(label)}</b></a></p>'
