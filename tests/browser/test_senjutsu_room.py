"""Room for a duel on a phone: field, hand and question on the screen together, however large the letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.measuring import collisions
from tests.browser.staged import StagedHall, moments, staged_hall
from tests.browser.tables import come_in

pytestmark = pytest.mark.browser

UPRIGHT: Final = (360, 640)
ON_ITS_SIDE: Final = (640, 360)
FIELD: Final = 96
"""A field is at least so many pixels high: both figures and what lies between them can be told apart."""
LEGAL_CARD: Final = '[data-place^="hand."] [data-thing][data-light="legal"]'


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedHall]:
    with staged_hall(tmp_path_factory.mktemp("room")) as hall:
        yield hall


def must_be_on_the_screen(page: Page, *things: str) -> None:
    for thing in things:
        for one in page.locator(f"{thing} >> visible=true").all():
            expect(one).to_be_in_viewport(ratio=0.98)


def field_height(page: Page) -> float:
    box = page.locator(".field").bounding_box()
    return box["height"] if box else 0


@pytest.mark.parametrize(
    ("lang", "size", "text"),
    [
        ("uk", UPRIGHT, 100),
        ("ru", UPRIGHT, 150),
        ("uk", UPRIGHT, 200),
        ("ru", ON_ITS_SIDE, 100),
        ("uk", ON_ITS_SIDE, 150),
    ],
)
def test_field_hand_and_question_are_seen_together_while_a_card_is_laid(
    stage: StagedHall, new_guest: NewGuest, lang: str, size: tuple[int, int], text: int
) -> None:
    guest = new_guest(stage.address, lang=lang, screen="phone", textSize=text)
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    come_in(guest)
    guest.go(stage.lay(guest, moments("senjutsu", 2)["CardToLay"]))
    page.locator('[data-question][data-asked="yes"]').wait_for()
    page.wait_for_load_state("networkidle")
    assert collisions(page) == []
    must_be_on_the_screen(page, ".field", "[data-question] h2", "[data-question] button", "nav.tabs button")
    expect(page.locator(LEGAL_CARD).last).to_be_in_viewport(ratio=0.9)
    assert field_height(page) >= FIELD
    page.locator(LEGAL_CARD).last.tap()
    page.locator("[data-confirm]").wait_for()
    must_be_on_the_screen(page, ".field", "[data-question] button")
    assert field_height(page) >= FIELD


@pytest.mark.parametrize(
    ("size", "text"), [(UPRIGHT, 100), (UPRIGHT, 200), (ON_ITS_SIDE, 100), ((844, 390), 150)]
)
@pytest.mark.parametrize("question", ["KamaeToChange", "EffectToPay", "InitiativeToChoose"])
def test_whatever_a_card_asks_is_answered_without_scrolling_on_a_phone(
    stage: StagedHall, new_guest: NewGuest, question: str, size: tuple[int, int], text: int
) -> None:
    guest = new_guest(stage.address, lang="ru", screen="phone", textSize=text)
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    come_in(guest)
    guest.go(stage.lay(guest, moments("senjutsu", 2)[question]))
    page.locator('[data-question][data-asked="yes"]').wait_for()
    page.wait_for_load_state("networkidle")
    assert collisions(page) == []
    must_be_on_the_screen(
        page, ".field", "[data-question] h2", "[data-question] button", '[data-light="legal"]'
    )
