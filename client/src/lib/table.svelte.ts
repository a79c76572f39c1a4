/** A table as this page knows it: what the hall told, shown one thing at a time at the player's speed. */
import type {
  CushionInfo, LimitInfo, Line, Offer, Phrase, QuestionInfo, Refusal, State, TableInfo, TalkInfo, Update,
} from '../generated/wire'
import type { AnyTell } from '../generated/wire'
import { Answering, goesOn, includes, partsOf, type Parts } from './answering.svelte'
import { Trouble } from './api'
import { hall, type Listener } from './hall.svelte'
import { Scene, type GameEvent, type View } from './scene'
import { settings } from './settings.svelte'

/** Why something cannot be done, and where it was touched. */
export interface Wonder {
  text: string
  clauses: readonly string[]
  at: Element | null
}

/** Milliseconds that a thing stays before the next: a plain move, and one that turned a card up. */
const REST = { calm: [1500, 2800], normal: [750, 1500], quick: [250, 550], instant: [0, 0] } as const
/** With more than this waiting nobody wants to see each. */
const TOO_MANY = 12
const KEPT_LINES = 600
const KEPT_EVENTS = 2000
/** Enough for what happens at once; older lines have been heard. */
const SPOKEN = 20

/** Somebody who looks over the player's shoulder: a lesson lets only what it asks for reach the hall. */
export interface Tutor {
  allows(answer: string): boolean
  /** Whether there is a button for it; on the table everything can be tried. */
  offers(answer: string): boolean
  /** The hall has taken it. */
  given(answer: string): void
}

export type Policy = (question: QuestionInfo, offer: Offer) => boolean

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null)
  yours = $state.raw<string[]>([])
  laid = $state(false)
  /** Whether the hall has let us in. */
  isOpen = $state(false)
  seat = $state<string | null>(null)
  view = $state.raw<View | null>(null)
  question = $state.raw<QuestionInfo | null>(null)
  aids = $state.raw<Record<string, unknown>>({})
  events = $state.raw<GameEvent[]>([])
  /** What was told before those, as far back as anybody speaks of it. */
  past = $state.raw<GameEvent[]>([])
  /** Counts what was shown, so that what moves can be seen to move. */
  shownCount = $state(0)
  lines = $state.raw<Line[]>([])
  /** What was told last, to be spoken: each line once, with a number of its own. */
  spoken = $state.raw<{ number: number; text: string; isPassing: boolean }[]>([])
  talk = $state.raw<TalkInfo[]>([])
  outcome = $state.raw<string[]>([])
  watching = $state(0)
  away = $state.raw<Record<string, number | null>>({})
  /** By seat: milliseconds left when they were told, which was at `clocksAt`. */
  clocks = $state.raw<Record<string, number> | null>(null)
  clocksAt = $state(0)
  /** The time that the rules give to what is asked, as it was told at `limitAt`. */
  limit = $state.raw<LimitInfo | null>(null)
  limitAt = $state(0)
  /** What could not be done at all: the page shows it instead of a table. */
  /** Whoever laid the table did not want us to sit here. */
  isRemoved = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  /** What went wrong just now, to be seen and closed. */
  notice = $state.raw<Trouble | null>(null)
  wonder = $state.raw<Wonder | null>(null)
  /** How many updates wait to be shown. */
  waiting = $state(0)
  readonly answering: Answering
  /** Whether answers put together on the table are asked once more; a game may say where. */
  policy: Policy = () => false
  tutor: Tutor | null = null

  #seq: number | null = null
  #queue: Update[] = []
  #told = 0
  #timer = 0
  #stop: (() => void) | null = null
  #refusals: { request: number; found: Promise<Refusal[]> } | null = null
  #password = ''
  #watched: string | null | undefined

  constructor(readonly id: string) {
    this.answering = new Answering({
      give: (answer) => this.#give(answer),
      mustConfirm: (question, offer) => {
        const wish = settings.now.confirm
        return wish === 'always' || (wish === 'sensible' && this.policy(question, offer))
      },
      wonder: (parts, at) => void this.explain(parts, at),
    })
  }

  get scene(): Scene | null {
    const past = this.past
    return this.view ? new Scene(this.view, this.cushions, this.aids, this.question, this.events, () => past) : null
  }

  get cushions(): readonly CushionInfo[] {
    return this.info?.seats ?? []
  }

  get isMine(): boolean {
    return this.seat !== null
  }

  // --- coming and going --------------------------------------------------------------------------

  open(seat: string | null, password = ''): void {
    if (seat !== this.seat) this.#forget()
    this.seat = seat
    this.#password = password
    this.trouble = null
    this.#seq = null
    if (this.#stop) this.opened()
    else this.#stop = hall.listen(this)
  }

  /** That cushion is ours no more: the hall shows us the table from there no more either. */
  rise(seat: string): void {
    this.yours = this.yours.filter((own) => own !== seat)
    if (seat === this.seat) this.open(this.yours[0] ?? null, this.#password)
  }

  /** Through other eyes: nothing of what the old ones saw may stay in sight. */
  #forget(): void {
    this.#rest()
    this.#queue = []
    this.waiting = 0
    this.view = null
    this.question = null
    this.lines = []
    this.spoken = []
    this.talk = []
    this.events = []
    this.past = []
    this.wonder = null
    this.answering.ask(null)
  }

  close(): void {
    this.#rest()
    this.#stop?.()
    this.#stop = null
    if (hall.line === 'open') hall.ask({ want: 'unwatch', table: this.id, seat: this.seat }).catch(() => undefined)
  }

  /** The line is open: go on where we were, or begin. */
  opened(): void {
    void this.#watch()
  }

  async #watch(): Promise<void> {
    const seat = this.seat
    const before = this.#watched
    try {
      if (before !== undefined && before !== seat)
        await hall.ask({ want: 'unwatch', table: this.id, seat: before }).catch(() => undefined)
      this.#watched = seat
      await hall.ask({
        want: 'watch', table: this.id, seat, ...(this.#password ? { password: this.#password } : {}),
      })
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble
      if (trouble.code !== 'no-line' && trouble.code !== 'no-answer') this.trouble = trouble
    }
  }

  // --- hearing -----------------------------------------------------------------------------------

  hear(tell: AnyTell): void {
    if (!('table' in tell) || tell.table !== this.id) return
    switch (tell.tell) {
      case 'state':
        return this.#begin(tell)
      case 'update':
        if ((tell.seat ?? null) === this.seat) this.#hearUpdate(tell)
        return
      case 'presence':
        this.away = tell.seats
        this.watching = tell.watching ?? 0
        return
      case 'removed':
        if (tell.seat !== this.seat) return
        this.isRemoved = true
        return this.rise(tell.seat)
      case 'talk':
        if ((tell.seat ?? null) === this.seat) this.talk = [...this.talk, tell.said]
        return
    }
  }

  #begin(state: State): void {
    if ((state.seat ?? null) !== this.seat) return
    this.#rest()
    this.#queue = []
    this.waiting = 0
    this.trouble = null
    this.#seq = state.seq
    this.isOpen = true
    this.info = state.info
    this.watching = state.info.watching ?? 0
    this.yours = state.yours ?? []
    this.laid = state.laid ?? false
    this.lines = state.lines ?? []
    if (state.talk) this.talk = state.talk
    this.outcome = state.outcome ?? []
    this.events = []
    this.past = (state.recalled ?? []) as GameEvent[]
    this.#take(state)
    this.shownCount += 1
  }

  #hearUpdate(update: Update): void {
    if (this.#seq !== null && update.seq <= this.#seq) return
    this.#seq = update.seq
    if (update.talk) this.talk = update.talk
    // Where all talk at once nobody waits for what the others say to be shown.
    if (goesOn(this.question, update.question)) {
      this.skip()
      return this.#show(update)
    }
    const isQuiet = !update.events?.length && !update.view
    if (isQuiet && !this.#queue.length) return this.#show(update)
    this.#queue.push(update)
    this.waiting = this.#queue.length
    if (this.#queue.length === 1 && !this.#timer) this.#showNext()
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.#rest()
    while (this.#queue.length) this.#show(this.#queue.shift() as Update)
    this.waiting = 0
  }

  /** No more waiting. */
  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  #showNext(): void {
    this.#timer = 0
    const next = this.#queue.shift()
    this.waiting = this.#queue.length
    if (!next) return
    this.#show(next)
    if (this.#queue.length > TOO_MANY || document.hidden) return this.skip()
    const rest = this.#restAfter(next)
    if (rest) this.#timer = window.setTimeout(() => this.#showNext(), rest)
    else if (this.#queue.length) this.#showNext()
  }

  #restAfter(update: Update): number {
    const events = (update.events ?? []) as GameEvent[]
    const [plain, reveal] = REST[settings.now.pace]
    if (!events.length) return 0
    return events.some((event) => event.event === 'Turned' && event['public']) ? reveal : plain
  }

  #show(update: Update): void {
    if (update.info) {
      this.info = update.info
      this.watching = update.info.watching ?? 0
    }
    // What was said of cards that lay open is told otherwise now, or not at all: memory is the players' business.
    if (update.events?.length) {
      this.lines = settled(this.lines)
      this.spoken = this.spoken.filter((line) => !line.isPassing)
    }
    if (update.lines?.length) {
      this.lines = [...this.lines, ...update.lines].slice(-KEPT_LINES)
      const told = update.lines.map(({ text, later }) => ({ number: (this.#told += 1), text, isPassing: later != null }))
      this.spoken = [...this.spoken, ...told].slice(-SPOKEN)
    }
    if (update.outcome?.length) this.outcome = update.outcome
    if (this.events.length) this.past = [...this.past, ...this.events].slice(-KEPT_EVENTS)
    this.events = (update.events ?? []) as GameEvent[]
    this.#take(update)
    this.shownCount += 1
  }

  #take(told: State | Update): void {
    if (told.view) {
      this.view = told.view as unknown as View
      // Aids are those of the view they come with: none, if there are none.
      this.aids = told.aids ?? {}
    }
    if (told.clocks) {
      this.clocks = told.clocks
      this.clocksAt = Date.now()
    }
    if (told.limit || told.view) {
      this.limit = told.limit ?? null
      this.limitAt = Date.now()
    }
    if (told.question || told.view) {
      const isAnother = !goesOn(this.question, told.question)
      this.question = told.question ?? null
      if (isAnother) this.wonder = null
      this.answering.ask(this.question?.offers ? this.question : null)
    }
  }

  // --- wanting -----------------------------------------------------------------------------------

  async #give(answer: string): Promise<void> {
    const { seat, question } = this
    if (!seat || !question) return
    this.wonder = null
    if (this.tutor && !this.tutor.allows(answer)) return
    const isTaken = await this.attempt(() => hall.ask({ want: 'act', table: this.id, seat, request: question.request, answer }))
    if (isTaken) this.tutor?.given(answer)
  }

  /** Does something; what goes wrong is shown, never swallowed. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.notice = null
    try {
      await what()
      return true
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble
      if (trouble.code !== 'done-already') this.notice = trouble
      return false
    }
  }

  /** "Why can't I?": the reason for those parts, or for an answer in the notation that is no offer. */
  async explain(parts: Parts, at: Element | null, answer?: string): Promise<void> {
    const { seat, question } = this
    if (!seat) return
    await this.attempt(async () => {
      if (answer !== undefined) {
        const told = await hall.ask({ want: 'why', table: this.id, seat, answer })
        const first = told.tell === 'why' ? told.refusals[0] : undefined
        this.wonder = first ? wonderOf(first, at) : null
        return
      }
      const refusals = await this.refusals()
      const found = closest(refusals, parts, question?.offers ?? [])
      this.wonder = found ? wonderOf(found, at) : { text: '', clauses: [], at }
    })
  }

  /** Everything that looks like an answer now and is none; asked once a question. */
  async refusals(): Promise<Refusal[]> {
    const { seat, question } = this
    if (!seat) return []
    const request = question?.request ?? -1
    if (this.#refusals?.request !== request) {
      const found = hall.ask({ want: 'why', table: this.id, seat }).then((told) => (told.tell === 'why' ? told.refusals : []))
      this.#refusals = { request, found }
      found.catch(() => (this.#refusals = null))
    }
    return this.#refusals.found
  }

  undo = (): Promise<boolean> => this.#want('undo')
  takeBack = (): Promise<boolean> => this.#want('take-back')
  goOn = (): Promise<boolean> => this.#want('go-on')

  async #want(want: 'undo' | 'take-back' | 'go-on'): Promise<boolean> {
    const { seat } = this
    return seat !== null && this.attempt(() => hall.ask({ want, table: this.id, seat }))
  }

  async agree(yes: boolean): Promise<boolean> {
    const { seat } = this
    return seat !== null && this.attempt(() => hall.ask({ want: 'agree', table: this.id, seat, yes }))
  }

  async pause(seconds: number): Promise<boolean> {
    const { seat } = this
    return seat !== null && this.attempt(() => hall.ask({ want: 'pause', table: this.id, seat, seconds }))
  }

  async say(said: { text?: string; phrase?: Phrase }, to?: string): Promise<boolean> {
    const { seat } = this
    return seat !== null && this.attempt(() => hall.ask({ want: 'say', table: this.id, seat, ...said, ...(to ? { to } : {}) }))
  }

  async mute(seat: string, on: boolean): Promise<boolean> {
    return this.attempt(() => hall.ask({ want: 'mute', table: this.id, seat, on }))
  }

  /** The whole story, for whoever came late. */
  async readLog(): Promise<void> {
    const told = await hall.ask({ want: 'log', table: this.id, seat: this.seat })
    if (told.tell === 'log') this.lines = told.lines
  }
}

/** The lines as the log keeps them. */
export function settled(lines: Line[]): Line[] {
  if (!lines.some((line) => line.later != null)) return lines
  return lines.flatMap((line) => (line.later == null ? [line] : line.later ? [{ ...line, text: line.later, later: null }] : []))
}

function wonderOf(refusal: Refusal, at: Element | null): Wonder {
  return { text: refusal.reason.text ?? refusal.reason.code, clauses: refusal.reason.clauses ?? [], at }
}

/** The refusal that says most about what was touched: all of it, then the newest part of it.
 *
 * A card alone is refused together with every target: what is told is what is about the card, not about those.
 */
export function closest(refusals: readonly Refusal[], parts: Parts, offers: readonly Offer[]): Refusal | null {
  const names = Object.keys(parts).reverse()
  const whole = names.length ? commonest(refusals, parts) : null
  if (whole) return whole
  for (const name of names) {
    const one = { [name]: parts[name] as string }
    if (offers.some((offer) => includes(partsOf(offer), one))) continue
    const found = commonest(refusals, one)
    if (found) return found
  }
  // Nothing is asked of us: that is the reason for everything.
  return refusals.find((refusal) => refusal.answer === '') ?? null
}

/** The reason that most of them give, and that is given for little else. */
function commonest(refusals: readonly Refusal[], parts: Parts): Refusal | null {
  const found = refusals.filter((refusal) => includes(partsOf(refusal), parts))
  const among = (some: readonly Refusal[], { reason }: Refusal): number => some.filter((other) => other.reason.code === reason.code).length
  const weight = (refusal: Refusal): number => among(found, refusal) ** 2 / among(refusals, refusal)
  return found.reduce<Refusal | null>((best, refusal) => (best && weight(best) >= weight(refusal) ? best : refusal), null)
}
