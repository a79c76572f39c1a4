/** The data pack of a table: map, cards, samurai, sets. Fetched once and kept; the hall says what is in it. */
import type { Point } from '../../art/svg'
import type { Family } from '../../art/senji/families'
import type { Kami } from '../../art/senji/pieces'
import { call } from '../../lib/api'
import type { Scene } from './scene'
import { t, words } from '../../lib/words.svelte'
import { kept } from './kept.svelte'

type Names = Partial<Record<string, string>>

export interface Province {
  id: string
  family: Family
  name?: Names
  centre: Point
  polygon: readonly Point[]
  land: readonly string[]
  crossings: readonly string[]
  seas: readonly string[]
}

export interface Sea {
  id: string
  name?: Names
  label: Point
  coast: readonly string[]
}

export interface Samurai {
  id: string
  name?: Names
  initial: string
  honour: number
  kami: Kami
  ability: string
}

export interface Hanafuda {
  colour: string
  value: number
  copies: number
  symbol: string
  animal?: string
}

export interface Combination {
  id: string
  symbol?: string
  alike?: string
  cards: number
  honour?: number
  samurai?: number
}

export interface Pack {
  name: string
  families: readonly { id: Family; crest: string }[]
  setups: Record<string, { families: readonly Family[]; neutral: readonly string[]; emperor: string | null }>
  decks: Record<string, { members: Record<string, number>; support: readonly number[]; trade: readonly number[] }>
  hanafuda: readonly Hanafuda[]
  combinations: readonly Combination[]
  samurai: readonly Samurai[]
  map: {
    size: Point
    provinces: readonly Province[]
    seas: readonly Sea[]
    land_links: readonly { a: string; b: string; line: readonly Point[] }[]
    crossings: readonly { a: string; b: string; line: readonly Point[] }[]
    sea_boundary: readonly (readonly Point[])[]
    decor: readonly { id: string; kind: 'island' | 'lake'; polygon: readonly Point[] }[]
  }
}

const coming = new Map<string, Promise<Pack>>()

export const packName = (scene: Scene): string => String(scene.view.options['data'] ?? 'house')

/** The pack of that table, if it is here already. */
export const packOf = (scene: Scene): Pack | null => kept.packs[packName(scene)] ?? null

export const keepPack = (name: string, pack: Pack): void => void (kept.packs = { ...kept.packs, [name]: pack })

/** Fetches it; whoever asks again gets the same. What failed may be tried again. */
export function loadPack(name: string): Promise<Pack> {
  const here = kept.packs[name]
  if (here) return Promise.resolve(here)
  const asked = coming.get(name)
  if (asked) return asked
  const found = call<Pack>('GET', `/api/games/senji/data/${encodeURIComponent(name)}`)
    .then((pack) => {
      keepPack(name, pack)
      return pack
    })
    .finally(() => coming.delete(name))
  coming.set(name, found)
  return found
}

// --- names, in the player's language: the pack's own, else the catalogue's --------------------------------

function nameOf(family: string, id: string, own: Names | undefined): string {
  const key = `senji-${family}-${id.replaceAll('_', '-')}`
  return own?.[words.lang] ?? (words.has(key) ? t(key) : (own?.['en'] ?? id))
}

export function regionName(pack: Pack, id: string): string {
  const found = pack.map.provinces.find((one) => one.id === id) ?? pack.map.seas.find((one) => one.id === id)
  return nameOf('region', id, found?.name)
}

export const samuraiName = (pack: Pack, id: string): string => nameOf('samurai', id, pack.samurai.find((one) => one.id === id)?.name)

/** The letter on a samurai's banner, of his name as it is read here: two where another begins alike. Before the names are
 *  known, and in English, the printed one. */
export function initialOf(pack: Pack, { id, initial }: Samurai): string {
  const called = (one: string): string => samuraiName(pack, one)
  const name = called(id)
  if (words.lang === 'en' || name === id) return initial
  const isAlone = pack.samurai.every((one) => one.id === id || called(one.id)[0] !== name[0])
  return name.slice(0, isAlone ? 1 : 2)
}

export const familyName = (family: string): string => nameOf('family', family, undefined)
