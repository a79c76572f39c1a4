/** A link that carries a deck behind its `#`: browsers send that to nobody, so no hall, proxy or log has it. */
import type { Deck } from './deck'

export interface Carried {
  pack: string
  deck: Deck
}

const LONGEST = 16_384
const MOST_CARDS = 500
const VERSION = 1

export function linkFor({ pack, deck }: Carried): string {
  const { name, character, weapon, cards, rest } = deck
  return `/decks/link#${packed(JSON.stringify([VERSION, pack, name, character, weapon, cards, rest]))}`
}

/** The deck behind such a link; null if it is none, or was cut off on its way. */
export function carriedBy(hash: string): Carried | null {
  try {
    const packedText = hash.replace(/^#/, '')
    if (!packedText || packedText.length > 2 * LONGEST) return null
    return understood(JSON.parse(unpacked(packedText)))
  } catch {
    return null
  }
}

function understood(found: unknown): Carried | null {
  if (!Array.isArray(found) || found[0] !== VERSION) return null
  const [, pack, name, character, weapon, cards, rest] = found as unknown[]
  const texts = [pack, name, character, weapon]
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= 200)) return null
  if (!isCards(cards) || !Array.isArray(rest) || !rest.every((line) => typeof line === 'string')) return null
  return { pack: texts[0] ?? '', deck: { name: texts[1] ?? '', character: texts[2] ?? '', weapon: texts[3] ?? '', cards, rest: rest as string[] } }
}

export function isCards(found: unknown): found is Record<string, number> {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  const entries = Object.entries(found)
  return entries.length <= MOST_CARDS && entries.every(([slug, count]) => slug.length <= 200 && Number.isInteger(count) && count > 0 && count < 1000)
}

function packed(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function unpacked(text: string): string {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)))
}
