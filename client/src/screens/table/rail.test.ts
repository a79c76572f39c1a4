import { render, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import senji from '../../boards/senji'
import { laid } from '../../boards/senji/testing/scenes'
import type { GameModule } from '../../boards/game'
import { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import Rail from './Rail.svelte'

beforeAll(() => words.learn('senji'))

/** The dot of B's line in the log, and the colour of B's name in the talk. */
async function colours(game: GameModule): Promise<string[]> {
  const table = new Table('T')
  table.lines = [{ text: 'Daria lays an order.', seat: 'B' }]
  table.talk = [{ seat: 'B', text: 'Hello' }] as Table['talk']
  return Promise.all((['log', 'chat'] as const).map(async (tab) => {
    const { container } = render(Rail, { table, game, scene: laid({ seats: 3 }), tab })
    const { style } = await waitFor(() => container.querySelector<HTMLElement>('[role=log] p') ?? expect.fail('it has not come yet'))
    return style.getPropertyValue('--dot') || style.getPropertyValue('--c')
  }))
}

test('where seats lead families, log and talk have their colours', async () => expect(await colours(senji as unknown as GameModule)).toEqual(['var(--fam-green)', 'var(--fam-green)']))
test('elsewhere a seat has the colour of its letter', async () =>
  expect(await colours({ when: senji.when, Mat: senji.Mat, mustConfirm: senji.mustConfirm } as unknown as GameModule)).toEqual(['var(--seat-2)', 'var(--seat-2)']))

test('one’s own words are read already; those of others are new', () => {
  const table = new Table('T')
  table.seat = 'A'
  table.talk = [{ seat: 'A', text: 'Mine' }, { seat: 'B', text: 'Hello' }, { seat: 'A', text: 'Mine again' }] as Table['talk']
  const { container } = render(Rail, { table, game: senji as unknown as GameModule, scene: laid({ seats: 3 }), tab: 'log' })
  expect(container.querySelector('#tab-chat i span')!.textContent).toBe('1')
})

test('a line of the log says its rule only when it is looked at, and its names in bold', () => {
  const table = new Table('T')
  table.lines = [{ text: 'Iryna plays Katana.', seat: 'B', clauses: ['SAM-80'], names: ['Katana'] }]
  const { container } = render(Rail, { table, game: senji as unknown as GameModule, scene: laid({ seats: 3 }), tab: 'log' })
  const link = container.querySelector<HTMLAnchorElement>('[data-clause="SAM-80"]')!
  expect(link.getAttribute('href')).toBe('/rules/samurai-sword#SAM-80')
  expect(link.getAttribute('aria-label')).toBe('Rule SAM-80, read it')
  expect(container.querySelector('[role=log] p b')!.textContent).toBe('Katana')
})
