"""One's move told by the browser, on a desk and on a phone; letters chosen, and stopped by one touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.tables import ask, come_in, play_until
from tests.halls import RunningHall, running_hall
from tests.mailing import PostOffice, Received, mail_options, post_office

pytestmark = pytest.mark.browser
HOME: Final = "https://play.example"
DAILY: Final = {"game": "tenno", "seats": 2, "access": "link", "clock": {"per_move": 86400}}

LOOK_AWAY: Final = "Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway === true })"
"""A page without a window is never behind another: whether somebody looks at it is said by the test."""
NOTED: Final = """globalThis.noted = []
const Real = Notification
globalThis.Notification = class extends Real {
  static get permission() { return 'granted' }
  constructor(title, said) { super(title, said); noted.push(this) }
}"""
"""A browser without a screen asks nobody and shows nothing; what a page wants to be shown is remembered."""
PHONE: Final = """globalThis.noted = []
const Real = Notification
globalThis.Notification = function () { throw new TypeError('Illegal constructor') }
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
Notification.requestPermission = () => Real.requestPermission()
const show = async (title, said) => void noted.push({ title, ...said })
ServiceWorkerRegistration.prototype.showNotification = show"""
"""As browsers of phones have it: only workers may have notes shown."""
TOUCHED: Final = """(data) => {
  const notification = { data, close: () => (globalThis.closed = data) }
  self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
}"""
"""What a browser tells the worker whose note was touched."""


def asked_at_a_table(new_guest: NewGuest, guest: Guest) -> str:
    """A game by days of this guest and a friend, at which it comes to the guest to move; the table."""
    friend = new_guest()
    come_in(friend, "Petro")
    table = str(ask(friend, "POST", "/api/tables", dict(DAILY))["info"]["id"])
    ask(friend, "POST", f"/api/tables/{table}/seats", {"seat": "B"})
    ask(guest, "POST", f"/api/tables/{table}/seats", {"seat": "A"})
    play_until(lambda moment: not moment.is_asked, table, friend)
    return table


def be_told(guest: Guest, name: str) -> None:
    """Comes in, allows notes by a touch, and looks elsewhere."""
    come_in(guest, name)
    guest.context.grant_permissions(["notifications"], origin=guest.home)
    guest.go("/settings")
    guest.page.get_by_text(Words(guest.lang).text("client-settings-notify"), exact=True).click()
    expect(
        guest.page.get_by_role("switch", name=Words(guest.lang).text("client-settings-notify"))
    ).to_be_checked()
    guest.page.evaluate("globalThis.isAway = true")


def test_a_note_of_the_browser_tells_of_ones_move_and_leads_to_it(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    guest.context.add_init_script(LOOK_AWAY)
    guest.context.add_init_script(NOTED)
    be_told(guest, "Олена")
    table = asked_at_a_table(new_guest, guest)
    words = Words("uk")
    guest.page.wait_for_function("() => noted.length > 0")
    told = guest.page.evaluate("noted.map(({ title, body }) => [title, body])")
    assert told == [
        [words.text("client-your-move"), words.text("client-notify-turn", game=words.text("tenno-name"))]
    ]
    guest.page.evaluate("noted[0].onclick()")
    guest.page.wait_for_url(f"**/table/{table}")
    guest.page.wait_for_selector("[data-question]")


def test_where_no_page_may_write_notes_the_worker_does_and_leads_to_the_table(new_guest: NewGuest) -> None:
    guest = new_guest(screen="phone", workers=True)
    guest.context.add_init_script(LOOK_AWAY)
    guest.context.add_init_script(PHONE)
    be_told(guest, "Olena")
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    table = asked_at_a_table(new_guest, guest)
    words = Words("en")
    guest.page.wait_for_function("() => noted.length > 0")
    told = guest.page.evaluate("noted.map(({ title, body, data }) => [title, body, data])")
    line = words.text("client-notify-turn", game=words.text("tenno-name"))
    assert told == [[words.text("client-your-move"), line, f"/table/{table}"]]
    [worker] = guest.context.service_workers
    for elsewhere in ("https://elsewhere.example/", "//elsewhere.example", None):
        worker.evaluate(TOUCHED, elsewhere)
    worker.evaluate(TOUCHED, told[0][2])
    guest.page.wait_for_url(f"**/table/{table}")
    guest.page.wait_for_selector("[data-question]")
    assert worker.evaluate("() => globalThis.closed") == f"/table/{table}"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[RunningHall]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with running_hall(folder, *mail_options(office, HOME)) as running:
        yield running


def path_of(link: str) -> str:
    return link.removeprefix(HOME)


def letters_to(office: PostOffice, address: str, count: int) -> Received:
    """The last of so many."""
    office.until(1)
    while len(found := [each for each in office.letters if each.goal == address]) < count:
        office.until(len(office.letters) + 1)
    return found[-1]


def reader(guest: Guest, office: PostOffice, name: str) -> str:
    """An account whose address is right; the address."""
    come_in(guest, name)
    ask(guest, "POST", "/api/accounts", {"name": name, "passphrase": "correct horse battery"})
    address = f"{name.lower()}@example.org"
    guest.go("/days")
    guest.page.locator("[data-address]").fill(address)
    guest.page.locator("[data-send-link]").click()
    expect(guest.page.locator('[data-mailbox="sent"]')).to_be_visible()
    guest.go(path_of(letters_to(office, address, 1).link("/days/address")))
    expect(guest.page.locator(f'[data-confirmed="{address}"]')).to_be_visible()
    return address


@pytest.mark.parametrize(("lang", "screen", "theme"), [("uk", "phone", "day"), ("ru", "desktop", "night")])
def test_letters_stop_by_one_touch_on_a_page_that_needs_no_script(
    new_guest: NewGuest, mailing: RunningHall, office: PostOffice, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(mailing.address, lang=lang, screen=screen, theme=theme)
    words, page = Words(lang), guest.page
    address = reader(guest, office, f"Anna-{lang}")
    table = str(ask(guest, "POST", "/api/tables", {**DAILY, "seats": 2})["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/seats", {})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    letter = letters_to(office, address, 2)
    page.goto(f"{guest.home}{path_of(letter.link('/unsubscribe/'))}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("main")).to_contain_text(words.text("mail-stop-ask"))
    guest.must_be_accessible()
    guest.must_fit()
    stop = page.locator("[data-stop]")
    box = stop.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "a thumb finds it"
    (stop.tap if screen == "phone" else stop.click)()
    expect(page.locator("main")).to_contain_text(words.text("mail-stop-done"))
    guest.must_be_accessible()
    page.locator('a[href="/days"]').click()
    expect(page.get_by_role("radio", name=words.text("client-days-wanted-none"))).to_be_checked()


def test_a_letter_before_a_deadline_and_whose_time_letters_tell_are_chosen_on_the_page_of_days(
    new_guest: NewGuest, mailing: RunningHall, office: PostOffice
) -> None:
    guest = new_guest(mailing.address, screen="phone")
    reader(guest, office, "Mira")
    page, words = guest.page, Words("en")
    here = str(page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"))
    guest.go("/days")
    expect(page.locator(f'[data-zone="{here}"]')).to_be_visible()
    expect(page.locator("[data-zone-here]")).to_have_count(0)
    box = ask(guest, "PATCH", "/api/me/mailbox", {"zone": "Asia/Tokyo"})["mailbox"]
    assert (box["zone"], box["remind"]) == ("Asia/Tokyo", 3)
    guest.go("/days")
    expect(page.locator('[data-zone="Asia/Tokyo"]')).to_be_visible()
    page.locator("[data-zone-here]").tap()
    expect(page.locator(f'[data-zone="{here}"]')).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_text(words.text("client-days-remind-hours", hours=12), exact=True).tap()
    expect(page.get_by_role("radio", name=words.text("client-days-remind-hours", hours=12))).to_be_checked()
    guest.must_be_accessible()
    guest.must_fit()
    page.reload()
    expect(page.get_by_role("radio", name=words.text("client-days-remind-hours", hours=12))).to_be_checked()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_text(words.text("client-days-remind-none"), exact=True).tap()
    expect(page.get_by_role("radio", name=words.text("client-days-remind-none"))).to_be_checked()
    assert ask(guest, "GET", "/api/me/days")["mailbox"]["remind"] == 0
