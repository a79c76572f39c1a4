import { describe, expect, it } from 'vitest'
import { DIRECTIONS, besideOf, holesOf, placeOf, worldOf } from './field/geometry'
import { Glass } from '../../lib/glass.svelte'
import { linesOf, pointsOf } from './fighters/tree'
import { layoutFor } from './layout'
import { placeOn } from './line/beats'
import { HOUSE, sceneOf } from './testing/moments'

describe('the mat', () => {
  it('has whole panels beside the field of a duel, and less of them with more people or larger letters', () => {
    const desk = { width: 986, height: 470, text: 1 }
    expect(layoutFor({ ...desk, seats: 2 })).toMatchObject({ kind: 'wide', panel: 'full', hasLine: true })
    expect(layoutFor({ ...desk, seats: 4 })).toMatchObject({ kind: 'wide', panel: 'brief' })
    expect(layoutFor({ ...desk, height: 380, seats: 4 }).panel).toBe('cell')
    expect(layoutFor({ ...desk, height: 420, seats: 2, text: 1.5 })).toMatchObject({ kind: 'wide', panel: 'brief' })
  })

  it('has everybody above the field on a phone, beside it where it lies on its side', () => {
    expect(layoutFor({ width: 360, height: 330, seats: 2, text: 1 })).toMatchObject({ kind: 'strip', columns: 2, hasLine: false })
    expect(layoutFor({ width: 360, height: 330, seats: 4, text: 1 })).toMatchObject({ kind: 'strip', columns: 2, panel: 'mini' })
    expect(layoutFor({ width: 640, height: 220, seats: 2, text: 1 })).toMatchObject({ kind: 'low', hasLine: false })
  })
})

describe('the field', () => {
  it('six directions lead to six cells that touch, and back', () => {
    for (const [facing] of DIRECTIONS.entries()) {
      const next = besideOf('1,-2', facing)
      const [[ax, ay], [bx, by]] = [placeOf('1,-2'), placeOf(next)]
      expect(Math.hypot(bx - ax, by - ay)).toBeCloseTo(43 * Math.sqrt(3), 3)
      expect(besideOf(next, facing + 3)).toBe('1,-2')
    }
  })

  it('water is where a board has no cell, not beside it', () => {
    expect(holesOf(sceneOf('torii').aids.plan)).toContain('0,-2')
    expect(holesOf(sceneOf('way').aids.plan)).toEqual([])
  })

  it('a joined field is too large for a phone: the window travels to where the question is', () => {
    const { plan } = sceneOf('wayOfPairs').aids
    const glass = new Glass(worldOf(plan!.cells.map(({ cell }) => cell)), { legible: 0.42, near: 0.72, largest: 2.6 })
    glass.resize(360, 270)
    expect(glass.isSmall).toBe(true)
    glass.follow([placeOf('10,-5'), placeOf('9,-3')], '1', false)
    expect(glass.isPart).toBe(true)
    expect(glass.sees(placeOf('10,-5')) && glass.sees(placeOf('9,-3'))).toBe(true)
    const single = new Glass(worldOf(sceneOf('way').aids.plan!.cells.map(({ cell }) => cell)), { legible: 0.42, near: 0.72, largest: 2.6 })
    single.resize(360, 272)
    expect(single.isSmall).toBe(false)
  })
})

it('the line runs from the swift to the slow, and stays within itself', () => {
  expect([9, 4.5, 0, -1].map(placeOn)).toEqual([0, 50, 100, 100])
})

describe.each(HOUSE.characters.map(({ id }) => id))('the tree of %s', (hero) => {
  const { kamae_tree: tree } = HOUSE.characters.find(({ id }) => id === hero)!
  it('draws every branch of the pack between positions that lie apart', () => {
    expect(linesOf(tree, hero)).toHaveLength(tree.branches.length)
    const points = tree.nodes.map((node) => pointsOf(hero)[node]!)
    for (const [k, [x, y]] of points.entries())
      for (const [ox, oy] of points.slice(k + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(48)
  })
})
