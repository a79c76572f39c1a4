import { describe, expect, it } from 'vitest'
import { plotOf, stepOf, type Room } from './plot'

const course = [
  { act: 0, points: [0, 0, 0] },
  { act: 5, points: [3, 0, -4] },
  { act: 9, points: [3, 3, 3] },
]
const room = (width: number, text = 1): Room => ({ width, text, letters: 8 })

describe('the plot of a game', () => {
  it('leaves the names their room at the right and the lines most of the rest, also on a phone', () => {
    for (const [width, text] of [[300, 1], [600, 1], [1000, 1], [1000, 2]] as const) {
      const plot = plotOf(course, 9, room(width, text))
      expect(plot.end).toBeLessThan(width - 8 * 8 * text)
      expect(plot.end - plot.left).toBeGreaterThan(width * 0.45)
    }
  })
  it('is never higher than a screen, nor so low that names run into each other', () => {
    expect(plotOf(course, 9, room(3000)).height).toBe(420)
    const seven = [{ act: 0, points: Array.from({ length: 7 }, () => 0) }]
    for (const text of [1, 2]) {
      const plot = plotOf(seven, 9, room(280, text))
      const labels = plot.curves.map(({ label }) => label).sort((a, b) => a - b)
      expect(labels.every((y, k) => !k || y - (labels[k - 1] ?? 0) >= 16 * text)).toBe(true)
      expect(labels[0]).toBeGreaterThan(0)
    }
  })
  it('has a line for each seat that ends where the game does', () => {
    const plot = plotOf(course, 12, room(600))
    expect(plot.curves.map(({ last }) => last).sort()).toEqual([3, 3, 3])
    expect(plot.curves.every(({ path }) => path.endsWith(`H${plot.end}`))).toBe(true)
    expect(plot.marks.map(({ value }) => value)).toEqual([-4, -2, 0, 2, 4])
  })
  it('has four or five marks', () => {
    expect([1, 4, 7, 20, 63, 180].map(stepOf)).toEqual([1, 1, 2, 5, 20, 50])
  })
})
