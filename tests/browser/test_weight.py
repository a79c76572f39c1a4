"""How heavy the client is: what a browser that comes for the first time has to fetch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.load.weight import KINDS, MOST_CODE, built_files, first_table
from tests.browser.conftest import NewGuest

pytestmark = pytest.mark.browser

ROOM = 0.97
"""A client that has grown shows here before it breaks its promise."""


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword", "senji"])
def test_the_first_table_takes_less_than_a_hundred_kilobytes_of_code(
    new_guest: NewGuest, game: str, record_property: Callable[[str, object], None]
) -> None:
    guest = new_guest(lang="uk")
    found = first_table(guest.page, guest.home, game)
    parts = [f"{kind} {part.requests} requests, {part.bytes} bytes" for kind, part in found.fetched.items()]
    record_property("told", f"first table of {game}: " + "; ".join(parts))
    assert found.lang == "uk"
    assert all(found.fetched[kind].bytes for kind in KINDS), parts
    assert found.code.bytes < ROOM * MOST_CODE, parts


def test_every_script_travels_much_smaller_than_it_is() -> None:
    code = [file for file in built_files() if file.name.endswith((".js", ".css"))]
    assert len(code) > 10
    assert (
        sum(file.brotli for file in code) < sum(file.gzip for file in code) < 0.4 * sum(f.plain for f in code)
    )
