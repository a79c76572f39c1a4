"""Playing on the mat without a terminal: keys, clicks, and what the screen says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from textual import _wait
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tatami.terminal.app import TableApp
from tatami.terminal.display import Display
from tatami.terminal.host import LocalTable
from tatami.terminal.log import Log
from tatami.terminal.painted import Painted
from tatami.terminal.sheets import Sheet

SMALL = (80, 24)
LARGE = (120, 40)

_wait.SLEEP_GRANULARITY = 0.008
_wait.SLEEP_IDLE = 0.0005
"""A pilot looks so often whether the app has come to rest, and so much work is still rest. The fiftieth of a
second that Textual takes was half of the time of a whole game."""

Script = Callable[["Hand"], Awaitable[None]]


class Hand:
    """Somebody who plays: presses keys, clicks things, reads the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[bool]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def mat(self) -> Display:
        """The screen with the table, whatever lies over it."""
        screen = self.app.screen_stack[0]
        assert isinstance(screen, Display)
        return screen

    @property
    def sheet(self) -> str:
        """The kind of sheet that lies over the mat, or nothing."""
        return type(self.app.screen).__name__ if len(self.app.screen_stack) > 1 else ""

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    async def settle(self) -> None:
        """Until the bots have answered."""
        for _ in range(2000):
            await self.pilot.pause()
            if self.mat.asking or self.sheet or not self.app.is_running:
                return
        raise AssertionError("nobody is asked anything")

    async def resize(self, size: tuple[int, int], is_settled: Callable[[], bool] = lambda: True) -> None:
        """Makes the terminal that large. Textual waits a moment for the next such change before it obeys."""
        await self.pilot.resize_terminal(*size)
        for _ in range(500):
            await self.pilot.pause()
            if self.app.size == size and self.app.screen.size == size and is_settled():
                return

    async def touch(self, thing: str, widget: str = "#board") -> None:
        """Clicks a thing in a picture, in the middle."""
        painted = self.app.screen.query_one(widget, Painted)
        area = painted.area(thing)
        assert area is not None, f"{thing} is not there"
        painted.bring_into_view(thing)
        await self.pilot.pause()
        offset = (area.x + area.width // 2, area.y + area.height // 2)
        assert await self.pilot.click(painted, offset=offset)
        await self.pilot.pause()

    async def touch_key(self, action: str) -> None:
        """Clicks one of the keys at the foot of the screen or the sheet."""
        for painted in self.app.screen.query(Painted):
            area = painted.area(f"key.{action}")
            if area is not None:
                assert await self.pilot.click(painted, offset=(area.x, area.y))
                await self.pilot.pause()
                return
        raise AssertionError(f"there is no key {action}")

    def says(self, selector: str) -> str:
        return str(self.mat.query_one(selector, Static).content)

    @property
    def log(self) -> str:
        return self.mat.query_one("#log", Log).text

    @property
    def bubble(self) -> str:
        bubble = self.mat.query_one("#bubble", Static)
        return str(bubble.content) if bubble.has_class("shown") else ""

    @property
    def board(self) -> str:
        picture = self.mat.query_one("#board", Painted).picture()
        return picture.text() if picture else ""

    @property
    def offers(self) -> list[str]:
        return self.mat.asking.labels if self.mat.asking else []

    @property
    def reading(self) -> list[str]:
        """The lines of the list that is being read."""
        reader = self.app.screen.query_one(OptionList)
        return [str(option.prompt) for option in reader.options]

    @property
    def sheet_text(self) -> str:
        screen = self.app.screen
        assert isinstance(screen, Sheet)
        return "\n".join(str(static.content) for static in screen.query(Static))

    def screenshot(self) -> str:
        """The screen as SVG, with plain spaces."""
        return self.app.export_screenshot().replace("&#160;", " ")


def on_the_mat(
    table: LocalTable, script: Script, size: tuple[int, int] = SMALL, fast: bool = True
) -> bool | None:
    """Sits down at a table, does what the script says, and gives what the app gave."""

    async def play() -> TableApp:
        app = TableApp(table, fast=fast)
        async with app.run_test(size=size) as pilot:
            hand = Hand(app, pilot)
            await hand.settle()
            await script(hand)
        return app

    app = asyncio.run(_within(play()))
    if app.failure is not None:  # raised in the task it would stay there until the collector tells it
        raise app.failure
    return app.return_value


async def _within(play: Coroutine[Any, Any, TableApp]) -> TableApp:
    return await asyncio.wait_for(play, 200)
