"""Duels of Senjutsu once more: stepped through, seen through any eyes, and played on from what one knew."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.fighting import Thumb, must_be_seen_by_all
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.play import Player
from tests.browser.tables import act_before, ask, come_in, finished_game, is_asked, play_until, table_of

pytestmark = pytest.mark.browser

GAME: Final = "senjutsu"
SECRET: Final = {"characters": "dealt", "lists": "secret"}
NAMES: Final = "(all) => all.map((card) => card.ariaLabel.split('.')[0]).sort()"


def hand_of(page: Page, seat: str) -> list[str]:
    """The names of the cards; a phone shows them when they are asked for."""
    tab = page.locator("[data-replay] [data-tab=hand]")
    if tab.count():
        tab.tap()
    cards = page.locator(f'[data-place="hand.{seat}"] [data-thing] >> visible=true')
    cards.first.wait_for()
    page.wait_for_load_state("networkidle")  # the names of cards come with their pack
    found: list[str] = cards.evaluate_all(NAMES)
    if tab.count():
        page.keyboard.press("Escape")
    return found


def at_act(page: Page, act: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(act))


@pytest.mark.parametrize(("lang", "screen", "theme"), [("uk", "desktop", "day"), ("ru", "phone", "night")])
def test_a_finished_duel_is_stepped_through_and_seen_through_either_eyes(
    new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    table, page = finished_game(guest, GAME), guest.page
    first = act_before(guest, table, "B", least=20)
    page.goto(f"{guest.home}/replay/{table}?act={first}&eyes=B")
    at_act(page, first)
    seen = set()
    for act in range(first + 1, first + 16):
        page.locator("[data-next]").click()
        at_act(page, act)
        seen.add(page.locator("[data-acts] [data-role]").count() > 0)
    assert seen == {True, False}, "a card is laid, runs, and is over"
    page.locator("[data-previous]").click()
    at_act(page, first + 14)
    must_be_seen_by_all(guest)
    page.goto(f"{guest.home}/replay/{table}?act={first}&eyes=B")
    at_act(page, first)
    own = hand_of(page, "B")
    page.locator("[data-eyes]").select_option("A")
    assert hand_of(page, "A") != own, "another hand"
    must_be_seen_by_all(guest)


@pytest.mark.parametrize(("lang", "screen"), [("en", "desktop"), ("uk", "phone")])
def test_a_duel_that_goes_on_is_looked_back_at_and_forked_through_ones_own_eyes(
    new_guest: NewGuest, lang: str, screen: Screen
) -> None:
    guest = new_guest(lang=lang, screen=screen)
    come_in(guest)
    table, page = running_duel(guest), guest.page
    page.goto(f"{guest.home}/replay/{table}")
    page.wait_for_selector("[data-replay]")
    options = page.locator("[data-eyes] option").evaluate_all("(all) => all.map((one) => one.value)")
    assert options == ["A"], "nobody sees the other hand before the end"
    page.locator("[data-last]").click()
    own = hand_of(page, "A")
    page.locator("[data-fork]").click()
    guest.must_be_accessible()
    page.locator("[data-fork-now]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector('[data-question][data-asked="yes"]')
    assert table_of(guest) != table
    assert hand_of(page, "A") == own
    player = (Thumb if screen == "phone" else Player)(page, "touch" if screen == "phone" else "mouse", 31)
    player.play(until=lambda: player.answers >= 3)


def running_duel(guest: Guest) -> str:
    """Against a bot whose deck is secret, some turns old, and the guest lays a card."""
    body: dict[str, object] = {"game": GAME, "access": "link", "options": SECRET}
    table = str(ask(guest, "POST", "/api/tables", body)["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/seats", {"seat": "A"})
    ask(guest, "POST", f"/api/tables/{table}/bots", {})
    lays = is_asked("CardToLay")
    play_until(
        lambda moment: lays(moment) and moment.view is not None and moment.view["acts"] > 30, table, guest
    )
    return table
