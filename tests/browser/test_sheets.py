"""What opens over a table, or stands before it: every sheet is accessible, in the hand and on a desk."""

from __future__ import annotations

from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from tatami.hall.telling.messages import Phrase
from tatami.load.weight import sit_down_against_bots
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.tables import ask, come_in

pytestmark = pytest.mark.browser

SHEET = "dialog[open]"
PHRASES = get_args(Phrase)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)


def test_the_waiting_room_on_a_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru", screen="phone", theme="night")
    come_in(guest)
    table = ask(guest, "POST", "/api/tables", {"game": "shinobi", "access": "link"})["info"]["id"]
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector("[data-sit]")
    guest.must_fit()
    guest.must_be_accessible()
    guest.page.locator("[data-sit]").first.tap()
    for opened in ("data-hot-seat", "data-deal"):  # the first is there only once somebody sits
        guest.page.locator(f"details[{opened}] summary").tap()
    guest.must_be_accessible()
    guest.page.locator("[data-fill]").tap()
    guest.page.wait_for_selector("[data-question]")


def test_the_log_the_talk_the_notes_and_the_reasons_on_a_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone", theme="night")
    guest.go("/")
    sit_down_against_bots(guest.page, "samurai-sword")
    page = guest.page
    page.wait_for_selector('[data-question][data-asked="yes"]')
    for name in ("log", "chat", "notes", "why"):
        page.locator(f"[data-tab={name}]").tap()
        expect(page.locator(SHEET)).to_be_visible()
        guest.must_fit()
        guest.must_be_accessible()
        close(page)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_quick_phrases_are_words_of_the_language_and_are_said(new_guest: NewGuest, lang: str) -> None:
    guest = new_guest(lang=lang, screen="phone")
    guest.go("/")
    sit_down_against_bots(guest.page, "tenno")
    page, words = guest.page, Words(lang)
    page.locator("[data-tab=chat]").tap()
    page.locator(f"{SHEET} form [aria-expanded]").tap()
    phrases = page.locator(f"{SHEET} .phrases button")
    expect(phrases.first).to_have_text(words.text("hall-phrase-hello"))
    assert set(phrases.all_inner_texts()) < {words.text(f"hall-phrase-{phrase}") for phrase in PHRASES}
    guest.must_fit()
    guest.must_be_accessible()
    phrases.first.tap()
    expect(page.locator(f"{SHEET} [role=log]")).to_contain_text(words.text("hall-phrase-hello"))


def test_the_list_of_all_answers_and_a_card_looked_at_closely(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru", theme="night")
    guest.go("/")
    sit_down_against_bots(guest.page, "tenno")
    page = guest.page
    page.wait_for_selector('[data-question][data-asked="yes"]')
    page.locator("[data-list]").click()
    expect(page.locator(f"{SHEET} [data-answer]").first).to_be_visible()
    guest.must_be_accessible()
    close(page)
    page.locator("section.hand [data-thing]").first.click(button="right")
    expect(page.locator(f"{SHEET} .opened .art-card")).to_be_visible()
    guest.must_be_accessible()
    close(page)
