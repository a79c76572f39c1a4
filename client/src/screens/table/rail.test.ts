import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import senji from '../../boards/senji'
import { laid } from '../../boards/senji/testing/scenes'
import type { GameModule } from '../../boards/game'
import { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import Rail from './Rail.svelte'

beforeAll(() => words.learn('senji'))

/** The dot of B's line in the log, and the colour of B's name in the talk. */
function colours(game: GameModule): string[] {
  const table = new Table('T')
  table.lines = [{ text: 'Daria lays an order.', seat: 'B' }]
  table.talk = [{ seat: 'B', text: 'Hello' }] as Table['talk']
  return (['log', 'chat'] as const).map((tab) => {
    const { container, unmount } = render(Rail, { table, game, scene: laid({ seats: 3 }), tab })
    const { style } = container.querySelector<HTMLElement>('[role=log] p')!
    unmount()
    return style.getPropertyValue('--dot') || style.getPropertyValue('--c')
  })
}

test('where seats lead families, log and talk have their colours', () => expect(colours(senji as unknown as GameModule)).toEqual(['var(--fam-green)', 'var(--fam-green)']))
test('elsewhere a seat has the colour of its letter', () =>
  expect(colours({ when: senji.when, Mat: senji.Mat, mustConfirm: senji.mustConfirm } as unknown as GameModule)).toEqual(['var(--seat-2)', 'var(--seat-2)']))
