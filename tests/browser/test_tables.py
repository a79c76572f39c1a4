"""Whole games through the page: by mouse, by keys, by thumb; against bots and against each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, guest_in
from tests.browser.play import Player
from tests.halls import running_hall

pytestmark = pytest.mark.browser


def sit_down_against_bots(guest: Guest, game: str) -> None:
    """Two clicks from the door: the game, and go."""
    guest.go("/")
    guest.page.locator(f'input[name="game"][value="{game}"]').check(force=True)
    guest.page.locator(".ask .btn.main").click()
    guest.page.wait_for_selector("[data-question]")


@pytest.mark.parametrize(
    ("game", "lang", "seed"), [("tenno", "en", 1), ("shinobi", "uk", 2), ("samurai-sword", "ru", 3)]
)
def test_a_whole_game_against_bots_by_mouse(new_guest: NewGuest, game: str, lang: str, seed: int) -> None:
    guest = new_guest(lang=lang)
    sit_down_against_bots(guest, game)
    guest.must_be_accessible()
    player = Player(guest.page, "mouse", seed)
    assert player.play()
    assert player.answers > 3
    guest.must_be_accessible()


def test_a_whole_game_by_keyboard_only(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    sit_down_against_bots(guest, "shinobi")
    assert Player(guest.page, "keyboard", 4).play()


def test_a_whole_game_by_thumb_on_a_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone")
    sit_down_against_bots(guest, "tenno")
    guest.must_be_accessible()
    assert Player(guest.page, "touch", 5).play()


def test_a_reload_in_the_middle_changes_nothing(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru")
    sit_down_against_bots(guest, "samurai-sword")
    player = Player(guest.page, "mouse", 6)
    player.play(until=lambda: player.answers >= 3)
    before = guest.page.locator("[data-question]").get_attribute("data-request")
    guest.page.reload()
    guest.page.wait_for_selector("[data-question][data-asked=yes]")
    assert guest.page.locator("[data-question]").get_attribute("data-request") == before
    player.play(until=lambda: player.answers >= 5)


def test_a_hall_that_was_killed_and_opened_again_goes_on_where_it_was(
    browser: Browser, tmp_path: Path
) -> None:
    with running_hall(tmp_path / "hall") as hall, guest_in(browser, hall.address) as guest:
        guest.forgiven |= {"WebSocket", "ERR_CONNECTION_REFUSED"}
        sit_down_against_bots(guest, "shinobi")
        player = Player(guest.page, "mouse", 7)
        player.play(until=lambda: player.answers >= 2)
        hall.kill()
        expect(guest.page.locator(".line")).to_be_visible()
        hall.start()
        guest.page.locator(".line button").click()
        expect(guest.page.locator(".line")).to_be_hidden()
        player.play(until=lambda: player.answers >= 4)


def test_what_cannot_be_done_is_explained_with_a_clause(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    sit_down_against_bots(guest, "tenno")
    guest.page.wait_for_selector('[data-question][data-asked="yes"]')
    guest.page.keyboard.press("?")
    sheet = guest.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    guest.must_be_accessible()
