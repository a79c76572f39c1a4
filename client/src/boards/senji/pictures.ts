/** The faces of cards as pictures. Loaded with the hands, the battle and Autumn: the first table needs none of it. */
import { diplomacyBack, diplomacyFace } from '../../art/senji/diplomacy'
import type { Family } from '../../art/senji/families'
import { hanafudaBack, hanafudaFace, type Hanafuda } from '../../art/senji/hanafuda'
import { samuraiFace } from '../../art/senji/samurai'
import { diplomacyOf, flowerOf, printedName, samuraiOf } from './cards'
import { initialOf, samuraiName, type Pack } from './pack'

/** Under this many pixels only the signs in the corners are drawn. */
const SMALL = 56

export function faceArt(pack: Pack, face: string, width = 100, dead = false): string {
  const small = width < SMALL
  const card = diplomacyOf(pack, face)
  if (card) return diplomacyFace({ ...card, name: printedName(card) }, { small })
  const flower = flowerOf(pack, face)
  if (flower) return hanafudaFace({ ...flower, symbol: flower.symbol as Hanafuda['symbol'] }, { small })
  const samurai = samuraiOf(pack, face)
  return samurai ? samuraiFace({ ...samurai, name: samuraiName(pack, samurai.id), initial: initialOf(pack, samurai) }, { small, dead }) : ''
}

export const backArt = (sort: 'hanafuda' | 'diplomacy', family?: Family): string => (sort === 'hanafuda' ? hanafudaBack() : diplomacyBack(family))

/** Hanafuda are a little longer than other cards. */
export const proportion = (pack: Pack, face: string): string => (flowerOf(pack, face) ? '100 / 152' : '5 / 7')
