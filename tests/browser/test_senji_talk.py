"""A Winter of Senji: whoever chooses is not disturbed by others who talk."""

from __future__ import annotations

from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.tables import ask

pytestmark = pytest.mark.browser

NAMES: Final = ("Olena", "Maxim")
OPTIONS: Final = {"families": "dealt", "glass": 600}


def table_for(guests: list[Guest], seats: int = 3) -> None:
    """All of them sit at one table, bots on the other cushions."""
    for guest, name in zip(guests, NAMES, strict=True):
        guest.go("/about")
        ask(guest, "POST", "/api/guests", {"name": name})
    laid = {"game": "senji", "seats": seats, "options": OPTIONS, "access": "link"}
    table = ask(guests[0], "POST", "/api/tables", laid)["info"]["id"]
    for k, guest in enumerate(guests):
        ask(guest, "POST", f"/api/tables/{table}/seats", {"entropy": f"{k}" * 32})
    ask(guests[0], "POST", f"/api/tables/{table}/bots", {})
    for guest in guests:
        guest.go(f"/table/{table}")


def answer_anything(page: Page) -> None:
    """The first answer there is, if we are asked before Winter."""
    bar = page.locator("[data-question]")
    if bar.get_attribute("data-asked") != "yes" or bar.get_attribute("data-name") == "Winter":
        return
    if not bar.locator("[data-answer]").count():
        page.locator("[data-list]").click()
        page.locator("dialog [data-answer]").first.click()
    else:
        bar.locator("[data-answer]").first.click()


def play_until_winter(guests: list[Guest], seconds: float = 90) -> None:
    end = monotonic() + seconds
    while waiting := [guest for guest in guests if not guest.page.locator(".winter").count()]:
        assert monotonic() < end, waiting[0].page.locator("[data-question]").inner_text()
        for guest in waiting:
            answer_anything(guest.page)
        guests[0].page.wait_for_timeout(100)


def test_others_who_talk_do_not_disturb_whoever_is_choosing(new_guest: NewGuest) -> None:
    olena, maxim = new_guest(lang="en"), new_guest(lang="ru")
    table_for([olena, maxim])
    play_until_winter([olena, maxim])
    calm, loud = olena.page, maxim.page

    calm.get_by_role("button", name="Maxim").locator("visible=true").last.click()
    calm.get_by_role("button", name="Write: Maxim").click()
    calm.get_by_role("button", name="Promise", exact=True).click()
    vow = calm.locator(".sayings .saying").first
    vow.focus()
    request = calm.locator("[data-question]").get_attribute("data-request")
    loud.locator(".people li").filter(has_text="Olena").locator("[data-thing]").click()
    loud.locator(".with .say.main").click()
    loud.locator(".compose .cards [data-thing]").first.click()
    loud.locator(".letter.draft .say.main").click()

    expect(calm.get_by_role("article", name="Maxim to you")).to_be_visible()
    assert calm.locator("[data-question]").get_attribute("data-request") != request
    assert calm.evaluate("document.activeElement.classList.contains('saying')")
    calm.keyboard.press("Enter")
    expect(calm.locator(".letter.draft .strip")).to_have_count(1)
