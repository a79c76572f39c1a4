import { fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { words } from '../../../lib/words.svelte'
import { holding } from './holding.svelte'
import { draftOf, lettersOfMine, lettersToAll, lettersToMe, oathsIn } from './letters'
import { dealsIn, glimpseIn, openedIn } from './memory.svelte'
import type { Bid } from '../../../generated/senji'
import type { GameEvent } from '../scene'
import { noteText } from './sayings'
import { HOUSE, loadedAnew, moment, seated, WinterJudge, writeTo, type MomentName, type Seated } from './testing/winters'

/** Under the first lot, after a tie. */
const LOCKED: Bid = { lot: 1, locked: true }

/** What was closed at one table is still to be seen at another. */
let tables = 0
beforeEach(() => {
  history.replaceState(null, '', `/table/${(tables += 1)}`)
  settings.set('confirm', 'sensible')
  holding.letGo()
  holding.person = ''
})
afterEach(() => words.speak('en'))

describe('letters as they lie on the table', () => {
  it('are those that the hall tells, the nearest first', () => {
    const scene = moment('begun')
    expect(lettersToMe(scene).map(({ from }) => from)).toEqual(['B', 'D'])
    expect(lettersToMe(scene)[1]).toMatchObject({ wonders: ['attack_me', 'hold.yellow.trade'], shows: ['blue_trade_2'] })
    expect(lettersToAll(scene)).toMatchObject([{ from: 'C', to: 'all', gives: ['black_support_1'], wants: ['any.trade.any'] }])
    expect(lettersOfMine(moment('waits'))).toMatchObject([{ from: 'A', to: 'B', fits: [] }])
  })

  it('leave promises behind, which are no letters', () => {
    const scene = moment('exchanged')
    expect(oathsIn(scene)).toEqual([{ maker: 'A', hearer: 'B', promise: 'mercy' }, { maker: 'B', hearer: 'A', promise: 'peace' }])
    expect(lettersOfMine(scene)).toEqual([])
  })

  it('show a spectator only what is said to all', () => {
    const scene = moment('spectator')
    expect([draftOf(scene, null), lettersToMe(scene), lettersOfMine(scene)]).toEqual([null, [], []])
    expect(lettersToAll(scene)).toHaveLength(1)
  })
})

describe('notes in words', () => {
  const NOTES = [['vow', 'peace'], ['plea', 'no_trade'], ['sworn', 'strike.awa'], ['vow', 'attack.red'], ['plea', 'first.owari'], ['wonder', 'hold.yellow.trade'], ['wonder', 'attack_me'], ['reply', 'silent'], ['want', 'any.trade.2'], ['want', 'green.any.any'], ['want', 'red.support.any']] as const
  it.each(['en', 'uk', 'ru'] as const)('are whole sentences in %s', async (lang) => {
    const wrong = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await words.speak(lang)
    for (const [sort, about] of NOTES) expect(noteText(HOUSE, sort, about), `${sort} ${about}`).toMatch(/^\p{Lu}.+$/u)
    expect(wrong).not.toHaveBeenCalled()
    wrong.mockRestore()
  })
  it('decline names', async () => {
    await words.speak('uk')
    expect(noteText(HOUSE, 'vow', 'strike.awa')).toBe('Обіцяю напасти цього року на Аву')
    expect(noteText(HOUSE, 'vow', 'attack.red')).toBe('Обіцяю напасти цього року на червону родину')
  })
})

/** A letter to Daria, begun. */
async function writing(judge = new WinterJudge()): Promise<Seated> {
  const table = await seated(moment('quiet'), judge)
  await table.touch(/^Write: Daria/)
  return table
}

describe('writing', () => {
  it('begins with somebody, or with all; nothing of it is the hall’s', async () => {
    const table = await writing()
    expect([table.answering.composing.text, table.given]).toEqual(['letter B:', []])
    expect(table.letter('A B')).toBeTruthy()
    await table.touch(/^Write: All/)
    expect([table.answering.composing.text, table.given]).toEqual(['letter all:', []])
  })

  it('gives, shows, asks and wishes by touching cards; all of it is sent at once', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/)
    await table.touch(/^<reveal green_member_heir>/)
    await table.touch(/^<ask yellow_member_heir>/, /^<want yellow\.trade\.any>/)
    await table.press(/^Any family$/)
    await table.touch(/^<want any\.trade\.2>/)
    expect(table.given).toEqual([])
    await table.send()
    expect(table.given).toEqual(['letter B: give green_trade_2, reveal green_member_heir, ask yellow_member_heir, want yellow.trade.any, want any.trade.2'])
    expect(table.answering.composing.form).toBeNull()
  })

  it('promises, wants promises and puts questions', async () => {
    const table = await writing()
    await table.press(/^Promises and questions$/)
    await table.touch(/not to attack you/, /^<vow attack\.black>/)
    await table.touch(/not to attack me/)
    await table.touch(/Will you attack me/, /^<wonder hold\.yellow\.trade>/)
    expect(table.answering.composing.text).toBe('letter B: vow peace, vow attack.black, plea peace, wonder attack_me, wonder hold.yellow.trade')
  })

  it('strikes out what is touched in the letter; makes it open and face down again, throws it away', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/, /^<give green_trade_3>/, /^Exchange openly/)
    await table.press(/^Promises and questions$/)
    await table.touch(/not to attack you/)
    await table.touch(/^Take out: <give green_trade_2>/, /^Take out: <vow peace>/, /^Exchange face down/)
    expect(table.answering.composing.text).toBe('letter B: give green_trade_3')
    await table.touch(/^Throw away/)
    expect([table.answering.composing.form, table.given]).toEqual([null, []])
  })

  it('lets the dummy lie: nothing can be done with it in Winter', async () => {
    const table = await seated(moment('quiet'))
    expect([table.thing(/^trade 3, .*in your hand/), table.thing(/^dummy.*in your hand/)].map((card) => card.dataset['light'])).toEqual(['legal', 'dull'])
  })

  it('takes a card from the hand and lays it in the letter', async () => {
    const table = await writing()
    await table.touch(/^trade 2, .*in your hand/, /^Give: trade 2/)
    expect(table.answering.composing.text).toBe('letter B: give green_trade_2')
    expect(holding.face).toBe('')
  })

  it('is not sent while it is empty, and by no other button than that of the question', async () => {
    const table = await writing()
    await table.send()
    expect([table.given, table.answering.composing.reason?.text]).toEqual([[], 'Nothing is in it yet.'])
    expect(table.labels().filter((label) => /^(Send|Give this answer)/.test(label))).toEqual([])
  })

  it('changes a letter beginning with what it says from the other side', async () => {
    const judge = new WinterJudge()
    judge.begun = { 'counter B': ['give green_trade_2', 'plea peace'] }
    const table = await seated(moment('letters'), judge)
    await table.touch(/^Change it: Daria/, /^Take out: <plea peace>/, /^<give green_trade_3>/)
    await table.send()
    expect(table.given).toEqual(['counter B: give green_trade_2, give green_trade_3'])
  })

  it('leaves a letter for a bid, and finds it again as it was', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/, /^Lot 2/, /^<2 green_support_1>/)
    await table.send()
    expect(table.given).toEqual(['bids: 2 green_support_1'])
    await table.touch(/^Write: Daria/)
    expect(table.answering.composing.text).toBe('letter B: give green_trade_2')
  })

  it('takes a touch for whom it is to and one for every note, for cards and for words', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/, /^<give green_trade_3>/, /^<ask yellow_member_heir>/)
    await table.press(/^Promises and questions$/)
    await table.touch(/not to attack you/, /Will you attack me/)
    expect(table.answering.composing.parts).toHaveLength(5)
    await table.send()
    expect(table.given).toEqual(['letter B: give green_trade_2, give green_trade_3, ask yellow_member_heir, vow peace, wonder attack_me'])
  })

  it('is left by another touch on the same person only while nothing is in it', async () => {
    const table = await writing()
    expect(table.thing(/^Write: Daria/).dataset['light']).toBe('chosen')
    await table.touch(/^Write: Daria/)
    expect(table.answering.composing.form).toBeNull()
    await table.touch(/^Write: Daria/, /^<give green_trade_2>/, /^Write: Daria/)
    expect(table.answering.composing.text).toBe('letter B: give green_trade_2')
  })

  it('takes one step back with each Escape', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/)
    for (const text of ['letter B:', '']) {
      expect(table.answering.back()).toBe(true)
      await tick()
      expect(table.answering.composing.text).toBe(text)
    }
    expect(table.answering.back()).toBe(false)
  })
})

describe('answering letters', () => {
  it('agrees only when asked once more, and declines at once', async () => {
    const table = await seated(moment('letters'))
    await table.touch(/^Agree: Daria/)
    expect([table.given, table.answering.ready?.answer]).toEqual([[], 'accept B'])
    await table.touch(/^Agree: Daria/)
    await table.touch(/^Decline: Daria/)
    expect(table.given).toEqual(['accept B', 'decline B'])
  })

  it('picks a card for a wish to all, and replies to questions', async () => {
    const table = await seated(moment('letters'))
    await table.touch(/^Pick a card: Yuki/, /^<black_trade_2>/, /^Yes: Taras/, /^Put away: Taras/)
    expect(table.given).toEqual(['fit C aloud: black_trade_2', 'reply D yes', 'decline D'])
  })

  it('picks cards for several wishes, takes one out again, and offers all at once', async () => {
    const table = await seated(moment('letters', (told) => writeTo(told, 'C', { wants: ['any.trade.any', 'green.any.any'] }, 'all')))
    await table.touch(/^Pick cards: Yuki/, /^<black_trade_2>/, /^<green_trade_2>/, /^Take out: trade 2/, /^trade 3, .*in your hand/)
    expect(table.given).toEqual([])
    await table.send()
    expect(table.given).toEqual(['fit C aloud: green_trade_2, green_trade_3'])
  })

  it('waits for its turn in rounds: nothing is picked, and a touch says why', async () => {
    const table = await seated(moment('rounds', (told) => writeTo(told, 'C', { gives: ['black_trade_3'], wants: ['any.trade.any'] })))
    expect(table.letter('C A').querySelector('.pick')).toBeNull()
    await table.touch(/^Change it: Yuki/)
    expect([table.given, table.explained]).toEqual([[], ['counter C']])
  })

  it('withdraws an own letter, and confirms what was picked for it', async () => {
    const waiting = await seated(moment('waits'))
    expect(waiting.letter('A B').textContent).toContain('Daria has not answered yet')
    await waiting.show(moment('waits', (told) => {
      told.question.quiet = ['B']
      told.question.request += 1
    }))
    expect(waiting.letter('A B').textContent).toContain('Daria has read it and is ready: no answer')
    await waiting.touch(/^Withdraw: Daria/)
    expect(waiting.given).toEqual(['withdraw B'])
    waiting.container.remove()
    const picked = await seated(moment('picked'))
    await picked.touch(/^Confirm the exchange: Daria/, /^Confirm the exchange: Daria/)
    expect(picked.given).toEqual(['confirm B'])
  })

  it('is asked anew if the letter has changed before it was agreed to', async () => {
    const table = await seated(moment('letters'))
    await table.touch(/^Agree: Daria/)
    await table.show(moment('letters', (told) => {
      told.question.request += 1
      writeTo(told, 'B', { asks: ['green_member_heir'], pleas: ['mercy'] })
    }))
    expect(table.answering.ready).toBeNull()
    await table.touch(/^Agree: Daria/)
    expect(table.given).toEqual([])
  })

  it('whispers to people, not to bots', async () => {
    const table = await seated(moment('letters'))
    await table.press(/^Whisper to Daria/)
    expect(table.whispered).toEqual(['B'])
    await expect(table.press(/^Whisper to Taras/)).rejects.toThrow()
  })
})

describe('while others talk', () => {
  const meanwhile = (name: MomentName) =>
    moment(name, (told) => {
      told.question.request += 3
      writeTo(told, 'C', { gives: ['black_trade_3'] })
      told.events = [{ event: 'LetterSent', by: 'C', to: 'A', pages: [] }]
    })

  it('what is being written stays, with the focus', async () => {
    const table = await writing()
    await table.touch(/^<give green_trade_2>/)
    await table.press(/^Promises and questions$/)
    const vow = table.thing(/not to attack you/)
    vow.focus()
    await table.touch(/^trade 3, .*in your hand/)
    await table.show(meanwhile('quiet'))
    expect(document.activeElement).toBe(vow)
    expect(table.letter('C A')).toBeTruthy()
    expect(holding.face).toBe('green_trade_3')
    await table.touch(/not to attack you/)
    await table.send()
    expect(table.given).toEqual(['letter B: give green_trade_2, vow peace'])
  })

  it('a part that no longer stands is shown with its reason, and the rest is kept', async () => {
    const judge = new WinterJudge()
    const table = await writing(judge)
    await table.touch(/^<give green_trade_2>/, /^<give green_trade_3>/)
    judge.faults = { 'give green_trade_2': 'You hold it no longer.' }
    await table.show(meanwhile('quiet'))
    expect(table.answering.composing.text).toBe('letter B: give green_trade_2, give green_trade_3')
    expect(table.thing(/^Take out: <give green_trade_2>/).getAttribute('aria-label')).toContain('You hold it no longer.')
    await table.send()
    expect([table.given, table.answering.composing.reason?.text]).toEqual([[], '“give green_trade_2”: You hold it no longer.'])
    await table.answering.composing.drop()
    await table.send()
    expect(table.given).toEqual(['letter B: give green_trade_3'])
  })

  it('an answer that waits for a yes still waits', async () => {
    const table = await seated(moment('letters'))
    await table.touch(/^Agree: Daria/)
    await table.show(meanwhile('letters'))
    expect(table.answering.ready?.answer).toBe('accept B')
    await table.touch(/^Agree: Daria/)
    expect(table.given).toEqual(['accept B'])
  })
})

describe('the auction', () => {
  it('takes a lot and then cards, or a card and then a lot; all is laid at once', async () => {
    const table = await seated(moment('quiet'))
    await table.touch(/^Lot 2/, /^<2 green_support_1>/, /^trade 2, .*in your hand/, /^Lot 1/, /^<1 green_trade_3>/)
    expect(table.given).toEqual([])
    await table.send()
    await table.touch(/^trade 3, .*in your hand/, /^Lot 1/)
    await table.send()
    expect(table.given).toEqual(['bids: 2 green_support_1, 2 green_trade_2, 1 green_trade_3', 'bids: 1 green_trade_3'])
  })

  it('holds a card of the hand where no lot is open yet, and leaves the bids half-made for a letter', async () => {
    const table = await seated(moment('quiet'))
    await table.touch(/^Lot 2/, /^Lot 2/, /^trade 3, .*in your hand/)
    expect([holding.face, table.answering.composing.text]).toEqual(['green_trade_3', 'bids:'])
    await table.touch(/^Lot 4/, /^Write: Daria/, /^Lot 1/, /^<1 green_trade_2>/)
    await table.send()
    expect(table.given).toEqual(['bids: 4 green_trade_3, 1 green_trade_2'])
  })

  it('says how many cards lie there, and takes the own ones up to be changed or taken back', async () => {
    const judge = new WinterJudge()
    judge.begun = { bids: ['1 green_support_1'] }
    const table = await seated(moment('letters'), judge)
    expect(table.thing(/^Lot 1/).getAttribute('aria-label')).toContain('1 card of yours, Daria: 2 cards')
    expect(table.thing(/^Lot 4/).getAttribute('aria-label')).toContain('no bids')
    await table.touch(/^Your bid: support 1/, /^Your bid: support 1/, /^<1 green_trade_3>/)
    await table.send()
    await table.touch(/^Lot 1/, /^Take all bids back/)
    expect(table.given).toEqual(['bids: 1 green_trade_3', 'bids:'])
  })

  it('shows locked bids face up, and says why one stays', async () => {
    const table = await seated(moment('letters', (told) => {
      told.view.table.bids = { A: [LOCKED], B: [LOCKED, { lot: 1, locked: false }], C: [{ lot: 3, locked: false }], D: [] }
      told.view.places['bids.B'] = ['yellow_support_2!', '?']
    }))
    expect(table.container.querySelector('[aria-label^="Daria’s bid, locked by a tie: support 2"]')).toBeTruthy()
    await table.touch(/^Your bid, locked by a tie/)
    expect(table.explained).toEqual(['take back a locked bid'])
  })

  it('is opened when Winter is over, lot by lot', async () => {
    const table = await seated(moment('ready'))
    await table.show(moment('revealed'))
    await vi.waitFor(() => expect(table.container.textContent).toContain('The bids are opened'))
    expect([...table.container.querySelectorAll('.reveal li p')].map((each) => each.textContent)).toEqual(['Daria wins it with 4', 'Nobody bid', 'Yuki wins it with 1', 'Nobody bid'])
    await table.press(/^Done$/)
    expect(table.container.querySelector('.reveal')).toBeNull()
  })
  it('is there when the page is loaded anew, until it has been looked at', async () => {
    const table = await seated(loadedAnew(moment('revealed')))
    await vi.waitFor(() => expect(table.container.querySelectorAll('.reveal li')).toHaveLength(4))
    await table.press(/^Done$/)
    await table.show(loadedAnew(moment('revealed')))
    expect(table.container.querySelector('.reveal')).toBeNull()
  })
  it('lies over nothing that happens in Summer', async () => {
    const table = await seated(moment('ready'))
    await table.show(moment('revealed'))
    await vi.waitFor(() => expect(table.container.querySelector('.reveal')).toBeTruthy())
    await table.show(moment('revealed', (told) => (told.view.table['phase'] = 'summer')))
    expect(table.container.querySelector('.reveal')).toBeNull()
  })
  it('knows every bid by what was done with it', () => {
    const scene = moment('revealed')
    expect(openedIn(scene.events, scene)).toMatchObject([
      { face: 'violet_support_3', fate: 'won', winner: 'B', value: 4, bids: [{ seat: 'A', faces: ['green_support_1'] }, { seat: 'B', faces: ['yellow_support_2', 'yellow_trade_2'] }] },
      { face: 'violet_member_wife', fate: 'unsold', bids: [] },
      { face: 'red_member_heir', fate: 'won', winner: 'C', bids: [{ seat: 'C', faces: ['black_trade_1'] }] },
      { face: 'red_trade_2', fate: 'unsold', bids: [] },
    ])
  })
  it('shows the bids of a tie where they lie', () => {
    const scene = moment('revealed', (told) => {
      told.view.table.bids = { A: [LOCKED], B: [], C: [LOCKED], D: [] }
      Object.assign(told.view.places, { lots: ['red_member_heir'], 'bids.A': ['green_support_1!'], 'bids.C': ['black_support_1!'] })
    })
    const [lot] = openedIn([{ event: 'LotTied', lot: 3, seats: ['A', 'C'], value: 1 }], scene)
    expect(lot).toMatchObject({ face: 'red_member_heir', fate: 'tied', bids: [{ seat: 'A', faces: ['green_support_1'] }, { seat: 'C', faces: ['black_support_1'] }] })
  })
})

describe('ready and not', () => {
  it('says so, and says who is', async () => {
    const table = await seated(moment('letters'))
    expect(table.thing(/^Write: Taras, wrote to you/)).toBeTruthy()
    await table.touch(/^I’m ready/)
    expect(table.given).toEqual(['ready'])
  })
  it('may be taken back', async () => {
    const table = await seated(moment('ready'))
    expect(table.container.textContent).toContain('2 of 4 ready')
    await table.touch(/^Not ready yet/)
    expect(table.given).toEqual(['wait'])
  })
  it('has no glass in rounds, but somebody who has the floor', async () => {
    const table = await seated(moment('rounds'))
    expect(table.container.textContent).toContain('Daria has the floor')
    await table.show(moment('floor'))
    expect(table.container.textContent).toContain('You have the floor')
  })
  it('sees the sand run, and the last half minute in vermilion', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const table = await seated(moment('quiet'))
    await table.limit({ name: 'winter 1', left: 32_000, seconds: 240, runs: true, at: Date.now() })
    const glass = () => table.container.querySelector('.glass')
    expect([glass()?.querySelector('[role=timer]')?.textContent, glass()?.classList.contains('late')]).toEqual(['0:32', false])
    vi.advanceTimersByTime(3000)
    await tick()
    expect([glass()?.querySelector('[role=timer]')?.textContent, glass()?.classList.contains('late')]).toEqual(['0:29', true])
    vi.useRealTimers()
  })
})

describe('Naoe and the kami', () => {
  it('are sent to somebody, asked once more', async () => {
    const table = await seated(moment('powers'))
    await table.touch(/^Write: Daria/, /^Look at the hand: Daria/, /^Look at the hand: Daria/)
    await table.touch(/^Write: Yuki/, /^Kami: /)
    expect(table.answering.ready?.answer).toMatch(/^kami \w+ > C$/)
    expect(table.given).toEqual(['look B'])
  })
  it('show the hand, until it has been looked at', async () => {
    const table = await seated(moment('looked'))
    expect(table.container.textContent).toContain('The hand of Daria')
    expect(glimpseIn(moment('looked').events, 'A')?.faces).toHaveLength(11)
    expect(glimpseIn(moment('looked').events, 'B')).toBeNull()
    await table.press(/^Done$/)
    expect(table.container.textContent).not.toContain('The hand of Daria')
  })
  it('take one card', async () => {
    const table = await seated(moment('CardToTake'))
    await table.touch(/^<take black_member_heir>/, /^<take black_member_heir>/)
    expect(table.given).toEqual(['take black_member_heir'])
  })
})

it('exchanges are remembered with the cards that were seen', async () => {
  expect(dealsIn(moment('seen').events)).toMatchObject([{ by: 'A', to: 'B', given: 2, received: 2, openly: true, there: ['yellow_support_1', 'green_trade_2'] }])
  const table = await seated(moment('exchanged'))
  expect(table.container.textContent).toContain('You: 2 cards')
  await table.show(loadedAnew(moment('exchanged')))
  expect(table.container.textContent).toContain('You: 2 cards')
})

it('a card that a kami takes later is no part of an exchange', () => {
  const { events } = moment('seen')
  const took: GameEvent = { event: 'Moved', source: 'hand.A', at: -1, goal: 'hand.B', face: 'green_trade_3', public: false }
  expect(dealsIn([...events, { event: 'KamiTook', by: 'B', pages: [], target: 'A' }, took])).toEqual(dealsIn(events))
})

it('everything has words in every language', { timeout: 30_000 }, async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const lang of ['uk', 'ru'] as const) {
    await words.speak(lang)
    for (const name of ['letters', 'begun', 'exchanged', 'looked', 'rounds'] as const) {
      const table = await seated(moment(name))
      expect(table.container.textContent, `${lang} ${name}`).not.toMatch(/client-|senji-/)
      for (const button of table.container.querySelectorAll<HTMLElement>('.pages button')) await fireEvent.click(button)
      table.container.remove()
    }
  }
  expect(wrong.mock.calls).toEqual([])
  wrong.mockRestore()
})
