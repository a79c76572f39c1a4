/** Everybody at the table is shown with the crest and the colour of the family he leads. */
import { crestAt, familyColour, WASHI } from '../../art/senji/families'
import type { Scene } from './scene'
import type { SeatLook } from '../game'
import { familyName } from './pack'
import { familyOf } from './reading'

export function lookOf(scene: Scene, seat: string): SeatLook {
  const family = familyOf(scene, seat)
  return family ? { pigment: familyColour(family), sign: crestAt(family, 50, 50, 96, WASHI, familyColour(family)), title: familyName(family) } : {}
}
