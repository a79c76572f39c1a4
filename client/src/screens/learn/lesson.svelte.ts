/** The way through a chapter: what is read, done and tried, one step after another.
 *
 * It looks over the learner's shoulder: only answers that the step asks for reach the hall. Everything else that
 * is legal gets a friendly word instead.
 */
import type { ChapterInfo, LessonStep } from '../../generated/wire'
import type { Tutor } from '../../lib/table.svelte'

/** Why an answer was held back: another is wanted, or first something is to be tried. */
export type Hint = '' | 'other' | 'try-first'

/** Whether a step asks for that answer; `swap 2 *` is every answer that begins so. */
export function wants(step: LessonStep, answer: string): boolean {
  return (step.answers ?? []).some((wanted) => (wanted.endsWith('*') ? answer.startsWith(wanted.slice(0, -1)) : sorted(answer) === sorted(wanted)))
}

/** The parts of an answer may be said in any order. */
function sorted(answer: string): string {
  const [form = '', parts] = answer.split(/:(.*)/)
  return parts === undefined ? form : `${form}:${parts.split(',').map((part) => part.trim()).sort().join()}`
}

/** What goes into an answer that is made of parts. */
const partsIn = (answer: string): string[] => (answer.split(/:(.*)/)[1] ?? '').split(',').map((part) => part.trim())

/** Whether a step asks for an answer that is made of that form. */
export const wantsForm = (step: LessonStep, form: string): boolean => (step.answers ?? []).some((wanted) => wanted.startsWith(`${form}:`))

export class Lesson implements Tutor {
  chapter = $state.raw<ChapterInfo>() as ChapterInfo
  /** The step that is to be done; as many as there are steps when all is done. */
  at = $state(0)
  /** The step that is read: one may leaf back. */
  reading = $state(0)
  hint = $state<Hint>('')
  /** What was to be tried has been tried, and its refusal is there to be read. */
  tried = $state(false)

  constructor(
    chapter: ChapterInfo,
    /** The language in which it is told. */
    public lang: string = '',
  ) {
    this.chapter = chapter
  }

  get steps(): readonly LessonStep[] {
    return this.chapter.steps
  }

  /** What is read now; null when the chapter is over. */
  get step(): LessonStep | null {
    return this.steps[this.reading] ?? null
  }

  get isFinished(): boolean {
    return this.at >= this.steps.length
  }

  /** Whether what is read is still to be done. */
  get isOpen(): boolean {
    return this.reading === this.at && !this.isFinished
  }

  get canGoOn(): boolean {
    return Boolean(this.step) && (!this.isOpen || this.step?.kind === 'say' || (this.step?.kind === 'try' && this.tried))
  }

  next(): void {
    if (!this.canGoOn) return
    if (this.isOpen) this.#goTo(this.at + 1)
    else this.reading += 1
    this.hint = ''
  }

  back(): void {
    this.reading = Math.max(0, this.reading - 1)
    this.hint = ''
  }

  /** The same chapter in another language. */
  retell(chapter: ChapterInfo): void {
    this.chapter = chapter
  }

  allows(answer: string): boolean {
    const wanted = this.#wanted()
    const step = this.steps[wanted]
    if (!step || step.kind === 'free' || wants(step, answer)) return true
    this.#goTo(wanted)
    this.hint = step.kind === 'try' ? 'try-first' : 'other'
    return false
  }

  /** What is not asked for needs no button; while one plays freely everything has one. */
  offers(answer: string): boolean {
    const step = this.steps[this.at]
    return step?.kind === 'free' || (step?.kind === 'do' && (wants(step, answer) || wantsForm(step, answer)))
  }

  means(answer: string): boolean {
    return this.isOpen && (this.offers(answer) || (this.step?.kind === 'do' && (this.step.answers ?? []).some((wanted) => partsIn(wanted).includes(answer))))
  }

  get isSaying(): boolean {
    return this.step === null || !this.isOpen || this.step.kind === 'say' || this.step.kind === 'try'
  }

  given(): void {
    const wanted = this.#wanted()
    const step = this.steps[wanted]
    if (step) this.#goTo(step.kind === 'free' ? wanted : wanted + 1)
  }

  /** A refusal is shown, with these clauses. */
  wondered(clauses: readonly string[]): void {
    const wanted = this.#wanted()
    const step = this.steps[wanted]
    if (step?.kind !== 'try' || !clauses.includes(step.clause ?? '')) return
    if (wanted !== this.at) this.#goTo(wanted)
    this.tried = true
    this.hint = ''
  }

  /** The game at the table is over: nothing is left to be done in it. */
  ended(): void {
    while (this.steps[this.at] && this.steps[this.at]?.kind !== 'say') this.#goTo(this.at + 1)
  }

  /** The step that can be done now: whoever knows what comes may skip what is only read. */
  #wanted(): number {
    let k = this.at
    while (this.steps[k]?.kind === 'say') k += 1
    return k
  }

  #goTo(step: number): void {
    if (step !== this.at) this.tried = false
    this.at = step
    this.reading = Math.min(step, this.steps.length)
    this.hint = ''
  }
}
