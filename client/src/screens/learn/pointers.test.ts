import { render } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Pointers from './Pointers.svelte'

vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('.', '\\.') })
const BOXES: Record<string, [left: number, top: number, width: number, height: number]> = {
  player: [0, 0, 90, 40], part: [200, 300, 100, 400], panel: [190, 100, 120, 500], hand: [20, 700, 300, 80],
}

function lay(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(BOXES[this.id] ?? [0, 0, 1000, 1000]))
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const PANEL = '<b id="player" data-seat="A"></b><div id="panel" style="overflow-y: auto"><section id="part" data-deed="display take"></section></div>'
const marks = (): string[] => [...document.querySelectorAll<HTMLElement>('.mark')].map(({ style }) => [style.left, style.top, style.width, style.height].join(' '))

it('marks the part of the board where the deed is done, as far as it is seen, and brings it into sight', () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id)
  }
  lay(PANEL)
  render(Pointers, { places: ['hand.A'], deed: 'display yellow_member_heir' })
  expect(scrolled).toHaveBeenCalledWith('part')
  expect(marks()).toEqual(['194px 294px 112px 312px'])
})

it('prefers the place itself, and falls back to the player', () => {
  lay(`${PANEL}<ul id="hand" data-place="hand.A"></ul>`)
  const { unmount } = render(Pointers, { places: ['hand.A'], deed: 'display yellow_member_heir' })
  expect(marks()).toEqual(['14px 694px 312px 92px'])
  unmount()
  render(Pointers, { places: ['hanafuda.A'], deed: 'pick pine_8' })
  expect(marks()).toEqual(['-6px -6px 102px 52px'])
})

it('finds a cell of the ground as a place, a seat as the player who sits there, and what a board does not show as he, too', () => {
  lay('<b id="player" data-seat="A"></b><svg><g id="part" data-place="cell.0,-1"></g></svg>')
  const { unmount } = render(Pointers, { places: ['cell.0,-1', 'seat.A'] })
  expect(marks()).toEqual(['194px 294px 112px 412px', '-6px -6px 102px 52px'])
  unmount()
  render(Pointers, { places: ['kamae.A'] })
  expect(marks()).toEqual(['-6px -6px 102px 52px'])
})
