import { describe, expect, it } from 'vitest'
import { hasRoom, painted, ringOf, type Spot } from './layout'

const SEATS = 'BCDEFGH'.split('')
const TALL = 8.6 * 16

/** The box of a panel, as tall as panels are. */
function boxOf({ left, at, hangs }: Spot, panel: number): { left: number; right: number; top: number; bottom: number } {
  const top = hangs === 'top' ? at : hangs === 'foot' ? at - TALL : at - TALL / 2
  return { left, right: left + panel, top, bottom: top + TALL }
}

describe('the ring', () => {
  for (const [width, height] of [[988, 532], [988, 450], [784, 470], [1308, 640], [700, 410]] as const)
    for (let far = 2; far <= 7; far += 1) {
      it(`has ${far} far seats side by side on ${width} x ${height}`, () => {
        expect(hasRoom(far, width, height, 16)).toBe(true)
        const { spots, panel } = ringOf(SEATS.slice(0, far), width, height, 16)
        const boxes = spots.map((spot) => boxOf(spot, panel))
        for (const [k, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(width)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.bottom).toBeLessThanOrEqual(height)
          for (const other of boxes.slice(k + 1)) {
            const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
            expect(apart).toBe(true)
          }
        }
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
