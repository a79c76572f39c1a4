import { beforeEach, describe, expect, it } from 'vitest'
import type { Table } from '../../lib/table.svelte'
import { Catchup, keepLooked, lookedAt } from './catchup.svelte'

const table = { id: 'T', seat: 'B' } as Table

describe('what happened since I last looked', () => {
  beforeEach(() => localStorage.clear())

  it('is nothing for whoever has never been there', () => {
    const catchup = new Catchup(table)
    catchup.saw(30, true)
    expect([catchup.missed, lookedAt('T/B')]).toEqual([0, 30])
  })

  it('is everything since the page was closed', () => {
    keepLooked('T/B', 12)
    const catchup = new Catchup(table)
    catchup.saw(19, true)
    expect([catchup.missed, lookedAt('T/B')]).toEqual([7, 19])
    catchup.saw(20, true)
    expect(catchup.missed).toBe(7)
  })

  it('is everything while the page was hidden, unless that was but a glance', () => {
    const catchup = new Catchup(table)
    catchup.saw(5, true, 0)
    catchup.saw(5, false, 1000)
    catchup.saw(9, false, 9000)
    expect(lookedAt('T/B')).toBe(5)
    catchup.saw(9, true, 40_000)
    expect([catchup.missed, lookedAt('T/B')]).toEqual([4, 9])
    catchup.close()
    catchup.saw(9, false, 50_000)
    catchup.saw(15, true, 52_000)
    expect(catchup.missed).toBe(0)
  })

  it('is nothing where only one thing happened, or something was taken back', () => {
    for (const [before, now] of [[4, 5], [8, 5]] as const) {
      keepLooked('T/B', before)
      const catchup = new Catchup(table)
      catchup.saw(now, true)
      expect(catchup.missed).toBe(0)
    }
  })

  it('is remembered for each seat, and not for ever', () => {
    for (let k = 0; k < 60; k += 1) keepLooked(`T${k}/A`, k)
    expect([lookedAt('T0/A'), lookedAt('T59/A'), lookedAt('T59/B')]).toEqual([null, 59, null])
    localStorage.setItem('tatami.looked', '{"x":1}')
    expect(lookedAt('x')).toBeNull()
  })
})
