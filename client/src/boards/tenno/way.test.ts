import { expect, it } from 'vitest'
import { between, crossed, fromFight, toFight, type Box } from './way'

const card = (left: number, top: number, wide = 52): Box => ({ left, top, right: left + wide, bottom: top + wide * 1.4 })
const OWN = card(444, 470, 60)
/** A row with its prison at the left side of the mat. */
const ROW = [14, 76, 138].map((left) => card(left, 304))
const PRISON = card(204, 310, 30)

it('a line that meets nothing is straight', () => {
  const { from, bend, to } = between(OWN, card(440, 60), ROW)
  expect(bend).toEqual({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
})

it('an attack goes round what lies between', () => {
  const goal = card(26, 90)
  for (const own of [OWN, card(300, 470, 60)]) {
    const way = between(own, goal, [...ROW, PRISON])
    expect(crossed(way, [...ROW, PRISON])).toBe(0)
    expect(way.to.x).toBe(52)
  }
})

it.each([0, 1, 2])('from the fight to slot %i of a seat beside it the line passes the others and the prison', (slot) => {
  const fight = { left: 320, top: 260, right: 680, bottom: 420 }
  const goal = ROW[slot] as Box
  const things = [...ROW.filter((box) => box !== goal), PRISON]
  expect(crossed(fromFight(fight, goal, things), things)).toBe(0)
  const back = toFight(goal, fight, things)
  expect(back.to).toEqual(fromFight(fight, goal, things).from)
})
