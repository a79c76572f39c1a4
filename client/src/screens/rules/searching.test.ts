import { describe, expect, it } from 'vitest'
import type { Hall } from '../../boards/gallery'
import { chaptersOf, foundCards, marked, references, search, searchCards, wordsOf } from './searching'

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

describe('searching as people type', () => {
  const text = chaptersOf([
    { id: 'SEN-chapter-x', text: 'x' },
    { id: 'SEN-1', text: 'Ґінчійо пам’ятає Hōjō, зʼїзд і ЇЖАКА.' },
    { id: 'SEN-2', text: 'Мёд и кий' },
  ])
  const finds = (query: string): string[] => search(text, wordsOf(query)).flatMap((chapter) => chapter.clauses.map(({ id }) => id))
  it.each(['гінчійо', 'ҐІНЧІЙО', "пам'ятає", 'пам`ятає', 'памятає', 'зїзд', 'hojo', 'HŌJŌ', 'ho\u0304jo\u0304', 'їжака'])('%s', (query) => expect(finds(query)).toEqual(['SEN-1']))
  it.each(['мед', 'мёд', 'МЁД'])('%s', (query) => expect(finds(query)).toEqual(['SEN-2']))
  it('keeps letters apart that are letters of their own', () => {
    expect(finds('кии')).toEqual([])
    expect(finds('іжака')).toEqual([])
  })
  it('marks what it found in the text as it was written', () => expect(marked('Ґінчійо пам’ятає Hōjō', wordsOf("гінчійо пам'ятає hojo"))).toEqual(['', 'Ґінчійо', ' ', 'пам’ятає', ' ', 'Hōjō', '']))
  it('finds nothing by an apostrophe alone where there is none', () => expect(search(CHAPTERS, wordsOf("'"))).toEqual([]))
})

describe('searching cards', () => {
  const card = (id: string, name: string, about: string) => ({ id, name, about, count: 1, art: '', kanji: '忍', kind: 'Action', clauses: ['SAM-90'] })
  const halls: Hall[] = [
    { id: 'actions', title: 'Actions', cards: [card('cry', 'Battle Cry', 'Answered by a Parry.'), card('parry', 'Parry', 'Stops a weapon.')] },
    { id: 'roles', title: 'Roles', clauses: ['SAM-5'], cards: [card('ninja', 'Ninja', 'Wins ties.')] },
  ]
  const cards = (query: string): string[] => searchCards(halls, wordsOf(query)).flatMap((hall) => hall.cards.map(({ id }) => id))
  it('finds all while nothing is asked', () => expect(cards('')).toEqual(['cry', 'parry', 'ninja']))
  it('finds by name, words, kind, kanji, hall and clause', () => {
    expect(cards('NINJA')).toEqual(['ninja'])
    expect(cards('stops weapon')).toEqual(['parry'])
    expect(cards('roles action')).toEqual(['ninja'])
    expect(cards('忍 ties')).toEqual(['ninja'])
    expect(cards('sam-5')).toEqual(['ninja'])
    expect(cards('sumo')).toEqual([])
  })
  it('puts those first whose names were asked for', () => {
    const words = wordsOf('parry')
    expect(foundCards(searchCards(halls, words), words).map(({ id }) => id)).toEqual(['parry', 'cry'])
  })
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
