import { fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import Daily from './Daily.svelte'

const notes: string[] = []
const asking = vi.fn(async () => 'granted')

beforeAll(() => words.learn('days'))
beforeEach(() => {
  notes.length = 0
  localStorage.clear()
  settings.set('notify', false)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Notification', Object.assign(function (this: object, title: string) { notes.push(title) }, { permission: 'default', requestPermission: asking }))
})
afterEach(() => vi.restoreAllMocks())

/** The table of B, by days; A is off. */
function table(asked: string[] = ['A']): Table {
  const made = new Table('T')
  made.seat = 'B'
  made.info = { game: 'tenno', seats: [{ seat: 'A', kind: 'person', name: 'Iryna', vacation: Date.UTC(2026, 10, 18) }, { seat: 'B', kind: 'person', name: 'Bo' }] } as unknown as Table['info']
  made.question = { asked } as unknown as Table['question']
  return made
}

test('who is on vacation is told to the others', () => {
  const { container } = render(Daily, { table: table() })
  expect(container.querySelector('[data-off="A"]')?.textContent).toContain('Iryna')
  expect(container.querySelector('[data-off="B"]')).toBeNull()
})

test('permission is asked by a touch and never by itself, and offered once', async () => {
  const first = render(Daily, { table: table() })
  expect(asking).not.toHaveBeenCalled()
  const [yes] = first.container.querySelectorAll('[data-offer-notes] button')
  await fireEvent.click(yes!)
  expect(asking).toHaveBeenCalledOnce()
  expect(settings.now.notify).toBe(true)
  expect(render(Daily, { table: table() }).container.querySelector('[data-offer-notes]')).toBeNull()
})

test('one’s move at the table that is open in a hidden page is noted, once', () => {
  vi.stubGlobal('Notification', Object.assign(function (this: object, title: string) { notes.push(title) }, { permission: 'granted' }))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  settings.set('notify', true)
  const here = table()
  render(Daily, { table: here })
  flushSync()
  expect(notes).toEqual([])
  for (const asked of [['B'], ['B', 'A']]) {
    here.question = { asked } as unknown as Table['question']
    flushSync()
  }
  expect(notes).toEqual(['Your move'])
})
