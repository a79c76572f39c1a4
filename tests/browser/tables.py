"""Tables that tests need in a certain state, made over HTTP as the person whose browser it is."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any, Final

from tests.browser.guests import Guest

ASK: Final = """async ([method, path, body]) => {
  const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, { method, ...sent })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}"""


def ask(guest: Guest, method: str, path: str, body: dict[str, object] | None = None) -> Any:
    """What the hall answers to this very person."""
    return guest.page.evaluate(ASK, [method, path, body])


def come_in(guest: Guest, name: str = "Olena") -> None:
    guest.go("/about")
    ask(guest, "POST", "/api/guests", {"name": name})


def finished_game(guest: Guest, game: str, seconds: float = 60) -> str:
    """Laid by the guest, played by bots to its end; the table."""
    come_in(guest)
    table = str(ask(guest, "POST", "/api/tables", {"game": game, "access": "link"})["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/bots", {})
    end = monotonic() + seconds
    while ask(guest, "GET", f"/api/tables/{table}")["info"]["phase"] != "over":
        assert monotonic() < end, "the bots do not come to an end"
        sleep(0.1)
    return table


def act_before(guest: Guest, table: str, seat: str, least: int = 3) -> int:
    """An act of a finished game after which that seat is asked, not at the very beginning."""
    seen = ask(guest, "GET", f"/api/tables/{table}/replay?eyes={seat}&start={least}&count=90")
    return next(int(frame["act"]) for frame in seen["frames"] if frame["view"]["asked"] == [seat])


def table_of(guest: Guest) -> str:
    """The one that the page shows."""
    return guest.page.url.partition("/table/")[2]
