"""Every screen, in every language, on a desk and in the hand, by day and by night."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewGuest
from tests.browser.guests import Screen, Theme
from tests.browser.tables import ask
from tests.browser.test_friends import make_account

pytestmark = pytest.mark.browser

SCREENS = ["/", "/lobby", "/learn", "/rules/tenno", "/rules/senji", "/profile", "/settings", "/about"]
LOOKS: list[tuple[str, Screen, Theme, bool]] = [
    ("en", "desktop", "day", True),
    ("uk", "desktop", "night", True),
    ("ru", "desktop", "day", False),
    ("en", "phone", "night", True),
    ("uk", "phone", "day", True),
    ("ru", "phone", "night", False),
]
"""With whether axe looks, too: it reads sizes and colours, so once for each of those is enough."""

PEOPLE = [
    *("/friends", "/days", "/ladder", "/ladder/tenno?players=2", "/player/{name}", "/verify", "/decks"),
    *("/rules", "/rules/samurai-sword/cards", "/rules/shinobi/glance", "/table/{waiting}"),
]
"""What came with people, as somebody with an account sees it; results and replays have tests of their own."""


@pytest.mark.parametrize(("lang", "screen", "theme", "is_examined"), LOOKS)
def test_every_page_of_people_is_accessible_and_fits_by_day_and_by_night(
    new_guest: NewGuest, lang: str, screen: Screen, theme: Theme, is_examined: bool
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    name = f"Olena {lang} {screen}"
    make_account(guest, name)
    waiting = ask(guest, "POST", "/api/tables", {"game": "shinobi", "seats": 3})["info"]["id"]
    ask(guest, "POST", f"/api/tables/{waiting}/seats", {})
    for path in PEOPLE:
        guest.go(path.format(name=name.replace(" ", "%20"), waiting=waiting))
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.evaluate("document.documentElement.dataset.theme") == theme
        guest.must_fit()
        guest.must_use_our_fonts()
        if is_examined:
            guest.must_be_accessible()


@pytest.mark.parametrize(("lang", "screen", "theme", "is_examined"), LOOKS)
def test_every_screen_is_accessible_fits_and_speaks_the_language_of_the_browser(
    new_guest: NewGuest, lang: str, screen: Screen, theme: Theme, is_examined: bool
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    for path in SCREENS:
        guest.go(path)
        assert guest.page.evaluate("document.documentElement.lang") == lang
        assert guest.page.evaluate("document.documentElement.dataset.theme") == theme
        assert guest.page.locator("h1").count() == 1
        guest.must_fit()
        guest.must_use_our_fonts()
        if is_examined:
            guest.must_be_accessible()


def test_a_page_that_does_not_exist_says_so_and_leads_home(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.forgiven.add("404")
    guest.go("/nowhere")
    guest.must_be_accessible()
    guest.page.locator('main a[href="/"]').first.click()
    guest.page.wait_for_selector(".shelf")
