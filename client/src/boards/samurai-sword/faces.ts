/** Cards, characters and seats as they are drawn, spoken and looked at closely. */
import { ACTION_KANJI, CHARACTER_KANJI, PROPERTY_KANJI, WEAPON_KANJI } from '../../art/kanji'
import { characterFace, samuraiFace, type Character } from '../../art/samurai'
import { SAMURAI_SWORD } from '../../generated/cards'
import type { Scene } from './scene'
import { named, t, words } from '../../lib/words.svelte'
import type { OpenedCard } from '../game'
import { clausesOfCard, clausesOfCharacter } from './clauses'
import { aidsOf, playerOf, roleOf, weaponOf } from './facts'

const GAME = 'samurai-sword'
const ACTIONS: Readonly<Record<string, { parrySymbol: boolean }>> = SAMURAI_SWORD.actions
/** What the card prints in its corner. */
const BONUS: Readonly<Record<string, number>> = { tea_ceremony: 3, daimyo: 2, diversion: 1, focus: 1, armor: 1, fast_draw: 1 }
const KANJI: Readonly<Record<string, string>> = { ...WEAPON_KANJI, ...ACTION_KANJI, ...PROPERTY_KANJI }

export const nameOf = (kind: string): string => named(`${GAME}-kind`, kind)
const VOWEL = 'aeiouyāēīōūаеёєиіїоуыэюя'
const OTHER = `[^\\P{L}${VOWEL}]`
/** A syllable that another one follows; a soft sign never begins one, nor does the h of "sh". */
const SYLLABLE = new RegExp(`(\\p{L}[${VOWEL}]${OTHER}?[ьй]?)(?=(?![ьъйh])${OTHER}{1,2}[${VOWEL}]\\p{L})`, 'giu')
/** With soft hyphens: where there is little room a long word goes on in the next line. */
export const breakable = (text: string): string => text.replace(SYLLABLE, '$1\u00ad')
/** In the case of the tool: "with the Katana". */
export const withWeapon = (kind: string): string => t(`${GAME}-kind-${kind.replaceAll('_', '-')}.ins`)
export const characterName = (who: string): string => named(`${GAME}-character`, who)
/** Of a role with or without its stars. */
export const roleName = (role: string): string => named(`${GAME}-role`, role)

export function cardArt(kind: string, small = false): string {
  const numbers = { ...weaponOf(kind), parry: ACTIONS[kind]?.parrySymbol ?? false, bonus: BONUS[kind] }
  return samuraiFace(kind, nameOf(kind), numbers, { small })
}

export function characterArt(who: string, small = false): string {
  const { resilience } = SAMURAI_SWORD.characters[who as Character]
  return characterFace(who as Character, characterName(who), { resilience }, { small })
}

/** "Weapon, reach 2, wounds 3". */
export function kindLine(kind: string): string {
  const weapon = weaponOf(kind)
  if (weapon) return t('client-samurai-sword-weapon', { ...weapon })
  return t(kind in ACTIONS ? 'client-samurai-sword-action' : 'client-samurai-sword-property')
}

/** What a card, a character or a role does. Its words are fetched when it is first looked at; '' until they are there. */
function deedOf(family: 'kind' | 'character' | 'role', name: string): string {
  const key = `${GAME}-${family}-${name.replaceAll('_', '-')}-about`
  if (words.has(key)) return t(key)
  words.learn(`${GAME}-about`).catch(() => undefined)
  return ''
}

export function openedCard(kind: string): OpenedCard {
  const weapon = weaponOf(kind)
  return {
    art: cardArt(kind), name: nameOf(kind), kanji: KANJI[kind], kind: kindLine(kind), clauses: clausesOfCard(kind),
    get about() {
      return weapon ? t('client-samurai-sword-weapon-about', { ...weapon }) : deedOf('kind', kind)
    },
  }
}

export const abilityOf = (who: string): string => deedOf('character', who)
export const aimOf = (role: string): string => deedOf('role', role)

const sentences = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

/** "Focus, Armor × 2", or ''. */
function propertiesOf(scene: Scene, seat: string): string {
  return playerOf(scene, seat).properties.map(({ kind, count }) => (count > 1 ? `${nameOf(kind)} × ${count}` : nameOf(kind))).join(', ')
}

/** Everything that can be seen of a player, in one line. */
export function seatFacts(scene: Scene, seat: string): string[] {
  const player = playerOf(scene, seat)
  const way = aidsOf(scene).seats?.[seat]
  const role = player.role || roleOf(scene, seat)
  const properties = propertiesOf(scene, seat)
  return [
    t('client-samurai-sword-resilience-of', { left: player.resilience, most: player.most }),
    t('client-samurai-sword-honor', { count: player.honor }),
    t('client-samurai-sword-cards', { count: player.hand }),
    role ? roleName(role) : t('client-samurai-sword-role-unknown'),
    properties && t('client-samurai-sword-in-play', { cards: properties }),
    player.isHarmless ? t('client-samurai-sword-harmless') : '',
    way && !way.skipped ? t('client-samurai-sword-difficulty', { count: way.difficulty, sum: sumOf(scene, seat) }) : '',
  ]
}

/** "2 away + 1 Armor", part by part. */
export function sumOf(scene: Scene, seat: string): string {
  const way = aidsOf(scene).seats?.[seat]
  if (!way) return ''
  if (way.skipped) return t('client-samurai-sword-skipped')
  const parts = [t(way.difficulty === 1 ? 'client-samurai-sword-next' : 'client-samurai-sword-away', { count: way.steps })]
  if (way.armor) parts.push(`${way.armor} ${nameOf('armor')}`)
  if (way.character) parts.push(`${way.character} ${characterName(playerOf(scene, seat).character)}`)
  return parts.join(' +\u00a0')
}

export const whoIs = (scene: Scene, seat: string): string => (seat === scene.viewer ? t('client-you') : scene.name(seat))

/** The spoken name of a seat. */
export const seatLabel = (scene: Scene, seat: string): string =>
  [whoIs(scene, seat), characterName(playerOf(scene, seat).character), ...seatFacts(scene, seat)].filter(Boolean).join(', ')

export function openedSeat(scene: Scene, seat: string): OpenedCard {
  const player = playerOf(scene, seat)
  const known = player.known.map(nameOf).join(', ')
  const role = player.role
  return {
    art: characterArt(player.character),
    name: `${whoIs(scene, seat)} · ${characterName(player.character)}`,
    kanji: CHARACTER_KANJI[player.character as Character],
    kind: sentences(seatFacts(scene, seat)),
    get about() {
      const told = [abilityOf(player.character), role && `${roleName(role)}: ${aimOf(role)}`, known && t('client-samurai-sword-known-cards', { cards: known })]
      return told.filter(Boolean).join(' ')
    },
    clauses: clausesOfCharacter(player.character),
  }
}
