"""The middle of a turn of Senjutsu: a counterattack, a killed hall, a forced step, terrain to be put."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tatami.formats.positions import write_position
from tatami.games import game_called
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import letter
from tatami.players.match import play_match
from tatami.players.registry import kinds_for, make_player
from tests.browser.conftest import NewGuest
from tests.browser.fighting import ASKED, SEEN, SIGHT, STILL, must_be_seen_by_all, sight_of, sit_at
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.play import CONFIRM
from tests.browser.staged import Moment, StagedHall, staged_hall
from tests.browser.tables import kill_and_open_again
from tests.games.senjutsu.duels import clash, give, pass_windows, ready, wait_for
from tests.games.senjutsu.fights import answer, change, fight, hold, lay, passing, stand

pytestmark = pytest.mark.browser

GAME: Final = "senjutsu"
JOINED: Final = "burning_village+ice_bridge"
CUT: Final = {"en": "Plain Cut", "uk": "Простий розріз", "ru": "Простой разрез"}


def moment_of(g: Fight) -> Moment:
    """Where this scene stands, at the seat that is asked."""
    return Moment(GAME, g.seats, type(g.question).__name__, letter(g.asked()[0]), write_position(g))


def counterattack() -> Fight:
    """The Master has blocked a cut, and strikes back in the middle of it: he has to choose his way."""
    g = change(ready("student", "master"), "A", focus=1)
    give(g, "B", "diagonal_slash")
    pass_windows(clash(g, A="plain_cut", B="answering_guard"))
    wait_for(answer(g, "B: value 5"), "B counter")
    return answer(g, "play diagonal_slash")


def forced_step() -> Fight:
    """Of the ways of Diagonal Slash only those are allowed that end with a blow."""
    g = stand(stand(fight("student", "master"), "A", "0,0", 0), "B", "-1,-1", 3)
    lay(hold(g, "A", "diagonal_slash"), A="diagonal_slash")
    return passing(g, "WayToGo")


def reveal() -> Fight:
    """The cards lie open, and the Master has to say at which value his guard acts."""
    g = clash(give(ready("student", "master"), "B", "plain_cut"), A="plain_cut", B="answering_guard")
    pass_windows(g)
    return g


@cache
def terrain_of_joined_fields() -> Moment:
    """Two battlefields lie side by side, and a piece of the kit is to be put on one of their cells."""
    rules, found = game_called(GAME), list[Moment]()

    def watch(g: Any, seat: Any, legal: Any, said: Any) -> None:
        if type(g.question).__name__ == "TerrainToPlace" and not found:
            found.append(moment_of(g))

    options = {"field": JOINED, "terrain": "kit", "turns": 1}
    players = [make_player(kinds_for(rules)[-1], rules, seat, 2, seat) for seat in range(2)]
    play_match(rules, 2, options, players, "terrain", watch=watch)
    return found[0]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedHall]:
    with staged_hall(tmp_path_factory.mktemp("turn")) as hall:
        yield hall


@pytest.mark.parametrize(
    ("lang", "screen", "theme"),
    [("en", "desktop", "night"), ("uk", "phone", "day"), ("ru", "phone", "night")],
)
def test_a_reload_in_the_middle_of_a_counterattack_shows_what_it_interrupts(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    sit_at(stage, guest, moment_of(counterattack()))
    before = sight_of(guest)
    assert before["roles"] == ["revealed", "counterattack"]
    assert before["blocks"], "what stopped the cut still lies on the field"
    guest.page.reload()
    guest.page.locator(ASKED).wait_for()
    assert sight_of(guest) == before
    must_be_seen_by_all(guest)


@pytest.mark.parametrize(("lang", "screen"), [("uk", "desktop"), ("en", "phone")])
def test_a_hall_that_is_killed_in_the_middle_of_a_reveal_goes_on_there(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen)
    sit_at(stage, guest, moment_of(reveal()))
    page = guest.page
    before = sight_of_reveal(guest)
    card = CUT[lang]
    assert any(card in sentence for sentence in before["field"]), "the cards lie open"
    kill_and_open_again(stage, guest)
    assert sight_of_reveal(guest) == before
    page.reload()
    page.locator(ASKED).wait_for()
    assert sight_of_reveal(guest) == before, "and whoever comes anew sees the same"
    touch(page.locator('[data-light="legal"] >> visible=true').first)
    confirm = page.locator(CONFIRM)
    if confirm.count():
        touch(confirm)
    expect(page.locator("[data-question]")).not_to_have_attribute("data-request", before["question"][0])


def sight_of_reveal(guest: Guest) -> Any:
    guest.page.wait_for_load_state("networkidle")
    return guest.page.evaluate(SIGHT)


def touch(thing: Locator) -> None:
    page = thing.page
    spot = thing.evaluate(SEEN)
    assert spot, "it can be seen"
    (page.touchscreen.tap if page.evaluate("navigator.maxTouchPoints > 0") else page.mouse.click)(*spot)


@pytest.mark.parametrize(
    ("lang", "screen", "theme"), [("uk", "phone", "night"), ("ru", "desktop", "day"), ("en", "phone", "day")]
)
def test_a_step_that_the_mandatory_assault_forbids_says_why(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    sit_at(stage, guest, moment_of(forced_step()))
    page = guest.page
    page.wait_for_load_state("networkidle")
    page.locator(".field").evaluate(STILL)
    touch(page.locator('.field [data-place="cell.0,0"]'))
    why = page.locator("[data-why]")
    expect(why.locator('[data-clause="SJT-125"]')).to_be_visible()
    must_be_seen_by_all(guest)


@pytest.mark.parametrize(
    ("lang", "screen", "theme"),
    [("ru", "phone", "day"), ("uk", "desktop", "night"), ("en", "desktop", "day")],
)
def test_terrain_is_put_on_a_joined_field(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    sit_at(stage, guest, terrain_of_joined_fields())
    page = guest.page
    must_be_seen_by_all(guest)
    request = str(page.locator("[data-question]").get_attribute("data-request"))
    touch(page.locator('.tray [data-light="legal"]').first)
    field = page.locator(".field")
    field.evaluate(STILL)
    cells = page.locator('.field .cell[data-light="legal"]')
    assert cells.count() > 20
    cell = next(one for one in cells.all() if one.evaluate(SEEN))
    where = str(cell.get_attribute("data-place")).removeprefix("cell.")
    touch(cell)
    confirm = page.locator(CONFIRM)
    if confirm.count():
        touch(confirm)
    expect(page.locator("[data-question]")).not_to_have_attribute("data-request", request)
    expect(page.locator(f'[data-terrain="{where}"]')).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "screen", "theme"),
    [
        ("en", "phone", "day"),
        ("uk", "phone", "night"),
        ("ru", "desktop", "day"),
        ("en", "desktop", "night"),
    ],
)
def test_whatever_opens_over_the_fight_can_be_used_by_everybody(
    stage: StagedHall, new_guest: NewGuest, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(stage.address, lang=lang, screen=screen, theme=theme)
    sit_at(
        stage,
        guest,
        moment_of(hold(ready("student", "master"), "A", "plain_cut", "plain_guard", "quick_stab")),
    )
    page = guest.page
    opened = page.locator("dialog[open]")
    page.wait_for_load_state("networkidle")
    page.locator('[data-place="hand.A"] [data-thing] >> visible=true').first.click(button="right")
    expect(opened).to_contain_text("SJT-")
    must_be_seen_by_all(guest)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    # On a desk trees, story and notes lie open beside the field.
    in_the_hand = ("[data-fighter] .kamae", "[data-tab=notes]", "[data-tab=log]", "[data-tab=why]")
    for thing in in_the_hand if screen == "phone" else ():
        page.locator(f"{thing} >> visible=true").first.tap()
        expect(opened).to_be_visible()
        must_be_seen_by_all(guest)
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


def test_two_devices_that_answer_at_once_lay_one_card_and_either_takes_it_back(
    stage: StagedHall, new_guest: NewGuest
) -> None:
    guest = new_guest(stage.address, lang="uk")
    sit_at(stage, guest, moment_of(hold(ready("student", "master"), "A", "plain_cut", "plain_guard")))
    other = new_guest(stage.address, like=guest, lang="uk")
    other.go(guest.page.url.removeprefix(guest.home))
    other.page.locator(ASKED).wait_for()
    pages = [guest.page, other.page]
    for page, card in zip(pages, ("plain_cut", "plain_guard"), strict=True):
        page.wait_for_load_state("networkidle")
        touch(page.locator(f'[data-card-slug="{card}"] [data-light="legal"]'))
        page.locator(CONFIRM).wait_for()
    together = pages[0].evaluate("Date.now() + 1000")
    for page in pages:
        page.locator(CONFIRM).evaluate(CLICK_AT, together)
    for page in pages:
        expect(page.locator("[data-question]")).not_to_have_attribute("data-asked", "yes")
    for page in pages:
        expect(page.locator("[data-take-back]")).to_be_visible()
    said = {page.locator("[data-given]").inner_text() for page in pages}
    assert len(said) == 1, "both say which card was laid"
    pages[0].reload()
    expect(pages[0].locator("[data-given]")).to_have_text(said.pop())
    expect(pages[0].locator("[data-card-slug] .given")).to_have_count(1)
    pages[1].locator("[data-take-back]").click()
    for page in pages:
        expect(page.locator("[data-question]")).to_have_attribute("data-asked", "yes")


CLICK_AT: Final = "(yes, moment) => void setTimeout(() => yes.click(), moment - Date.now())"
"""Neither hears of the other's answer before it gives its own."""

LOOK_AT: Final = """async (card) => {
  const begun = performance.now()
  card.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  while (!document.querySelector('[data-struck], [data-guarded]')) {
    if (performance.now() - begun > 5000) throw new Error('nothing is projected')
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - begun
}"""
"""Milliseconds from the touch of a card to the field that shows what it would do."""

LISTEN: Final = """(() => {
  const Real = window.WebSocket
  window.drawn = []
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('"update"')) return
        const begun = performance.now()
        requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - begun)))
      })
    }
  }
})()"""
"""Milliseconds from each message to the end of the frame after it."""


def test_a_projection_and_an_act_are_drawn_and_it_is_reported_how_soon(
    stage: StagedHall, new_guest: NewGuest, record_property: Callable[[str, object], None]
) -> None:
    """Wanted are 50 ms and 100 ms on a quiet machine: `pytest -rP` prints what it took here."""
    guest = new_guest(stage.address)
    guest.context.add_init_script(LISTEN)
    page = guest.page
    sit_at(stage, guest, moment_of(hold(ready("student", "master"), "A", "plain_cut", "plain_guard")))
    page.wait_for_load_state("networkidle")
    looked = []
    for name in ("plain_cut", "plain_guard") * 5:
        page.mouse.move(1, 1)
        expect(page.locator("[data-struck], [data-guarded]")).to_have_count(0)
        card = page.locator(f'[data-card-slug="{name}"]')
        looked.append(float(card.evaluate(LOOK_AT)))
        card.dispatch_event("pointerleave")
    touch(page.locator('[data-place="hand.A"] [data-light="legal"] >> visible=true').first)
    touch(page.locator(CONFIRM))
    expect(page.locator("[data-question]")).not_to_have_attribute("data-asked", "yes")
    page.wait_for_function("window.drawn.length > 0")
    acts = [float(each) for each in page.evaluate("window.drawn")]
    report = {"projection_ms": median(looked), "act_ms": median(acts)}
    for name, milliseconds in report.items():
        record_property(name, round(milliseconds, 1))
    print(report)
