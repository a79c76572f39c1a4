/** The rulebook as chapters, the cards in their halls, and finding words in both. */
import type { Exhibit, Hall } from '../../boards/gallery'
import type { Clause } from '../../generated/wire'

export interface Chapter {
  id: string
  title: string
  clauses: Clause[]
}

/** Headings are the clauses called `TEN-chapter-…`; what follows belongs to them. */
export function chaptersOf(clauses: readonly Clause[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const clause of clauses) {
    if (/^[A-Z]+-chapter-/.test(clause.id)) chapters.push({ id: clause.id, title: clause.text, clauses: [] })
    else chapters.at(-1)?.clauses.push(clause)
  }
  return chapters
}

/** A text cut into pieces, every second of which was looked for. */
export type Marked = string[]

/** Letters that look alike to whoever types: ё and е, ґ and г, every apostrophe. */
const ALIKE: Record<string, string> = { ё: 'е', ґ: 'г', '’': "'", '‘': "'", ʼ: "'", '`': "'", '′': "'" }

/** One sign without its case and, in Latin letters, its accents; never longer or shorter, so that places agree. */
function foldedSign(sign: string): string {
  const low = sign.toLowerCase()
  const bare = ALIKE[low] ?? (/\p{Script=Latin}/u.test(low) ? low.normalize('NFD').charAt(0) : low)
  return bare.length === sign.length ? bare : sign
}

const folded = (text: string): string => text.normalize('NFC').replace(/[^ -@[-_a-~]/gu, foldedSign)
/** Whoever leaves the apostrophe out finds the word as well. */
const unmarked = (text: string): string => text.replaceAll("'", '')

/** Whether every word stands somewhere in the texts, or is the name of a clause, or its number. */
export function holds(words: readonly string[], texts: readonly string[], ids: readonly string[] = []): boolean {
  const all = folded(texts.join('\n'))
  const [bare, names] = [unmarked(all), ids.map((id) => id.toLowerCase())]
  const isName = (word: string): boolean => names.some((name) => name === word || name.endsWith(`-${word}`))
  return words.every((word) => all.includes(word) || (unmarked(word) !== '' && bare.includes(unmarked(word))) || isName(word))
}

/** Where any of the words stands in the text, in order and without overlap. */
function places(text: string, words: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  for (const word of words) for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length])
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1])
  const apart: [number, number][] = []
  for (const [from, to] of found) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

export function marked(given: string, words: readonly string[]): Marked {
  const text = given.normalize('NFC')
  const pieces: Marked = []
  let at = 0
  for (const [from, to] of places(folded(text), words)) {
    pieces.push(text.slice(at, from), text.slice(from, to))
    at = to
  }
  return [...pieces, text.slice(at)]
}

/** The chapters with the clauses in which every word stands: in the text, the id, or the heading above. */
export function search(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters]
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(({ id, text }) => holds(words, [text, chapter.title], [id])) }))
    .filter((chapter) => chapter.clauses.length)
}

/** The halls with the cards in which every word stands: on the card, in what is said of it, or above its hall. */
export function searchCards(halls: readonly Hall[], words: readonly string[]): Hall[] {
  if (!words.length) return [...halls]
  const fits = (hall: Hall, { name, kanji = '', kind = '', about = '', clauses = [] }: Exhibit): boolean =>
    holds(words, [name, kanji, kind, about, hall.title, hall.about ?? ''], [...clauses, ...(hall.clauses ?? [])])
  return halls.map((hall) => ({ ...hall, cards: hall.cards.filter((card) => fits(hall, card)) })).filter((hall) => hall.cards.length)
}

/** All of them in a row, those first whose names were asked for. */
export function foundCards(halls: readonly Hall[], words: readonly string[]): Exhibit[] {
  const cards = halls.flatMap((hall) => hall.cards)
  const isNamed = ({ name }: Exhibit): boolean => holds(words, [name])
  return [...cards.filter(isNamed), ...cards.filter((card) => !isNamed(card))]
}

/** A text with its references to other clauses taken out: `['see ', 'TEN-54', ' …']`, every second a clause. */
export const references = (text: string): string[] => text.split(/\b([A-Z]{3}-R?\d+[a-z]?)\b/)
