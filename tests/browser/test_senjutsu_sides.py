"""Senjutsu for four through the page: two people as a side against two bots, and one among three bots."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tatami.games.senjutsu import RULES
from tests.browser.conftest import NewGuest
from tests.browser.fighting import Thumb, must_be_seen_by_all
from tests.browser.guests import Guest
from tests.browser.play import Player, play_against_each_other
from tests.browser.tables import ask, come_in, table_of

pytestmark = pytest.mark.browser

SECONDS: Final = 180
"""Four fight longer than two, and a busy machine needs longer still."""
SHORT: Final = {"characters": "dealt", "lists": "open", "turns": 5}
"""After so many turns the fight ends wherever it stands, so that the test does."""


def test_two_browsers_as_a_side_against_two_bots_win_or_lose_together(new_guest: NewGuest) -> None:
    first, second = new_guest(lang="en"), new_guest(lang="uk", screen="phone")
    come_in(first, "Olena")
    body: dict[str, object] = {
        "game": "senjutsu",
        "seats": 4,
        "access": "link",
        "options": {**SHORT, "sides": "pairs"},
    }
    table = str(ask(first, "POST", "/api/tables", body)["info"]["id"])
    first.go(f"/table/{table}")
    first.page.locator('[data-sit="A"]').click()
    come_in(second, "Petro")
    second.go(f"/table/{table}")
    second.page.locator('[data-sit="C"]').tap()
    expect(second.page.locator('[data-sit="C"]')).to_have_count(0)
    first.page.locator("[data-fill]").click()
    for guest in (first, second):
        guest.page.wait_for_selector("[data-question]")
        must_be_seen_by_all(guest)
    play_against_each_other([Player(first.page, "mouse", 21), Thumb(second.page, "touch", 22)], SECONDS)
    ranks = {seat["seat"]: seat["rank"] for seat in ask(first, "GET", f"/api/tables/{table}/result")["seats"]}
    assert ranks["A"] == ranks["C"], "a side wins or loses together"
    assert ranks["B"] == ranks["D"]
    for guest in (first, second):
        guest.page.locator("dialog [data-how]").click()
        guest.page.wait_for_url("**/result")
        expect(guest.page.locator("[data-rank]")).to_have_attribute("data-rank", str(ranks["A"]))
        must_be_seen_by_all(guest)


CHOICES: Final = {option.name: list(option.offered()) for option in RULES.options}
CHOSEN: Final = {
    "field": "snowy_battlefield+frozen_lake",
    "characters": "dealt",
    "lists": "open",
    "turns": 30,
}


def lay_for_four(guest: Guest) -> None:
    """From the home page to a table with these options."""
    guest.go("/")
    page = guest.page
    page.locator('input[name="game"][value="senjutsu"]').check(force=True)
    page.locator(".ask [data-friends]").tap()
    sheet = page.locator("#new-table")
    sheet.get_by_text("4", exact=True).tap()
    sheet.locator("details summary").tap()
    for name, value in CHOSEN.items():
        choices = CHOICES[name]
        sheet.locator(f'select[id$="-{name}"]').select_option(index=choices.index(value))
    must_be_seen_by_all(guest)
    page.locator(".lay").tap()
    page.wait_for_selector(".cushions")


def test_one_among_three_bots_lays_the_table_by_its_options_and_plays_to_the_result(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="ru", screen="phone", theme="night", name="Olena")
    lay_for_four(guest)
    page = guest.page
    page.locator("[data-fill]").tap()
    page.wait_for_selector("[data-question]")
    options = ask(guest, "GET", f"/api/tables/{table_of(guest)}")["info"]["options"]
    assert {name: options[name] for name in CHOSEN} == CHOSEN
    assert Thumb(page, "touch", 23).play(seconds=SECONDS)
    page.locator("dialog [data-how]").tap()
    page.wait_for_url("**/result")
    expect(page.locator("[data-hidden-cards] section")).to_have_count(4)
    must_be_seen_by_all(guest)
