"""What tests of Senjutsu do at its table: sit down at a moment, look at the turn, touch cards in a fan."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.guests import Guest
from tests.browser.play import Player
from tests.browser.staged import Moment, StagedHall
from tests.browser.tables import come_in

ASKED: Final = '[data-question][data-asked="yes"]'

SEEN: Final = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const at = [0.5, 0.2, 0.8, 0.1, 0.9].flatMap((dy) => [0.5, 0.25, 0.75, 0.12, 0.88].map((dx) => [dx, dy]))
  const spots = at.map(([dx, dy]) => [x + dx * width, y + dy * height])
  return spots.find(([px, py]) => thing.contains(document.elementFromPoint(px, py))) ?? null
}"""
"""Where a thing can be touched: cards in a fan lie over each other."""


STILL: Final = """async (field) => {
  const where = () => Object.values(field.getBoundingClientRect().toJSON()).join()
  for (let [rest, last] = [0, '']; rest < 12; ) {
    await new Promise(requestAnimationFrame)
    const cells = [...field.querySelectorAll(".cell")].slice(0, 2)
    const here = [where(), ...cells.map((cell) => cell.getBoundingClientRect().x)].join()
    rest = here === last ? rest + 1 : 0
    last = here
  }
}"""
"""The field moves aside for a ring, and back: nobody aims at what still moves."""


def sit_at(stage: StagedHall, guest: Guest, moment: Moment) -> None:
    """The guest sits at that moment, and is asked."""
    come_in(guest)
    guest.go(stage.lay(guest, moment))
    guest.page.locator(ASKED).wait_for()


class Thumb(Player):
    """Touches things of the table where they can be seen."""

    def _touch(self, thing: Locator) -> None:
        if thing.evaluate("(thing) => thing.matches('dialog *')"):
            super()._touch(thing)
        elif spot := thing.evaluate(SEEN, timeout=2_000):
            self.page.touchscreen.tap(*spot)


def must_be_seen_by_all(guest: Guest) -> None:
    guest.must_fit()
    guest.must_be_accessible()
    guest.must_use_our_fonts()


SIGHT: Final = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((each) => each.textContent.trim())
  const facts = (what, name) => [...document.querySelectorAll(what)].map((each) => each.dataset[name])
  return {
    field: texts('[data-field-words] p'), blocks: facts('[data-block]', 'block'), line: texts('[data-line]'),
    stops: [...document.querySelectorAll('[data-stop]')].map((one) => one.outerHTML),
    acts: texts('[data-acts] [role=status]'), roles: facts('[data-acts] [data-role]', 'role'),
    figures: facts('[data-figure]', 'figure'), question: facts('[data-question]', 'request'),
  }
}"""
"""What the table shows of a turn: figures, blocks, the line, and the cards that are resolved."""


def sight_of(guest: Guest) -> Any:
    """Once its cards are there, by their names."""
    guest.page.locator("[data-acts]").wait_for()
    guest.page.wait_for_load_state("networkidle")
    return guest.page.evaluate(SIGHT)
