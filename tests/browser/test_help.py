"""Hints on and off, and marks and notes that are there again after a reload."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tatami.client import Moment
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen
from tests.browser.tables import ask, come_in, play_until

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
        ("senji", 4, "B", "kernel-mark-foe", "phone"),
        ("senjutsu", 2, "B", "kernel-mark-bluffs", "desktop"),
    ],
)
def test_marks_and_notes_are_there_again_after_a_reload(
    new_guest: NewGuest, game: str, seats: int, thing: str, mark: str, screen: Screen
) -> None:
    guest = new_guest(lang="ru", screen=screen)
    page = guest.page
    table = laid(guest, game, seats)
    play_until(lambda moment: moment.is_asked and is_there(moment, thing), table, guest)

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


def is_there(moment: Moment, thing: str) -> bool:
    """A seat always is; a place while a card lies in it that these eyes see only from behind."""
    lies = (moment.view or {}).get("places", {}).get(thing, [])
    return len(thing) == 1 or any("?" in piece for piece in lies)


def covered_orders(moment: Moment) -> list[str]:
    """Places of the map with an order of somebody else."""
    places = (moment.view or {}).get("places", {})
    return [place for place in places if place.startswith("order.") and is_there(moment, place)]


def at_covered_orders(guest: Guest) -> tuple[str, list[str]]:
    """A table of Senji with covered orders of others, and where they lie; nothing lies over the map."""
    come_in(guest)
    body = {"game": "senji", "seats": 3, "access": "link", "options": {"winter": "rounds", "rounds": 0}}
    table: str = ask(guest, "POST", "/api/tables", body)["info"]["id"]
    ask(guest, "POST", f"/api/tables/{table}/seats", {"seat": "A"})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    found: list[str] = []

    def holds(moment: Moment) -> bool:
        found[:] = covered_orders(moment)
        asked = moment.question.name if moment.question and moment.is_asked else ""
        return asked in ("Activation", "March") and len(found) > 1

    play_until(holds, table, guest, by=Random(5))
    return table, sorted(found)


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "uk"), ("phone", "en")])
def test_a_covered_order_is_marked_on_the_map_and_the_mark_stands_there_after_a_reload_and_in_the_replay(
    new_guest: NewGuest, screen: Screen, lang: str
) -> None:
    guest = new_guest(lang=lang, screen=screen)
    page = guest.page
    table, places = at_covered_orders(guest)
    guest.go(f"/table/{table}")
    place = places[0]
    land = page.locator(f".land.at-{place.removeprefix('order.')}")
    land.wait_for()
    land.focus()
    page.keyboard.press("Space")
    page.wait_for_selector(f"[data-mark-of='{place}']")  # known some seconds after the first sight
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.locator(f"[data-mark-of='{place}']").select_option("senji-order-march")
    guest.must_be_accessible()
    page.keyboard.press("Escape")
    on_map = page.locator(f".land [data-mark='{place}']")
    expect(on_map).to_be_visible()
    page.reload()
    expect(on_map).to_be_visible(timeout=30_000)
    assert Words(lang).text("senji-order-march") in str(land.get_attribute("aria-label"))
    page.locator("[data-tab=notes]" if screen == "phone" else "#tab-notes").click()
    page.wait_for_selector("[data-own-words]:enabled")
    listed = {str(one.get_attribute("data-mark-of")) for one in page.locator("[data-mark-of]").all()}
    assert listed == {"B", "C", *places}, "who plays, and what lies covered"
    acts = ask(guest, "GET", f"/api/tables/{table}/replay?eyes=A")["acts"]
    page.goto(f"{guest.home}/replay/{table}?eyes=A&act={acts}")
    expect(on_map).to_be_visible(timeout=30_000)
    guest.must_be_accessible()
    guest.must_fit()
