/** How a fighter is shown as a disc: the sign of the character on the colour of the side, once there is one. */
import { sign } from '../../art/senjutsu/crests'
import type { SeatLook } from '../game'
import { colourOf, heroName, symbolOf } from './facts'
import type { Scene } from './scene'

export function lookOf(scene: Scene, seat: string): SeatLook {
  const symbol = symbolOf(scene, seat)
  return symbol ? { pigment: colourOf(scene, seat), sign: sign(symbol), title: heroName(scene, seat) } : {}
}
