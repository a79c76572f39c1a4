import { screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { bench, sceneOf } from '../testing/moments'
import Families from './Families.svelte'
import Ledger from './Ledger.svelte'
import { judgedHere, judgedIn, remember } from './promises'

afterEach(() => sessionStorage.clear())

const JUDGED = { event: 'PromisesJudged', makers: ['A', 'B', 'B'], hearers: ['B', 'A', 'B'], promises: ['sworn:peace', 'sworn:mercy', 'sworn:attack.blue'], verdicts: [0, 1, 2] }

describe('beside the table', () => {
  it('the families: honour within reach, hostages, samurai and kami, each to be looked at', async () => {
    const board = await bench(Families, sceneOf('AutumnActions'))
    expect(board.container.textContent).toMatch(/24 now \+ 18 sets/)
    screen.getByRole('button', { name: 'wife 3, black family' }).click()
    screen.getByRole('button', { name: 'Daisuke' }).click()
    expect(board.opened.map(({ name }) => name)).toEqual(['wife 3, black family', 'Daisuke'])
    expect(board.opened[1]?.clauses).toEqual(['SEN-211'])
  })

  it('the result says where honour came from', async () => {
    const board = await bench(
      Ledger,
      sceneOf('AutumnActions', ({ view }) => {
        view.table['honour'] = [61, 40, 12, -3]
        view.table['honour_from'] = [[4, 32, 3, -2, 4, 10, 10, 0], [2, 38, 0, 0, 0, 0, 0, 0], [5, 7, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, -6]]
      }),
    )
    const rows = [...board.container.querySelectorAll('tr')].map((row) => row.textContent?.trim())
    expect(rows[0]).toBe('MaximDariaYukiTaras')
    expect(rows.find((row) => row?.startsWith('battles'))).toBe('battles+32+38+7·')
    expect(rows.find((row) => row?.startsWith('mercenaries'))).toBe('mercenaries···−6')
    expect(rows.at(-1)).toBe('honour614012-3')
  })

  it('promises are remembered as they were told', async () => {
    expect(judgedIn([JUDGED], 3)[1]).toEqual({ year: 3, maker: 'B', hearer: 'A', promise: 'sworn:mercy', verdict: 'broken' })
    const scene = sceneOf('AutumnActions', (moment) => (moment.events = [JUDGED]))
    remember(scene)
    remember(scene)
    expect(judgedHere()).toHaveLength(3)
    const board = await bench(Ledger, sceneOf('AutumnActions'))
    expect(board.container.textContent).toContain('Daria: 0 kept, 1 broken, 1 overtaken by events')
  })
})
