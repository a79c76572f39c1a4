/** The rulebook as chapters, and finding words in it. */
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

const SIGNS: Record<string, string> = { ё: 'е', '’': "'", ʼ: "'", ō: 'o', ū: 'u' }
/** Letters that look alike to whoever types; length stays the same, so that places agree. */
const folded = (text: string): string => text.toLowerCase().replace(/[ё’ʼōū]/g, (sign) => SIGNS[sign] ?? sign)

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

export function marked(text: string, words: readonly string[]): Marked {
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
    .map((chapter) => {
      const heading = folded(chapter.title)
      const fits = ({ id, text }: Clause): boolean => {
        const [all, name] = [folded(text), id.toLowerCase()]
        return words.every((word) => all.includes(word) || name === word || name.endsWith(`-${word}`) || heading.includes(word))
      }
      return { ...chapter, clauses: chapter.clauses.filter(fits) }
    })
    .filter((chapter) => chapter.clauses.length)
}

/** A text with its references to other clauses taken out: `['see ', 'TEN-54', ' …']`, every second a clause. */
export const references = (text: string): string[] => text.split(/\b([A-Z]{3}-R?\d+[a-z]?)\b/)
