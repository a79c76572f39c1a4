"""Tables at any size: nothing that has a name lies over anything else, and whatever must be touched can be.

CI takes every game with every number of players, and for each of them some of the sizes, languages, sizes of
text and moments, in turn, so that all of these are seen. `TATAMI_ALL_SIZES=1` takes everything.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from tatami.games import game_called
from tatami.games.manifest import manifests
from tests.browser.conftest import NewGuest
from tests.browser.guests import LOCALES, Guest, guest_in
from tests.browser.measuring import collisions, resize
from tests.browser.staged import OPENING, Moment, StagedHall, moments, staged_hall
from tests.browser.tables import come_in

pytestmark = pytest.mark.browser

SIZES: Final = (
    (320, 568),
    (360, 640),
    (414, 896),
    (640, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1600, 900),
    (1920, 1080),
    (3840, 2160),
)
TEXTS: Final = (100, 150, 200)
"""Percent, as one chooses in the settings."""
LANGS: Final = tuple(LOCALES)
SETTLED: Final = 4_000
"""Milliseconds after which whatever comes late to a table has come."""
ALL: Final = bool(os.environ.get("TATAMI_ALL_SIZES"))
STEP: Final = 4
"""Every fourth size, beginning with another one at each table."""
GAMES: Final = [name for name, manifest in manifests().items() if manifest.browser and manifest.browser.board]
TABLES: Final = [(game, seats) for game in GAMES for seats in game_called(game).seat_counts]


class Look(NamedTuple):
    """How a table is looked at. The moment is counted, since each game has others; 0 is its first choice."""

    lang: str
    text: int
    moment: int
    sizes: tuple[tuple[int, int], ...]


def looks_at(turn: int) -> list[Look]:
    """How the table with that number is looked at."""
    if ALL:
        return [Look(lang, text, moment, SIZES) for lang, text, moment in product(LANGS, TEXTS, range(40))]
    text = TEXTS[turn // STEP % len(TEXTS)]
    return [Look(LANGS[turn % len(LANGS)], text, turn * (turn % 2), SIZES[turn % STEP :: STEP])]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedHall]:
    with staged_hall(tmp_path_factory.mktemp("staged")) as hall:
        yield hall


def open_moment(stage: StagedHall, guest: Guest, moment: Moment) -> None:
    """As it is when all that comes later has come: strips that tell who one is, and how a card is read."""
    guest.page.clock.install()
    guest.go(stage.lay(guest, moment))
    guest.page.wait_for_selector('[data-question][data-asked="yes"]')
    guest.page.clock.fast_forward(SETTLED)
    guest.page.wait_for_selector("[data-tip], [data-standing]")
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")


def test_every_size_language_and_size_of_text_has_its_turn() -> None:
    looks = [look for turn in range(len(TABLES)) for look in looks_at(turn)]
    assert {(size, look.text) for look in looks for size in look.sizes} == set(product(SIZES, TEXTS))
    assert {look.lang for look in looks} == set(LANGS)
    for game in GAMES:
        own = [looks_at(turn)[0] for turn, (name, _) in enumerate(TABLES) if name == game]
        assert {look.moment == 0 for look in own} == {True, False}, game


@pytest.mark.parametrize(
    ("turn", "game", "seats"),
    [(turn, *table) for turn, table in enumerate(TABLES)],
    ids=[f"{game}-{seats}" for game, seats in TABLES],
)
def test_nothing_collides_and_everything_can_be_reached(
    browser: Browser, stage: StagedHall, turn: int, game: str, seats: int
) -> None:
    found = moments(game, seats)
    names = [OPENING, *(name for name in found if name != OPENING)]
    told: list[str] = []
    for lang, text, moment, sizes in looks_at(turn):
        if ALL and moment >= len(names):
            continue
        name = names[moment % len(names)]
        with guest_in(browser, stage.address, lang=lang, textSize=text) as guest:
            come_in(guest)
            open_moment(stage, guest, found[name])
            for size in sizes:
                resize(guest.page, *size)
                told += [f"{name} {lang} {text} % {size}: {what}" for what in collisions(guest.page)]
    assert told == [], "\n" + "\n".join(told)


def test_a_large_screen_shows_the_same_table_larger(stage: StagedHall, new_guest: NewGuest) -> None:
    """A6: from 1600 px on cards, seats and type grow."""
    guest = new_guest(home=stage.address)
    come_in(guest)
    tables = (
        ("tenno", "FirstAttack", ".player [data-card]"),
        ("samurai-sword", "PlayPhase", "[data-player] [data-card]"),
    )
    for game, question, card in tables:
        open_moment(stage, guest, moments(game, 5)[question])
        wide = {}
        for width, height in ((1280, 800), (1920, 1080)):
            resize(guest.page, width, height)
            assert collisions(guest.page) == []
            wide[width] = guest.page.evaluate(
                "(card) => [document.querySelector(card).getBoundingClientRect().width,"
                " parseFloat(getComputedStyle(document.querySelector('[data-question] h2')).fontSize)]",
                card,
            )
        for usual, large in zip(wide[1280], wide[1920], strict=True):
            assert large >= 1.3 * usual, (game, wide)


def test_the_measure_notices_what_collides_sticks_out_or_is_cut(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(home=stage.address)
    come_in(guest)
    open_moment(stage, guest, moments("tenno", 4)["FirstAttack"])
    assert collisions(guest.page) == []
    plant = """([style, name]) => {
      const seat = document.querySelector('[data-seat="B"]').closest('.player')
      const sign = Object.assign(document.createElement('i'), { style })
      sign.dataset.named = name
      seat.append(sign)
    }"""
    guest.page.evaluate(
        plant, ["position: fixed; left: 40%; top: 0; width: 90px; height: 900px", "a planted one"]
    )
    seen = "\n".join(collisions(guest.page))
    assert "a planted one" in seen
    assert "collide" in seen
    assert "a planted one" in seen.partition("sticks out")[0]
    guest.page.evaluate("() => document.querySelector('[data-question] h2').style.marginTop = '700px'")
    assert "is cut" in "\n".join(collisions(guest.page))
