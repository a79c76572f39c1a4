"""Friends: found by link on a phone and by name on a desktop, challenged, and blocked without a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.tables import ask, come_in, table_of

pytestmark = pytest.mark.browser


def make_account(guest: Guest, name: str) -> None:
    come_in(guest, name)
    ask(guest, "POST", "/api/accounts", {"name": name, "passphrase": "correct horse battery"})


def test_two_become_friends_by_a_link_on_a_phone_and_one_challenges_the_other(new_guest: NewGuest) -> None:
    olena, petro = new_guest(theme="night"), new_guest(lang="uk", screen="phone")
    make_account(olena, "Olena L")
    olena.go("/friends")
    olena.page.locator("[data-show-link]").click()
    link = str(olena.page.locator("[data-friend-link]").get_attribute("data-friend-link"))
    olena.page.locator("[data-show-qr]").click()
    expect(olena.page.locator("[data-qr]")).to_have_attribute("data-qr", link)
    olena.must_be_accessible()
    # A guest is shown whose link it is, makes an account on the spot and asks by one touch.
    come_in(petro, "Петро")
    petro.go(link.removeprefix(petro.home))
    words = Words("uk")
    expect(petro.page.locator("[data-friend-behind]")).to_contain_text("Olena L")
    expect(petro.page.locator("main")).to_contain_text(words.text("client-friends-guest"))
    petro.must_be_accessible()
    petro.must_fit()
    petro.page.get_by_label(words.text("client-account-name")).fill("Петро Л")
    petro.page.get_by_label(words.text("client-account-passphrase")).fill("correct horse battery")
    petro.page.locator("form button").tap()
    petro.page.locator("[data-ask-friend]").tap()
    expect(petro.page.locator('[data-friend-behind="asked"]')).to_be_visible()
    expect(olena.page.locator("[data-friends-sign]")).to_have_attribute("data-friends-sign", "1")
    olena.page.locator('[data-asking] [data-does="accept"]').click()
    friend = olena.page.locator("[data-friends] [data-person]")
    expect(friend).to_contain_text("Петро Л")
    petro.go("/friends")
    expect(friend).to_contain_text(Words("en").text("client-friends-here"))
    expect(petro.page.locator("[data-friends]")).to_contain_text("Olena L")
    petro.must_be_accessible()
    petro.must_fit()
    # The challenge: a game, two people and bots, and one touch on the other side.
    friend.locator('[data-does="challenge"]').click()
    sheet = olena.page.locator("[data-challenge-sheet]")
    sheet.get_by_text(Words("en").text("shinobi-name"), exact=True).click()
    sheet.get_by_text(Words("en").text("client-challenge-bots", bots=2), exact=True).click()
    olena.must_be_accessible()
    olena.page.locator("[data-challenge-go]").click()
    olena.page.wait_for_url("**/table/*")
    petro.page.locator("[data-accept]").tap()
    for guest in (olena, petro):
        guest.page.wait_for_selector("[data-question]")
    assert table_of(olena) == table_of(petro)
    seats = ask(olena, "GET", f"/api/tables/{table_of(olena)}")["info"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot", "bot"]
    assert [seat["name"] for seat in seats[:2]] == ["Olena L", "Петро Л"]


def test_asked_by_name_on_a_desktop_declined_blocked_and_none_the_wiser(new_guest: NewGuest) -> None:
    olena, petro = new_guest(), new_guest(theme="night")
    make_account(olena, "Olena N")
    make_account(petro, "Petro N")
    for guest in (olena, petro):
        guest.go("/friends")
    field = olena.page.locator('[data-by-name="ask"] input')
    olena.forgiven.add("404")
    field.fill("Nobody at all")
    field.press("Enter")
    expect(olena.page.locator("main")).to_contain_text(
        Words("en").text("error-no-such-account", name="Nobody at all")
    )
    field.fill("petro n")
    field.press("Enter")
    asked = olena.page.locator("[data-asked]")
    expect(asked).to_contain_text("Petro N")
    request = petro.page.locator("[data-asking] [data-person]")
    expect(request).to_contain_text("Olena N")
    petro.must_be_accessible()
    petro.must_fit()
    request.locator("[data-more]").click()
    petro.page.locator('dialog [data-does="block"]').click()
    expect(request).to_have_count(0)
    petro.page.get_by_text(Words("en").text("client-friends-blocked", count=1)).click()
    expect(petro.page.locator("[data-blocked]")).to_contain_text("Olena N")
    petro.must_be_accessible()
    olena.page.reload()
    expect(asked).to_contain_text("Petro N")
    asked.locator('[data-does="withdraw"]').click()
    expect(asked).to_have_count(0)
    # By keys alone: unblocked, asked, accepted.
    petro.page.locator('[data-does="unblock"]').focus()
    petro.page.keyboard.press("Enter")
    expect(petro.page.locator("[data-blocked]")).to_have_count(0)
    field.fill("Petro N")
    field.press("Enter")
    expect(request).to_contain_text("Olena N")
    request.locator('[data-does="accept"]').focus()
    petro.page.keyboard.press("Enter")
    for guest, other in ((olena, "Petro N"), (petro, "Olena N")):
        expect(guest.page.locator("[data-friends]")).to_contain_text(other)
        guest.must_be_accessible()
