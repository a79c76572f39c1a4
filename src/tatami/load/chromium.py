"""The system's Chromium, for whoever measures or tests the browser client. Playwright drives it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ARGUMENTS: Final = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


PROGRAMS: Final = ("chromium-headless-shell", "chromium")
"""The first has no window to draw around every page, which costs half as much."""


def chromium_program() -> str | None:
    named = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, (named,) if named else PROGRAMS)), None)


def has_playwright() -> bool:
    """It is a tool of developers: whoever only plays does not have it."""
    return find_spec("playwright") is not None


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """With a fresh profile; gone at the end."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=ARGUMENTS)
        yield browser
        browser.close()
