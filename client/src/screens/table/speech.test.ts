import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { stays } from '../../lib/pace'
import { Table } from '../../lib/table.svelte'
import Speech from './Speech.svelte'

vi.stubGlobal('CSS', { escape: (text: string) => text })
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const shown = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-speech]')].map((one) => `${one.dataset['speech']}: ${one.textContent}`)

test('what others say stands beside their seats for a while; one’s own words and old ones do not', async () => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(10, 10, 90, 40))
  document.body.insertAdjacentHTML('beforeend', '<b data-seat="A"></b><b data-seat="B"></b><b data-seat="C"></b>')
  const table = new Table('T')
  table.seat = 'A'
  table.talk = [{ seat: 'B', text: 'Old', at: 0 }]
  render(Speech, { table, since: 1 })
  await tick()
  expect(shown()).toEqual([])
  table.talk = [...table.talk, { seat: 'A', text: 'Mine', at: 1 }, { seat: 'B', text: 'Hello', at: 2 }, { seat: 'C', text: 'x'.repeat(300), at: 3 }]
  await tick()
  expect(shown()[0]).toBe('B: Hello')
  expect(shown()[1]!.length).toBeLessThan(130)
  table.talk = [...table.talk, { seat: 'B', text: 'Again', at: 4 }]
  await tick()
  expect(shown().filter((each) => each.startsWith('B'))).toEqual(['B: Again'])
  vi.advanceTimersByTime(stays('speech') + 1)
  await tick()
  expect(shown()).toEqual([])
})
