/** All kanji together, for whoever checks the font: no page loads this, so no table loads another game's signs. */
import { GAME_KANJI } from './gamekanji'

/** A sign or several, by name, and lists of them. */
type Signs = string | { readonly [name: string]: Signs } | readonly Signs[]

/** Whatever the kanji.ts of this folder and of the games' export. */
const LISTS = import.meta.glob<Record<string, Signs>>('./**/kanji.ts', { eager: true })

const signsOf = (signs: Signs): string => (typeof signs === 'string' ? signs : Object.values(signs).map(signsOf).join(''))

/** Every sign once, in the order of its code. */
export const allKanji = (): string => [...new Set([GAME_KANJI, ...Object.values(LISTS)].map(signsOf).join(''))].sort().join('')
