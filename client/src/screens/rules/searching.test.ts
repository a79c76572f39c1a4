import { describe, expect, it } from 'vitest'
import { chaptersOf, marked, references, search, wordsOf } from './searching'

const CHAPTERS = chaptersOf([
  { id: 'SAM-chapter-the-turn', text: 'The turn' },
  { id: 'SAM-50', text: 'The Shogun takes the first turn.' },
  { id: 'SAM-66', text: 'A player may play at most 1 Weapon in a turn.' },
  { id: 'SAM-chapter-rulings', text: 'Rulings' },
  { id: 'SAM-R6', text: 'Ещё: Hanzō parries with a Weapon (SAM-66).' },
])
const found = (query: string): string[] => search(CHAPTERS, wordsOf(query)).flatMap((chapter) => chapter.clauses.map(({ id }) => id))

describe('chapters', () => {
  it('begin with their headings', () => {
    expect(CHAPTERS.map(({ title, clauses }) => [title, clauses.length])).toEqual([['The turn', 2], ['Rulings', 1]])
  })
})

describe('searching', () => {
  it('finds everything while nothing is asked', () => expect(found('  ')).toHaveLength(3))
  it('wants every word, in any case and order', () => expect(found('WEAPON play')).toEqual(['SAM-66']))
  it('finds a clause by its number', () => {
    expect(found('sam-66')).toEqual(['SAM-66', 'SAM-R6'])
    expect(found('50')).toEqual(['SAM-50'])
    expect(found('r6')).toEqual(['SAM-R6'])
  })
  it('counts the heading above', () => expect(found('rulings weapon')).toEqual(['SAM-R6']))
  it('does not mind ё, apostrophes and long vowels', () => {
    expect(found('еще')).toEqual(['SAM-R6'])
    expect(found('hanzo')).toEqual(['SAM-R6'])
  })
  it('leaves out chapters without a clause', () => expect(search(CHAPTERS, wordsOf('shogun')).map(({ title }) => title)).toEqual(['The turn']))
  it('finds nothing', () => expect(found('sumo')).toEqual([]))
})

describe('marking', () => {
  it('marks every place, and keeps the text as it was', () => {
    const pieces = marked('Ещё раз, ещё', wordsOf('еще'))
    expect(pieces).toEqual(['', 'Ещё', ' раз, ', 'ещё', ''])
    expect(pieces.join('')).toBe('Ещё раз, ещё')
  })
  it('joins marks that overlap', () => expect(marked('weapons', ['weap', 'apons'])).toEqual(['', 'weapons', '']))
  it('takes signs of patterns as they are', () => expect(marked('a (b) c', ['(b)'])).toEqual(['a ', '(b)', ' c']))
})

describe('references', () => {
  it('are taken out', () => expect(references('see SAM-66, TEN-R1.')).toEqual(['see ', 'SAM-66', ', ', 'TEN-R1', '.']))
})
