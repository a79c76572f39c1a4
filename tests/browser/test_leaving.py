"""A game is left before its end: by agreement, for which all are asked, or by resigning for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.tables import ask, come_in, play_until

pytestmark = pytest.mark.browser


def sit_together(host: Guest, friend: Guest, game: str, seats: int) -> str:
    """Both at one table, with bots beside them if it has more cushions."""
    come_in(host, "Olena")
    come_in(friend, "Петро")
    laid = ask(host, "POST", "/api/tables", {"game": game, "seats": seats, "access": "link"})
    table = str(laid["info"]["id"])
    for guest in (host, friend):
        ask(guest, "POST", f"/api/tables/{table}/seats", {})
    if seats > 2:
        ask(host, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    for guest in (host, friend):
        guest.go(f"/table/{table}")
        guest.page.wait_for_selector("[data-question]")
    return table


def test_a_game_ends_without_a_winner_when_both_agree(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="uk", screen="phone", theme="night")
    table = sit_together(host, friend, "tenno", 2)
    rounds = ((host, friend, "Olena", "[data-refuse]"), (friend, host, "Петро", "[data-agree]"))
    for asking, asked, name, answer in rounds:
        asking.page.locator("[data-more]").click()
        asking.page.locator("[data-offer-end]").click()
        waiting, wanted = (guest.page.locator("[data-request=end]") for guest in (asking, asked))
        expect(waiting).to_contain_text(Words(asking.lang).text("client-end-waiting"))
        expect(wanted).to_contain_text(Words(asked.lang).text("client-end-wanted", name=name))
        for guest in (asking, asked):
            guest.must_be_accessible()
            guest.must_fit()
        wanted.locator(answer).click()
        expect(wanted).to_have_count(0)
        expect(waiting).to_have_count(0)
    for guest in (host, friend):
        expect(guest.page.locator("[data-result]").first).to_be_visible()
        guest.must_be_accessible()
        guest.page.goto(f"{guest.home}/table/{table}/result")
        guest.page.wait_for_selector("main h1")
        expect(guest.page.locator("main")).to_contain_text(Words(guest.lang).text("kernel-outcome-agreement"))
        guest.must_be_accessible()
        guest.must_fit()
    friend.go("/profile")
    expect(friend.page.locator("main li.panel")).to_contain_text(
        Words("uk").text("client-own-called-off"), ignore_case=True
    )


def test_whoever_resigns_is_asked_once_more_and_a_bot_plays_his_seat_to_the_end(new_guest: NewGuest) -> None:
    host, friend = new_guest(lang="ru"), new_guest(lang="uk", screen="phone")
    table = sit_together(host, friend, "shinobi", 3)
    page, words = friend.page, Words("uk")
    page.locator("[data-more]").click()
    page.locator("[data-resign]").tap()
    expect(page.locator("[data-leaving=bot]")).to_contain_text(words.text("client-resign-bot"))
    friend.must_be_accessible()
    page.locator("dialog [data-play-on]").tap()
    assert not any(seat.get("resigned") for seat in ask(host, "GET", f"/api/tables/{table}")["info"]["seats"])
    page.locator("[data-more]").click()
    page.locator("[data-resign]").tap()
    page.locator("[data-resign-yes]:enabled").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    seats = ask(host, "GET", f"/api/tables/{table}")["info"]["seats"]
    assert [bool(seat.get("resigned")) for seat in seats] == [False, True, False]
    expect(page.locator('[data-question][data-asked="yes"], .board [data-light="legal"]')).to_have_count(0)
    page.locator("[data-more]").click()
    expect(page.locator("[data-leave]")).to_be_visible()
    expect(page.locator("[data-resign], [data-offer-end]")).to_have_count(0)
    friend.go("/")
    expect(page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
    friend.go("/profile")
    expect(page.locator("main li.panel")).to_contain_text(words.text("client-own-resigned"), ignore_case=True)
    host.must_be_accessible()
    # The result says who has left, and since when a bot has played for him.
    play_until(lambda moment: moment.is_over, table, host)
    for guest in (host, friend):
        guest.go(f"/table/{table}/result")
        told = ask(guest, "GET", f"/api/tables/{table}/result")["seats"][1]
        assert (told["resigned"], told["won"], told["bot"] != "") == (True, False, True)
        said = Words(guest.lang).text("client-result-resigned-bot", act=told["left_at"])
        expect(guest.page.locator('[data-seat="B"] [data-resigned]')).to_have_text(said)
        guest.must_be_accessible()
        guest.must_fit()
