import { describe, expect, it } from 'vitest'
import { fanOut } from './fanning'
import { areLaid, fitHand, fitOf, FINGER, hasRail, isApart, largest, usual } from './fitting'

describe('a table', () => {
  it('is drawn as it is on a usual screen and below', () => {
    for (const [width, height] of [[320, 568], [640, 360], [768, 1024], [1280, 760], [1280, 1024]] as const) expect(fitOf(width, height)).toBe(1)
  })

  it('grows with the screen, by what there is less of', () => {
    expect(fitOf(1600, 950)).toBe(1.25)
    expect(fitOf(1920, 1080)).toBeCloseTo(1.42)
    expect(fitOf(3840, 1080)).toBeCloseTo(1.42)
    expect(fitOf(3840, 2160)).toBeCloseTo(2.84)
  })

  it('is laid out in a room of usual size, whatever it is drawn at', () => {
    const fit = fitOf(3840, 2160)
    expect(usual(3840, 2160, fit).height).toBeCloseTo(760, -1)
  })

  it('has its log beside the mat where there is room for both', () => {
    expect(hasRail(1280, 800, 1)).toBe(true)
    expect(hasRail(1024, 768, 1)).toBe(true)
    expect(hasRail(768, 1024, 1)).toBe(false)
    expect(hasRail(1280, 800, 2)).toBe(false)
    expect(hasRail(1200, 1600, 1)).toBe(true)
  })
})

describe.each([320, 360, 490, 640, 768, 1000, 2400])('a hand of any size, %i px wide', (width) => {
  it.each(Array.from({ length: 24 }, (_, k) => k + 1))('has %i cards in sight, none wider than there is room for', (cards) => {
    const { card, lines, step } = fitHand(cards, width, { most: 84, least: 41 })
    const inLine = Math.ceil(cards / lines)
    expect(card).toBeLessThanOrEqual(84)
    expect(card + step * (inLine - 1)).toBeLessThanOrEqual(width + 0.5)
    if (inLine > 1) expect(step).toBeGreaterThanOrEqual(Math.min(card, FINGER) - 0.5)
  })
})

it('no cards, or no room yet, take no lines', () => {
  expect(fitHand(0, 300, { most: 84, least: 41 })).toMatchObject({ lines: 1, card: 84 })
  expect(fitHand(9, 0, { most: 84, least: 41 })).toMatchObject({ lines: 1, card: 84 })
})

it('the largest size that fits is found, or the least there may be', () => {
  expect(largest(10, 90, (size) => size * 3 <= 200)).toBe(66)
  expect(largest(10, 90, () => false)).toBe(10)
})

it('boxes are laid if they are within the room and apart', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })
  expect(isApart(box(0, 0), box(10, 0))).toBe(true)
  expect(isApart(box(0, 0), box(9, 9))).toBe(false)
  expect(areLaid([box(0, 0), box(10, 10)], { width: 20, height: 20 })).toBe(true)
  expect(areLaid([box(0, 0), box(15, 10)], { width: 20, height: 20 })).toBe(false)
})

describe('signs on a map', () => {
  it('are moved apart, half the way each, and stay near where they belong', () => {
    const [a, b, c] = fanOut([[0, 0], [50, 70], [500, 0]], 90, 84, 24) as [[number, number], [number, number], [number, number]]
    expect(c).toEqual([500, 0])
    expect(b[1] - a[1]).toBeGreaterThanOrEqual(84)
    expect(Math.abs(a[1])).toBeLessThanOrEqual(24)
  })

  it('that stand on the same point are moved apart too', () => {
    const [a, b] = fanOut([[10, 10], [10, 10]], 30, 20, 24) as [[number, number], [number, number]]
    expect(b[1] - a[1]).toBeGreaterThanOrEqual(20)
  })
})
