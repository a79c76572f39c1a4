/** A line of choices that is longer than the screen. */
import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Choose from './Choose.svelte'

/** A strip of 300 px in which every choice is 100 px wide. */
function wide(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.tagName === 'LABEL' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return new DOMRect(place * 100, 0, this.tagName === 'LABEL' ? 100 : 300, 44)
  })
}

const options = ['tenno', 'shinobi', 'samurai-sword', 'senji', 'senjutsu'].map((value) => ({ value, name: value }))
const shownFor = (value: string, line: boolean): number => {
  const { container } = render(Choose, { legend: 'Game', options, value, line })
  return container.querySelector('.strip')!.scrollLeft
}

test('what is chosen is brought into sight, and a line that shows it stays where it is', () => {
  globalThis.DOMRect ??= class { left; right; constructor(x: number, _: number, public width: number) { this.left = x; this.right = x + width } } as unknown as typeof DOMRect
  wide()
  expect(shownFor('senjutsu', true)).toBe(300)
  expect(shownFor('shinobi', true)).toBe(0)
  expect(shownFor('senjutsu', false)).toBe(0)
  vi.restoreAllMocks()
})
