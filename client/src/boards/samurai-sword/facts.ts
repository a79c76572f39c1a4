/** What lies on the table of Samurai Sword, read from a scene. Nothing here is a rule: sums come from the aids. */
import type { Parts } from '../../lib/answering.svelte'
import { SAMURAI_SWORD } from '../../generated/cards'
import type { Aids, Scene } from './scene'

export type { Points, Way } from '../../generated/samurai-sword'

/** docs/notation.md, "Aids"; before the hall has told any, none. */
export const aidsOf = (scene: Scene): Partial<Aids> => scene.aids

export interface WeaponNumbers {
  reach: number
  wounds: number
}

const WEAPONS: Readonly<Record<string, WeaponNumbers>> = SAMURAI_SWORD.weapons
const CHARACTERS: Readonly<Record<string, { resilience: number }>> = SAMURAI_SWORD.characters

export const weaponOf = (card: string): WeaponNumbers | null => WEAPONS[card] ?? null

export const PROPERTIES = ['focus', 'armor', 'fast_draw', 'bushido'] as const

/** The role without its stars: `ninja_2` is a `ninja`. */
export const plainRole = (role: string): string => role.replace(/_\d$/, '')

export interface Player {
  seat: string
  character: string
  /** The Resilience printed on the character. */
  most: number
  resilience: number
  honor: number
  /** The role card as far as it is seen, or ''. */
  role: string
  hand: number
  /** Cards in somebody else's hand that the viewer has seen. */
  known: string[]
  properties: { kind: string; count: number }[]
  isHarmless: boolean
}

export function playerOf(scene: Scene, seat: string): Player {
  const { table } = scene.view
  const character = table.characters[seat] ?? ''
  return {
    seat,
    character,
    most: CHARACTERS[character]?.resilience ?? 0,
    resilience: table.resilience[seat] ?? 0,
    honor: table.honor[seat] ?? 0,
    role: scene.place(`role.${seat}`)[0]?.face ?? '',
    hand: scene.count(`hand.${seat}`),
    known: seat === scene.viewer ? [] : scene.place(`hand.${seat}`).flatMap((piece) => piece.face || []),
    properties: PROPERTIES.map((kind) => ({ kind, count: scene.count(`play.${seat}.${kind}`) })).filter((p) => p.count),
    isHarmless: aidsOf(scene).harmless?.includes(seat) ?? false,
  }
}

/** The roles that nobody is known to have, as far as these eyes can tell: public arithmetic, no guess. */
export function rolesLeft(scene: Scene): Record<string, number> {
  const left: Record<string, number> = { ...aidsOf(scene).roles }
  for (const seat of scene.seats) {
    const role = plainRole(playerOf(scene, seat).role)
    if (role in left) left[role] = (left[role] ?? 0) - 1
  }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0))
}

/** The role of a seat without its stars: seen, or the only one that is left; else ''. */
export function roleOf(scene: Scene, seat: string): string {
  const seen = plainRole(playerOf(scene, seat).role)
  if (seen) return seen
  const left = Object.keys(rolesLeft(scene))
  return left.length === 1 ? (left[0] ?? '') : ''
}

/** Whether it costs an Honor token to discard Bushido: not the Shogun of three. */
export const costsHonor = (scene: Scene): boolean => scene.question?.name !== 'BushidoAnswer' || scene.question.about?.tokens !== 0

/** The weapon that Bushido has revealed and that is being answered now, or ''. */
export function revealedOf(scene: Scene): string {
  const top = scene.question?.name === 'BushidoAnswer' ? (scene.place('discard').at(-1)?.face ?? '') : ''
  return weaponOf(top) ? top : ''
}

/** What is aimed, at whom: chosen on the table, or only looked at. */
export interface Aimed {
  card: string
  target: string
  /** Of the card, if it is a weapon. */
  weapon: WeaponNumbers | null
}

const textIn = (parts: Parts | null | undefined, name: string): string => {
  const value = parts?.[name]
  return typeof value === 'string' ? value : ''
}

export function aimedAt(chosen: Parts | undefined, near: Parts | null | undefined, looked: string): Aimed {
  const card = textIn(chosen, 'card') || looked || textIn(near, 'card')
  return { card, target: textIn(chosen, 'target') || textIn(near, 'target'), weapon: weaponOf(card) }
}

export function isReached(scene: Scene, seat: string, weapon: WeaponNumbers): boolean {
  const { seats, reaches_anybody } = aidsOf(scene)
  const way = seats?.[seat]
  return Boolean(way && !way.skipped && (reaches_anybody || way.difficulty <= weapon.reach))
}

/** What a weapon of ours would deal to that seat if it is not parried: printed, more, fewer. */
export function woundsOf(scene: Scene, seat: string, weapon: WeaponNumbers): number {
  const { seats, more_wounds = 0 } = aidsOf(scene)
  return Math.max(1, weapon.wounds + more_wounds - (seats?.[seat]?.fewer_wounds ?? 0))
}

/** The Resilience that a seat is about to lose: to the card that is carried out, or to what we aim at it. */
export function woundsToCome(scene: Scene, seat: string, aimed: Aimed): number {
  const now = aidsOf(scene).resolving
  if (now) return now.asked === seat ? (now.wounds ?? 0) : 0
  if (!aimed.weapon || aimed.target !== seat || !isReached(scene, seat, aimed.weapon)) return 0
  return Math.min(woundsOf(scene, seat, aimed.weapon), playerOf(scene, seat).resilience)
}
