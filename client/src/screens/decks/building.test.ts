import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hall } from '../../lib/hall.svelte'
import { decksGoAlong } from './along'
import { Building } from './building.svelte'
import { freshDeck } from './deck'
import { DRAWER, MOST_KEPT, draftOf, drafts, keepDraft, keepHere, keepTyped, keptHere, typed } from './keeping'
import { offered } from './own.svelte'
import { allDecks, dropDeck, oneDeck, renameDeck, saveDeck } from './shelf'
import { FakeHall, PACK } from './testing'

let fake: FakeHall

const guest = (): void => void (hall.me = { id: 'me', name: 'Olena', colour: 'plum' })
const member = (): void => void (hall.me = { id: 'me', name: 'Olena', colour: 'plum', account: 'Olena' })

beforeEach(() => {
  fake = new FakeHall()
  vi.stubGlobal('fetch', fake.fetch)
  localStorage.clear()
  hall.known = true
  member()
})
afterEach(() => {
  vi.unstubAllGlobals()
  hall.me = null
})

async function begun(id = 'new-1'): Promise<Building> {
  const building = new Building(id, 'house', () => PACK)
  await building.open()
  if (building.isEmpty) building.start(freshDeck(PACK, 'student'))
  return building
}

/** Four cards: legal here. */
async function saved(): Promise<Building> {
  const building = await begun()
  building.rename('Tiger')
  building.add('plain_cut', 3)
  building.add('tiger_leap', 1)
  expect(await building.save()).toBe('d1')
  return building
}

describe('a deck that is built', () => {
  it('can be taken back step by step, and what was taken out is named', async () => {
    const building = await begun()
    building.add('plain_cut', 2)
    building.add('tiger_leap', 1)
    building.add('tiger_leap', -1)
    expect(building.removed).toBe('tiger_leap')
    building.undo()
    expect(building.deck.cards).toEqual({ plain_cut: 2, tiger_leap: 1 })
    building.undo()
    building.undo()
    expect([building.deck.cards, building.canUndo]).toEqual([{}, false])
    building.redo()
    building.redo()
    expect(building.deck.cards).toEqual({ plain_cut: 2, tiger_leap: 1 })
  })

  it('is judged by the hall, and only what was asked last counts', async () => {
    const building = await begun()
    building.add('plain_cut', 3)
    const late = building.check()
    building.add('tiger_leap', 1)
    await Promise.all([building.check(), late])
    expect([building.isChecked, building.checked?.fits]).toEqual([true, 'matched'])
    building.add('tiger_leap', 1)
    expect(building.isChecked).toBe(false)
  })

  it('is left in the browser until it is saved, and found again', async () => {
    const building = await begun('new-7')
    building.rename('Half')
    building.add('plain_cut', 2)
    const again = await begun('new-7')
    expect([again.deck.name, again.deck.cards, again.isResumed]).toEqual(['Half', { plain_cut: 2 }, true])
    await again.save()
    expect(drafts()).toEqual([])
    expect((await allDecks()).map(({ name, faults }) => [name, faults])).toEqual([['Half', 1]])
  })

  it('stays as it is where the hall cannot be reached', async () => {
    const building = await begun()
    building.add('plain_cut', 2)
    fake.away = true
    expect(await building.save()).toBe('')
    expect(building.trouble).not.toBe('')
    expect(draftOf('new-1')?.deck.cards).toEqual({ plain_cut: 2 })
    fake.away = false
    expect(await building.save()).toBe('d1')
  })
})

describe('a deck that is changed in two tabs', () => {
  it('is not written over: both versions are offered, and this one may stay', async () => {
    const building = await saved()
    fake.write('d1', { pack: 'house', name: 'Wolf', text: 'character: ronin\nweapon: naginata_sweep\n\n1 wolf_bite\n' })
    building.add('plain_cut', -1)
    expect(await building.save()).toBe('')
    expect([building.other?.entry.name, fake.rows.get('d1')?.name]).toEqual(['Wolf', 'Wolf'])
    expect(await building.keepMine()).toBe('d1')
    expect(fake.rows.get('d1')).toMatchObject({ name: 'Tiger', revision: 3 })
    expect(building.other).toBeNull()
  })

  it('may be the other one from then on, and this one is had back by undo', async () => {
    const building = await saved()
    fake.write('d1', { pack: 'house', name: 'Wolf', text: 'character: ronin\nweapon: naginata_sweep\n\n1 wolf_bite\n' })
    building.add('plain_cut', -1)
    await building.save()
    building.takeOther()
    expect([building.deck.name, building.deck.character, building.isChanged]).toEqual(['Wolf', 'ronin', false])
    building.undo()
    expect(building.deck.cards).toEqual({ plain_cut: 2, tiger_leap: 1 })
    expect(await building.save()).toBe('d1')
  })

  it('may be two decks from then on', async () => {
    const building = await saved()
    fake.write('d1', { pack: 'house', name: 'Wolf', text: '1 wolf_bite\n' })
    building.add('plain_cut', -1)
    await building.save()
    expect(await building.keepBoth('Tiger (2)')).toBe('d2')
    expect([...fake.rows.values()].map(({ name }) => name)).toEqual(['Wolf', 'Tiger (2)'])
  })

  it('finds out so as well where it was left without saving', async () => {
    const building = await saved()
    building.add('plain_cut', -1)
    fake.write('d1', { pack: 'house', name: 'Wolf', text: '1 wolf_bite\n' })
    const again = await begun('d1')
    expect(again.isResumed).toBe(true)
    expect(await again.save()).toBe('')
    expect(again.other?.entry.name).toBe('Wolf')
  })

  it('that was thrown away elsewhere is a new one here', async () => {
    const building = await saved()
    fake.rows.clear()
    building.add('plain_cut', -1)
    expect(await building.save()).toBe('')
    expect(drafts()).toHaveLength(1)
    expect(await building.save()).toBe('d2')
    building.add('plain_cut', -1)
    fake.rows.clear()
    const left = await begun('d2')
    expect([left.deck.cards, left.trouble]).toEqual([{ plain_cut: 1, tiger_leap: 1 }, 'This deck is gone.'])
  })
})

describe('decks of a guest', () => {
  it('are kept in the browser as the hall would keep them', async () => {
    guest()
    const building = await begun()
    building.rename('Tiger')
    building.add('plain_cut', 4)
    const id = await building.save()
    expect(id).toMatch(/^here-/)
    expect(fake.asked.some(({ path }) => path.startsWith('/api/me/decks'))).toBe(false)
    const [entry] = await allDecks()
    expect(entry).toMatchObject({ name: 'Tiger', fits: 'matched', revision: 1, character: 'student' })
    await renameDeck(entry!, 'Wolf')
    await expect(saveDeck({ pack: 'house', name: 'Late', text: '' }, { id, revision: 1 })).rejects.toMatchObject({ code: 'deck-has-changed' })
    await expect(saveDeck({ pack: 'house', name: 'x'.repeat(61), text: '' }, null)).rejects.toMatchObject({ code: 'deck-name-is-too-long' })
    await dropDeck(id)
    await expect(oneDeck(id)).rejects.toMatchObject({ code: 'no-such-deck' })
  })

  it('have an end in their number, told in a sentence', async () => {
    guest()
    for (let k = 0; k < MOST_KEPT; k++) await saveDeck({ pack: 'house', name: `${k}`, text: '' }, null)
    await expect(saveDeck({ pack: 'house', name: 'more', text: '' }, null)).rejects.toMatchObject({ code: 'decks-are-full' })
    expect(keptHere()).toHaveLength(MOST_KEPT)
  })

  it('go along with a new account, and stay where they are if they cannot', async () => {
    guest()
    for (const name of ['Tiger', 'Wolf']) await saveDeck({ pack: 'house', name, text: '4 plain_cut' }, null)
    member()
    fake.away = true
    expect(await decksGoAlong()).not.toBe('')
    expect(keptHere()).toHaveLength(2)
    fake.away = false
    expect(await decksGoAlong()).toBe('')
    expect([...fake.rows.values()].map(({ name }) => name)).toEqual(['Tiger', 'Wolf'])
    expect(keptHere()).toEqual([])
  })

  it('are told with what is known of them where the hall is away', async () => {
    guest()
    keepHere({ id: 'here-1', pack: 'house', name: 'Tiger', text: '7 plain_cut', revision: 1, changedAt: 0 })
    fake.away = true
    const [entry] = await allDecks()
    expect(entry).toMatchObject({ name: 'Tiger', fits: '', faults: 1 })
  })
})

describe('what the browser keeps', () => {
  it('is read only as far as it is understood', () => {
    for (const odd of ['', '[]', '{"kept": 7}', '{"kept": [{}], "drafts": [null, {"id": "x"}]}', '{{{']) {
      localStorage.setItem(DRAWER, odd)
      expect([keptHere(), drafts()]).toEqual([[], []])
    }
  })

  it('has an end, and says when there is no room', () => {
    const deck = freshDeck(PACK)
    for (let k = 0; k < 25; k++) keepDraft({ id: `new-${k}`, pack: 'house', revision: 0, deck, at: k })
    expect(drafts().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, k) => `new-${k + 5}`))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    expect(keepDraft({ id: 'new-x', pack: 'house', revision: 0, deck, at: 0 })).toBe(false)
    keepTyped('x'.repeat(100_000))
    expect(typed()).toHaveLength(65_536)
    keepTyped('')
    expect(typed()).toBe('')
  })
})

it('offers at a table what is legal there, of that pack and character', async () => {
  await saved()
  const [entry] = await allDecks()
  const free = { ...entry!, id: 'free', fits: 'free' as const }
  const entries = [entry!, free, { ...entry!, id: 'other', pack: 'my-dojo' }, { ...entry!, id: 'ronin', character: 'ronin' }, { ...entry!, id: 'faulty', fits: '' as const, line: '' }]
  expect(offered(entries, 'house', 'student', true).map(({ id }) => id)).toEqual(['d1'])
  expect(offered(entries, 'house', 'student', false).map(({ id }) => id)).toEqual(['d1', 'free'])
  expect(offered(entries, 'house', 'student', true)[0]?.answer).toBe('bring katana_cut: tiger_leap*1, plain_cut*3')
  expect(offered(entries, 'house', 'student', true)[0]?.cards).toEqual({ tiger_leap: 1, plain_cut: 3 })
})
