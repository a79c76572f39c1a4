import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import senji from '../../boards/senji'
import { laid } from '../../boards/senji/testing/scenes'
import type { GameModule } from '../../boards/game'
import { Table } from '../../lib/table.svelte'
import { words } from '../../lib/words.svelte'
import Result from './Result.svelte'

beforeAll(() => words.learn('senji'))

/** Rows of the list: colour of the disc, who, what he leads. */
function rows(game: GameModule): { pigment: string; sign: string; words: string }[] {
  const scene = laid({ seats: 3, honour: [41, 62, 38] })
  Object.assign(scene.view, { outcome: { reason: 'shogun', winners: ['B'], scores: [41, 62, 38] } })
  const { container } = render(Result, { table: new Table('T'), game, scene, onclose: () => undefined })
  return [...container.ownerDocument.querySelectorAll('[data-result] tbody:first-of-type .who')].map((cell) => ({
    pigment: cell.querySelector<HTMLElement>('.disc')!.style.getPropertyValue('--mon-bg'),
    sign: cell.querySelector('.disc svg')!.innerHTML,
    words: cell.textContent!.trim(),
  }))
}

test('where seats lead families, the result shows their crests, colours and names', () => {
  const [first, second] = rows({ ...senji, Result: undefined } as unknown as GameModule)
  expect([first!.pigment, second!.pigment]).toEqual(['var(--fam-green)', 'var(--fam-blue)'])
  expect(first!.words).toMatch(/^Daria.*green family/i)
  expect(first!.sign).not.toBe(second!.sign)
})

test('elsewhere a seat is its letter', () => {
  const [first] = rows({ when: senji.when, Mat: senji.Mat, mustConfirm: senji.mustConfirm } as unknown as GameModule)
  expect([first!.pigment, first!.words.includes('family')]).toEqual(['var(--seat-2)', false])
})
