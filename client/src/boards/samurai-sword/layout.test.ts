import { describe, expect, it } from 'vitest'
import { areLaid } from '../../lib/fitting'
import { boxesOf, hasRoom, painted, ringOf } from './layout'

const SEATS = 'BCDEFGH'.split('')

describe('the ring', () => {
  for (const [width, height] of [[988, 532], [784, 540], [768, 700], [1308, 640]] as const)
    for (let far = 2; far <= 7; far += 1) {
      it(`has ${far} far seats, their numbers, the piles and the own seat side by side on ${width} x ${height}`, () => {
        expect(hasRoom(far, width, height, 16)).toBe(true)
        const ring = ringOf(SEATS.slice(0, far), width, height, 16)
        expect(areLaid(boxesOf(ring, 16), ring)).toBe(true)
      })

      it(`is the same with ${far} far seats on a mat of ${width} x ${height} that is drawn twice as large`, () => {
        const [one, two] = [ringOf(SEATS.slice(0, far), width, height, 16), ringOf(SEATS.slice(0, far), 2 * width, 2 * height, 32, 2)]
        expect(two.panel).toBeCloseTo(2 * one.panel)
        expect(two.spots.map(({ disc }) => disc[0])).toEqual(one.spots.map(({ disc }) => expect.closeTo(2 * disc[0])))
      })
    }

  it('is not drawn where the text is large and the mat is not', () => {
    expect(hasRoom(4, 988, 532, 32)).toBe(false)
    expect(hasRoom(4, 360, 330, 16)).toBe(false)
  })

  it('has its seats clockwise from the left', () => {
    const { spots } = ringOf(SEATS.slice(0, 6), 988, 532, 16)
    const angles = spots.map((spot) => spot.angle)
    expect(angles).toEqual([...angles].sort((a, b) => a - b))
    expect(spots.map((spot) => spot.side)).toEqual([-1, -1, 0, 0, 1, 1])
  })
})

describe('the paint', () => {
  const stop = (angle: number, more = 0, skipped = false) => ({ angle, more, skipped })

  it('goes as far as the weapon reaches', () => {
    expect(painted(90, [stop(180), stop(270), stop(360)], 2)).toEqual({ stretch: { from: 90, to: 270 }, bars: [] })
  })

  it('passes whoever is Harmless without counting a step', () => {
    expect(painted(90, [stop(180, 0, true), stop(270), stop(360)], 1).stretch).toEqual({ from: 90, to: 270 })
  })

  it('does not lead to somebody Harmless alone', () => {
    expect(painted(90, [stop(180), stop(270, 0, true)], 1).stretch).toEqual({ from: 90, to: 180 })
  })

  it('ends at a bar before whoever is protected, and goes on to those behind', () => {
    expect(painted(90, [stop(190, 1)], 1)).toEqual({ stretch: { from: 90, to: 170 }, bars: [170] })
    expect(painted(90, [stop(190, 2), stop(290)], 2)).toEqual({ stretch: { from: 90, to: 290 }, bars: [170] })
  })
})
