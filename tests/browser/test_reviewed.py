"""What players stumbled over on the screen and no other test looks at (docs/plans/review.md)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.measuring import resize
from tests.browser.staged import StagedHall, moments, staged_hall
from tests.browser.tables import come_in

pytestmark = pytest.mark.browser

ASKED: Final = '[data-question][data-asked="yes"]'
COVERED: Final = """(signs) => [...document.querySelectorAll(signs)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  if (!width) return false
  const [x, y] = [left + width / 2, top + height / 2]
  const seen = x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)
  return seen && !one.contains(seen) && !seen.contains(one)
}).map((one) => one.outerHTML.slice(0, 200))"""
"""What lies under something that does not belong to it."""
RING: Final = 2
"""Pixels that the ring of whoever is asked takes around a disc."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedHall]:
    with staged_hall(tmp_path_factory.mktemp("staged")) as hall:
        yield hall


def at(stage: StagedHall, guest: Guest, game: str, seats: int, question: str) -> Page:
    """The guest where that is asked."""
    come_in(guest)
    guest.go(stage.lay(guest, moments(game, seats)[question]))
    guest.page.wait_for_selector(ASKED)
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    return guest.page


def test_whoever_rests_on_a_card_reads_what_it_does_and_it_goes_with_the_pointer(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address, lang="uk")
    page = at(stage, guest, "samurai-sword", 4, "PlayPhase")
    card = page.locator("section.hand [data-thing]").first
    card.hover()
    told = page.locator("[data-hover]")
    expect(told).to_be_visible()
    assert len(told.locator("p").last.inner_text()) > 10
    name = str(card.get_attribute("aria-label") or card.inner_text())
    assert told.locator("b").inner_text().split()[0] in name
    guest.must_be_accessible()
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)


def test_on_a_phone_what_is_asked_once_more_is_a_wide_button_and_what_was_chosen_stays_in_sight(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address, lang="uk", screen="phone")
    page = at(stage, guest, "samurai-sword", 4, "PlayPhase")
    card = page.locator('section.hand [data-light="legal"]')
    sure = page.locator("[data-confirm]")
    for k in range(card.count()):
        card.nth(k).tap()
        aimed = page.locator('.board [data-light="legal"]')
        if not sure.count() and aimed.count():
            aimed.first.tap()
        if sure.count():
            break
        page.keyboard.press("Escape")
    box, bar = sure.bounding_box(), page.locator("[data-question]").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["width"] > 0.9 * bar["width"] - 24
    assert box["height"] < 120
    expect(page.locator('section.hand [data-light="chosen"]').first).to_be_in_viewport(ratio=0.5)


def test_a_longer_question_does_not_push_the_mat(stage: StagedHall, new_guest: NewGuest) -> None:
    guest = new_guest(home=stage.address)
    page = at(stage, guest, "tenno", 4, "FirstAttack")
    heights = []
    for said in ("Why?", "What will you do now, with all that lies before you on the mat? " * 2):
        page.locator("[data-question] h2").evaluate("(h2, said) => void (h2.textContent = said)", said)
        heights.append(page.locator("main.mat").evaluate("(mat) => mat.getBoundingClientRect().height"))
    assert heights[0] == heights[1]


def test_seven_on_a_phone_leave_every_dot_of_resilience_in_sight(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address, lang="ru", screen="phone")
    page = at(stage, guest, "samurai-sword", 7, "ParryAnswer")
    assert page.locator(".dots").count() >= 7
    ringed = page.evaluate(
        """(ring) => {
          const boxes = (signs) =>
            [...document.querySelectorAll(signs)].map((one) => one.getBoundingClientRect())
          const apart = (a, b) => a.left >= b.right + ring || a.right <= b.left - ring
            || a.top >= b.bottom + ring || a.bottom <= b.top - ring
          return boxes('.dots').flatMap((a) => boxes('.disc, [data-difficulty]')
            .filter((b) => b.width && !apart(a, b)).map((b) => [a.x, a.y, b.x, b.y]))
        }""",
        RING,
    )
    assert ringed == []


def test_in_a_phone_held_sideways_no_answer_lies_under_the_tabs(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address, lang="uk", screen="phone")
    page = at(stage, guest, "samurai-sword", 5, "ParryAnswer")
    resize(page, 640, 360)
    answers = page.locator("[data-question] [data-answer]")
    assert answers.count() > 0
    assert page.evaluate(COVERED, "[data-question] [data-answer]") == []
    expect(answers.last).to_be_in_viewport(ratio=1)


def test_on_a_tablet_every_card_of_the_hand_can_be_touched(stage: StagedHall, new_guest: NewGuest) -> None:
    guest = new_guest(home=stage.address, lang="en")
    page = at(stage, guest, "samurai-sword", 7, "PlayPhase")
    resize(page, 768, 1024)
    left = page.locator("section.hand [data-thing]").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => [x, y])"
    )
    gaps = [b[0] - a[0] for a, b in pairwise(left) if a[1] == b[1]]
    assert gaps
    assert min(gaps) >= 40


def test_samurai_to_choose_from_can_be_read_whole_on_a_phone(stage: StagedHall, new_guest: NewGuest) -> None:
    guest = new_guest(home=stage.address, lang="uk", screen="phone")
    page = at(stage, guest, "senji", 4, "SamuraiToKeep")
    texts = page.locator(".samurai p")
    expect(texts.first).not_to_be_empty()
    for text in texts.all():
        text.scroll_into_view_if_needed()
        expect(text).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(COVERED, ".samurai p") == []


def test_the_map_of_senji_has_its_room_beside_a_small_hand_and_names_every_province(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address)
    page = at(stage, guest, "senji", 4, "Orders")
    land = page.locator(".middle").bounding_box()
    assert land is not None
    assert land["height"] >= 600
    expect(page.locator("button.mini")).to_be_visible()
    assert page.locator("section.hand").count() == 0
    assert page.locator(".names > g").count() > 0
    page.locator("button.mini").click()
    expect(page.locator("dialog[open] [data-card], dialog[open] [data-thing]").first).to_be_visible()
    guest.must_be_accessible()


def test_winter_has_neither_a_list_of_hundreds_of_answers_nor_a_column_of_seats(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address, lang="uk")
    page = at(stage, guest, "senji", 4, "Winter")
    for size in ((1280, 800), (360, 640)):
        resize(page, *size)
        assert page.locator("[data-list], .senji > .seats").count() == 0
        expect(page.locator("[data-question] h2")).to_be_in_viewport(ratio=1)


def test_characters_are_called_by_words_that_can_be_read(stage: StagedHall, new_guest: NewGuest) -> None:
    guest = new_guest(home=stage.address, lang="uk")
    page = at(stage, guest, "samurai-sword", 5, "PlayPhase")
    sizes = page.locator("[data-player] .wrapped, [data-player] b.name").evaluate_all(
        "(names) => names.filter((name) => name.textContent.trim())"
        ".map((name) => parseFloat(getComputedStyle(name).fontSize))"
    )
    assert len(sizes) >= 5
    assert min(sizes) >= 11
