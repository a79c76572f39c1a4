"""What is kept of people, for the canary: ladder, player pages and what one takes home, while a game goes on.

None of it may know the game: it reads the same before the first act and after the last but one. Only an own
export has notes, and they are those of the own seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tests.hall.helped import NOTE
from tests.hall.visitors import Guest, ask
from tests.halls import RunningHall

PASSPHRASE: Final = "correct horse battery"


class Kept(NamedTuple):
    """What somebody reads, by path, and which seat is his."""

    seat: str
    pages: dict[str, Any]


async def join(hall: RunningHall, guest: Guest, name: str) -> None:
    """He has an account of that name, and so a page."""
    made = await ask(hall, "POST", "/api/accounts", guest, {"name": name, "passphrase": PASSPHRASE})
    assert made.status_code == 201, made.text


async def kept(hall: RunningHall, guests: Sequence[Guest], account: str, game: str, seats: int) -> list[Kept]:
    """As each of them reads it; the seats are called like those who sit there."""
    of_all = (
        f"/api/games/{game}/ladder?players={seats}",
        f"/api/players/{account}",
        f"/api/players/{account}/curve?game={game}&players={seats}",
    )
    own = ("/api/me/ratings", "/api/me/export", "/api/me/games.csv")
    found = []
    for guest in guests:
        answers = {path: await ask(hall, "GET", path, guest) for path in (*of_all, *own)}
        assert {answer.status_code for answer in answers.values()} == {200}, answers
        pages = {
            path: answer.text if path.endswith(".csv") else answer.json() for path, answer in answers.items()
        }
        found.append(Kept(guest.name, pages))
    return found


def check_kept(before: Sequence[Kept], after: Sequence[Kept]) -> None:
    """AssertionError if somebody's pages know what is being played."""
    for earlier, later in zip(before, after, strict=True):
        for one in (earlier, later):
            for noted in one.pages["/api/me/export"].pop("notes", ()):
                own = noted["seat"], noted["text"]
                assert own == (one.seat, f"{NOTE}{one.seat}"), f"{one.seat} takes home what is noted by {own}"
        for path, told in earlier.pages.items():
            assert later.pages[path] == told, f"{later.seat}: {path} knows a game that is not over"
