"""How heavy the client is: what was built, and what a browser that comes for the first time has to fetch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Request

from tatami.web.pages import STATIC, files_in
from tests.browser.conftest import NewGuest
from tests.browser.play import sit_down_against_bots

pytestmark = pytest.mark.browser

MOST_BYTES: Final = 100_000
"""Script and styles for the first table, as they travel; fonts apart."""
CODE: Final = ("script", "stylesheet")


def built() -> list[str]:
    """Every script and style sheet with its size, plain and squeezed, the largest first."""
    files = {name: file.forms for name, file in files_in(STATIC).items() if name.endswith((".js", ".css"))}
    lines = [f"{'built (bytes)':44} {'plain':>8} {'gzip':>8} {'brotli':>8}"]
    for name, forms in sorted(files.items(), key=lambda item: -len(item[1][""])):
        sizes = [len(forms[coding]) for coding in ("", "gzip", "br")]
        lines.append(f"{name:44} " + " ".join(f"{size:8}" for size in sizes))
    return lines


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_the_first_table_takes_less_than_a_hundred_kilobytes_of_code(
    new_guest: NewGuest, game: str, record_property: Callable[[str, object], None]
) -> None:
    guest = new_guest(lang="uk")
    finished: list[Request] = []
    guest.page.on("requestfinished", lambda request: finished.append(request))
    guest.go("/")
    sit_down_against_bots(guest.page, game)
    guest.page.wait_for_selector("[data-thing]")
    requests, weights = Counter[str](), Counter[str]()
    for request in finished:
        requests[request.resource_type] += 1
        weights[request.resource_type] += request.sizes()["responseBodySize"]
    told = [f"{kind}: {requests[kind]} requests, {weight} bytes" for kind, weight in weights.most_common()]
    record_property("told", f"first table of {game}: " + "; ".join(told))
    if game == "tenno":
        record_property("told", "\n".join(built()))
    assert all(weights[kind] for kind in CODE), told
    assert sum(weights[kind] for kind in CODE) < MOST_BYTES, told
