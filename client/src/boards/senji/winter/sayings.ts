/** Notes of letters in the reader's language, put together from the names of families, provinces and kinds of cards. */
import { NOTES, type NoteReading } from '../../../generated/senji-notes'
import { t, words, type Facts } from '../../../lib/words.svelte'
import { regionName, type Pack } from '../pack'

const CASES = ['acc', 'gen'] as const
const keyOf = (kind: string, name: string): string => `senji-${kind}-${name.replaceAll('_', '-')}`

/** A name in its cases: `family`, `family_acc`, `family_gen`; one that a data pack brought along has none. */
function formsOf(fact: string, kind: string, name: string, own = ''): Facts {
  const key = keyOf(kind, name)
  const isOurs = words.has(key) && (!own || t(key) === own)
  const plain = isOurs ? t(key) : own || name
  return Object.fromEntries([[fact, plain], ...CASES.map((form) => [`${fact}_${form}`, isOurs && words.has(`${key}.${form}`) ? t(`${key}.${form}`) : plain])])
}

/** The pattern of a note, of those that the engine reads: each word as it is or, where something is said by it, a star. */
function readingOf(sort: string, words: readonly string[]): NoteReading | null {
  const patterns = words.reduce<string[][]>((some, word) => some.flatMap((known) => [[...known, word], [...known, '*']]), [[]])
  const found = patterns.map((pattern) => NOTES[`${sort}:${pattern.join('.')}`]).find((reading) => reading !== undefined)
  return found ?? null
}

/** What a note of that sort says (`vow`, `strike.echizen`); cards are drawn, not told. */
export function noteText(pack: Pack, sort: string, about: string): string {
  const said = about.split('.')
  const reading = readingOf(sort, said)
  if (!reading) return about
  const facts = reading.parts.map(({ name, kind, at }): Facts => {
    const value = said[at] ?? ''
    if (kind === 'number') return { [name]: Number(value) }
    return formsOf(name, kind.replaceAll('_', '-'), value, kind === 'region' ? regionName(pack, value) : '')
  })
  return t(`senji-${reading.key}`, Object.assign({}, ...facts) as Facts)
}
