/** What the hall has worked out about the sets of one's own hanafuda (`aids.sets`). */
import type { SetLine as Line, Sets } from '../../../generated/senji'
import { t } from '../../../lib/words.svelte'
import type { Scene } from '../scene'
import { flowerOf } from '../cards'
import type { Combination, Pack } from '../pack'

export type { SetLack as Lack, SetLine as Line, Sets } from '../../../generated/senji'

const NONE: Sets = { lines: [], all: [], best: { lines: [], honour: 0 } }

export const setsOf = (scene: Scene): Sets => scene.aids.sets ?? NONE

export const combinationOf = (pack: Pack, set: string): Combination | null => pack.combinations.find(({ id }) => id === set) ?? null

export function setName(pack: Pack, set: string): string {
  const shape = combinationOf(pack, set)
  return shape ? t(`senji-combination-${shape.symbol || shape.alike}`, { cards: shape.cards }) : set
}

/** Which value, or which plant from where to where; nothing for sets that go by symbol. */
function detail(pack: Pack, { set, cards }: Line): string {
  const shape = combinationOf(pack, set)
  const flowers = cards.flatMap((face) => flowerOf(pack, face) ?? [])
  const [first] = flowers
  if (!first || !shape?.alike) return ''
  if (shape.alike === 'value') return String(first.value)
  const values = flowers.map(({ value }) => value)
  return `${t(`senji-colour-${first.colour}`)} ${Math.min(...values)}–${Math.max(...values)}`
}

export function lineName(pack: Pack, line: Line): string {
  const more = detail(pack, line)
  return more ? `${setName(pack, line.set)}: ${more}` : setName(pack, line.set)
}

/** What it brings, in words. */
export const rewardName = ({ honour = 0, samurai = 0 }: { honour?: number; samurai?: number }): string =>
  samurai ? t('client-senji-reward-samurai', { count: samurai }) : t('client-senji-reward-honour', { count: honour })

/** By position of a hand: which of its cards those are; of two alike the first. */
export function positionsOf(hand: readonly string[], cards: readonly string[]): Set<number> {
  const left = [...cards]
  return new Set(
    hand.flatMap((face, k) => {
      const at = left.indexOf(face)
      if (at < 0) return []
      left.splice(at, 1)
      return [k]
    }),
  )
}
