import { describe, expect, it } from 'vitest'
import type { CushionInfo } from '../generated/wire'
import { lookOfPerson, lookOfSeat, looksAt } from './people'

const person = (seat: string, colour = '', crest = ''): CushionInfo => ({ seat, kind: 'person', name: seat, colour, crest })
const bot = (seat: string): CushionInfo => ({ seat, kind: 'bot', name: seat, bot: 'sensible' })

describe('how people look', () => {
  it('goes by their colour, and by their crest if they have chosen one', () => {
    expect(lookOfPerson('plum')).toEqual({ pigment: '#6d4f93', crest: 'ume' })
    expect(lookOfPerson('plum', 'ogi')).toEqual({ pigment: '#6d4f93', crest: 'ogi' })
    expect(lookOfPerson('nonsense', 'nonsense')).toEqual(lookOfPerson('indigo'))
  })
})

describe('how a table looks', () => {
  it('is by the letters where nobody has chosen anything', () => {
    const cushions = [person('A'), bot('B'), { seat: 'C' }]
    for (const { seat } of cushions) expect(looksAt(cushions)[seat]).toEqual(lookOfSeat(seat))
  })
  it('is by the people where they have chosen', () => {
    const cushions = [bot('A'), person('B', 'plum', 'ogi')]
    expect(looksAt(cushions)['B']).toEqual({ pigment: '#6d4f93', crest: 'ogi' })
    expect(looksAt(cushions)['A']).toEqual(lookOfSeat('A'))
  })
  it('never shows two alike, whoever sits there', () => {
    const tables = [
      [person('A', 'plum'), person('B', 'plum'), person('C', 'plum', 'ogi')],
      [person('A', 'pine'), bot('B'), bot('C'), bot('D'), person('E', 'ink'), bot('F'), bot('G')],
      [person('A', 'indigo'), person('B', 'sky'), person('C', 'rose'), person('D', 'vermilion'), person('E', 'ochre'), bot('F'), bot('G')],
      [person('A', 'pine', 'tomoe'), bot('B'), person('C', 'rose', 'ume'), bot('D')],
    ]
    for (const cushions of tables) {
      const looks = Object.values(looksAt(cushions))
      expect(looks).toHaveLength(cushions.length)
      expect(new Set(looks.map((look) => look.crest)).size).toBe(cushions.length)
      expect(new Set(looks.map((look) => look.pigment)).size).toBe(cushions.length)
    }
  })
})
