"""Plays whole games through the page, knowing no rules: whatever the page says is legal may be touched.

Things that can be answered with carry `data-light="legal"`, buttons that say a whole answer `data-answer`,
the last yes `data-confirm`; the bar `[data-question]` says by `data-asked` whether it is our turn.
`[data-skip]` shows at once what waits to be seen. `[data-result]` is the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, Literal

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

How = Literal["mouse", "keyboard", "touch"]

THINGS: Final = '[data-light="legal"]'
BUTTONS: Final = "[data-question] [data-answer]:not([data-confirm])"
CONFIRM: Final = "[data-confirm]:enabled"
SKIP: Final = "[data-skip]"
"""Nothing is asked yet because something is still to be seen: who wants no pause sees it at once."""
LIST: Final = "[data-list]"
LISTED: Final = "dialog [data-answer]"
RESULT: Final = "[data-result]"
READY: Final = f"""() => {{
  if (document.querySelector('{RESULT}')) return 'over';
  const bar = document.querySelector('[data-question]');
  if (bar?.querySelector('{SKIP}')) return 'waiting';
  if (!bar || bar.dataset.asked !== 'yes') return false;
  const found = document.querySelectorAll('{THINGS}, {BUTTONS}:enabled, {CONFIRM}').length;
  return found > 0 && 'asked';
}}"""
SIGHT: Final = f"""() => {{
  const bar = document.querySelector('[data-question]');
  const lights = [...document.querySelectorAll('[data-light]')].map((thing) => thing.dataset.light).join();
  const answers = [...document.querySelectorAll('[data-answer]')].map((one) => one.dataset.answer).join();
  const isOver = document.querySelector('{RESULT}') !== null;
  return [bar?.dataset.request, bar?.dataset.asked, lights, answers, isOver].join('|');
}}"""
"""Whatever changes when a touch does something."""
PATIENT_TOUCHES: Final = 8
"""So often something is tried on the table; then the list of all answers decides."""


def play_against_each_other(players: Sequence[Player], seconds: float = 150) -> None:
    """Until all of them have seen the end."""
    end = monotonic() + seconds
    over = [False]
    while not all(over):
        over = [player.take_turn() for player in players]
        assert monotonic() < end, f"not over after {[player.answers for player in players]} answers"


class Player:
    """Somebody at the page of a table, who answers by chance until the game is over."""

    def __init__(self, page: Page, how: How = "mouse", seed: int = 1) -> None:
        self.page: Final = page
        self.how: Final = how
        self.answers = 0
        self._luck: Final = random.Random(seed)

    def play(self, until: Callable[[], bool] = lambda: False, seconds: float = 150) -> bool:
        """Answers until the game is over (True), or `until` says so (False).

        What is gone on with is what `until` has looked at: nothing is answered that it has not seen asked.
        """
        end = monotonic() + seconds
        while (state := self._state()) != "over":
            assert monotonic() < end, (
                f"not over after {self.answers} answers and {seconds} s: {self.page.url}"
            )
            if until():
                return False
            self._go_on(state)
        return True

    def take_turn(self) -> bool:
        """Answers if it is our turn; whether the game is over."""
        state = self.page.evaluate(READY)
        self._go_on(state)
        return bool(state == "over")

    def _state(self) -> object:
        return self.page.wait_for_function(READY, timeout=60_000).json_value()

    def _go_on(self, state: object) -> None:
        if state == "asked":
            self._answer()
        elif state == "waiting":
            self.page.locator(SKIP).evaluate_all("buttons => buttons.forEach((button) => button.click())")

    def _answer(self) -> None:
        """Touches until the question is another one."""
        request = self._request()
        for touches in range(40):
            if touches and self.page.evaluate(READY) != "asked":
                break
            if self._request() != request:
                break
            before = self.page.evaluate(SIGHT)
            if touches < PATIENT_TOUCHES or not self._answer_from_the_list():
                self._touch_something()
            self._wait_for_change(before)
        else:
            raise AssertionError(f"forty touches did not answer {self._bar().inner_text()!r}")
        self.answers += 1

    def _bar(self) -> Locator:
        return self.page.locator("[data-question]")

    def _request(self) -> str | None:
        return self._bar().get_attribute("data-request") if self._bar().count() else None

    def _wait_for_change(self, before: str) -> None:
        try:
            self.page.wait_for_function(f"(before) => ({SIGHT})() !== before", arg=before, timeout=3_000)
        except TooLate:  # a touch that does nothing: another may
            return

    def _touch_something(self) -> None:
        if self.how == "keyboard":
            self._press_on_something()
            return
        found = self._touchable(CONFIRM) or self._touchable(f"{THINGS}, {BUTTONS}")
        if found:
            self._touch(self._luck.choice(found))

    def _touchable(self, selector: str) -> list[Locator]:
        every = self.page.locator(f"{selector} >> visible=true")
        return [every.nth(k) for k in range(every.count())]

    def _touch(self, thing: Locator) -> None:
        try:
            if self.how == "touch":
                thing.tap(timeout=2_000)
            else:
                thing.click(timeout=2_000)
        except TooLate:  # it went away, or something lies over it just now
            return

    def _press_on_something(self) -> None:
        """By keys alone: to the question, some way along what can be touched, and Enter."""
        confirm = self.page.locator(CONFIRM)
        if not confirm.count():
            self.page.keyboard.press("q")
            for _ in range(self._luck.randrange(4)):
                self.page.keyboard.press(self._luck.choice(["Tab", "ArrowRight", "ArrowLeft", "ArrowDown"]))
        wanted = CONFIRM if confirm.count() else f"{THINGS}, {BUTTONS}"
        for _ in range(60):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")

    def _answer_from_the_list(self) -> bool:
        button = self.page.locator(f"{LIST} >> visible=true")
        if self.how == "keyboard" or not button.count() or self.page.locator(CONFIRM).count():
            return False
        self._touch(button.first)
        listed = self._touchable(LISTED)
        if listed:
            self._touch(self._luck.choice(listed))
        return bool(listed)
