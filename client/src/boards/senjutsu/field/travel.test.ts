import { describe, expect, it } from 'vitest'
import { Glass } from '../../../lib/glass.svelte'
import { sceneOf } from '../testing/moments'
import { placeOf, worldOf } from './geometry'

const fieldOf = (moment: Parameters<typeof sceneOf>[0]): Glass =>
  new Glass(worldOf(sceneOf(moment).aids.plan!.cells.map(({ cell }) => cell)), { legible: 0.42, near: 0.72, largest: 2.6 })

describe('the window on the field', () => {
  it('holds points that are seen at once and can be read, and not the two ends of a joined field on a phone', () => {
    const glass = fieldOf('wayOfPairs')
    glass.resize(360, 270)
    expect(glass.holds(['0,0', '1,0'].map(placeOf))).toBe(true)
    expect(glass.holds(['-3,1', '10,-5'].map(placeOf))).toBe(false)
  })

  it('shows the whole field as soon as there is room for it, unless a hand has moved it', () => {
    const glass = fieldOf('way')
    glass.resize(360, 180)
    glass.follow([placeOf('2,0')], '1', false)
    expect(glass.isPart).toBe(true)
    glass.resize(800, 600)
    glass.rest()
    expect(glass.isPart).toBe(false)
    glass.zoom(2)
    glass.rest()
    expect(glass.isPart).toBe(true)
  })
})
