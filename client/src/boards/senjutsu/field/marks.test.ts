import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../scene'
import { stepsOf } from './marks.svelte'

const HIT: GameEvent[] = [
  { event: 'Went', seat: 'A', cell: '0,1', facing: '0' },
  { event: 'Wounded', seat: 'B', wounds: 1, heavy: 0 },
  { event: 'Stunned', seat: 'B', cards: 1 },
]

describe('the steps in which the events of one answer are shown', () => {
  it('a way comes before its blow, and what a blow does comes together', () => {
    expect(stepsOf(HIT)).toEqual({ steps: [0, 1, 1], count: 2 })
  })

  it('the part of another card begins anew, though it does the same', () => {
    const next: GameEvent[] = [{ event: 'PartBegan', seat: 'B', card: 'plain_cut', initiative: 4 }, { event: 'Wounded', seat: 'A', wounds: 1, heavy: 0 }]
    expect(stepsOf([...HIT, ...next])).toEqual({ steps: [0, 1, 1, 1, 2], count: 3 })
  })

  it('costs, replacements and values come in their order', () => {
    const reveal: GameEvent[] = [
      { event: 'CardRevealed', seat: 'A', card: 'plain_cut' },
      { event: 'FocusPaid', seat: 'A', focus: 1 },
      { event: 'InitiativeBought', seat: 'A', value: 6 },
      { event: 'CardReplaced', seat: 'B', replaced: 'plain_cut', card: 'plain_guard' },
    ]
    expect(stepsOf(reveal)).toEqual({ steps: [0, 0, 1, 2], count: 3 })
  })

  it('nothing to be seen is one step, and no answer holds the table up for long', () => {
    expect(stepsOf([]).count).toBe(1)
    const long = Array.from({ length: 20 }, (_, k): GameEvent => ({ event: 'Went', seat: 'A', cell: `0,${k}`, facing: '0' }))
    expect(stepsOf(long).count).toBe(5)
  })
})
