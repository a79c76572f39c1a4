"""From the front door back into a game that goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen
from tests.browser.tables import ask, come_in, play_until

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("lang", "screen"), [("en", "desktop"), ("uk", "phone"), ("ru", "phone")])
def test_home_leads_back_into_a_game_in_which_others_are_deciding(
    new_guest: NewGuest, lang: str, screen: Screen
) -> None:
    guest, friend = new_guest(lang=lang, screen=screen), new_guest()
    table = a_game_that_waits_for_the_other(guest, friend)
    guest.go("/")
    words = Words(lang)
    told = words.text("client-resume-at-game", game=words.text("tenno-name"))
    way = guest.page.locator(f'a[href="/table/{table}"]')
    expect(way).to_contain_text(f"{words.text('client-resume')} {told}")
    expect(way).to_contain_text("Petro")
    expect(way).to_be_in_viewport(ratio=1)
    guest.must_fit()
    guest.must_be_accessible()
    way.click()
    guest.page.wait_for_selector('[data-question][data-asked="no"]')


def a_game_that_waits_for_the_other(guest: Guest, friend: Guest) -> str:
    """A table of Tenno at which the guest has done what is his to do."""
    come_in(guest)
    come_in(friend, "Petro")
    laid = ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})
    table = str(laid["info"]["id"])
    for each in (guest, friend):
        ask(each, "POST", f"/api/tables/{table}/seats", {})
    play_until(lambda moment: not moment.is_asked, table, guest)
    return table
