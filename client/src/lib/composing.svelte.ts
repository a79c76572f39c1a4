/** An answer that is made of parts (a letter, a march): put together here, judged by the hall, given once.
 *
 * Nothing of it is the hall's before it is given: the hall only says how it stands at this moment, what can be added and
 * why something cannot. While others speak it stays as it is; a part that no longer stands is shown with its reason.
 */
import type { AnswerPart, Composed, Offer, Part, ReasonInfo, Refusal } from '../generated/wire'

/** Asks the hall how a half-made answer stands, with the words of its menu or only its texts; null if it could not be asked. */
export type Judge = (answer: string, words: boolean) => Promise<Composed | null>

/** What an answer is made of, or could be. */
export interface MadePart {
  part: string
  kind?: string
  label?: string
  touches?: Record<string, Part>
  /** Why it cannot stand there. */
  reason?: ReasonInfo | null
}

/** A form and what goes into it, in the notation. */
export function wholeText(form: string, parts: readonly string[]): string {
  return `${form}: ${parts.join(', ')}`.trimEnd()
}

export class Composing {
  /** What is being made; null: nothing. */
  form = $state.raw<Offer | null>(null)
  parts = $state.raw<readonly MadePart[]>([])
  menu = $state.raw<readonly MadePart[]>([])
  /** Why it cannot be given as it is. */
  reason = $state.raw<ReasonInfo | null>(null)
  /** All of it in words. */
  label = $state('')
  /** Whether the hall has yet to say how it stands. */
  isAsking = $state(false)
  #judge: Judge
  /** By text: what the hall has said of it at this moment. */
  #known = new Map<string, Composed>()
  #asked = 0
  /** By part: its words and what it touches, as they were told; and the kinds of forms whose menus were told with them. */
  #words = new Map<string, AnswerPart>()
  #worded = new Set<string>()
  /** By form: the parts of answers that were left half-made for another; they go on where they were. */
  #aside = new Map<string, readonly string[]>()

  constructor(judge: Judge) {
    this.#judge = judge
  }

  get text(): string {
    return this.form ? wholeText(this.form.answer, this.parts.map(({ part }) => part)) : ''
  }

  /** Whether it can be given as it is. */
  get isWhole(): boolean {
    return this.form !== null && !this.isAsking && !this.reason
  }

  /** What can be added, as the offers that a board knows. */
  get offers(): readonly Offer[] {
    return this.menu.flatMap(({ part, kind, label, touches, reason }) => (reason ? [] : [{ answer: part, kind: kind ?? '', label: label ?? '', touches: touches ?? {} }]))
  }

  /** What looks as if it could be added, and cannot. */
  get barred(): readonly Refusal[] {
    return this.menu.flatMap(({ part, label, touches, reason }) => (reason ? [{ answer: part, label: label ?? '', touches: touches ?? {}, reason }] : []))
  }

  may(part: string): boolean {
    return this.form !== null && this.menu.some((entry) => entry.part === part && !entry.reason)
  }

  has(part: string): boolean {
    return this.parts.some((one) => one.part === part)
  }

  /** Begins with these parts, with what was left half-made, or with what that form has to begin with. */
  begin(form: Offer, wanted?: readonly string[]): Promise<void> {
    if (this.form && this.parts.length) this.#aside.set(this.form.answer, this.parts.map(({ part }) => part))
    const parts = wanted ?? this.#aside.get(form.answer)
    this.#aside.delete(form.answer)
    this.form = form
    this.menu = []
    this.reason = null
    this.label = form.label ?? ''
    this.parts = (parts ?? []).map((part) => this.#made({ answer: part }))
    return this.#ask(parts ? this.text : form.answer)
  }

  add(part: string): Promise<void> {
    this.parts = [...this.parts, this.#made({ answer: part })]
    return this.#ask(this.text)
  }

  /** Takes the part at that place out again, whatever the others say to it. */
  remove(at: number): Promise<void> {
    this.parts = this.parts.filter((_, k) => k !== at)
    return this.#ask(this.text)
  }

  /** Takes that part out, if it is there. */
  take(part: string): Promise<void> {
    const at = this.parts.findIndex((one) => one.part === part)
    return at < 0 ? Promise.resolve() : this.remove(at)
  }

  /** All parts in place of those that it has. */
  fill(parts: readonly string[]): Promise<void> {
    this.parts = parts.map((part) => this.#made({ answer: part }))
    return this.#ask(this.text)
  }

  /** Something has happened: it may stand otherwise now. In another language all of it is told anew. */
  again(isRetold = false): void {
    this.#known.clear()
    if (isRetold) this.#forgetWords()
    if (this.form) void this.#ask(this.text)
  }

  /** Another question: nothing that was made for the last is of use. */
  forget(): void {
    this.#aside.clear()
    this.#forgetWords()
    this.leave()
  }

  #forgetWords(): void {
    this.#words.clear()
    this.#worded.clear()
  }

  /** Without the parts that cannot stay. */
  drop(): Promise<void> {
    return this.fill(this.parts.flatMap(({ part, reason }) => (reason ? [] : [part])))
  }

  leave(): void {
    this.#asked += 1
    this.#known.clear()
    this.form = null
    this.parts = []
    this.menu = []
    this.reason = null
    this.label = ''
    this.isAsking = false
  }

  /** What was asked last counts; an answer that comes late is of something else. */
  async #ask(text: string): Promise<void> {
    const number = (this.#asked += 1)
    const known = this.#known.get(text)
    if (known) return this.#hear(known)
    this.isAsking = true
    // Letters to whomever have the same parts.
    const kind = this.form?.kind || (this.form?.answer ?? '')
    let told = await this.#judge(text, !this.#worded.has(kind))
    if (told && number === this.#asked && !this.#knows(told)) told = await this.#judge(text, true)
    if (number !== this.#asked) return
    this.isAsking = false
    if (!told) return
    for (const entry of [...(told.menu ?? []), ...(told.parts ?? [])]) if (entry.label) this.#words.set(entry.answer, entry)
    this.#worded.add(kind)
    this.#known.set(text, told)
    this.#hear(told)
  }

  /** Whether everything on the menu has words, told now or before. */
  #knows(told: Composed): boolean {
    return (told.menu ?? []).every(({ answer, label }) => label || this.#words.has(answer))
  }

  #made({ answer, kind, label, touches, reason }: AnswerPart): MadePart {
    const known = this.#words.get(answer)
    return { part: answer, kind: kind || known?.kind || '', label: label || known?.label || '', touches: touches ?? known?.touches ?? {}, reason: reason ?? null }
  }

  #hear(told: Composed): void {
    this.isAsking = false
    this.parts = (told.parts ?? []).map((entry) => this.#made(entry))
    this.menu = (told.menu ?? []).map((entry) => this.#made(entry))
    this.reason = told.reason ?? null
    this.label = told.label ?? ''
  }
}
