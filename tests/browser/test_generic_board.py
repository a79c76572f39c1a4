"""A game without a board of its own is played on the generic one: Lone Star, from the corner of the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Screen, Theme
from tests.browser.play import RESULT, How, Player
from tests.browser.test_learn import Learner

pytestmark = pytest.mark.browser

CORNER = '[data-laboratory="template"]'


@pytest.mark.parametrize(
    ("how", "screen", "lang", "theme"),
    [
        ("mouse", "desktop", "en", "day"),
        ("keyboard", "desktop", "uk", "night"),
        ("touch", "phone", "ru", "day"),
    ],
)
def test_lone_star_is_played_to_its_end_from_the_corner_of_the_lobby(
    new_guest: NewGuest, how: How, screen: Screen, lang: str, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    guest.go("/lobby")
    words = Words(lang)
    expect(guest.page.locator(CORNER)).to_contain_text(words.text("template-name"))
    guest.page.locator(f"{CORNER} [data-play]").press("Enter")
    guest.page.wait_for_selector("[data-question]")
    first = words.text("template-fact-round", value=1)
    expect(guest.page.locator(".generic > .facts")).to_contain_text(first)
    guest.must_fit()
    guest.must_be_accessible()
    player = Player(guest.page, how)
    assert player.play()
    assert player.answers == 5
    expect(guest.page.locator(RESULT)).to_be_visible()
    assert "template-" not in guest.page.locator("body").inner_text()


def test_what_cannot_be_laid_says_why_and_a_card_can_be_looked_at(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.go("/lobby")
    guest.page.locator(f"{CORNER} [data-play]").click()
    deck = guest.page.locator('[data-place="deck"]')
    expect(deck).to_have_attribute("aria-label", "deck: 6 hidden cards")
    card = guest.page.locator(".hand [data-thing]").first
    card.press(" ")
    expect(guest.page.locator("dialog")).to_contain_text("your hand")


def test_a_phone_in_the_hand_shows_all_of_the_table_without_scrolling_sideways(new_guest: NewGuest) -> None:
    guest = new_guest(screen="phone")
    guest.page.set_viewport_size({"width": 360, "height": 640})
    guest.go("/lobby")
    guest.page.locator(f"{CORNER} [data-play]").click()
    player = Player(guest.page, "touch")
    player.play(until=lambda: player.answers >= 4)
    guest.must_fit()
    board = guest.page.locator(".generic")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") <= 0, "all of it is in sight"
    assert board.locator(".player").count() == 3


def test_the_lesson_of_lone_star_is_learned_on_the_generic_board(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.go("/learn/template/1")
    guest.page.wait_for_selector("[data-lesson]")
    learner = Learner(guest, "template", 1)
    learner.learn()
    assert learner.reasons == ["You have no 1 in hand."]
    expect(guest.page.locator("[data-lesson-outcome]")).to_be_visible()
