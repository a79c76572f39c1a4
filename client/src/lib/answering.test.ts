import { describe, expect, it, vi } from 'vitest'
import type { Offer } from '../generated/wire'
import type { Question } from './known'
import { Answering, type Hands } from './answering.svelte'

const attack = (slot: number, target: string, aim: number): Offer => ({
  answer: `attack ${slot + 1} > ${target}.${aim + 1}`,
  label: `Attack ${target}`,
  touches: {
    slot: { kind: 'slot', value: slot },
    target: { kind: 'seat', value: target },
    aim: { kind: 'slot', value: aim },
  },
})

const ATTACKS = [attack(0, 'B', 0), attack(0, 'B', 1), attack(1, 'B', 0), attack(1, 'C', 2)]
const question = (offers: Offer[], request = 1): Question => ({ request, name: 'FirstAttack', asked: ['A'], offers })

function asked(offers: Offer[] = ATTACKS, confirms = false) {
  const hands: Hands & { given: string[]; wondered: unknown[] } = {
    given: [],
    wondered: [],
    give: async (answer) => void hands.given.push(answer),
    mustConfirm: () => confirms,
    wonder: (parts) => void hands.wondered.push(parts),
  }
  const answering = new Answering(hands)
  answering.ask(question(offers))
  return { answering, hands }
}

describe('an answer that comes together on the table', () => {
  it('lights up what may be touched first, and dims what may not', () => {
    const { answering } = asked()
    expect(answering.light({ slot: 0 })).toBe('legal')
    expect(answering.light({ slot: 2 })).toBe('dull')
    expect(answering.light({ target: 'C', aim: 2 })).toBe('legal')
    expect(answering.light({})).toBe('dull')
  })

  it('narrows what glows to what goes on from the choice', () => {
    const { answering } = asked()
    answering.touch({ slot: 0 })
    expect(answering.light({ slot: 0 })).toBe('chosen')
    expect(answering.light({ target: 'B', aim: 1 })).toBe('legal')
    expect(answering.light({ target: 'C', aim: 2 })).toBe('dull')
  })

  it('is given as soon as one offer is left', async () => {
    const { answering, hands } = asked()
    answering.touch({ slot: 0 })
    answering.touch({ target: 'B', aim: 1 })
    await vi.waitFor(() => expect(hands.given).toEqual(['attack 1 > B.2']))
  })

  it('waits to be confirmed where that is wanted, and a second touch confirms', async () => {
    const { answering, hands } = asked(ATTACKS, true)
    answering.touch({ slot: 0 })
    answering.touch({ target: 'B', aim: 1 })
    expect(answering.ready?.answer).toBe('attack 1 > B.2')
    expect(hands.given).toEqual([])
    answering.touch({ target: 'B', aim: 1 })
    await vi.waitFor(() => expect(hands.given).toEqual(['attack 1 > B.2']))
  })

  it('is given at once by a drag, which is no slip', async () => {
    const { answering, hands } = asked(ATTACKS, true)
    answering.take({ slot: 1 })
    answering.touch({ target: 'C', aim: 2 }, null, true)
    await vi.waitFor(() => expect(hands.given).toEqual(['attack 2 > C.3']))
  })

  it('lets another card take the place of the chosen one', () => {
    const { answering, hands } = asked()
    answering.touch({ slot: 0 })
    answering.touch({ slot: 1 })
    expect(answering.chosen).toEqual({ slot: 1 })
    expect(hands.wondered).toEqual([])
  })

  it('puts back what is touched again', () => {
    const { answering } = asked()
    answering.touch({ slot: 0 })
    answering.touch({ slot: 0 })
    expect(answering.chosen).toEqual({})
  })

  it('asks why where nothing fits, with all that was chosen', () => {
    const { answering, hands } = asked()
    answering.touch({ slot: 2 })
    expect(hands.wondered).toEqual([{ slot: 2 }])
    expect(answering.chosen).toEqual({})
  })

  it('starts anew with a thing that contradicts the choice but fits alone', () => {
    const { answering } = asked()
    answering.touch({ slot: 0 })
    answering.touch({ target: 'C', aim: 2 })
    expect(answering.chosen).toMatchObject({ target: 'C', aim: 2 })
  })

  it('forgets its choice with the next question, and keeps it if the same is told again', () => {
    const { answering } = asked()
    answering.touch({ slot: 0 })
    answering.ask(question(ATTACKS))
    expect(answering.chosen).toEqual({ slot: 0 })
    answering.ask(question(ATTACKS, 2))
    expect(answering.chosen).toEqual({})
  })

  it('takes one step back at a time', () => {
    const { answering } = asked()
    answering.touch({ slot: 0 })
    expect(answering.back()).toBe(true)
    expect(answering.back()).toBe(false)
  })

  it('gives nothing twice while an answer is on its way', async () => {
    let release = (): void => undefined
    const given: string[] = []
    const answering = new Answering({
      give: (answer) => {
        given.push(answer)
        return new Promise((done) => (release = done))
      },
      mustConfirm: () => false,
      wonder: () => undefined,
    })
    answering.ask(question(ATTACKS))
    void answering.give('attack 1 > B.1')
    void answering.give('attack 1 > B.1')
    answering.touch({ slot: 1 })
    expect(given).toEqual(['attack 1 > B.1'])
    release()
    await vi.waitFor(() => expect(answering.busy).toBe(false))
  })

  it('is idle while nothing is asked of us', () => {
    const { answering } = asked()
    answering.ask(null)
    expect(answering.light({ slot: 0 })).toBe('idle')
  })
})
