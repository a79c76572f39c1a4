/** What a scene of Senjutsu says, read from the facts: names and numbers, no rules. */
import type { Act, Card, Fighter } from '../../generated/senjutsu'
import { sideColour } from '../../art/senjutsu/sides'
import { t, words } from '../../lib/words.svelte'
import { characterOf, inWords, usePack } from './pack'
import type { Scene } from './scene'

export const fighterOf = (scene: Scene, seat: string): Fighter | null => scene.view.table.fighters[seat] ?? null

/** The sign of a character as its pack says; '' before there is one. */
export function symbolOf(scene: Scene, seat: string): string {
  const hero = fighterOf(scene, seat)?.hero
  usePack(scene)
  return hero ? (characterOf(hero)?.symbol ?? 'none') : ''
}

export const colourOf = (scene: Scene, seat: string): string => sideColour(fighterOf(scene, seat)?.side ?? 0)

export function heroName(scene: Scene, seat: string): string {
  const hero = fighterOf(scene, seat)?.hero
  usePack(scene)
  return hero ? inWords(characterOf(hero)?.name) || hero : ''
}

/** The name of a thing of the pack: its own words, which every pack has. */
export const named = (of: readonly { id: string; name: Record<string, string> }[] | undefined, id: string): string =>
  inWords(of?.find((one) => one.id === id)?.name) || id.replaceAll('_', ' ')
export const terrainName = (scene: Scene, kind: string): string => named(usePack(scene)?.terrain, kind)
export const fieldName = (scene: Scene): string =>
  scene.view.table.field.split('+').map((one) => named(usePack(scene)?.battlefields, one)).join(' + ')

export const kamaeName = (kamae: string): string => t(`senjutsu-kamae-${kamae}`)
export const facingName = (facing: number | string): string => t(`senjutsu-facing-${facing}`)

export const whoIs = (scene: Scene, seat: string): string => (seat === scene.viewer ? t('client-you') : scene.name(seat))

/** Whether some fight together. */
export const hasSides = (scene: Scene): boolean => new Set(scene.seats.map((seat) => fighterOf(scene, seat)?.side)).size < scene.seats.length

/** Both halves of a duel in one order, one's own last; the others as they come clockwise. */
export const inOrder = (scene: Scene): string[] => (scene.viewer ? [...scene.others, scene.viewer] : scene.seats)

/** The act that runs now, and below it what it has interrupted. */
export const actsOf = (scene: Scene): readonly Act[] => scene.view.table.acts

/** A card as the hall has worked it out for this moment. */
export const cardAid = (scene: Scene, seat: string | null, slug: string): Card | null => (seat && scene.aids.cards?.[seat]?.[slug]) || null

/** Several numbers or names as people say them. */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(parts)
