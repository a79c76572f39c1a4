import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import tenno from '.'
import { TENNO } from '../../generated/cards'
import type { Sighting } from '../../generated/tenno'
import { Scene } from './scene'
import Notes from './Notes.svelte'
import Result from './Result.svelte'
import { SAMPLES, cushions, quietScene, sceneOf, stage } from './testing/scenes'

const label = (thing: Element): string => thing.getAttribute('aria-label') ?? ''

describe('every question is answered by touching the table', () => {
  it('an attack: a card of one’s own and one of another’s, then once more to be sure', async () => {
    const board = stage(sceneOf('FirstAttack'))
    await board.touch(board.thing('row.A.2'), board.thing('row.B.3'))
    expect(board.given).toEqual([])
    expect(board.answering.ready?.answer).toBe('attack 2 > B.3')
    await board.touch(board.thing('row.B.3'))
    expect(board.given).toEqual(['attack 2 > B.3'])
  })

  it('an attack in the other order too', async () => {
    const board = stage(sceneOf('FirstAttack'))
    await board.touch(board.thing('row.B.1'), board.thing('row.A.1'))
    expect(board.answering.ready?.answer).toBe('attack 1 > B.1')
  })

  it('the shogun does not glow, and touching it asks why with nothing but what was touched', async () => {
    const board = stage(sceneOf('FirstAttack'))
    expect(board.thing('row.A.3').dataset['light']).toBe('dull')
    await board.touch(board.thing('row.A.3'))
    expect(board.explained).toEqual([[{ slot: 2 }, undefined]])
    expect(board.given).toEqual([])
  })

  it('a second attack leaves out the ronin', () => {
    const board = stage(sceneOf('SecondAttack'))
    const lights = ['row.A.1', 'row.A.2', 'row.A.3', 'row.B.1', 'row.B.3'].map((place) => board.thing(place).dataset['light'])
    expect(lights).toEqual(['legal', 'legal', 'dull', 'legal', 'legal'])
  })

  it('the order of the peasants: one after the other, each into the next gap', async () => {
    const board = stage(sceneOf('OrderOfPeasants'))
    await board.touch(board.card(/^Peasant 3/), board.card(/^Peasant 1/))
    expect(board.given).toEqual(['arrange 3 1 2'])
  })

  it('the order of the peasants: a gap first, then its card; a card that was laid is taken back', async () => {
    const board = stage(sceneOf('OrderOfPeasants'))
    await board.touch(board.thing('row.A.3'), board.card(/^Peasant 1/))
    expect(board.answering.chosen).toEqual({ third: 'peasant_1' })
    expect(label(board.thing('row.A.3'))).toContain('Peasant 1')
    await board.touch(board.thing('row.A.3'))
    expect(board.answering.chosen).toEqual({})
    expect(board.given).toEqual([])
  })

  it('the order of the peasants: a card that is dragged goes where it is let go, and nowhere before', async () => {
    const board = stage(sceneOf('OrderOfPeasants'))
    await board.touch(board.card(/^Peasant 2/))
    const before = board.answering.chosen
    const at = (type: string, x: number): MouseEvent => new MouseEvent(type, { clientX: x, clientY: 0, bubbles: true, cancelable: true })
    board.card(/^Peasant 3/).dispatchEvent(at('pointerdown', 0))
    window.dispatchEvent(at('pointermove', 40))
    expect([before, board.answering.chosen]).toEqual([{ first: 'peasant_2' }, { first: 'peasant_2' }])
    document.elementFromPoint = () => board.thing('row.A.3')
    window.dispatchEvent(at('pointerup', 40))
    window.dispatchEvent(at('click', 40))
    expect(board.given).toEqual(['arrange 2 1 3'])
  })

  it('a single gap takes one card, and is shown to be the one', async () => {
    const board = stage(sceneOf('CardsForTheGaps'))
    expect(board.thing('row.A.3').dataset['light']).toBe('chosen')
    expect(board.legal().filter((thing) => thing.closest('.hand'))).toHaveLength(8)
    await board.touch(board.card(/^Shogun/))
    expect(board.given).toEqual(['refill 3 shogun'])
  })

  it('two gaps: the one that is touched is filled first', async () => {
    const board = stage(sceneOf('TwoGaps'))
    await board.touch(board.thing('row.A.2'), board.card(/^Daimyo/))
    expect(board.given).toEqual(['refill 1 geisha, 2 daimyo'])
  })

  it('a swap: a slot and a card of the hand', async () => {
    const board = stage(sceneOf('SwapBonus'))
    await board.touch(board.thing('row.A.2'), board.card(/^Shogun/))
    expect(board.given).toEqual(['swap 2 shogun'])
  })

  it('a swap that changes nothing: the card that was taken up is in the hand', async () => {
    const board = stage(sceneOf('SwapBonus'))
    expect(() => board.card(/^Ninja/)).toThrow()
    await board.touch(board.thing('row.A.2'))
    await board.touch(board.card(/^Ninja.*taken up/))
    expect(board.given).toEqual(['swap 2 ninja'])
  })

  it.each([[1, 3], [3, 1], [2, 1], [3, 2]])('an exchange of slots %i and %i, whichever comes first', async (one, two) => {
    const board = stage(sceneOf('ExchangeBonus'))
    await board.touch(board.thing(`row.A.${one}`), board.thing(`row.A.${two}`))
    const [low, high] = [Math.min(one, two), Math.max(one, two)]
    expect(board.answering.candidates.map((offer) => offer.answer)).toEqual([`exchange ${low} ${high}`, `exchange ${low} ${high} leave`])
    expect(board.thing(`row.A.${one}`).dataset['light']).toBe('chosen')
    expect(board.thing(`row.A.${two}`).dataset['light']).toBe('chosen')
  })

  it('a look at the attacker’s card; one’s own row is no part of it', async () => {
    const board = stage(sceneOf('PeekBonus'))
    expect(board.legal().map((thing) => thing.dataset['place'])).toEqual(['row.B.1', 'row.B.2', 'row.B.3'])
    await board.touch(board.thing('row.B.2'))
    expect(board.given).toEqual(['peek 2'])
  })

  it('the monk is shown by touching it twice', async () => {
    const board = stage(sceneOf('MonkToShow'))
    expect(board.legal().map((thing) => thing.dataset['place'])).toEqual(['row.A.2'])
    await board.touch(board.thing('row.A.2'))
    expect(board.given).toEqual([])
    expect(board.answering.ready?.answer).toBe('monk')
  })

  it('a colour', async () => {
    const board = stage(sceneOf('ColourToTake'))
    const free = board.legal()
    expect(free.length).toBe(board.answering.offers.length)
    await board.touch(free[0] as HTMLElement)
    expect(board.given).toEqual([board.answering.offers[0]?.answer])
  })
})

describe('what is not allowed is explained', () => {
  it.each([
    ['prison.A', 'look into prison'], ['discard', 'take from discard'], ['row.A.1', 'reorder row'], ['row.B.1', 'attack 1 > B.1'],
  ])('%s: %s', async (place, attempt) => {
    const board = stage(quietScene(3))
    await board.touch(board.thing(place))
    expect(board.explained).toEqual([[{}, attempt]])
  })

  it('a card of the hand cannot fight', async () => {
    const board = stage(sceneOf('FirstAttack'))
    await board.touch(board.card(/^Monk/))
    expect(board.explained).toEqual([[{}, 'attack from hand']])
  })
})

describe('what is seen', () => {
  it.each(SAMPLES)('%s: every thing has a name, and hidden cards have no face', (name) => {
    const scene = sceneOf(name)
    const board = stage(scene)
    const things = [...board.container.querySelectorAll('[data-thing]')]
    expect(things.length).toBeGreaterThan(3)
    for (const thing of things) {
      expect(label(thing)).not.toBe('')
      expect(label(thing)).not.toMatch(/client-|undefined|\{/)
    }
    for (const seat of scene.others)
      for (const slot of [1, 2, 3]) {
        if (scene.view.places[`row.${seat}.${slot}`]?.[0] !== '?') continue
        const hidden = board.container.querySelector(`[data-thing][data-place="row.${seat}.${slot}"]`)
        expect(hidden?.querySelector('.art-number, .art-name')).toBeNull()
      }
  })

  it.each([2, 3, 4, 5, 6, 7])('%i seats, and a spectator', (seats) => {
    for (const viewer of ['A', null]) {
      const { container } = stage(quietScene(seats, viewer))
      expect(container.querySelectorAll('[data-thing][data-place^="row."]')).toHaveLength(3 * seats)
      expect(container.querySelectorAll('[data-place^="prison."]')).toHaveLength(seats)
    }
  })

  it('one’s own seat comes last, the others clockwise', () => {
    const scene = quietScene(5, 'C')
    const { container } = stage(scene)
    const seats = [...container.querySelectorAll<HTMLElement>('[data-seat]')].map((seat) => seat.dataset['seat'])
    expect(seats.at(-1)).toBe('C')
    expect(new Set(seats)).toEqual(new Set(['A', 'B', 'C', 'D', 'E']))
    expect(container.querySelector('.left [data-seat]')?.getAttribute('data-seat')).toBe('D')
    expect(container.querySelector('.right [data-seat]')?.getAttribute('data-seat')).toBe('B')
  })

  it('the fight in the middle, with both numbers and what the monk would add', () => {
    const { container } = stage(sceneOf('MonkToShow'))
    const fight = screen.getByRole('region', { name: 'The fight' })
    expect(fight.textContent).toContain('Attack 9, defence 10.')
    expect(fight.textContent).toContain('you win by 1')
    expect(fight.querySelector('em')?.textContent).toBe('+2')
    // Both cards have left their slots; places are there once, so that flights find them.
    for (const place of ['row.A.1', 'row.B.1']) expect(container.querySelectorAll(`[data-place="${place}"]`)).toHaveLength(1)
  })

  it('a fight that is decided, with a monk that was shown beside it', () => {
    stage(sceneOf('monkShown'))
    const fight = screen.getByRole('region', { name: 'The fight' })
    expect(fight.textContent).toContain('Attack 8, defence 12.')
    expect([...fight.querySelectorAll('[data-thing]')].map(label).join()).toMatch(/Samurai 8.*Shogun/)
  })

  it('a card that was looked at', () => {
    stage(sceneOf('glimpse'))
    expect(screen.getByRole('status', { name: /Monk, 5/ })).toBeTruthy()
  })

  it('what was seen: by all, by oneself, before the slot was handled', () => {
    const board = stage(sceneOf('glimpse'))
    expect(label(board.thing('row.B.2'))).toContain('Monk, seen by you in turn 2')
    const other = stage(sceneOf('SwapBonus'))
    expect(label(other.thing('row.B.3'))).toContain('Shogun, seen by all in turn 3, the slot has been handled since')
    expect(label(other.thing('row.A.3'))).toContain('everybody has seen a card here')
  })

  it('a card that was peeked at once its slot was filled again is none that all have seen there', () => {
    const { view } = quietScene(3)
    const seen: Sighting = { turn: 1, seat: 'B', slot: 0, kind: 'ronin', mark: 'refilled', by: null }
    const table = { ...view.table, memory_aid: true, sightings: [seen, { ...seen, kind: null, mark: 'seen' as const, by: 'A' }] }
    const remembered = { 'row.B.1': { kind: 'ninja', turn: 1, handled: false } }
    const board = stage(new Scene({ ...view, table }, cushions(3), { remembered }))
    expect(label(board.thing('row.B.1'))).toContain('Ninja, seen by you in turn 1')
  })

  it('two geishas cancel out, and are not counted as nought against nought', () => {
    const board = stage(sceneOf('MonkToShow', ({ aids }) => {
      for (const side of [aids.fight!.attacker, aids.fight!.target]) side.strength = 0
    }))
    const fight = board.container.querySelector('[data-fight]')
    expect(fight?.querySelector('.result')?.textContent).toBe('they cancel out')
    expect(fight?.querySelector('.numbers')).toBeNull()
  })

  it('a card is opened with its numbers, its ability and its clauses', () => {
    const board = stage(sceneOf('FirstAttack'))
    board.thing('row.A.2').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    expect(board.opened[0]?.name).toBe('Ninja')
    expect(board.opened[0]?.kind).toContain('Attacks with 8, defends with 4')
    expect(board.opened[0]?.clauses).toContain('TEN-72')
  })
})

describe('beside the table', () => {
  it('notes strike out what was discarded and say what was seen', () => {
    const { container } = render(Notes, { scene: sceneOf('SwapBonus') })
    expect(container.querySelectorAll('.kinds')).toHaveLength(2)
    expect(container.querySelectorAll('.kinds span')).toHaveLength(2 * Object.keys(TENNO.kinds).length)
    expect(container.querySelectorAll('.out').length).toBe(sceneOf('SwapBonus').count('discard'))
    expect(container.textContent).toContain('Slot 3: Shogun, seen by all in turn 3')
  })

  it('the result counts every prison card by card', () => {
    const { container } = render(Result, { scene: sceneOf('over') })
    expect(container.textContent).toContain('8 + 7 + 6 + 5 + 3 + 2 = 31')
    expect(container.textContent).toContain('5 + 4 = 9')
    expect(container.textContent).not.toContain('Tie-break')
  })

  it('and hand and row where they broke a tie', () => {
    const { container } = render(Result, { scene: sceneOf('tie') })
    expect(container.textContent).toContain('Tie-break, hand and row: 10 + 7 = 17')
    expect(container.textContent).toContain('Tie-break, hand and row: 10 + 5 = 15')
  })

  it('knows when the hand is asked for, its size, and the turn', () => {
    const asking = SAMPLES.filter((name) => tenno.asksHand?.(sceneOf(name)))
    expect(asking).toEqual(expect.arrayContaining(['CardsForTheGaps', 'OrderOfPeasants', 'SwapBonus', 'TwoGaps']))
    expect(asking).not.toContain('FirstAttack')
    expect(tenno.handSize?.(sceneOf('FirstAttack'))).toBe(3)
    expect(tenno.when(sceneOf('OrderOfPeasants'))).toBe('set-up')
    expect(tenno.when(quietScene(2))).toBe('turn 1')
  })
})
