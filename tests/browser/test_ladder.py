"""The ladder after ten games, a player's page, who may see it, and all of it to take home."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.tables import ask, game_with_bots, play_until
from tests.browser.test_friends import make_account

pytestmark = pytest.mark.browser
WORDS = Words("en")


def game_of_two(one: Guest, other: Guest) -> str:
    body: dict[str, object] = {"game": "tenno", "access": "link", "seats": 2}
    table = str(ask(one, "POST", "/api/tables", body)["info"]["id"])
    for seat, guest in zip("AB", (one, other), strict=True):
        ask(guest, "POST", f"/api/tables/{table}/seats", {"seat": seat})
    play_until(lambda moment: moment.is_over, table, one, other)
    return table


def test_after_ten_games_there_is_a_ladder_and_a_page_with_all_of_them(new_guest: NewGuest) -> None:
    olena, petro = new_guest(), new_guest(lang="uk", screen="phone", theme="night")
    make_account(olena, "Olena R")
    make_account(petro, "Петро Р")
    tables = [game_of_two(olena, petro) for _ in range(6)]
    tables += [game_with_bots(olena, "tenno", seats=3) for _ in range(4)]
    # By the profile to the ladder: two players, then three with a bot among them.
    olena.go("/profile")
    olena.page.locator('main a[href="/ladder"]').click()
    olena.go("/ladder/tenno?players=2")
    rungs = olena.page.locator("[data-ladder] [data-rung]")
    expect(olena.page.locator('[data-rung="Olena R"]')).to_contain_text("6")
    expect(olena.page.locator('[data-rung="Olena R"] [data-provisional]')).to_be_visible()
    assert rungs.count() >= 2
    olena.must_be_accessible()
    olena.must_fit()
    olena.must_use_our_fonts()
    olena.page.get_by_text(WORDS.text("client-ladder-n-players", count=3), exact=True).first.click()
    expect(olena.page.locator('[data-rung="random"][data-bot]')).to_be_visible()
    season = olena.page.locator("[data-period] option").nth(2)
    olena.page.locator("[data-period]").select_option(str(season.get_attribute("value")))
    expect(olena.page.locator('[data-rung="Olena R"]')).to_contain_text("4")
    # On a phone by night, in Ukrainian: from the ladder to her page by a touch.
    petro.go("/ladder/tenno?players=2")
    petro.must_be_accessible()
    petro.must_fit()
    petro.page.locator('[data-rung="Olena R"] a').tap()
    petro.page.wait_for_selector('[data-player="Olena R"]')
    expect(petro.page.locator("[data-curve]")).to_be_visible()
    petro.must_be_accessible()
    petro.must_fit()
    petro.must_use_our_fonts()
    expect(petro.page.locator("[data-last]")).to_have_count(10)
    expect(petro.page.locator('[data-last] a[href$="/result"]')).to_have_count(6)
    expect(petro.page.locator('[data-opponent="Петро Р"]')).to_contain_text("6")
    # Her own page by day: the curve of the other rating, by keys, and a game's result.
    olena.go("/player/olena%20r")
    other = olena.page.locator('[data-rating="tenno 3"] button')
    other.focus()
    olena.page.keyboard.press("Enter")
    expect(olena.page.locator('[data-curve="4"]')).to_be_visible()
    olena.must_be_accessible()
    olena.must_fit()
    olena.page.locator(f'[data-last] a[href="/table/{tables[-1]}/result"]').click()
    olena.page.locator('[data-seat] a[href="/player/Olena%20R"]').click()
    olena.page.wait_for_selector('[data-player="Olena R"]')


def test_a_page_can_be_closed_and_everything_taken_home(new_guest: NewGuest) -> None:
    olena, petro = new_guest(theme="night"), new_guest()
    make_account(olena, "Olena P")
    make_account(petro, "Petro P")
    table = game_of_two(olena, petro)
    olena.go("/profile")
    olena.page.locator("[data-own-page]").click()
    expect(olena.page.locator('[data-privacy="everybody"]')).to_be_visible()
    with olena.page.expect_download() as taken:
        olena.page.locator('[data-export="json"]').click()
    kept = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert [game["table"] for game in kept["games"]] == [table]
    with olena.page.expect_download() as taken:
        olena.page.locator('[data-export="csv"]').click()
    assert table in taken.value.path().read_text(encoding="utf-8")
    olena.page.get_by_text(WORDS.text("client-player-page-nobody"), exact=True).click()
    expect(olena.page.locator('[data-privacy="nobody"]')).to_be_visible()
    olena.page.get_by_text(WORDS.text("client-player-on-ladder")).click()
    expect(olena.page.get_by_role("switch")).not_to_be_checked()
    olena.must_be_accessible()
    petro.forgiven.add("403")
    petro.go("/player/Olena%20P")
    expect(petro.page.locator("[data-no-page]")).to_have_text(
        WORDS.text("error-page-is-private", name="Olena P")
    )
    petro.must_be_accessible()
    petro.go("/ladder/tenno?players=2")
    expect(petro.page.locator('[data-rung="Petro P"]')).to_be_visible()
    expect(petro.page.locator('[data-rung="Olena P"]')).to_have_count(0)
    olena.go("/ladder/tenno?players=2")
    expect(olena.page.locator("[data-own-rung]")).to_contain_text(WORDS.text("client-ladder-only-you"))
    olena.must_be_accessible()


def test_a_ladder_without_anybody_and_a_player_who_is_not_there_say_so(new_guest: NewGuest) -> None:
    guest = new_guest(screen="phone")
    guest.forgiven.add("404")
    guest.go("/ladder/shinobi")
    guest.page.wait_for_selector("[data-ladder]")
    guest.must_be_accessible()
    guest.must_fit()
    guest.go("/player/Nobody%20Q")
    expect(guest.page.locator("[data-no-page]")).to_have_text(
        WORDS.text("error-no-such-account", name="Nobody Q")
    )
    guest.must_be_accessible()
