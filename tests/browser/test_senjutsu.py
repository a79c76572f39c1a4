"""Senjutsu through the page: whole duels by mouse, thumb and keys, and the middle of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Locator, expect

from tatami.formats.positions import write_position
from tatami.games import game_called
from tatami.games.senjutsu.table import Fight
from tatami.hall.telling.wire import about
from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, letter
from tatami.load.weight import sit_down_against_bots
from tatami.players.match import play_match
from tatami.players.registry import kinds_for, make_player
from tests.browser.conftest import NewGuest
from tests.browser.fighting import ASKED, SEEN, STILL, Thumb, must_be_seen_by_all, sight_of, sit_at
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.play import How, Player
from tests.browser.staged import Moment, StagedHall, staged_hall

pytestmark = pytest.mark.browser

GAME: Final = "senjutsu"
SECONDS: Final = 120
"""A duel of somebody who knows no rules takes ten to twenty; a busy machine needs longer."""
MATCHES: Final = 12
WAYS: Final = 18
BEFORE_AND_IN_IT: Final = ("CharacterToTake", "DeckToBring", "FigureToPlace", "CardToLay")

Holds = Callable[[Fight, tuple[Answer, ...]], bool]


def _asks(name: str) -> Holds:
    return lambda g, legal: type(g.question).__name__ == name and len(legal) > 1


def _blow(g: Fight, legal: tuple[Answer, ...]) -> bool:
    """A blow has struck, and somebody may play a card upon it before it does what it does."""
    window = about(g.rules, cast(Any, g.question)).get("window")
    return _asks("CardToPlay")(g, legal) and window == "attack_success"


def _blocked_way(g: Fight, legal: tuple[Answer, ...]) -> bool:
    return bool(_asks("WayToGo")(g, legal) and g.table.blocks)


def _wide_way(g: Fight, legal: tuple[Answer, ...]) -> bool:
    """Wherever one may go there are several ways to look."""
    return bool(_asks("WayToGo")(g, legal) and len(legal) >= WAYS)


WANTED: Final[dict[str, Holds]] = {
    **{name: _asks(name) for name in (*BEFORE_AND_IN_IT, "CardToPlay")},
    "wide way": _wide_way,
    "blocked way": _blocked_way,
    "blow": _blow,
}
"""Moments by name: what must hold."""


@cache
def moments() -> dict[str, Moment]:
    """The first of each in a few duels that are really fought."""
    rules, found = game_called(GAME), dict[str, Moment]()

    def watch(g: Any, seat: Seat, legal: Any, answer: Answer) -> None:
        for name, holds in WANTED.items():
            if name not in found and holds(g, legal):
                asked = type(g.question).__name__
                found[name] = Moment(GAME, 2, asked, letter(seat), write_position(g))

    kind = kinds_for(rules)[-1]
    for match in range(MATCHES):
        if len(found) < len(WANTED):
            players = [make_player(kind, rules, seat, 2, seat) for seat in range(2)]
            play_match(rules, 2, None, players, f"senjutsu {match}", watch=watch)
    return found


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedHall]:
    with staged_hall(tmp_path_factory.mktemp("senjutsu")) as hall:
        yield hall


ON_TOP: Final = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""Whether nothing lies over the middle of it."""


def test_no_answer_of_the_ring_of_facings_lies_under_anything_on_a_small_phone(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(stage.address, lang="ru", screen="phone")
    sit_at(stage, guest, moments()["wide way"])
    page, ring = guest.page, guest.page.locator("[data-ring]")
    cells = page.locator('.field .cell[data-light="legal"]')
    field, seen = page.locator(".field"), 0
    page.wait_for_load_state("networkidle")  # words of cards come late, and take room
    for cell in cells.all():
        field.evaluate(STILL)
        if not (spot := cell.evaluate(SEEN)):
            continue
        page.touchscreen.tap(*spot)
        expect(ring).to_have_count(1)
        seen += 1
        field.evaluate(STILL)
        for facing in ring.locator("[data-thing]").all():
            expect(facing).to_be_in_viewport(ratio=0.99)  # all of it, but for what rounding takes
            assert facing.evaluate(ON_TOP), facing.get_attribute("aria-label")
        page.keyboard.press("Escape")
        expect(ring).to_have_count(0)
    assert seen > 1


@pytest.mark.parametrize(
    ("how", "lang", "screen", "seed"), [("mouse", "en", "desktop", 1), ("touch", "ru", "phone", 2)]
)
def test_a_whole_duel_from_the_home_page_to_its_result(
    new_guest: NewGuest, how: How, lang: str, screen: Screen, seed: int
) -> None:
    guest = new_guest(lang=lang, screen=screen)
    guest.go("/")
    sit_down_against_bots(guest.page, GAME)
    player = (Thumb if how == "touch" else Player)(guest.page, how, seed)
    assert player.play(seconds=SECONDS)
    assert player.answers > 3
    must_be_seen_by_all(guest)
    how_it_went = guest.page.locator("dialog [data-how]")
    (how_it_went.tap if how == "touch" else how_it_went.click)()
    must_tell_the_result(guest)


def test_a_whole_duel_by_keys_alone_from_the_home_page_to_its_result(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    guest.go("/")
    press_until(guest, "Tab", 'input[name="game"]')
    press_until(guest, "ArrowDown", f'input[value="{GAME}"]')
    press_until(guest, "Tab", ".ask .btn.main")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-question]")
    assert Player(guest.page, "keyboard", 3).play(seconds=SECONDS)
    press_until(guest, "Tab", "[data-how]")
    guest.page.keyboard.press("Enter")
    must_tell_the_result(guest)


def press_until(guest: Guest, key: str, wanted: str) -> None:
    """That key, again and again, until the focus is where one wants it, and can be seen there."""
    for _ in range(40):
        if guest.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        guest.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


def must_tell_the_result(guest: Guest) -> None:
    page = guest.page
    page.wait_for_url("**/result")
    expect(page.locator("[data-rank]")).to_be_visible()
    expect(page.locator("[data-hidden-cards] section")).to_have_count(2)
    must_be_seen_by_all(guest)


@pytest.mark.parametrize(
    ("moment", "lang", "screen"),
    [("blocked way", "uk", "phone"), ("blow", "en", "desktop")],
)
def test_a_page_loaded_anew_in_the_middle_of_a_turn_shows_cards_blocks_and_what_runs(
    stage: StagedHall, new_guest: NewGuest, moment: str, lang: str, screen: Screen
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen)
    sit_at(stage, guest, moments()[moment])
    page = guest.page
    before = sight_of(guest)
    assert before["acts"], "the card that runs"
    assert before["blocks"] or moment == "blow", "what is blocked lies on the field"
    page.reload()
    page.locator(ASKED).wait_for()
    assert sight_of(guest) == before
    must_be_seen_by_all(guest)


@pytest.mark.parametrize(("lang", "screen", "theme"), [("uk", "phone", "day"), ("en", "desktop", "night")])
def test_a_card_and_a_hex_that_are_no_answer_say_why_with_a_clause(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    for moment, things in (
        ("CardToPlay", '[data-place^="hand."] [data-thing]'),
        ("blocked way", ".field .cell"),
    ):
        sit_at(stage, guest, moments()[moment])
        dull = guest.page.locator(f'{things}[data-light="dull"] >> visible=true')
        must_say_why(guest, dull, screen)


def must_say_why(guest: Guest, dull: Locator, screen: Screen) -> None:
    expect(dull).not_to_have_count(0)
    spot = next(spot for one in dull.all() if (spot := one.evaluate(SEEN)))
    (guest.page.touchscreen.tap if screen == "phone" else guest.page.mouse.click)(*spot)
    clause = guest.page.locator("[data-why] [data-clause]").first
    expect(clause).to_be_visible()
    assert str(clause.get_attribute("data-clause")).startswith("SJT-")
    must_be_seen_by_all(guest)


@pytest.mark.parametrize("moment", BEFORE_AND_IN_IT)
@pytest.mark.parametrize(("lang", "screen", "theme"), [("ru", "phone", "night"), ("uk", "desktop", "day")])
def test_preparation_and_fight_can_be_used_by_everybody(
    stage: StagedHall, new_guest: NewGuest, moment: str, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    sit_at(stage, guest, moments()[moment])
    page = guest.page
    expect(page.locator("[data-question] h2, [data-question] p").first).to_be_in_viewport()
    answers = page.locator('[data-light="legal"] >> visible=true')
    expect(answers).not_to_have_count(0)
    must_be_seen_by_all(guest)
