/** All cards of a game on one page: what its box holds, from the same tables and drawings as its board. */
import { words } from '../lib/words.svelte'
import type { OpenedCard } from './game'

export interface Exhibit extends OpenedCard {
  /** Its address on the page: the card as the notation calls it. */
  id: string
  /** How many of it are in the box. */
  count: number
  /** Width and height, where it is not a card of 5 by 7. */
  shape?: string
}

export interface Hall {
  id: string
  title: string
  /** What is the same of all its cards. */
  about?: string
  clauses?: readonly string[]
  cards: readonly Exhibit[]
}

interface Gallery {
  /** In the language that is spoken; it may fetch what it needs. */
  default: () => Promise<Hall[]>
  /** Patterns that its drawings are filled with: put on the page once. */
  defs?: () => string
}

/** A gallery is `gallery.ts` in the folder of its game. */
const GALLERIES = import.meta.glob<Gallery>('./*/gallery.ts')

const fileOf = (game: string): string => `./${game}/gallery.ts`

export const hasGallery = (game: string): boolean => fileOf(game) in GALLERIES

export async function galleryOf(game: string): Promise<{ halls: Hall[]; defs: string }> {
  const [module] = await Promise.all([GALLERIES[fileOf(game)]?.(), words.learn('reading')])
  return { halls: (await module?.default()) ?? [], defs: module?.defs?.() ?? '' }
}

/** The page on which a card can be looked at. */
export const cardLink = (game: string, card: string): string => `/rules/${game}/cards#${card}`
