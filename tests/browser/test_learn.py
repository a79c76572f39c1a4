"""Lessons by mouse: whoever does what they say comes to the end, and learns why not on the way."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tatami.games.manifest import manifest_of
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.play import Player
from tests.browser.tables import ask

pytestmark = pytest.mark.browser


def has_board(game: str) -> bool:
    """The generic board knows nothing of what is pointed at: there all answers are buttons."""
    manifest = manifest_of(game)
    return manifest is not None and bool(manifest.browser.board)


CHAPTERS: list[tuple[str, int, str, Screen, Theme]] = [
    ("tenno", 1, "en", "desktop", "day"),
    ("shinobi", 1, "uk", "desktop", "night"),
    ("samurai-sword", 1, "ru", "desktop", "day"),
    ("tenno", 2, "ru", "phone", "day"),
    ("senji", 2, "en", "desktop", "night"),
    ("senji", 4, "uk", "desktop", "day"),
    ("senji", 6, "ru", "phone", "day"),
    ("senji", 7, "en", "phone", "night"),
    ("senjutsu", 1, "uk", "phone", "day"),
    ("senjutsu", 2, "en", "desktop", "night"),
    ("senjutsu", 3, "ru", "phone", "night"),
    ("senjutsu", 4, "uk", "desktop", "day"),
    ("senjutsu", 5, "en", "phone", "day"),
    ("senjutsu", 6, "ru", "desktop", "day"),
    ("senjutsu", 7, "uk", "phone", "night"),
]
if has_board("senjutsu"):
    # Whoever plays on as he likes needs his hand, which the generic board cannot light.
    CHAPTERS.append(("senjutsu", 8, "en", "desktop", "day"))
FREE_SECONDS = 150
WRITTEN = {("senji", 6)}
"""Letters are composed with buttons: nothing on the mat is touched."""


EFFECT = """([step, wanted]) =>
  document.querySelector('[data-lesson]')?.dataset.step !== step || document.querySelector(wanted) !== null"""


def found(place: str) -> str:
    """Where a place is on the page; an order of Senji stands for its province."""
    kind, _, name = place.partition(".")
    if kind == "seat":
        return f'[data-seat="{name}"]'
    return f".at-{name}" if kind == "order" else f'[data-place="{place}"]'


class Learner:
    """Reads, does and tries. Touches what is pointed at; where that is not enough, lets it be shown."""

    def __init__(self, guest: Guest, game: str, chapter: int) -> None:
        self.guest = guest
        self.page = guest.page
        self.steps = ask(guest, "GET", f"/api/lessons/{game}/{chapter}")["steps"]
        self.touched = 0
        self.reasons: list[str] = []

    def panel(self) -> Locator:
        return self.page.locator("[data-lesson]")

    def learn(self) -> None:
        for _ in range(60):
            kind = self.panel().get_attribute("data-kind")
            if kind == "finished":
                return
            before = self.panel().get_attribute("data-step")
            getattr(self, f"_{kind}")()
            expect(self.panel()).not_to_have_attribute("data-step", str(before))
        raise AssertionError(self.panel().inner_text())

    def _say(self) -> None:
        self.page.locator("[data-lesson-next]").click()

    def _do(self) -> None:
        step, number = self._step(), self.panel().get_attribute("data-step")
        wanted = " , ".join(f'[data-question] [data-answer="{answer}"]:enabled' for answer in step["answers"])
        self._await_question()
        for place in step.get("point", []):
            if self._has_moved(step) or self._press(wanted):
                break
            self.touched += self._press(
                f'{found(place)}[data-light="legal"], {found(place)} [data-light="legal"]'
            )
        self._await_effect(number, wanted)
        if not self._has_moved(step) and not self._press(wanted):
            self._press("[data-lesson-help]")

    def _await_effect(self, number: str | None, wanted: str) -> None:
        """A touch may have answered, or made a button; or nothing comes of it."""
        try:
            self.page.wait_for_function(EFFECT, arg=[number, wanted], timeout=250)
        except TooLate:
            return

    def _try(self) -> None:
        """The reason must be there to be read, with a clause."""
        self._await_question()
        for place in self._step().get("point", []):
            self.touched += self._press(f"[data-thing]{found(place)}")
            is_half_done = self.page.locator('[data-light="chosen"]').count() > 0
            if not is_half_done and self._shows_why(2_000):  # another touch would close it
                break
        if not self._shows_why(1_000):
            self._press("[data-lesson-help]")
            assert self._shows_why(10_000)
        self.reasons.append(self.page.locator("[data-why] b").first.inner_text())
        expect(self.page.locator("[data-why] [data-clause]").first).to_be_visible()
        expect(self.page.locator("[data-lesson] .hint.good")).to_be_visible()
        if len(self.reasons) == 1:
            self.guest.must_be_accessible()
        self._press("[data-why] .plain")  # it may lie over the way on
        self.page.locator("[data-lesson-next]").click()

    def _free(self) -> None:
        """Plays on by chance, until the game is over."""
        player, end = Player(self.page), monotonic() + FREE_SECONDS
        while self.panel().get_attribute("data-kind") == "free":
            assert monotonic() < end, self.panel().inner_text()
            player.take_turn()
            self.page.wait_for_timeout(50)

    def _step(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.steps[int(self.panel().get_attribute("data-step") or 1) - 1]
        return found

    def _has_moved(self, step: dict[str, list[str]]) -> bool:
        return self.panel().get_attribute("data-kind") == "finished" or self._step() is not step

    def _await_question(self) -> None:
        self.page.wait_for_selector('[data-question][data-asked="yes"]')

    def _shows_why(self, milliseconds: float) -> bool:
        try:
            self.page.wait_for_selector("[data-lesson] .hint.good", timeout=milliseconds)
        except TooLate:
            return False
        return True

    def _press(self, selector: str) -> bool:
        found = self.page.locator(f"css={selector}").locator("visible=true")
        if not found.count():
            return False
        try:
            found.first.click(timeout=1_500)
        except TooLate:
            return False
        return True


@pytest.mark.parametrize(("game", "chapter", "lang", "screen", "theme"), CHAPTERS)
def test_a_chapter_played_as_it_says_comes_to_its_end(
    new_guest: NewGuest, game: str, chapter: int, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    guest.go(f"/learn/{game}")
    guest.page.locator(f'[data-course="{game}"] li a[href="/learn/{game}/{chapter}"]').click()
    guest.page.wait_for_selector("[data-lesson]")
    guest.must_fit()
    guest.must_be_accessible()
    learner = Learner(guest, game, chapter)
    learner.learn()
    tries = [step for step in learner.steps if step["kind"] == "try"]
    assert len(learner.reasons) == len(tries)
    assert all(len(reason) > 10 for reason in learner.reasons)
    assert learner.touched or (game, chapter) in WRITTEN or not has_board(game)
    if chapter < ask(guest, "GET", f"/api/lessons/{game}/{chapter}")["chapters"]:
        guest.page.locator("[data-lesson-on]").click()
        expect(guest.page.locator("[data-lesson]")).to_have_attribute("data-step", "1")
    guest.go(f"/learn/{game}")
    expect(guest.page.locator(f'[data-course="{game}"] a.done[href$="/{chapter}"]')).to_be_visible()
