import { describe, expect, it } from 'vitest'
import { curveOf, HEIGHT, WIDTH } from './curve'

describe('the curve of a rating', () => {
  const points = [
    { at: 1, rating: 25, spread: 8 },
    { at: 2, rating: 28, spread: 7 },
    { at: 3, rating: 27, spread: 6.5 },
  ]

  it('has a point for every game, and a band that goes there and back', () => {
    const drawn = curveOf(points)
    expect(drawn.line.split('L')).toHaveLength(3)
    expect(drawn.band.split('L')).toHaveLength(6)
    expect(drawn.band.endsWith('Z')).toBe(true)
  })

  it('stays within the plot, with marks around all of it', () => {
    const drawn = curveOf(points)
    const numbers = drawn.band.match(/[\d.]+ [\d.]+/g)?.map((pair) => pair.split(' ').map(Number)) ?? []
    for (const [x = -1, y = -1] of numbers) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(HEIGHT)
    }
    const values = drawn.marks.map(({ value }) => value)
    expect(Math.min(...values)).toBeLessThanOrEqual(17)
    expect(Math.max(...values)).toBeGreaterThanOrEqual(35)
  })

  it('shows the only game as a level line that can be seen, in its band', () => {
    const drawn = curveOf([{ at: 1, rating: 22, spread: 8 }])
    const [first, last] = drawn.line.slice(1).split('L').map((pair) => pair.split(' ').map(Number))
    expect(last![0]! - first![0]!).toBeGreaterThan(WIDTH / 2)
    expect(last![1]).toBe(first![1])
    expect(new Set(drawn.band.match(/[\d.]+ [\d.]+/g)).size).toBe(4)
  })

  it('draws one game, games that changed nothing, and old ones of unknown spread', () => {
    for (const some of [[{ at: 1, rating: 25 }], [{ at: 1, rating: 25 }, { at: 2, rating: 25, spread: null }]]) {
      const drawn = curveOf(some)
      expect(drawn.line).not.toContain('NaN')
      expect(drawn.marks.length).toBeGreaterThan(1)
    }
  })
})
