"""The chooser: `tatami play` without a game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from tatami.games import GAMES
from tatami.terminal.choose import ChooserApp, list_of_games
from tatami.terminal.painted import Painted
from tatami.terminal.setup import Setup
from tatami.terminal.sitting import new_table
from tests.terminal.tables import environment


def choosing(
    lang: str, script: Callable[[ChooserApp, Pilot[bool]], Awaitable[None]], height: int = 24
) -> tuple[Setup, bool | None]:
    async def choose() -> tuple[Setup, bool | None]:
        app = ChooserApp(Setup(lang))
        async with app.run_test(size=(80, height)) as pilot:
            await pilot.pause()
            await script(app, pilot)
        return app.setup, app.return_value

    return asyncio.run(choose())


def pressing(lang: str, *keys: str) -> tuple[Setup, bool | None]:
    async def script(app: ChooserApp, pilot: Pilot[bool]) -> None:
        await pilot.press(*keys)

    return choosing(lang, script)


def kinds(setup: Setup) -> list[str]:
    return [cushion.kind for cushion in setup.cushions]


def test_one_key_sits_down_against_bots() -> None:
    setup, plays = pressing("en", "enter")
    assert plays is True
    assert setup.rules.name == "tenno"
    assert kinds(setup) == ["you", "sensible", "sensible", "sensible"]


@pytest.mark.parametrize("key", ["right", "2"])
def test_two_keys_sit_down_at_the_second_game(key: str) -> None:
    setup, plays = pressing("en", key, "enter")
    assert plays is True
    assert setup.rules.name == list(GAMES)[1]


def test_players_seats_options_and_language_can_be_changed() -> None:
    setup, plays = pressing("en", "down", "right", "down", "down", "left", "up", "up", "enter")
    assert plays is True
    assert len(setup.cushions) == 3 if setup.rules.seat_counts[-1] == 4 else len(setup.cushions) in (3, 5)
    assert kinds(setup)[1] == "you"


def test_every_change_makes_a_table_that_can_be_played() -> None:
    setup = Setup("uk")
    for game in range(len(setup.games)):
        setup.choose_game(game)
        for at in range(40):
            rows = setup.rows()
            rows[at % len(rows)].change(1 if at % 3 else -1)
            table = new_table(setup.rules, setup.cushions, setup.options, "1", setup.words)
            assert table.seats in setup.rules.seat_counts
    assert setup.words.lang in ("en", "uk", "ru")


def test_the_language_changes_at_once() -> None:
    shown: list[str] = []

    async def script(app: ChooserApp, pilot: Pilot[bool]) -> None:
        await pilot.press("up", "right")
        await pilot.pause()
        picture = app.query_one("#chooser", Painted).picture()
        assert picture is not None
        shown.append(picture.text())
        await pilot.press("q")

    setup, plays = choosing("en", script)
    assert plays is False
    assert setup.words.lang == "uk"
    assert "Мова" in shown[0]
    assert "українська" in shown[0]


def test_the_mouse_chooses_changes_and_plays() -> None:
    async def script(app: ChooserApp, pilot: Pilot[bool]) -> None:
        painted = app.query_one("#chooser", Painted)

        async def click(thing: str) -> None:
            area = painted.area(thing)
            assert area is not None
            painted.bring_into_view(thing)
            await pilot.pause()
            assert await pilot.click(painted, offset=(area.x + 1, area.y))
            await pilot.pause()

        await click("row.1")
        assert app.setup.game == 1
        await click(f"more.{len(app.setup.games)}")
        assert len(app.setup.cushions) == 5
        await click("row.0")
        await click("row.0")

    setup, plays = choosing("en", script, height=40)
    assert (setup.game, plays) == (0, True)


def test_without_a_terminal_the_games_are_listed_with_how_to_start_them() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "play"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment("uk"),
        check=False,
    )
    assert done.returncode == 0
    out = done.stdout.decode()
    for name in GAMES:
        assert f"tatami play {name}" in out
    assert "Тенно" in out


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_list_names_every_game_in_every_language(lang: str) -> None:
    assert len(list_of_games(Setup(lang))) == 2 * len(GAMES)
