"""Hints on and off, and marks and notes that are there again after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen
from tests.browser.tables import ask, come_in

pytestmark = pytest.mark.browser


def laid(guest: Guest, game: str, seats: int, **wanted: object) -> str:
    """A table of this guest with bots, at which it is asked something."""
    come_in(guest)
    table: str = ask(
        guest, "POST", "/api/tables", {"game": game, "seats": seats, "access": "link", **wanted}
    )["info"]["id"]
    ask(guest, "POST", f"/api/tables/{table}/seats", {})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "sensible"})
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector("[data-question][data-asked=yes]", timeout=60_000)
    return table


@pytest.mark.parametrize(("game", "seats", "lang"), [("tenno", 2, "uk"), ("samurai-sword", 4, "en")])
def test_a_hint_says_what_and_why_and_rings_what_it_speaks_of(
    new_guest: NewGuest, game: str, seats: int, lang: str
) -> None:
    guest = new_guest(lang=lang)
    page = guest.page
    table = laid(guest, game, seats)
    page.locator("[data-ask-hint]").click()
    expect(page.locator("[data-hint-answer]")).to_be_visible(timeout=30_000)
    assert page.locator("[data-hint] [data-ground]").count() >= 1
    guest.must_be_accessible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hint-answer]")).to_be_visible(timeout=30_000)
    assert ask(guest, "GET", f"/api/tables/{table}")["info"]["hinted"] == ["A"]
    before = page.locator("[data-question]").get_attribute("data-request")
    page.locator("[data-hint-take]").click()
    expect(page.locator(f"[data-question][data-request='{before}']")).to_have_count(0, timeout=30_000)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_on_a_phone_a_hint_takes_the_place_of_what_else_is_told(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru", screen="phone")
    laid(guest, "samurai-sword", 4)
    told = guest.page.locator("[data-standing], [data-tip]")
    expect(told.first).to_be_visible()
    guest.page.locator("[data-ask-hint]").click()
    expect(guest.page.locator("[data-hint-answer]")).to_be_visible(timeout=30_000)
    for strip in told.all():
        expect(strip).to_be_hidden()
    guest.page.locator("[data-hint]").get_by_text("Закрыть").click()
    expect(told.first).to_be_visible()


def test_where_hints_are_off_there_is_no_button_and_the_key_does_nothing(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    laid(guest, "tenno", 2, hints="no")
    expect(guest.page.locator("[data-ask-hint]")).to_have_count(0)
    guest.page.keyboard.press("h")
    expect(guest.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats", "thing", "mark", "screen"),
    [
        ("samurai-sword", 4, "B", "samurai-sword-role-ninja", "desktop"),
        ("tenno", 2, "row.B.2", "tenno-kind-shogun", "desktop"),
        ("shinobi", 4, "C", "shinobi-clan-oda", "phone"),
    ],
)
def test_marks_and_notes_are_there_again_after_a_reload(
    new_guest: NewGuest, game: str, seats: int, thing: str, mark: str, screen: Screen
) -> None:
    guest = new_guest(lang="ru", screen=screen)
    page = guest.page
    laid(guest, game, seats)

    def open_notes() -> None:
        page.locator("[data-tab=notes]" if screen == "phone" else "#tab-notes").click()
        page.wait_for_selector("[data-own-words]:enabled")

    open_notes()
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.locator(f"[data-mark-of='{thing}']").select_option(mark)
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.locator("[data-own-words]").fill("следить за ним")
        page.locator("[data-own-words]").blur()
    guest.must_be_accessible()
    page.reload()
    page.wait_for_selector("[data-question]")
    expect(page.locator(f"[data-mark='{thing}']").first).to_be_attached(timeout=30_000)
    open_notes()
    expect(page.locator("[data-own-words]")).to_have_value("следить за ним")
    expect(page.locator(f"[data-mark-of='{thing}']")).to_have_value(mark)
