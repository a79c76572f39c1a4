import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Composed, Offer } from '../generated/wire'
import { Answering } from './answering.svelte'
import { Composing, wholeText } from './composing.svelte'
import type { Question } from './known'

const FLOWERS = ['rose', 'lily', 'iris']
const BOUQUET: Offer = { answer: 'bouquet B', label: 'A bouquet for Botan', touches: { target: { kind: 'seat', value: 'B' } }, form: true }

/** Two flowers or more, each once; roses are gone if `withered`. */
function judge(text: string, withered = false, words = true): Composed {
  const [form = '', rest = ''] = text.split(/:(.*)/)
  const names = rest.split(',').map((part) => part.trim()).filter(Boolean)
  const entry = (part: string) => ({
    answer: part, ...(words && { label: `the ${part}`, touches: { flower: { kind: 'face', value: part } } }),
    reason: (withered && part === 'rose') || names.filter((name) => name === part).length > 1 ? { code: 'gone', text: `no ${part}` } : null,
  })
  const parts = names.map(entry)
  const menu = FLOWERS.map((part) => (names.includes(part) ? { ...entry(part), reason: { code: 'twice', text: 'only once' } } : entry(part)))
  const fault = parts.find(({ reason }) => reason)?.reason
  return { tell: 'composed', id: 1, seq: 1, answer: wholeText(form, names), label: `bouquet of ${names.length}`, parts, menu, reason: fault ?? (names.length < 2 ? { code: 'few', text: 'two or more' } : null) }
}

const question = (request: number, more: Partial<Question> = {}): Question => ({ request, name: 'WhatToSend', asked: ['A', 'B'], offers: [{ answer: 'keep', label: 'Keep' }, BOUQUET], ...more })

function table(asked = question(1)) {
  const given: string[] = []
  const asks = vi.fn((text: string, words: boolean) => Promise.resolve<Composed | null>(judge(text, false, words)))
  const state = { takes: true }
  const answering = new Answering({
    give: (answer) => Promise.resolve(void given.push(answer)).then(() => state.takes),
    judge: asks, mustConfirm: () => true, wonder: () => undefined,
  })
  answering.ask(asked)
  return { answering, composing: answering.composing, given, asks, state }
}

describe('an answer made of parts', () => {
  it('is begun by its form, without a second question and without a word to the hall', async () => {
    const { answering, composing, given } = table()
    answering.touch({ target: 'B' })
    await tick()
    expect([composing.form?.answer, answering.ready, given]).toEqual(['bouquet B', null, []])
  })

  it('offers its parts beside the other answers, and no more the form itself', async () => {
    const { answering } = table()
    await answering.give('bouquet B')
    expect(answering.offers.map(({ answer }) => answer)).toEqual(['keep', 'rose', 'lily', 'iris'])
    expect([answering.light({ flower: 'rose' }), answering.light({ target: 'B' })]).toEqual(['legal', 'dull'])
    expect(answering.asking).toBe(answering.asking)
  })

  it('is put together by touching, and given once', async () => {
    const { answering, composing, given } = table()
    await answering.give('bouquet B')
    answering.touch({ flower: 'rose' })
    await tick()
    expect([composing.text, composing.isWhole, composing.reason?.text]).toEqual(['bouquet B: rose', false, 'two or more'])
    await answering.send()
    expect(given, 'what is not whole is not given').toEqual([])
    await answering.give('iris')
    await answering.send()
    expect([given, composing.form]).toEqual([['bouquet B: rose, iris'], null])
  })

  it('is asked about no more while it is on its way', async () => {
    const { answering, asks, given } = table()
    await answering.give('bouquet B')
    for (const flower of ['rose', 'lily']) await answering.give(flower)
    const asked = asks.mock.calls.length
    const sending = answering.send()
    answering.ask(question(2)) // the hall tells what came of it before it says that it was taken
    await sending
    expect([given, asks.mock.calls.length, answering.composing.form]).toEqual([['bouquet B: rose, lily'], asked, null])
  })

  it('that is not taken stays, and is judged anew', async () => {
    const { answering, composing, asks, state } = table()
    state.takes = false
    for (const part of ['bouquet B', 'rose', 'iris']) await answering.give(part)
    asks.mockClear()
    await answering.send()
    expect(composing.text).toBe('bouquet B: rose, iris')
    expect(asks).toHaveBeenCalledTimes(1)
  })

  it('stays while others speak, and says which part no longer stands', async () => {
    const { answering, composing, asks } = table()
    for (const part of ['bouquet B', 'rose', 'iris']) await answering.give(part)
    asks.mockImplementation((text) => Promise.resolve(judge(text, true)))
    answering.ask(question(2))
    await tick()
    expect(composing.parts.map(({ reason }) => reason?.text ?? '')).toEqual(['no rose', ''])
    expect([composing.isWhole, composing.text]).toEqual([false, 'bouquet B: rose, iris'])
    await composing.drop()
    expect(composing.text).toBe('bouquet B: iris')
  })

  it('is gone with another question', async () => {
    const { answering, composing } = table()
    for (const part of ['bouquet B', 'rose']) await answering.give(part)
    answering.ask(question(2, { name: 'Thanks', asked: ['A'], offers: [{ answer: 'thanks' }] }))
    expect(composing.form).toBeNull()
  })

  it('is begun by itself where nothing else can be chosen', async () => {
    const { composing } = table(question(1, { asked: ['A'], offers: [BOUQUET] }))
    await tick()
    expect(composing.form?.answer).toBe('bouquet B')
  })

  it('is asked about once for every text at one moment', async () => {
    const { answering, composing, asks } = table()
    await answering.give('bouquet B')
    await composing.add('rose')
    await composing.remove(0)
    await composing.add('rose')
    expect(asks.mock.calls.map(([text]) => text)).toEqual(['bouquet B', 'bouquet B: rose', 'bouquet B:'])
  })

  it('is told the words of its menu once, and again where one is new or the language is another', async () => {
    const { answering, composing, asks } = table()
    await answering.give('bouquet B')
    await composing.add('rose')
    expect(asks.mock.calls).toEqual([['bouquet B', true], ['bouquet B: rose', false]])
    expect(composing.menu.map(({ label }) => label)).toEqual(['the rose', 'the lily', 'the iris'])
    expect(composing.offers[0]?.touches).toEqual({ flower: { kind: 'face', value: 'lily' } })
    asks.mockClear()
    composing.again(true)
    await tick()
    expect(asks.mock.calls).toEqual([['bouquet B: rose', true]])
    asks.mockImplementationOnce((text) => {
      const told = judge(text, false, false)
      return Promise.resolve({ ...told, menu: [...(told.menu ?? []), { answer: 'tulip' }] })
    })
    asks.mockClear()
    await composing.add('iris')
    expect(asks.mock.calls).toEqual([['bouquet B: rose, iris', false], ['bouquet B: rose, iris', true]])
  })

  it('hears only what was said of it last', async () => {
    const answers: ((told: Composed) => void)[] = []
    const composing = new Composing(() => new Promise((done) => answers.push(done)))
    void composing.begin(BOUQUET)
    void composing.begin(BOUQUET, ['rose', 'iris'])
    answers[1]?.(judge('bouquet B: rose, iris'))
    answers[0]?.(judge('bouquet B'))
    await tick()
    expect([composing.text, composing.isWhole]).toEqual(['bouquet B: rose, iris', true])
  })

  it('waits for the hall where that cannot be asked, and is kept', async () => {
    const { answering, composing, asks } = table()
    await answering.give('bouquet B')
    asks.mockImplementation(() => Promise.resolve(null))
    await composing.add('rose')
    expect([composing.text, composing.isAsking]).toEqual(['bouquet B: rose', false])
    asks.mockImplementation((text) => Promise.resolve(judge(text)))
    composing.again()
    await tick()
    expect(composing.menu.find(({ part }) => part === 'rose')?.reason?.code).toBe('twice')
  })
})
