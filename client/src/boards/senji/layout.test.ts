import { expect, test, vi } from 'vitest'
import type { Point } from '../../art/svg'
import { geographyOf } from './geography'
import { Glass } from '../../lib/glass.svelte'
import { markersOf, SPACES, spaceAt } from './honour'
import { shapeOf } from './shape'
import { HOUSE, laid, readingOf } from './testing/scenes'

const place = geographyOf(HOUSE)
const glassOf = (width: number, height: number): Glass => {
  const glass = new Glass(place.world)
  glass.resize(width, height)
  return glass
}

test('the families stand beside the map where there is room, above it where there is not', () => {
  expect([shapeOf(986, 560), shapeOf(360, 436), shapeOf(740, 200), shapeOf(986, 560, 2)]).toEqual(['wide', 'narrow', 'narrow', 'wide'])
})

test.each([600, 500, 440])('a wide table %i high sees all of the map, and its names can be read', (height) => {
  const glass = glassOf(724, height)
  expect([glass.isSmall, glass.isFar]).toEqual([false, false])
  expect([...place.at.values()].every((point) => glass.sees(point))).toBe(true)
  expect(glass.isPart).toBe(false)
  expect(glass.scale * 17.5 * glass.pieces).toBeGreaterThanOrEqual(10.9)
})

test('a phone opens on the region of the question, large enough for a finger', () => {
  const glass = glassOf(360, 300)
  expect(glass.isSmall).toBe(true)
  const asked = ['echizen', 'owari', 'yamashiro'].map((id) => place.at.get(id)!)
  glass.show(asked)
  expect(asked.every((point) => glass.sees(point))).toBe(true)
  // The pieces of a province are 76 units wide.
  expect(76 * glass.scale * glass.pieces).toBeGreaterThanOrEqual(44)
})

test('places far apart are all in sight on a phone', () => {
  const glass = glassOf(360, 300)
  const asked = ['satsuma', 'echigo', 'owari', 'south_sea'].map((id) => place.at.get(id)!)
  glass.show(asked)
  expect(asked.every((point) => glass.sees(point))).toBe(true)
})

test('the map travels where something is asked; a hand on it stops it there', () => {
  vi.useFakeTimers()
  const glass = glassOf(360, 300)
  const [from, to] = ['satsuma', 'echigo'].map((id) => place.at.get(id)!) as [Point, Point]
  glass.show([from])
  const start = glass.x
  glass.travel([to], true)
  expect(glass.x).toBeCloseTo(start)
  vi.advanceTimersByTime(60)
  const between = glass.x
  expect(between).toBeGreaterThan(start)
  expect(glass.sees(to)).toBe(false)
  glass.move(0, 0)
  vi.advanceTimersByTime(1000)
  expect(glass.x).toBe(between)
  glass.travel([to], true)
  vi.advanceTimersByTime(1000)
  expect(glass.sees(to)).toBe(true)
  // Where nothing may move it is there at once.
  glass.travel([from], false)
  expect(glass.sees(from)).toBe(true)
  vi.useRealTimers()
})

test('a question is followed to all its places, but not against the hand that moves the map', () => {
  const glass = glassOf(360, 300)
  const [west, east] = [['hizen', 'satsuma'], ['echigo', 'mutsu']].map((ids) => ids.map((id) => place.at.get(id)!)) as [Point[], Point[]]
  const sees = (points: readonly Point[]): number => points.filter((point) => glass.sees(point)).length
  glass.follow([...west, ...east], 'Activation', false)
  expect([sees(west), sees(east), glass.isFar]).toEqual([2, 2, true])
  // All of it is in sight, but too small for a finger.
  glass.follow(west, 'Marching hizen', false)
  expect([sees(west), glass.isFar]).toEqual([2, false])
  // The same march goes on elsewhere.
  glass.follow(east, 'Marching hizen', false)
  expect(sees(east)).toBe(2)
  // Moved by hand so that one is out of sight: it stays, until none is left, or something else is asked.
  glass.zoom(1.8)
  glass.move(-100, 100)
  expect(sees(east)).toBe(1)
  const { x } = glass
  glass.follow(east, 'Marching hizen', false)
  expect(glass.x).toBe(x)
  glass.follow(west, 'Marching hizen', false)
  expect(sees(west)).toBe(2)
  glass.zoom(1.8)
  glass.move(900, -900)
  glass.follow(west, 'Marching satsuma', false)
  expect(sees(west)).toBe(2)
})

test('whoever sees the whole map on a large screen is taken nowhere', () => {
  const glass = glassOf(900, 700)
  glass.follow([place.at.get('mutsu')!], 'Activation', false)
  expect(glass.isPart).toBe(false)
})

test('the window stays on the map, however far it is pushed', () => {
  const glass = glassOf(360, 300)
  glass.zoom(3)
  glass.move(9000, 9000)
  const [x, y] = glass.seen
  expect([Math.round(x), Math.round(y)]).toEqual([Math.round(place.world[0]), Math.round(place.world[1])])
  glass.zoom(0.001)
  expect(glass.scale).toBeCloseTo(glass.whole)
})

test('what is under the fingers stays under them', () => {
  const glass = glassOf(360, 300)
  glass.show([place.at.get('owari')!])
  const before = glass.pixel(place.at.get('etchu')!)
  glass.zoom(1.4, ...before)
  const after = glass.pixel(place.at.get('etchu')!)
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
})

test('a room of another size keeps what was in the middle', () => {
  const glass = glassOf(360, 300)
  glass.show([place.at.get('owari')!])
  const { x, y } = glass
  glass.resize(360, 240)
  expect(Math.hypot(glass.x - x, glass.y - y)).toBeLessThan(60)
  expect(glass.isPart).toBe(true)
})

test('the honour track runs once round the map, corner to corner', () => {
  const all = Array.from({ length: SPACES }, (_, k) => spaceAt(k - 9, 760, 560, 26))
  expect(all.every(([x, y]) => x === 13 || x === 747 || y === 13 || y === 547)).toBe(true)
  expect(new Set(all.map((point) => point.map(Math.round).join())).size).toBe(SPACES)
})

test('markers: one’s own on top, beside others on the same number, round again beyond the gate', () => {
  const markers = markersOf(readingOf(laid({ honour: [22, 46, 61, 22, -9, 131] })))
  expect(markers.find(({ seat }) => seat === 'A')).toMatchObject({ on: 22, nth: 1, own: true })
  expect(markers.at(-1)?.seat).toBe('A')
  expect(markers.find(({ seat }) => seat === 'C')).toMatchObject({ on: -9, beyond: 70 })
  expect(markers.find(({ seat }) => seat === 'F')).toMatchObject({ on: -9, beyond: 140 })
})
