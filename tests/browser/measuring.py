"""What lies on a page, measured: named things that collide, and things to touch that cannot be reached.

Named things are what a player knows by a name: a seat, its Resilience, a number on the ring, the card that is
carried out (`NAMED`; a test may add one by `data-named`). Those that lie in each other must stay inside, all
others must stay apart; what is cut off by an edge that scrolls counts as far as it is seen. Cards of a hand
may lie over each other: they are things, not named ones.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

NAMED: Final = (
    "[data-named]",
    "[data-seat] b",
    "[data-question] h2",
    "nav.tabs",
    "button.mini",
    # Samurai Sword
    "[data-player]",
    "[data-difficulty]",
    *(".dots", ".honour", ".swords .piles", ".report", ".middle > .now", ".turn", ".sum", ".you", ".wounds"),
    # Tenno, and games on the generic board
    *(".player", "[data-fight]", ".discard"),
    # Shinobi
    *("[data-province]", "ol.orders", ".shinobi .piles", ".secret", "section.tally"),
    # Senji
    ".names > g",
)

MEASURE: Final = r"""(names) => {
  const SLACK = 2
  const scrolls = (style) => /(auto|scroll)/.test(style.overflowX + style.overflowY)
  const clips = (style) => /(auto|scroll|hidden|clip)/.test(style.overflowX + style.overflowY)
  const told = (one) => {
    const { named, player, difficulty, seat, answer, tab } = one.dataset
    const seated = player ?? seat ?? one.closest('[data-seat]')?.dataset.seat
    const known = named ?? answer ?? tab ?? (difficulty && `distance ${difficulty}`) ?? one.ariaLabel
    const kind = one.className.baseVal ?? one.className
    return known ?? `${kind.replace(/T\w{5}/g, '').trim()} ${seated ?? one.textContent.slice(0, 20)}`
  }
  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest('.hidden-text, [inert]')

  /** The part of a thing that its surroundings leave of it, and whether it can be scrolled into sight. */
  const seen = (one) => {
    const box = one.getBoundingClientRect()
    let [left, top, right, bottom, canScroll] = [box.left, box.top, box.right, box.bottom, false]
    for (let around = one.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.position === 'fixed' && !clips(style)) break
      if (!clips(style) || around === document.documentElement || around === document.body) continue
      const edge = around.getBoundingClientRect()
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = around
      const isLonger = scrollHeight > clientHeight || scrollWidth > clientWidth
      if (scrolls(style) && isLonger) canScroll = true
      ;[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)]
      ;[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
    }
    return { left, top, right, bottom, canScroll, whole: box }
  }
  const words = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')
  const both = (a, word, b) => `${told(a.one)} [${words(a)}] ${word} ${told(b.one)} [${words(b)}]`
  const found = []

  const named = [...document.querySelectorAll(names)]
    .filter(isSeen)
    .map((one) => ({ one, ...seen(one) }))
    .filter(({ left, right, top, bottom }) => right - left > SLACK && bottom - top > SLACK)
  const top = document.querySelector('dialog[open]')
  const layer = (one) => (one.closest('[data-cover]') ? 'cover' : one.closest('dialog') ? 'dialog' : 'table')
  for (const [k, a] of named.entries())
    for (const b of named.slice(k + 1)) {
      if (layer(a.one) !== layer(b.one)) continue
      if (a.one.contains(b.one)) {
        const out = Math.max(a.left - b.left, b.right - a.right, a.top - b.top, b.bottom - a.bottom)
        if (out > SLACK) found.push(`${both(b, 'sticks out of', a)} by ${Math.round(out)}`)
        continue
      }
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > SLACK && high > SLACK)
        found.push(`${both(a, 'and', b)} collide by ${Math.round(wide)} x ${Math.round(high)}`)
    }

  const reached =
    '[data-question] :is(button, h2), [data-tab], .bar :is(button, a), [data-thing][data-light="legal"]'
  if (!top)
    for (const one of [...document.querySelectorAll(reached)].filter(isSeen)) {
      if (one.closest('.map, dialog')) continue
      const { left, top, right, bottom, canScroll, whole } = seen(one)
      if (canScroll || one.closest('[data-cover]')) continue
      const lost = Math.max(
        whole.right - Math.min(right, innerWidth), whole.bottom - Math.min(bottom, innerHeight),
        Math.max(left, 0) - whole.left, Math.max(top, 0) - whole.top,
      )
      if (lost > 4) found.push(`${told(one)} [${words(whole)}] is cut by ${Math.round(lost)}`)
      const least = one.matches('button') && !one.matches('[data-thing]') ? 24 : 8
      if (right - left < least || bottom - top < least)
        found.push(`${told(one)} is a sliver: ${words({ left, top, right, bottom })}`)
    }
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  return found
}"""

STILL: Final = r"""(names) => new Promise((still) => {
  const boxOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  const look = () =>
    [...document.querySelectorAll(`${names}, [data-question] button`)].map(boxOf).join(' ')
  let [before, same] = ['', 0]
  const step = () => {
    const now = look()
    same = now === before ? same + 1 : 0
    before = now
    if (same >= 3) still(true)
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})"""


SIZED: Final = r"""([width, height]) => {
  const { clientWidth } = document.documentElement
  const table = document.querySelector(':is(.table, .replay)[data-game]')
  return innerWidth === width && innerHeight === height && clientWidth === width
    && (!table || Math.round(table.getBoundingClientRect().height) === height)
}"""


def collisions(page: Page) -> list[str]:
    """What collides, sticks out or is cut, on the page as it is when nothing moves any more."""
    wait_until_still(page)
    return list(page.evaluate(MEASURE, ", ".join(NAMED)))


def wait_until_still(page: Page) -> None:
    """Until no named thing has moved for a few frames."""
    page.evaluate(STILL, ", ".join(NAMED))


def resize(page: Page, width: int, height: int) -> None:
    """Returns when the page has that size: a browser tells it a moment after it was asked for."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SIZED, arg=[width, height])
