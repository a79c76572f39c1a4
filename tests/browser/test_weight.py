"""How heavy the client is: what a browser that comes for the first time has to fetch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tatami.load.weight import KINDS, MOST_CODE, built_files, first_table
from tests.browser.conftest import NewGuest

pytestmark = pytest.mark.browser


FIRST_TABLES: Final = [
    ("tenno", "uk"),
    ("shinobi", "uk"),
    ("samurai-sword", "uk"),
    ("senjutsu", "uk"),
    *(("senji", lang) for lang in ("en", "uk", "ru")),
]
"""Every game in the language that weighs most, the heaviest in all."""


@pytest.mark.parametrize(("game", "lang"), FIRST_TABLES)
def test_the_first_table_takes_less_than_ninety_seven_thousand_bytes_of_code(
    new_guest: NewGuest, game: str, lang: str, record_property: Callable[[str, object], None]
) -> None:
    guest = new_guest(lang=lang)
    found = first_table(guest.page, guest.home, game)
    parts = [f"{kind} {part.requests} requests, {part.bytes} bytes" for kind, part in found.fetched.items()]
    record_property("told", f"first table of {game} in {lang}: " + "; ".join(parts))
    assert found.lang == lang
    assert all(found.fetched[kind].bytes for kind in KINDS), parts
    assert found.code.bytes < MOST_CODE, parts


def test_every_script_travels_much_smaller_than_it_is() -> None:
    code = [file for file in built_files() if file.name.endswith((".js", ".css"))]
    assert len(code) > 10
    assert (
        sum(file.brotli for file in code) < sum(file.gzip for file in code) < 0.4 * sum(f.plain for f in code)
    )
