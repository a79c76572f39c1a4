"""A real Chromium, a real hall with the built client, and guests who come in through the door."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tatami.load.chromium import chromium_program, running_chromium
from tatami.web.pages import PAGE, STATIC
from tests.browser.guests import Guest, guest_in
from tests.halls import RunningHall, running_hall

NewGuest = Callable[..., Guest]


def missing(what: str) -> None:
    """Skips where something is missing; in CI that is a failure."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium_program() is None:
        missing("Chromium is missing (Debian: apt install chromium)")
    if not (STATIC / PAGE).exists():
        missing("the browser client is not built (python3 run.py test builds it)")
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """One for all tests of a process: guests do not meet unless they want to."""
    with running_hall(tmp_path_factory.mktemp("hall")) as running:
        yield running


@pytest.fixture
def new_guest(browser: Browser, hall: RunningHall) -> Iterator[NewGuest]:
    """Lets guests in, and sees all of them out: whoever met with an error fails the test."""
    with ExitStack() as stay:

        def new_guest(home: str = "", **how: Any) -> Guest:
            return stay.enter_context(guest_in(browser, home or hall.address, **how))

        yield new_guest
