"""The rules room: clauses, cards and pages at a glance are found, linked, read aloud and fit everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Screen, Theme

pytestmark = pytest.mark.browser

GAMES = ["tenno", "shinobi", "samurai-sword", "senji", "senjutsu"]
LOOKS: list[tuple[str, Screen, Theme]] = [
    ("en", "desktop", "day"),
    ("uk", "phone", "night"),
    ("ru", "desktop", "night"),
]
SHOWN = {"cards": "[data-exhibit]", "glance": "[data-glance]", "rules": ".games a"}
PAGES = ["/rules", *(f"/rules/{game}/{leaf}" for game in GAMES for leaf in ("cards", "glance"))]


@pytest.mark.parametrize(("lang", "screen", "theme"), LOOKS)
def test_galleries_and_pages_at_a_glance_are_accessible_fit_and_use_our_fonts(
    new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    for path in PAGES:
        guest.go(path)
        expect(guest.page.locator(SHOWN[path.rpartition("/")[2]]).first).to_be_visible()
        guest.must_fit()
        guest.must_use_our_fonts()
        guest.must_be_accessible()


@pytest.mark.parametrize("width", [320, 700, 1001, 1920])
def test_a_page_at_a_glance_fits_from_the_narrowest_to_the_widest(new_guest: NewGuest, width: int) -> None:
    guest = new_guest(lang="ru")
    guest.page.set_viewport_size({"width": width, "height": 700})
    for game in ("senji", "senjutsu"):
        guest.go(f"/rules/{game}/glance")
        expect(guest.page.locator("[data-glance] .steps li").first).to_be_visible()
        guest.must_fit()


def test_the_list_says_truly_which_rules_are_there(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.go("/rules")
    links = guest.page.locator(".games a")
    assert [link.get_attribute("href") for link in links.all()] == [f"/rules/{game}" for game in GAMES]
    expect(guest.page.locator(".games .coming")).to_have_count(0)
    links.last.click()
    expect(guest.page.locator("#SJT-1")).to_be_visible()


def test_a_card_is_found_by_keys_and_has_an_address(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    guest.go("/rules/samurai-sword")
    guest.page.get_by_role("searchbox").focus()
    guest.page.keyboard.type(Words("uk").text("samurai-sword-character-ginchiyo").lower())
    found = guest.page.locator("[data-found-cards] a")
    expect(found).to_have_count(1)
    found.focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/rules/samurai-sword/cards#character-ginchiyo")
    card = guest.page.locator("#character-ginchiyo")
    expect(card).to_be_focused()
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text(Words("uk").text("samurai-sword-character-ginchiyo"))
    guest.page.reload()
    expect(card).to_be_in_viewport()
    card.locator('a[href$="#SAM-161"]').click()
    expect(guest.page.locator("#SAM-161")).to_be_focused()


def test_cards_of_senjutsu_speak_the_reader_s_language(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru")
    guest.go("/rules/senjutsu/cards#light_feet")
    expect(guest.page.locator("#light_feet h3")).to_have_text("Лёгкие ноги")
    expect(guest.page.locator('[data-hall="statuses"] [data-exhibit]')).to_have_count(5)
