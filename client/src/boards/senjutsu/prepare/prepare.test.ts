/** Before the fight: characters and decks, by touch; what is left of decks while it lasts. */
import { fireEvent } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { partsOf } from '../../../lib/answering.svelte'
import { HOUSE, sceneOf, sit } from '../cards/testing/bench'
import Notes from '../Notes.svelte'
import { discarded, left } from '../left'
import type { BoardProps, Scene } from '../scene'
import { curveOf, preparing, readyDecks, swiftest } from './asking'
import { answerOf, ownDecks, type OwnDecksProps } from './ownDecks'
import OwnDecksStub from './testing/OwnDecks.svelte'
import Prepare from './Prepare.svelte'

const offers = (scene: Scene) => scene.question?.offers ?? []
const things = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-thing]')]

afterEach(() => (ownDecks.load = null))

describe('characters', () => {
  it('are taken by touch, each told with its weapons and its plan', async () => {
    const scene = sceneOf('character')
    expect(preparing(scene)).toBe('character')
    const { box, given, touch } = await sit(Prepare, scene)
    expect(things(box)).toHaveLength(4)
    const label = things(box)[0]!.getAttribute('aria-label') ?? ''
    expect(label).toContain('Katana')
    expect(label).toContain('leap in, slip past')
    await touch(things(box)[1]!)
    expect(given).toEqual(['take master'])
  })
  it('that are taken say by whom, and why', async () => {
    const scene = sceneOf('character', ({ view, question }) => {
      view.table.fighters['B']!.hero = 'ronin'
      ;(question as unknown as { offers: { answer: string }[] }).offers = (question as unknown as { offers: { answer: string }[] }).offers.filter(({ answer }) => answer !== 'take ronin')
    })
    const { box, explained, touch } = await sit(Prepare, scene)
    const ronin = things(box).find((thing) => /Ronin/.test(thing.getAttribute('aria-label') ?? ''))!
    expect(ronin.getAttribute('aria-label')).toContain('Taken: Daria')
    await touch(ronin)
    expect(explained).toEqual(['take ronin'])
  })
  it('show their kamae trees in words, too', async () => {
    const { box } = await sit(Prepare, sceneOf('character'))
    const trees = [...box.querySelectorAll('svg[role="img"]')].map((tree) => tree.getAttribute('aria-label') ?? '')
    expect(trees).toHaveLength(4)
    expect(trees[0]).toMatch(/only/)
    expect(new Set(trees).size).toBe(4)
  })
})

describe('decks', () => {
  it('are brought by touch, each with its plan, its weapon and its curve', async () => {
    const scene = sceneOf('deck')
    expect(preparing(scene)).toBe('deck')
    const ready = readyDecks(scene, HOUSE)
    expect(ready.map(({ id }) => id)).toEqual(offers(scene).map((offer) => partsOf(offer)['deck']).filter(Boolean))
    const { box, given, touch } = await sit(Prepare, scene)
    expect(things(box)).toHaveLength(ready.length)
    expect(box.textContent).toContain(ready[0]?.plan['en'])
    expect(box.querySelectorAll('svg[role="img"][aria-label^="Initiatives"]')).toHaveLength(ready.length)
    await touch(things(box)[0]!)
    expect(given).toEqual([offers(scene)[0]!.answer])
  })
  it('are counted by the value at which their cards can act first', () => {
    for (const deck of HOUSE.decks) {
      const { values, besides, types } = curveOf(HOUSE, deck)
      expect(values.reduce((sum, count) => sum + count, besides)).toBe(40)
      expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(40)
    }
    expect([swiftest({ initiative: { choose: [8, 5, 2] } }), swiftest({ initiative: { range: [9, 2] } }), swiftest({ initiative: 3 }), swiftest({ initiative: null })]).toEqual([8, 9, 3, null])
  })
  it('of one’s own stand below them where somebody keeps any, and are answered like them', async () => {
    ownDecks.load = () => Promise.resolve({ default: OwnDecksStub as unknown as Component<OwnDecksProps> })
    const { box, given, touch } = await sit(Prepare, sceneOf('deck'))
    for (let k = 0; k < 5; k += 1) await tick()
    const own = box.querySelector<HTMLElement>('[data-own-deck]')!
    expect(own.dataset['ownDeck']).toMatch(/^house \w+ false$/)
    await touch(own)
    expect(given).toEqual(['bring katana_cut: plain_cut*3, riposte*1'])
  })
  it('are written as they are answered, without cards of which there is none', () => {
    expect(answerOf({ weapon: 'yari_impale', cards: { plain_cut: 2, riposte: 0 } })).toBe('bring yari_impale: plain_cut*2')
  })
})

it('the field is there for everything else, and for whoever is not asked', () => {
  expect(preparing(sceneOf('lay'))).toBeNull()
  expect(preparing(sceneOf('character', (moment) => { (moment.question as unknown as { offers: null }).offers = null }))).toBeNull()
  expect(preparing(sceneOf('watched'))).toBeNull()
})

describe('what is left', () => {
  const scene = (): Scene =>
    sceneOf('lay', ({ view }) => {
      view.places['discard.B'] = ['plain_cut', 'riposte', 'plain_cut']
      view.places['play.B'] = ['plain_guard']
      view.table.lists = { B: [{ card: 'plain_cut', copies: 3 }, { card: 'riposte', copies: 1 }, { card: 'plain_guard', copies: 2 }] }
    })
  it('of an open list is public arithmetic', () => {
    expect(left(scene(), 'B')).toEqual([{ slug: 'plain_cut', count: 1 }, { slug: 'plain_guard', count: 1 }])
    expect(left(scene(), 'A')).toBeNull()
    expect(discarded(scene(), 'B')).toEqual([{ slug: 'plain_cut', count: 2 }, { slug: 'riposte', count: 1 }])
  })
  it('is a tab in which every card can be opened', async () => {
    const { box, opened } = await sit(Notes as Component<BoardProps>, scene())
    const of = box.querySelector('[data-notes-of="B"]')!
    expect(of.textContent).toContain('Discard pile: 3')
    expect(of.textContent).toContain('Left: 2')
    await fireEvent.click(of.querySelector('li button')!)
    expect(opened[0]?.name).toBe('Plain Cut')
  })
})
