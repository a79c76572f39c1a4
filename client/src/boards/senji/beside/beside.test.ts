import { screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { bench, sceneOf } from '../testing/moments'
import Families from './Families.svelte'
import Ledger from './Ledger.svelte'

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
        view.table.honour = { A: 61, B: 40, C: 12, D: -3 }
        view.table.honour_from = {
          A: { samurai: 4, battle: 32, hostage: 3, ransom: -2, display: 4, diplomacy: 10, combination: 10 },
          B: { samurai: 2, battle: 38 }, C: { samurai: 5, battle: 7 }, D: { samurai: 3, mercenaries: -6 },
        }
      }),
    )
    const rows = [...board.container.querySelectorAll('tr')].map((row) => row.textContent?.trim())
    expect(rows[0]).toBe('YouDariaYukiTaras')
    expect(rows.find((row) => row?.startsWith('battles'))).toBe('battles+32+38+7·')
    expect(rows.find((row) => row?.startsWith('mercenaries'))).toBe('mercenaries···−6')
    expect(rows.at(-1)).toBe('honour614012−3')
  })

  it('what became of promises is told with who made them to whom', async () => {
    const scene = sceneOf('AutumnActions', ({ aids }) => {
      aids.judged = [
        { maker: 'A', hearer: 'B', promise: 'peace', verdict: 'kept' },
        { maker: 'B', hearer: 'A', promise: 'mercy', verdict: 'broken' },
        { maker: 'B', hearer: 'A', promise: 'attack.blue', verdict: 'overtaken' },
        { maker: 'C', hearer: 'all', promise: 'no_trade', verdict: 'kept' },
      ]
    })
    const board = await bench(Ledger, scene)
    expect(board.container.textContent).toContain('Daria: 0 kept, 1 broken, 1 overtaken by events')
    const told = (of: string): (string | null)[] => [...board.container.querySelectorAll(`${of} .strip small`)].map((each) => each.textContent)
    expect(told('.judged')[0]).toBe('Daria → You: broken')
    expect(told('details')).toEqual(['You → Daria: kept', 'Daria → You: overtaken by events', 'Yuki → All: kept'])
  })
})
