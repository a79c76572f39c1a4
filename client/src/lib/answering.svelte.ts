/** How an answer comes together: by touching things on the table one after another, or at once by a button.
 *
 * An offer of the hall touches named parts (`{slot: 0, target: 'B', aim: 1}`). A thing on the table stands for
 * some of them: B's second card is `{target: 'B', aim: 1}`. Nothing here knows a rule: what is legal is what the
 * hall offers, and why something is not is what the hall says.
 *
 * An offer may be a form: then it is made of parts (`composing`), and what can be added is offered beside the rest, so
 * that a board lets one point at it like at any other answer.
 */
import type { Offer, Refusal } from '../generated/wire'
import { Composing, type Judge } from './composing.svelte'
import type { Question } from './known'

export type PartValue = string | number | boolean
export type Parts = Readonly<Record<string, PartValue>>

/** `legal`: can be touched now. `chosen`: touched already. `dull`: would be no answer. `idle`: nothing is asked of us. */
export type Light = 'legal' | 'chosen' | 'dull' | 'idle'

export function partsOf(touched: Offer | Refusal): Parts {
  return Object.fromEntries(Object.entries(touched.touches ?? {}).map(([name, part]) => [name, part.value]))
}

export function includes(whole: Parts, some: Parts): boolean {
  return Object.entries(some).every(([name, value]) => whole[name] === value)
}

/** Whether the two do not contradict each other. */
function agree(one: Parts, other: Parts): boolean {
  return Object.entries(one).every(([name, value]) => !(name in other) || other[name] === value)
}

/** Whether it is an open question to several at once, who all may speak whenever they like: each answer of anybody
 *  asks it anew, and an answer to an earlier number of it still counts. */
export function isTalk(question: Question | null | undefined): boolean {
  return Boolean(question && !question.sealed && question.asked.length + (question.quiet?.length ?? 0) > 1)
}

/** Whether the second goes on with what the first asked: somebody else has spoken meanwhile. */
export function goesOn(before: Question | null | undefined, now: Question | null | undefined): boolean {
  return Boolean(before && now && before.name === now.name && isTalk(before) && isTalk(now))
}

export interface Hands {
  /** Gives the answer to the hall; false if it was not taken. */
  give(answer: string): Promise<boolean | void>
  /** Asks the hall how a half-made answer stands. */
  judge?: Judge
  /** Whether an answer that was put together on the table should be asked once more. */
  mustConfirm(question: Question, offer: Offer): boolean
  /** Whether that is what somebody who teaches means just now; whatever else is legal does not glow. */
  isMeant?(offer: Offer): boolean
  /** Somebody touched what cannot be answered now. */
  wonder(parts: Parts, at: Element | null): void
}

export class Answering {
  /** As it was told. */
  question = $state.raw<Question | null>(null)
  readonly composing: Composing
  chosen = $state.raw<Parts>({})
  /** The answer that waits to be confirmed. */
  ready = $state.raw<Offer | null>(null)
  /** What the pointer or the focus is on: its button and its thing light up together. */
  near = $state.raw<Parts | null>(null)
  /** What a bot has advised to touch. */
  hinted = $state.raw<readonly Parts[]>([])
  /** An answer is on its way to the hall. */
  busy = $state(false)
  #hands: Hands
  /** In a talk, what was said while an answer was on its way: it is given next, if it still can be. */
  #given = ''
  #next = ''
  /** What was touched last to choose something. */
  #from: Element | null = null

  constructor(hands: Hands) {
    this.#hands = hands
    this.composing = new Composing(hands.judge ?? (() => Promise.resolve(null)))
  }

  #merged: { question: Question; form: Offer | null; menu: unknown; asking: Question } | null = null

  /** The question with what can be added to the answer that is being made; the form itself is begun already. */
  get asking(): Question | null {
    const { question, composing } = this
    const { form, menu } = composing
    if (!question || !form) return question
    const known = this.#merged
    if (known?.question === question && known.form === form && known.menu === menu) return known.asking
    const offers = [...(question.offers ?? []).filter(({ answer }) => answer !== form.answer), ...composing.offers]
    this.#merged = { question, form, menu, asking: { ...question, offers } }
    return this.#merged.asking
  }

  /** Another question, or the same one as before: then nothing that was chosen is lost, if it can still be answered. */
  ask(question: Question | null): void {
    const before = this.question
    this.question = question
    if (!question?.offers || !before) return this.#begin()
    if (question.request === before.request) return
    if (!goesOn(before, question)) return this.#begin()
    // What is on its way to the hall is judged there.
    if (!this.busy || this.#given !== this.composing.text) this.composing.again()
    if (!this.candidates.length) return this.clear()
    const { ready } = this
    if (!ready) return
    this.ready = this.offers.find((offer) => offer.answer === ready.answer) ?? null
    if (!this.ready) this.clear()
  }

  #begin(): void {
    this.composing.forget()
    this.clear()
    // Where there is nothing to choose but what goes into it, that is chosen at once.
    const [only, ...more] = this.question?.offers ?? []
    if (only?.form && !more.length) void this.composing.begin(only)
  }

  get offers(): readonly Offer[] {
    return this.asking?.offers ?? []
  }

  get isAsked(): boolean {
    return this.offers.length > 0
  }

  /** The offers that go on from what is chosen. */
  get candidates(): readonly Offer[] {
    return this.offers.filter((offer) => includes(partsOf(offer), this.chosen))
  }

  /** How a thing looks. A thing that stands for several choices (a card twice in hand) may give each. */
  light(parts: Parts): Light {
    if (!this.isAsked) return 'idle'
    const some = Object.keys(parts).length > 0
    if (some && includes(this.chosen, parts)) return 'chosen'
    if (some && this.#goingOn(parts).length) return 'legal'
    return 'dull'
  }

  /** Whether it calls the eye: it can be touched, and nobody who teaches means something else. */
  glows(parts: Parts): boolean {
    const { isMeant } = this.#hands
    return this.light(parts) === 'legal' && (!isMeant || this.#goingOn(parts).some((offer) => isMeant(offer)))
  }

  /** The answer that a thing would give if it was touched now, where there is only one. */
  foreseen(parts: Parts): Offer | null {
    const found = this.#goingOn(parts)
    return found.length === 1 ? (found[0] ?? null) : null
  }

  #goingOn(parts: Parts): readonly Offer[] {
    const wanted = this.#joined(parts)
    return wanted ? this.offers.filter((offer) => includes(partsOf(offer), wanted)) : []
  }

  /** What is chosen together with that, or null if they contradict each other. */
  #joined(parts: Parts): Parts | null {
    return agree(parts, this.chosen) ? { ...this.chosen, ...parts } : null
  }

  /** One thing alone is let go by another touch: so nobody gives by a double click what he is to be asked about. */
  get isTakenBackByTouch(): boolean {
    return Object.keys(this.chosen).length < 2
  }

  /** A thing was touched: chosen, taken back, changed for another, or explained. `sure` is a drag: no need to ask. */
  touch(parts: Parts, at: Element | null = null, sure = false): void {
    if (this.busy) return
    if (!this.isAsked || !Object.keys(parts).length) return this.#hands.wonder(parts, at)
    if (includes(this.chosen, parts)) {
      const [only, ...more] = this.candidates
      if (sure && only && !more.length) return void this.give(only.answer)
      // Where it goes (a card chosen, then one's own province), or once more: that is a yes.
      if (this.ready && (!this.isTakenBackByTouch || at !== this.#from)) return void this.confirm()
      return this.drop(parts)
    }
    this.#from = at
    if (this.#goingOn(parts).length) return this.#choose({ ...this.chosen, ...parts }, sure)
    // Another card of the same kind of choice: the old one is put back, the rest stays if it can.
    const kept = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => !(name in parts)))
    for (const base of [kept, {}]) {
      const wanted = { ...base, ...parts }
      if (this.offers.some((offer) => includes(partsOf(offer), wanted))) return this.#choose(wanted, sure)
    }
    this.#hands.wonder({ ...this.chosen, ...parts }, at)
  }

  #choose(parts: Parts, sure: boolean): void {
    this.chosen = parts
    this.ready = null
    const left = this.candidates
    const only = left.length === 1 ? left[0] : undefined
    if (!only || !this.question) return
    this.chosen = { ...partsOf(only) }
    const isPart = only.form || this.composing.may(only.answer)
    if (!sure && !isPart && this.#hands.mustConfirm(this.question, only)) this.ready = only
    else void this.give(only.answer)
  }

  /** Chooses without giving, even if nothing else is left to choose: it may still be let go elsewhere. */
  take(parts: Parts): void {
    const wanted = this.#joined(parts)
    this.chosen = wanted && this.#goingOn(parts).length ? wanted : { ...parts }
    this.ready = null
  }

  lookAt(parts: Parts | null): void {
    this.near = parts && Object.keys(parts).length ? parts : null
  }

  /** Whether that is what is looked at, or part of it. */
  isNear(parts: Parts): boolean {
    return this.near !== null && Object.keys(parts).length > 0 && includes(this.near, parts)
  }

  isHinted(parts: Parts): boolean {
    return Object.keys(parts).length > 0 && this.hinted.some((advised) => includes(advised, parts))
  }

  drop(parts: Parts): void {
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => !(name in parts)))
    this.ready = null
  }

  /** One step back: the last thing that was chosen. */
  back(): boolean {
    const names = Object.keys(this.chosen)
    if (!names.length && this.ready) return (this.ready = null), true
    if (!names.length) return this.#unmake()
    this.chosen = this.ready ? {} : Object.fromEntries(Object.entries(this.chosen).slice(0, -1))
    this.ready = null
    return true
  }

  /** The last part is taken out again; of an answer without any, the form is put away. */
  #unmake(): boolean {
    const { composing } = this
    if (!composing.form) return false
    if (composing.parts.length) void composing.remove(composing.parts.length - 1)
    else composing.leave()
    return true
  }

  clear(): void {
    this.chosen = {}
    this.ready = null
    this.near = null
  }

  /** Asks once more about an answer that was given by its button. */
  doubt(offer: Offer): void {
    this.clear()
    this.ready = offer
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.give(this.ready.answer)
  }

  /** What was made of parts is given as it is. */
  async send(): Promise<void> {
    const { composing } = this
    if (composing.isWhole) await this.give(composing.text)
  }

  /** By a button that says all of it: a form is begun, a part added. */
  async give(answer: string): Promise<void> {
    const { composing } = this
    const form = this.offers.find((offer) => offer.form && offer.answer === answer)
    if (form || composing.may(answer)) {
      this.clear()
      return form ? composing.begin(form) : composing.add(answer)
    }
    if (this.busy) {
      if (isTalk(this.question) && answer !== this.#given) this.#next = answer
      return
    }
    this.busy = true
    this.#given = answer
    const isMade = composing.form !== null && answer === composing.text
    try {
      const isTaken = await this.#hands.give(answer)
      this.clear()
      if (isMade && isTaken !== false) composing.leave()
      else if (isMade) composing.again()
    } finally {
      this.busy = false
    }
    const next = this.#next
    this.#next = ''
    if (next && isTalk(this.question) && this.offers.some((offer) => offer.answer === next)) await this.give(next)
  }
}
