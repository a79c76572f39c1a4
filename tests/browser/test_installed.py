"""The client kept in the browser: read while the hall is away, never of two versions, nothing hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.another_client import build_anew, lay_client
from tests.browser.conftest import NewGuest
from tests.browser.guests import PATIENCE, Guest, Screen
from tests.browser.tables import ask, come_in, jot, play_until
from tests.halls import RunningHall

pytestmark = pytest.mark.browser

KEPT_CARDS = {"samurai-sword": "character-benkei", "senji": "akashi", "senjutsu": "light_feet"}
IS_NEWER = "(old) => document.querySelector('meta[name=tatami-version]').content !== old"
IS_KEPT = """async (lang) => {
  const texts = await caches.open('tatami-texts')
  const isKept = async () => navigator.serviceWorker.controller && (await texts.match(`/kept?lang=${lang}`))
  for (let tries = 0; tries < 600; tries += 1)
    if (await isKept()) return true
    else await new Promise((go) => setTimeout(go, 100))
  return false
}"""
ALL_KEPT = """async () => {
  const found = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      found.push([name, pathname + search, await (await cache.match(request)).text()])
    }
  }
  return found
}"""


class OtherHall(RunningHall):
    """A hall with a client of its own."""

    program = ("-m", "tests.browser.another_client")


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[OtherHall]:
    lay_client(tmp_path)
    hall = OtherHall(tmp_path)
    try:
        hall.start()
        yield hall
    finally:
        hall.kill()


def visit(guest: Guest, path: str = "/") -> None:
    """Comes once, and stays until everything that may be kept is kept."""
    guest.go(path)
    assert guest.page.evaluate(IS_KEPT, guest.lang), guest.page.evaluate("caches.keys()")


def leave_alone(guest: Guest) -> None:
    """From now on the hall is away: what the browser itself says of that is no fault of the page."""
    guest.forgiven |= {"ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET"}


@pytest.mark.parametrize(("lang", "screen"), [("en", "desktop"), ("uk", "phone")])
def test_after_one_visit_rules_cards_and_lessons_are_read_without_the_hall(
    new_guest: NewGuest, own_hall: OtherHall, lang: str, screen: Screen
) -> None:
    guest, words = new_guest(own_hall.address, lang=lang, screen=screen, workers=True), Words(lang)
    visit(guest)
    own_hall.kill()
    guest.context.set_offline(True)
    leave_alone(guest)
    guest.go("/rules/tenno#TEN-31")
    expect(guest.page.locator("#TEN-31")).to_contain_text(words.text("TEN-31"))
    expect(guest.page.locator("[data-away]")).to_contain_text(words.text("client-away"))
    guest.must_be_accessible()
    for game, card in [
        ("samurai-sword", "character-benkei"),
        ("senji", "akashi"),
        ("senjutsu", "light_feet"),
    ]:
        guest.go(f"/rules/{game}/cards#{card}")
        expect(guest.page.locator(f"#{card}")).to_be_in_viewport()
    guest.go("/learn/tenno/2")
    expect(guest.page.locator("[data-reading] li").first).to_be_visible()
    guest.must_be_accessible()


def test_when_the_hall_is_back_one_touch_leads_back(new_guest: NewGuest, own_hall: OtherHall) -> None:
    guest = new_guest(own_hall.address, workers=True)
    visit(guest)
    own_hall.kill()
    leave_alone(guest)
    guest.go("/rules/shinobi")
    away = guest.page.locator("[data-away]")
    expect(away).to_be_visible(timeout=PATIENCE)
    own_hall.start()
    away.get_by_role("button").click()
    expect(away).to_have_count(0, timeout=PATIENCE)
    expect(guest.page.locator("#SHI-1")).to_be_visible()


def test_an_open_page_keeps_its_files_and_the_next_page_is_of_the_new_version(
    new_guest: NewGuest, own_hall: OtherHall
) -> None:
    guest = new_guest(own_hall.address, workers=True)
    visit(guest)
    old = version_of(guest)
    own_hall.stop()
    build_anew(own_hall.folder, "About-")
    own_hall.start()
    # Nobody has told this page of anything yet: what it still lacks is of its own version.
    guest.page.evaluate('document.querySelector(\'footer a[href="/about"], a[href="/settings"]\').click()')
    guest.page.wait_for_selector("main h1")
    assert version_of(guest) == old
    guest.page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    expect(guest.page.locator("[data-fresh]")).to_be_visible(timeout=3 * PATIENCE)
    guest.must_be_accessible()
    guest.page.locator('header a[href="/rules"]').click()
    guest.page.wait_for_function(IS_NEWER, arg=old)
    guest.page.wait_for_selector("main h1")
    expect(guest.page.locator("[data-fresh]")).to_have_count(0)
    guest.go("/about")
    assert version_of(guest) != old


def test_a_page_without_a_worker_finds_the_new_version_when_its_files_are_gone(
    new_guest: NewGuest, own_hall: OtherHall
) -> None:
    guest = new_guest(own_hall.address)
    leave_alone(guest)
    guest.forgiven |= {"404", "Failed to fetch"}
    guest.go("/")
    guest.page.wait_for_load_state("networkidle")
    old = version_of(guest)
    own_hall.stop()
    build_anew(own_hall.folder, "Settings-")
    own_hall.start()
    guest.page.locator('a[href="/settings"]').first.click()
    guest.page.wait_for_selector("main h1")
    guest.page.wait_for_function(IS_NEWER, arg=old)


def test_nothing_of_a_table_or_a_person_is_kept(new_guest: NewGuest) -> None:
    guest, friend = new_guest(workers=True), new_guest(workers=True)
    come_in(guest, "Kanarienvogel")
    come_in(friend, "Zeisig")
    laid = ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})
    table = str(laid["info"]["id"])
    for each in (guest, friend):
        ask(each, "POST", f"/api/tables/{table}/seats", {})
    visit(guest, f"/table/{table}")
    jot(guest, table, {}, "Geheimtinte")
    play_until(lambda moment: moment.is_over, table, guest, friend)
    private = (f"table/{table}", f"table/{table}/result", f"replay/{table}", "profile")
    for place in (*private, "lobby", "learn/tenno/1", "rules/tenno"):
        guest.page.goto(f"{guest.home}/{place}")
        guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate(
        "(path) => fetch(path).then((record) => record.text())", f"/api/tables/{table}/record"
    )
    kept: list[Any] = guest.page.evaluate(ALL_KEPT)
    assert any(path.startswith("/api/games/tenno/rules") for _, path, _ in kept)
    assert [path for _, path, _ in kept if path.startswith("/api/") and not is_public(path)] == []
    told = [
        (path, word)
        for _, path, text in kept
        for word in ("Kanarienvogel", "Zeisig", "Geheimtinte", table)
        if word in text + path
    ]
    assert told == []


def is_public(path: str) -> bool:
    named = r"/api/(games(/[a-z-]+/(rules|data/house(/texts)?))?|lessons(/[a-z-]+)?)"
    return re.fullmatch(named, path.partition("?")[0]) is not None


def test_where_there_can_be_no_worker_nothing_is_missed(new_guest: NewGuest) -> None:
    """As over http in a local network."""
    guest = new_guest(workers=True)
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")
    guest.go("/")
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.evaluate("'serviceWorker' in navigator") is False
    assert guest.page.evaluate("caches.keys()") == []


def version_of(guest: Guest) -> str:
    return str(guest.page.evaluate("document.querySelector('meta[name=tatami-version]').content"))
