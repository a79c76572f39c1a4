/** The table's pack: once for each digest and language, kept within bounds, and tried again when the line comes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../../lib/words.svelte'
import { kept } from './kept.svelte'
import { cardOf, characterOf, deckOf, nameOf, packTrouble, statusOf, textOf, usePack, visitPack, type Told } from './pack'

const PACK = {
  cards: [{ slug: 'plain_cut', name: { en: 'Plain Cut', uk: 'Простий розріз' }, parts: [] }], statuses: [{ slug: 'stun', kind: 'stun', name: { en: 'Stun' } }],
  characters: [{ id: 'student' }], decks: [{ id: 'tiger' }],
}
const table = (sha256: string, name = 'house'): Told => ({ view: { options: {}, data: { name, sha256 } } as Told['view'] })
let asked: string[] = []
let answer: (path: string) => Response
const later = async (): Promise<void> => {
  for (let k = 0; k < 12; k += 1) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = (path) => Response.json(path.includes('/texts') ? { pack: 'house', sha256: '', lang: words.lang, cards: { plain_cut: { name: 'Told', frame: [], text: 'Told.' } }, statuses: {} } : PACK)
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve().then(() => answer(path))
  })
  kept.packs = {}
  kept.texts = {}
  kept.troubles = {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the pack of a table', () => {
  it('is asked for once by its digest, however many draw with it', async () => {
    for (let k = 0; k < 5; k += 1) expect(usePack(table('a'.repeat(64)))).toBeNull()
    await later()
    expect(usePack(table('a'.repeat(64)))).toEqual(PACK)
    expect(asked.sort()).toEqual([`/api/games/senjutsu/data/house/texts?sha256=${'a'.repeat(64)}`, `/api/games/senjutsu/data/house?sha256=${'a'.repeat(64)}`])
    await later()
    expect(asked).toHaveLength(2)
  })
  it('names cards, statuses, characters and decks', async () => {
    usePack(table('b'))
    expect([cardOf('plain_cut'), nameOf('plain_cut')]).toEqual([null, 'plain cut'])
    await later()
    expect(cardOf('plain_cut')?.slug).toBe('plain_cut')
    expect(statusOf('stun')?.kind).toBe('stun')
    expect([cardOf('stun'), statusOf('plain_cut'), cardOf('nothing')]).toEqual([null, null, null])
    expect([characterOf('student')?.id, deckOf('tiger')?.id]).toEqual(['student', 'tiger'])
    expect([textOf('plain_cut')?.text, nameOf('plain_cut'), nameOf('stun')]).toEqual(['Told.', 'Told', 'Stun'])
  })
  it('speaks another language as soon as that is spoken, and asks for the words alone', async () => {
    usePack(table('c'))
    await later()
    asked = []
    await words.speak('uk')
    usePack(table('c'))
    expect(nameOf('plain_cut')).toBe('Простий розріз')
    await later()
    expect(asked).toEqual(['/api/games/senjutsu/data/house/texts?sha256=c'])
    await words.speak('en')
  })
  it('is kept within bounds: the oldest goes', async () => {
    for (const digest of 'defghijklmno') {
      usePack(table(digest))
      await later()
    }
    expect(Object.keys(kept.packs)).toEqual(['l', 'm', 'n', 'o'])
    expect(Object.keys(kept.texts).length).toBeLessThanOrEqual(8)
  })
  it('is tried again when the line was lost, later and later', async () => {
    let isLost = true
    const found = answer
    answer = (path) => {
      if (isLost) throw new TypeError('no line')
      return found(path)
    }
    usePack(table('p'))
    await later()
    expect(packTrouble(table('p'))).not.toBe('')
    const before = asked.length
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked.length).toBe(before + 2)
    isLost = false
    await vi.advanceTimersByTimeAsync(8_000)
    expect(usePack(table('p'))).toEqual(PACK)
    expect(packTrouble(table('p'))).toBe('')
  })
  it('that the hall no longer has is said so and not asked for again and again', async () => {
    answer = () => Response.json({ code: 'other-pack', title: 'This hall has another pack of that name.' }, { status: 404 })
    usePack(table('q'))
    await later()
    expect(packTrouble(table('q'))).toBe('This hall has another pack of that name.')
    const before = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(before)
    expect(nameOf('plain_cut')).toBe('plain cut')
  })
  it('can be visited outside of tables', async () => {
    const coming = visitPack({ name: 'house', sha256: '' })
    await later()
    expect(await coming).toEqual(PACK)
    expect(asked).toContain('/api/games/senjutsu/data/house')
  })
})
