import { fireEvent, render } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import Request from './Request.svelte'
import Wishes from './Wishes.svelte'

beforeAll(() => words.learn('rest'))

/** The table of B, who is asked for what `info` says. */
function asked(info: object, mine = {}): Table {
  const table = new Table('T')
  table.seat = 'B'
  table.info = { seats: [{ seat: 'A', kind: 'person', name: 'Iryna' }, { seat: 'B', kind: 'person', name: 'Bo', ...mine }], ...info } as unknown as Table['info']
  return table
}
const told = (table: Table): string[] => [...render(Wishes, { table }).container.querySelectorAll('[data-request]')].map((one) => one.textContent!.replace(/\s+/g, ' ').trim())

test.each(['undo', 'end'] as const)('what somebody asks for (%s) is a sentence and two answers', async (about) => {
  const onanswer = vi.fn()
  const { container } = render(Request, { about, name: 'Iryna', isOwn: false, onanswer })
  expect(container.textContent).toContain('Iryna')
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons).toHaveLength(2)
  for (const button of buttons) await fireEvent.click(button)
  expect(onanswer.mock.calls).toEqual([[true], [false]])
})

test('who has asked himself can only withdraw it', async () => {
  const onanswer = vi.fn()
  const { container } = render(Request, { about: 'end', name: 'Bo', isOwn: true, onanswer })
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map((one) => one.textContent)).toEqual(['Withdraw'])
  await fireEvent.click(buttons[0]!)
  expect(onanswer.mock.calls).toEqual([[false]])
})

test('both can be asked for at once, and who has agreed is not asked again', () => {
  expect(told(asked({ undo_wanted_by: 'A', end_offered_by: 'A' }))).toHaveLength(2)
  expect(told(asked({ end_offered_by: 'A', end_agreed: ['B'] }))).toEqual([])
})

test('who has resigned is asked nothing', () => expect(told(asked({ end_offered_by: 'A' }, { resigned: true, stand_in: 'sensible' }))).toEqual([]))
