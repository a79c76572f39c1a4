/** The hand, and every question that is answered by a card. */
import { fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Offer } from '../../../generated/wire'
import { page } from '../../../lib/page.svelte'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import { project, projection } from '../field/projection.svelte'
import Hand from './Cards.svelte'
import { asksHand, counterValues, handSize, ownCards, passes, trayOf } from './asking'
import { courseLines, harmWords, valueWords } from './course'
import { openedCard } from './opened'
import { cardIn, confirm, sceneOf, sit, type MomentName } from './testing/bench'
import type { Scene } from '../scene'

beforeEach(() => {
  project(null)
  page.isPhone = false
  settings.set('streamer', false)
})

const offersOf = (scene: Scene): readonly Offer[] => (scene.question?.offers ?? []) as readonly Offer[]
const cardOffers = (scene: Scene): Offer[] => offersOf(scene).filter((offer) => cardIn(offer))
const offer = (answer: string, kind: string, card: string): Offer => ({ answer, kind, label: answer, touches: { card: { kind: 'ability', value: card } } })

/** The Master with five cards in hand and his core cards, choosing. */
const HELD = ['plain_guard', 'horizontal_cut', 'river_parry', 'river_parry', 'teachers_gaze']
const CORE = ['centre_of_the_circle', 'tachi_sweep']
const lay = (change: Parameters<typeof sceneOf>[1] = () => undefined): Scene =>
  sceneOf('lay', (moment) => {
    const { view, question } = moment
    view.seat = 'A'
    view.places['hand.A'] = [...HELD]
    Object.assign(view.table.fighters['A']!, { hero: 'master', weapon: 'tachi_sweep', card: null, stun: 0 })
    Object.assign(question as object, { name: 'CardToLay', asked: ['A', 'B'], offers: [...new Set([...HELD, ...CORE])].map((slug) => offer(`lay ${slug}`, 'lay', slug)) })
    change(moment)
  })

/** Questions of which no short fight comes: the same view, asked something else. */
const asking = (base: MomentName, name: string, about: object, offers: Offer[], change: (places: Record<string, string[]>) => void = () => undefined): Scene =>
  sceneOf(base, ({ view, question }) => {
    view.seat = 'A'
    change(view.places)
    Object.assign(question as object, { name, about, offers })
  })

const POISON = (): Scene => asking('lay', 'PoisonToGive', { by: 'A', target: 'B', counts: true }, [offer('give strong_poison', 'give', 'strong_poison')], (places) => (places['poison.A'] = ['strong_poison']))
const TAKEN = (): Scene => asking('lay', 'CardToTakeAway', { by: 'A', target: 'B' }, [offer('discard plain_cut', 'discard', 'plain_cut'), offer('discard riposte', 'discard', 'riposte')], (places) => (places['hand.B'] = ['plain_cut', 'riposte', '?']))
const COUNTER = (): Scene => asking('lay', 'CounterValueToChoose', { by: 'A', ability: 'three_speed_feint', limit: 6 }, [5, 2].map((value) => ({ answer: `value ${value}`, kind: 'value', label: `value ${value}`, touches: { value: { kind: 'number', value } } })))

describe('every question that is asked of cards is answered by touching one', () => {
  const scenes: [string, () => Scene][] = [
    ...(['lay', 'layFirst', 'layOfThree', 'layOfPairs', 'surplus', 'discard', 'find', 'prepared', 'play'] as const).map((name): [string, () => Scene] => [name, () => sceneOf(name)]),
    ['PoisonToGive', POISON], ['CardToTakeAway', TAKEN],
  ]
  for (const phone of [false, true])
    it.each(scenes)(`%s, ${phone ? 'phone' : 'desk'}`, async (_, make) => {
      page.isPhone = phone
      const scene = make()
      expect(asksHand(scene)).toBe(true)
      expect(cardOffers(scene).length).toBeGreaterThan(0)
      // Of a whole deck some will do.
      for (const each of cardOffers(scene).slice(0, 6)) {
        const sitting = await sit(Hand, scene)
        expect(sitting.thing(cardIn(each)).dataset['light'], each.answer).toBe('legal')
        await sitting.touch(sitting.thing(cardIn(each)))
        // Shown first, given on a yes.
        expect(sitting.given).toEqual([])
        expect(sitting.answering.ready?.answer).toBe(each.answer)
        await confirm(sitting)
        expect(sitting.given).toEqual([each.answer])
        document.body.innerHTML = ''
      }
    })
  it('CounterValueToChoose, by touching a value', async () => {
    const scene = COUNTER()
    expect(counterValues(scene)).toEqual({ slug: 'three_speed_feint', values: [5, 2] })
    const sitting = await sit(Hand, scene)
    await sitting.touch([...sitting.box.querySelectorAll<HTMLElement>('[data-thing]')].find((thing) => /2/.test(thing.getAttribute('aria-label') ?? ''))!)
    expect(sitting.given).toEqual(['value 2'])
  })
})

describe('the hand', () => {
  it('holds the hand, then the core cards, each once with its number', () => {
    const scene = lay()
    const cards = ownCards(scene)
    expect(cards.filter(({ sort }) => sort === 'core').map(({ slug }) => slug)).toEqual(['centre_of_the_circle', 'tachi_sweep'])
    expect(cards.find(({ slug }) => slug === 'river_parry')?.count).toBe(2)
    expect(cards.filter(({ sort }) => sort === 'hand').reduce((sum, { count }) => sum + count, 0)).toBe(handSize(scene))
  })
  it('has a stun card beside them while one is held', () => {
    const scene = lay(({ view }) => (view.table.fighters['A']!.stun = 2))
    expect(ownCards(scene).at(-1)).toEqual({ slug: 'stun', count: 2, sort: 'stun' })
  })
  it('lacks the core card that lies revealed', () => {
    const scene = lay(({ view }) => (view.table.fighters['A']!.card = 'tachi_sweep'))
    expect(ownCards(scene).map(({ slug }) => slug)).not.toContain('tachi_sweep')
  })
  it('says why of a card that cannot be used now', async () => {
    const scene = lay(({ question }) => ((question as { offers: Offer[] }).offers = offersOf(lay()).filter((each) => cardIn(each) !== 'horizontal_cut') as Offer[]))
    const sitting = await sit(Hand, scene)
    expect(sitting.thing('horizontal_cut').dataset['light']).toBe('dull')
    await sitting.touch(sitting.thing('horizontal_cut'))
    expect(sitting.explained).toEqual(['lay horizontal_cut'])
  })
  it('opens a card by a touch while nothing is asked', async () => {
    const sitting = await sit(Hand, lay(), { asked: false })
    await sitting.touch(sitting.thing('plain_guard'))
    expect(sitting.opened.map(({ name }) => name)).toEqual(['Plain Guard'])
  })
  it('shows on the field what a card would do that is looked at, and leaves what is chosen there', async () => {
    const sitting = await sit(Hand, lay())
    const one = (slug: string): Element => sitting.box.querySelector(`[data-card-slug="${slug}"]`)!
    await fireEvent.pointerEnter(one('river_parry'))
    expect(projection.slug).toBe('river_parry')
    await fireEvent.pointerLeave(one('river_parry'))
    expect(projection.slug).toBeNull()
    await sitting.touch(sitting.thing('plain_guard'))
    expect(projection.slug).toBe('plain_guard')
    await fireEvent.pointerEnter(one('river_parry'))
    await fireEvent.pointerLeave(one('river_parry'))
    expect(projection.slug).toBe('plain_guard')
  })
  it('stays covered on a shared screen until it is held', async () => {
    settings.set('streamer', true)
    const { box } = await sit(Hand, lay())
    expect(box.querySelectorAll('[data-card-slug]')).toHaveLength(0)
    await fireEvent.pointerEnter(box.querySelector('ul')!)
    await tick()
    expect(box.querySelectorAll('[data-card-slug]').length).toBeGreaterThan(0)
    await fireEvent.pointerLeave(box.querySelector('ul')!)
  })
  it('is nobody’s for a spectator', async () => {
    const { box } = await sit(Hand, sceneOf('watched'))
    expect(box.querySelector('[data-card-slug]')).toBeNull()
  })
  it('speaks each card with what it does', async () => {
    const sitting = await sit(Hand, lay())
    expect(sitting.thing('river_parry').getAttribute('aria-label')).toMatch(/River Parry.*2.*What River Parry does\./)
  })
})

describe('cards that lie open for a question', () => {
  it('are those that were searched, what fits first', () => {
    const scene = sceneOf('find')
    const tray = trayOf(scene)!
    const fits = new Set(cardOffers(scene).map(cardIn))
    expect(tray.cards.slice(0, fits.size).every(({ isOffered }) => isOffered)).toBe(true)
    expect(new Set(tray.cards.map(({ slug }) => slug))).toEqual(new Set(scene.place(`shown.${scene.viewer}`).map(({ face }) => face)))
  })
  it('of another hand are named as his, and one’s own lies beside', async () => {
    const { box } = await sit(Hand, TAKEN())
    expect(box.textContent).toContain('Daria')
    expect([...box.querySelectorAll<HTMLElement>('[data-card-slug]')].map((each) => each.dataset['cardSlug'])).toEqual(['plain_cut', 'riposte'])
  })
})

describe('an opened card', () => {
  it('has its whole text, its frame, its signs and clauses', () => {
    const opened = openedCard(lay(), 'river_parry')
    expect(opened).toMatchObject({ name: 'River Parry', kanji: '川受', kind: 'defence · steel', about: 'What River Parry does.' })
    expect(opened.clauses).toContain('SJT-141')
  })
  it('says why it cannot be used now, where it cannot', async () => {
    const scene = lay(({ question }) => ((question as { offers: Offer[] }).offers = []))
    const told = await openedCard(scene, 'horizontal_cut', { answering: null, explain: () => undefined, open: () => undefined, clock: () => null, awaySince: () => null, deciding: () => '', reason: (attempt) => Promise.resolve({ text: attempt, clauses: [] }) }, 'lay horizontal_cut').reason?.()
    expect(told).toEqual({ text: 'lay horizontal_cut', clauses: [] })
    expect(openedCard(scene, 'horizontal_cut').reason).toBeUndefined()
  })
})

describe('if you play it', () => {
  const aids = (course: object | undefined, blocks: { cell: string; values: number[] }[] = [], strikes: object[] = []): Scene =>
    lay((moment) => {
      moment.aids.cards = { A: { tachi_sweep: { reach: { strikes, blocks }, ...(course ? { course } : {}), value: [5] } } } as never
    })
  const lines = (scene: Scene): string[] => courseLines(scene, 'A', 'tachi_sweep').map(({ text }) => text)

  it('says whom it hits, and at which values he could block it', () => {
    const scene = aids({ strikes: [], victims: [{ seat: 'B', harm: { w: 2, push: 1 }, is_friend: false, may_block_at: [7, 6, 5, 3] }], is_forced: false })
    expect(lines(scene)).toEqual(['Daria if nobody moves: 2 wounds, pushed by a cell.', 'Daria could block it with a guard at 7, 6, 5, 3.'])
  })
  it('says that nobody is known to have a guard, and no more', () => {
    const scene = aids({ strikes: [], victims: [{ seat: 'B', harm: { w: 1 }, is_friend: false, may_block_at: [] }], is_forced: false })
    expect(lines(scene).at(-1)).toBe('As far as everybody knows, Daria has no guard against it.')
  })
  it('says when a way must be gone, and where the rules say so', () => {
    const scene = aids({ strikes: [], victims: [], is_forced: true })
    expect(courseLines(scene, 'A', 'tachi_sweep')[0]).toMatchObject({ kind: 'forced', clause: 'SJT-125' })
  })
  it('warns of one’s own side', () => {
    const scene = aids({ strikes: [], victims: [{ seat: 'B', harm: { w: 1 }, is_friend: true, may_block_at: [] }], is_forced: false })
    expect(courseLines(scene, 'A', 'tachi_sweep')[0]?.kind).toBe('friend')
  })
  it('says when it hits nobody, and what it guards', () => {
    expect(lines(aids({ strikes: [{ cell: '0,0', harm: { w: 1 } }], victims: [], is_forced: false }))).toEqual(['Hits nobody if nobody moves.'])
    expect(lines(aids(undefined, [{ cell: '0,0', values: [6, 5, 4] }, { cell: '0,1', values: [6] }]))).toEqual(['Blocks 2 cells, at 6–4.'])
  })
  it('has words for every harm in every language', async () => {
    const harm = { defeat: 1, w: 2, heavy: 1, stun: 1, limp: 1, poison: 1, push: 3, pull: 1, rotate: 2 }
    for (const lang of ['uk', 'ru', 'en'] as const) {
      await words.speak(lang)
      expect(harmWords(harm).split(', ').length).toBeGreaterThanOrEqual(9)
      expect(harmWords(harm)).not.toContain('client-senjutsu')
    }
    expect(valueWords([3, 2, 9])).toBe('9, 3, 2')
  })
  it('stands beside the hand while a card is looked at', async () => {
    const { box } = await sit(Hand, aids({ strikes: [], victims: [{ seat: 'B', harm: { w: 1 }, is_friend: false, may_block_at: [] }], is_forced: false }))
    expect(box.querySelector('[data-course]')).toBeNull()
    await fireEvent.pointerEnter(box.querySelector('[data-card-slug="tachi_sweep"]')!)
    await tick()
    expect(box.querySelector('[data-course="tachi_sweep"]')?.textContent).toContain('1 wound')
  })
})

describe('passing', () => {
  it('is what the client may do for somebody', () => {
    const all = offersOf(sceneOf('counter'))
    expect(all.filter(passes).map(({ answer }) => answer)).toEqual(['pass'])
    expect(offersOf(lay()).some(passes)).toBe(false)
  })
})
