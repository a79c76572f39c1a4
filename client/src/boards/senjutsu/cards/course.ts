/** "If you play it": what the hall says of a card, in words. Public facts, never a guess at a hand. */
import type { Card } from '../../../generated/senjutsu'
import { t } from '../../../lib/words.svelte'
import type { Scene } from '../scene'

export interface CourseLine {
  text: string
  kind: 'hit' | 'friend' | 'none' | 'forced' | 'guard' | 'block'
  clause?: string
}

const HARMS = ['defeat', 'w', 'heavy', 'stun', 'limp', 'poison', 'push', 'pull', 'rotate'] as const

/** "2 wounds, push by 1", in the order in which it happens. */
export const harmWords = (harm: Readonly<Record<string, number>>): string =>
  HARMS.filter((word) => harm[word])
    .map((word) => t(`client-senjutsu-harm-${word}`, { count: harm[word] ?? 0 }))
    .join(', ')

/** Falling values, the long rows of them from which to which. */
export function valueWords(values: readonly number[]): string {
  const falling = [...new Set(values)].sort((a, b) => b - a)
  const isRow = falling.length > 2 && falling.every((value, k) => !k || value === falling[k - 1]! - 1)
  return isRow ? `${falling[0]}–${falling.at(-1)}` : falling.join(', ')
}

const nameIn = (scene: Scene, seat: string): string => (seat === scene.viewer ? t('client-you') : scene.name(seat))

export const cardAid = (scene: Scene, seat: string, slug: string): Card | null => scene.aids.cards?.[seat]?.[slug] ?? null

export function courseLines(scene: Scene, seat: string, slug: string): CourseLine[] {
  const aid = cardAid(scene, seat, slug)
  if (!aid) return []
  const { course, reach } = aid
  const lines: CourseLine[] = []
  if (course?.is_forced) lines.push({ kind: 'forced', text: t('client-senjutsu-forced'), clause: 'SJT-125' })
  for (const { seat: target, harm, is_friend: isFriend, may_block_at: at } of course?.victims ?? []) {
    lines.push({ kind: isFriend ? 'friend' : 'hit', text: t(isFriend ? 'client-senjutsu-hits-friend' : 'client-senjutsu-hits', { who: nameIn(scene, target), harm: harmWords(harm) }) })
    lines.push(at.length ? { kind: 'block', text: t('client-senjutsu-may-block', { who: nameIn(scene, target), values: valueWords(at) }) } : { kind: 'block', text: t('client-senjutsu-may-not-block', { who: nameIn(scene, target) }) })
  }
  const strikes = Boolean(reach.strikes.length || course?.strikes.length)
  if (course && strikes && !course.victims.length) lines.push({ kind: 'none', text: t('client-senjutsu-hits-nobody') })
  if (reach.blocks.length) lines.push({ kind: 'guard', text: t('client-senjutsu-guards', { count: reach.blocks.length, values: valueWords(reach.blocks.flatMap(({ values }) => values)) }) })
  return lines
}
