import { describe, expect, it } from 'vitest'
import { alongTheTop, layoutFor, type Room } from './layout'

const TALL = 1.4
const PHONE = { width: 360, height: 394, text: 1, chips: true }
const DESKTOP = { width: 986, height: 528, text: 1, chips: true }

const others = [1, 2, 3, 4, 5, 6]
const needs = ['rows', 'fight', 'hand'] as const

describe.each(others)('%i others', (count) => {
  it.each(needs)('fit a phone that must show %s', (need) => {
    const room: Room = { ...PHONE, height: need === 'hand' ? 250 : PHONE.height, others: count, needs: need }
    const { kind, columns, far, own, big } = layoutFor(room)
    expect(kind).toBe('strip')
    const rows = Math.ceil(count / columns)
    const column = (room.width - 12 - 6 * (columns - 1)) / columns
    expect(3 * far + 14).toBeLessThanOrEqual(column)
    expect(3 * own + 18).toBeLessThan(room.width - 90)
    const middle = need === 'fight' ? big * TALL : 0
    expect(rows * (30 + far * TALL + 15) + own * TALL + 22 + middle).toBeLessThanOrEqual(room.height)
    if (need !== 'rows') return
    // A finger has its 44 px on every card.
    expect(far * TALL).toBeGreaterThanOrEqual(44)
    expect((column - 14) / 3).toBeGreaterThanOrEqual(44)
  })

  it('fit a wide mat', () => {
    const { kind, far, own, big } = layoutFor({ ...DESKTOP, others: count, needs: 'rows' })
    expect(kind).toBe('wide')
    expect(far).toBeGreaterThanOrEqual(48)
    const top = alongTheTop(count)
    expect(top * (3.68 * far + 34)).toBeLessThanOrEqual(DESKTOP.width)
    const sides = count > 2 ? 2 * (3.68 * far + 34) : 0
    expect(sides + 2 * big + 130).toBeLessThanOrEqual(DESKTOP.width)
    expect(2 * (far * TALL + 67) + own * TALL + 25).toBeLessThanOrEqual(DESKTOP.height)
  })
})

it('what is not needed is left out where there is no room for all', () => {
  const tight = { width: 360, height: 200, text: 1, chips: true, others: 6 }
  expect(layoutFor({ ...tight, needs: 'hand' }).far).toBe(0)
  expect(layoutFor({ ...tight, needs: 'rows' })).toMatchObject({ hasRoom: false, far: 32 })
})

it('a phone on its side has the others beside one’s own row', () => {
  expect(layoutFor({ width: 740, height: 220, text: 1, chips: false, others: 3, needs: 'rows' }).kind).toBe('low')
})
