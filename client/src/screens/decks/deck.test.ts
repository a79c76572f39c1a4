import { describe, expect, it } from 'vitest'
import { cardsFor, differing, freshDeck, inOrder, sameDeck, sumsOf, textOf, valuesOf, weaponsFor, withCard, type Deck } from './deck'
import { NO_FILTERS, chosenBy, type Filters } from './filters'
import { isTooLong, wellFormed } from './keeping'
import { carriedBy, linkFor } from './link'
import { textOfBytes, textOfFile } from './reading'
import { PACK, checkedText } from './testing'

const DECK: Deck = { name: 'Тигр “1”', character: 'student', weapon: 'katana_cut', cards: { plain_cut: 2, tiger_leap: 1, nobodys: 1 }, rest: ['# mine', '🐅 ???'] }

describe('a deck', () => {
  it('is written as the terminal writes it, and read back the same', () => {
    expect(textOf(PACK, DECK)).toBe('name: Тигр “1”\ncharacter: student\nweapon: katana_cut\n\n1 tiger_leap\n2 plain_cut\n1 nobodys\n# mine\n🐅 ???\n')
    const { name, character, weapon, cards, rest } = checkedText(textOf(PACK, DECK))
    expect(sameDeck({ name, character, weapon, cards, rest }, DECK)).toBe(true)
  })

  it('takes no line break and no comment into its name', () => {
    expect(textOf(PACK, { ...DECK, name: 'a\nweapon: b # c' }).split('\n')[0]).toBe('name: a weapon: b c')
  })

  it('gets more of a card and fewer, but never less than none', () => {
    expect(withCard(withCard(DECK, 'plain_cut', 1), 'nobodys', -1).cards).toEqual({ plain_cut: 3, tiger_leap: 1 })
    expect(withCard(DECK, 'steel_guard', -1).cards).toEqual(DECK.cards)
    expect(inOrder(PACK, { zzz: 1, aaa: 1, plain_cut: 1 }).map(([slug]) => slug)).toEqual(['plain_cut', 'aaa', 'zzz'])
  })

  it('is counted by initiative, type, rank and focus', () => {
    const sums = sumsOf(PACK, { plain_cut: 3, steel_guard: 2, deep_breath: 2, tiger_leap: 1, nobodys: 9 })
    expect(Object.fromEntries(sums.curve.steps.filter(({ count }) => count).map(({ value, count }) => [value, count]))).toEqual({ 8: 1, 7: 2, 5: 3 })
    expect(sums.curve.window).toBe(2)
    expect(sums.kinds).toEqual({ attack: 4, defence: 2, meditation: 2 })
    expect(sums.ranks).toEqual({ wood: 5, steel: 2, gold: 1, jade: 0 })
    expect([sums.costly, sums.focus]).toEqual([3, 4])
  })

  it('begins with its character’s usual weapon, among the weapons and cards that he can look at', () => {
    expect(freshDeck(PACK, 'ronin').weapon).toBe('naginata_sweep')
    expect(weaponsFor(PACK, 'student').map(({ slug }) => slug)).toEqual(['katana_cut'])
    expect(weaponsFor(PACK, 'nobody')).toHaveLength(2)
    expect(cardsFor(PACK, 'student').map(({ slug }) => slug)).toEqual(['tiger_leap', 'plain_cut', 'steel_guard', 'deep_breath'])
    expect(valuesOf(PACK.cards[3]!)).toEqual([8, 2, 9])
  })

  it('is compared with another card by card', () => {
    expect(differing({ a: 1, b: 2 }, { b: 2, c: 1 })).toEqual([{ slug: 'a', one: 1, other: 0 }, { slug: 'c', one: 0, other: 1 }])
  })
})

describe('filters', () => {
  const found = (filters: Partial<Filters>): string[] => chosenBy({ ...NO_FILTERS, ...filters }, cardsFor(PACK, 'student'), (slug) => [`${slug} П’ять ран`]).map(({ slug }) => slug)

  it('go by what is printed', () => {
    expect(found({})).toHaveLength(4)
    expect(found({ type: 'defence' })).toEqual(['steel_guard'])
    expect(found({ rank: 'gold' })).toEqual(['tiger_leap'])
    expect(found({ owner: 'personal' })).toEqual(['tiger_leap'])
    expect(found({ school: 'crane' })).toEqual(['steel_guard'])
    expect(found({ school: 'none', owner: 'basic' })).toEqual(['plain_cut', 'deep_breath'])
    expect(found({ initiative: '5' })).toEqual(['plain_cut', 'steel_guard'])
    expect(found({ initiative: 'window' })).toEqual(['deep_breath'])
    expect(found({ keyword: 'instant' })).toEqual(['deep_breath'])
  })

  it('find words in the reader’s language, whatever apostrophe he types', () => {
    expect(found({ words: "ТИГЕР п'ять" })).toEqual([])
    expect(found({ words: "tiger п'ять РАН" })).toEqual(['tiger_leap'])
    expect(found({ words: 'leap' })).toEqual(['tiger_leap'])
  })
})

describe('a link', () => {
  it('carries a deck behind its #, whatever signs it has', () => {
    const link = linkFor({ pack: 'my-dojo', deck: DECK })
    expect(link).toMatch(/^\/decks\/link#[A-Za-z0-9_-]+$/)
    expect(carriedBy(link.slice(link.indexOf('#')))).toEqual({ pack: 'my-dojo', deck: DECK })
  })

  it('that was cut off, made up or is no deck carries nothing', () => {
    const whole = linkFor({ pack: 'house', deck: DECK }).split('#')[1] ?? ''
    const odd = (what: unknown): string => btoa(JSON.stringify(what))
    const bad = ['', '#', whole.slice(0, -3), 'ÿÿ', '<script>', odd({}), odd([2]), odd([1, 'house', 'n', 'c', 'w', { a: -1 }, []]), odd([1, 'house', 'n', 'c', 'w', { a: 1e9 }, []]), odd([1, 'house', 'n', 'c', 'w', [], []]), odd([1, 'house', 7, 'c', 'w', {}, []]), odd([1, 'house', 'n', 'c', 'w', {}, [7]]), 'A'.repeat(100_000)]
    for (const hash of bad) expect(carriedBy(hash), hash.slice(0, 30)).toBeNull()
  })
})

describe('whatever somebody brings', () => {
  it('is read as text, with marks where it is none', async () => {
    expect(textOfBytes(new TextEncoder().encode('3 tiger_leap'))).toBe('3 tiger_leap')
    expect(textOfBytes(new Uint8Array([0xff, 0xfe, 0x33, 0, 0x20, 0, 0x61, 0]))).toBe('3 a')
    expect(textOfBytes(new Uint8Array([0x33, 0xc3, 0x28, 0xff]))).toContain('\ufffd')
    await expect(textOfFile(new Blob([new Uint8Array(70_000)]))).rejects.toMatchObject({ code: 'deck-too-long' })
  })

  it('is too long by its signs or its lines', () => {
    expect(isTooLong('🐅'.repeat(16_384))).toBe(false)
    expect(isTooLong('x'.repeat(16_385))).toBe(true)
    expect(isTooLong('x\n'.repeat(10_000))).toBe(true)
    expect(wellFormed('a\ud800b🐅')).toBe('a\ufffdb🐅')
  })
})
