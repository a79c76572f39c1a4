/** The cards of Tenno: faces, backs, their spoken names, and a card looked at closely. */
import { seatBack } from '../../art/backs'
import { TENNO_KANJI } from '../../art/kanji'
import { tennoFace } from '../../art/tenno'
import { TENNO } from '../../generated/cards'
import type { Scene } from './scene'
import { named, t, words } from '../../lib/words.svelte'
import type { OpenedCard } from '../game'
import { crestOf, figureOf, isKind, pigmentOf, valueOf } from './reading'

/** Under that many pixels a card has no name and no pill. */
const SMALL = 56

const drawn = new Map<string, string>()

/** The same card is drawn once. */
function once(key: string, draw: () => string): string {
  const found = drawn.get(key)
  if (found !== undefined) return found
  const art = draw()
  drawn.set(key, art)
  return art
}

export function faceArt(kind: string, width = 100): string {
  const small = width < SMALL
  return once(`${words.lang} ${kind} ${small}`, () => tennoFace(kind, nameOf(kind), { small }))
}

export function backArt(scene: Scene, seat: string): string {
  const colour = pigmentOf(scene, seat)
  const crest = crestOf(scene, seat)
  return once(`${crest} ${colour}`, () => seatBack(colour, crest))
}

export const nameOf = (kind: string): string => named('tenno-kind', kind)

/** "Ninja, 4"; where the name has the number already ("Samurai 7"), only the name. */
export function spoken(kind: string): string {
  const name = nameOf(kind)
  return /\d/.test(name) ? name : t('client-tenno-card', { card: name, value: figureOf(kind) })
}

/** `samurai_7` and `samurai_8` are one character. */
const family = (kind: string): string => kind.replace(/_\d+$/, '')

const CLAUSES: Record<string, readonly string[]> = {
  peasant: ['TEN-70'],
  ninja: ['TEN-71', 'TEN-72', 'TEN-73'],
  monk: ['TEN-74', 'TEN-75', 'TEN-76', 'TEN-78'],
  ronin: ['TEN-83', 'TEN-84', 'TEN-85'],
  samurai: ['TEN-70'],
  daimyo: ['TEN-70'],
  shogun: ['TEN-17', 'TEN-88', 'TEN-89'],
  geisha: ['TEN-92', 'TEN-94', 'TEN-97'],
}

export function openedFace(kind: string): OpenedCard {
  const who = family(kind)
  const kanji = Object.entries(TENNO_KANJI).find(([name]) => name === who)?.[1]
  return {
    art: tennoFace(kind, nameOf(kind)),
    name: nameOf(kind),
    ...(kanji ? { kanji } : {}),
    kind: numbersOf(kind),
    about: t(`client-tenno-about-${who}`),
    clauses: CLAUSES[who] ?? [],
  }
}

function numbersOf(kind: string): string {
  if (!isKind(kind)) return ''
  const { attack, defence, mayAttack } = TENNO.kinds[kind]
  if (attack === null || defence === null) return t('client-tenno-numbers-geisha')
  const facts = { attack, defence, value: valueOf(kind) }
  return t(mayAttack ? 'client-tenno-numbers' : 'client-tenno-numbers-shogun', facts)
}

export function openedBack(scene: Scene, seat: string, label: string, place: string): OpenedCard {
  return { art: backArt(scene, seat), name: label, thing: place, about: t('client-tenno-about-back'), clauses: ['TEN-9', 'TEN-27'] }
}
