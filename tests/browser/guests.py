"""Somebody with a browser: a page of its own, and a memory of everything that went wrong in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

Screen = Literal["desktop", "phone"]
Theme = Literal["day", "night"]

LOCALES: Final = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU"}
SIZES: Final = {"desktop": (1280, 800), "phone": (360, 640)}
PATIENCE: Final = 20_000
"""Milliseconds that a busy machine may need for a page."""
CHOICES: Final = {"pace": "instant", "motion": "less"}
"""Nothing is waited for that only eyes want."""

MARK_SIGNS: Final = r"""() => {
  const isSign = (node) => node.nodeType === Node.TEXT_NODE && /[\u2190-\u9fff]/.test(node.data)
  for (const each of document.querySelectorAll('body *'))
    if ([...each.childNodes].some(isSign) && each.checkVisibility()) each.dataset.signs = ''
}"""
"""Elements that write arrows, ticks or kanji themselves."""


@dataclass
class Guest:
    """A browser with one page on a hall. `forgiven` are parts of errors that the test itself brings about."""

    context: BrowserContext
    page: Page
    home: str
    lang: str
    troubles: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    forgiven: set[str] = field(default_factory=set)

    def go(self, path: str) -> None:
        """Opens a place of the client; returns when its screen is there."""
        self.page.goto(f"{self.home}{path}")
        self.page.wait_for_selector("main h1, [data-replay] h1", state="attached")

    def must_be_faultless(self) -> None:
        """No error in the console, and nothing asked of anybody but the hall."""
        left = [said for said in self.troubles if not any(part in said for part in self.forgiven)]
        assert left == [], "\n" + "\n".join(left)
        host = urlsplit(self.home).netloc
        elsewhere = [
            url
            for url in self.requests
            if urlsplit(url).scheme not in ("data", "blob") and urlsplit(url).netloc != host
        ]
        assert elsewhere == [], elsewhere

    def must_be_accessible(self) -> None:
        """axe finds nothing on the page as it is now."""
        found = Axe().run(self.page)
        told = [
            f"{one['id']}: {one['help']}\n  " + "\n  ".join(node["html"][:200] for node in one["nodes"][:3])
            for one in found.response["violations"]
        ]
        assert told == [], "\n" + "\n".join(told)

    def must_fit(self) -> None:
        """Nothing has to be scrolled sideways to be seen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"

    def must_hold(self, holders: str) -> None:
        """Nothing in these sticks out of them at the right."""
        out = self.page.locator(holders).evaluate_all(
            """(all) => all.flatMap((one) => [...one.querySelectorAll('*')].filter((each) =>
              each.getBoundingClientRect().right > one.getBoundingClientRect().right + 0.5))
              .map((each) => each.outerHTML.slice(0, 200))"""
        )
        assert out == [], "\n".join(out)

    def must_use_our_fonts(self) -> None:
        """Signs that are no plain letters are drawn by fonts of ours, whatever the machine has."""
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        self.page.evaluate(MARK_SIGNS)
        tools = self.context.new_cdp_session(self.page)
        for domain in ("DOM", "CSS"):
            tools.send(f"{domain}.enable")
        root = tools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        marked = tools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-signs]"})["nodeIds"]
        strange = []
        for node in marked:
            fonts = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            if not all(font["isCustomFont"] for font in fonts):
                told = tools.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                strange.append(f"{told[:200]}: {[font['familyName'] for font in fonts]}")
        tools.detach()
        assert strange == [], "\n" + "\n".join(strange)


@contextmanager
def guest_in(
    browser: Browser,
    home: str,
    lang: str = "en",
    screen: Screen = "desktop",
    theme: Theme = "day",
    like: Guest | None = None,
    workers: bool = False,
    **choices: Any,
) -> Iterator[Guest]:
    """A guest who has never been here before, or the same person with another browser (`like`).

    At the end nothing may have gone wrong. The client is kept in the browser only where a test is about that.
    """
    width, height = SIZES[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if screen == "phone" else 1,
        has_touch=screen == "phone",
        is_mobile=screen == "phone",
        locale=LOCALES[lang],
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        service_workers="allow" if workers else "block",
        storage_state=like.context.storage_state() if like else None,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps({**CHOICES, **choices}))
    context.add_init_script(f"localStorage['tatami.settings'] ??= {kept}")
    guest = Guest(context, context.new_page(), home, lang)
    _listen(guest)
    try:
        yield guest
        guest.must_be_faultless()
    finally:
        context.close()


def _listen(guest: Guest) -> None:
    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            guest.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def request(asked: Request) -> None:
        guest.requests.append(asked.url)

    guest.page.on("console", console)
    guest.page.on("pageerror", lambda error: guest.troubles.append(str(error)))
    guest.page.on("request", request)
    guest.page.on("websocket", lambda line: guest.requests.append(line.url))
