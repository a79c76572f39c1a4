/** A table as this page knows it: what the hall told, shown one thing at a time at the player's speed. */
import type {
  Composed, CushionInfo, LimitInfo, Line, Offer, Phrase, Refusal, State, TableInfo, TalkInfo, Update,
} from '../generated/wire'
import type { AnyTell } from '../generated/wire'
import { Answering, goesOn, includes, partsOf, type Parts } from './answering.svelte'
import { Trouble } from './api'
import { hall, type Listener } from './hall.svelte'
import { begun, changed, type Known, type Question } from './known'
import { Scene, type GameEvent, type View } from './scene'
import { settings } from './settings.svelte'
import { Showing, type Heard } from './showing.svelte'

/** Why something cannot be done, and where it was touched. */
export interface Wonder {
  text: string
  clauses: readonly string[]
  at: Element | null
}

const KEPT_LINES = 600
const KEPT_EVENTS = 2000
/** Enough for what happens at once; older lines have been heard. */
const SPOKEN = 20

/** Somebody who looks over the player's shoulder: a lesson lets only what it asks for reach the hall. */
export interface Tutor {
  allows(answer: string): boolean
  /** Whether there is a button for it; on the table everything can be tried. */
  offers(answer: string): boolean
  /** Whether that is what is to be done now, or a part of it: nothing else calls the eye. */
  means(answer: string): boolean
  /** Nothing is to be touched now: what is said is to be read. */
  readonly isSaying: boolean
  /** The hall has taken it. */
  given(answer: string): void
}

export type Policy = (question: Question, offer: Offer) => boolean

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null)
  yours = $state.raw<string[]>([])
  laid = $state(false)
  /** Whether the hall has let us in. */
  isOpen = $state(false)
  seat = $state<string | null>(null)
  view = $state.raw<View | null>(null)
  question = $state.raw<Question | null>(null)
  aids = $state.raw<Known['aids']>({})
  events = $state.raw<readonly GameEvent[]>([])
  /** What was told before those, as far back as anybody speaks of it. */
  past = $state.raw<readonly GameEvent[]>([])
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
  /** What waits to be seen, one thing after another. */
  readonly showing = new Showing((heard) => this.#show(heard))
  readonly answering: Answering
  /** Whether answers put together on the table are asked once more; a game may say where. */
  policy: Policy = () => false
  tutor: Tutor | null = null

  #seq: number | null = null
  /** What was heard, all of it: what is shown may be behind. Null: we must begin anew. */
  #known: Known | null = null
  #told = 0
  #stop: (() => void) | null = null
  #refusals: { request: number; found: Promise<Refusal[]> } | null = null
  #password = ''
  #watched: string | null | undefined

  constructor(readonly id: string) {
    this.answering = new Answering({
      give: (answer) => this.#give(answer),
      judge: (answer, words) => this.#judge(answer, words),
      mustConfirm: (question, offer) => {
        const wish = settings.now.confirm
        return wish === 'always' || (wish === 'sensible' && this.policy(question, offer))
      },
      isMeant: ({ answer }) => this.tutor?.means(answer) ?? true,
      wonder: (parts, at) => void this.explain(parts, at),
    })
  }

  get scene(): Scene | null {
    const past = this.past
    const question = this.answering.composing.form ? this.answering.asking : this.question
    return this.view ? new Scene(this.view, this.cushions, this.aids, question, this.events, () => past) : null
  }

  /** What the board tells first, as a scene of its own. */
  get toldScene(): Scene | null {
    const told = this.showing.telling
    if (!told?.known.view) return null
    const past = [...this.past, ...this.events]
    return new Scene(told.known.view, this.cushions, told.known.aids, told.known.question, told.events, () => past)
  }

  /** How many things wait to be seen: until then nothing is asked. */
  get waiting(): number {
    return this.showing.waiting
  }

  get cushions(): readonly CushionInfo[] {
    return this.info?.seats ?? []
  }

  get isMine(): boolean {
    return this.seat !== null
  }

  /** We have given the game up: what our cushion is asked, a bot answers. */
  get hasResigned(): boolean {
    return this.cushions.some(({ seat, resigned }) => seat === this.seat && resigned === true)
  }

  // --- coming and going --------------------------------------------------------------------------

  open(seat: string | null, password = ''): void {
    if (seat !== this.seat) this.#forget()
    this.seat = seat
    this.#password = password
    this.trouble = null
    this.#seq = null
    this.#known = null
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
    this.showing.clear()
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
    this.showing.clear()
    this.#stop?.()
    this.#stop = null
    if (hall.line === 'open') hall.ask({ want: 'unwatch', table: this.id, seat: this.seat }).catch(() => undefined)
  }

  /** The line is open: go on where we were, or begin. */
  opened(): void {
    void this.#watch(this.#known ? this.#seq : null)
    this.answering.composing.again()
  }

  /** In other words from now on: all of it. */
  retold(): void {
    void this.#watch(null)
    this.answering.composing.again(true)
  }

  async #watch(since: number | null): Promise<void> {
    const seat = this.seat
    const before = this.#watched
    try {
      if (before !== undefined && before !== seat)
        await hall.ask({ want: 'unwatch', table: this.id, seat: before }).catch(() => undefined)
      this.#watched = seat
      await hall.ask({
        want: 'watch', table: this.id, seat,
        ...(since === null ? {} : { since }), ...(this.#password ? { password: this.#password } : {}),
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
    this.showing.clear()
    this.trouble = null
    this.#seq = state.seq
    this.isOpen = true
    this.#inform(state.info)
    this.yours = state.yours ?? []
    this.laid = state.laid ?? false
    this.lines = state.lines ?? []
    if (state.talk) this.talk = state.talk
    this.outcome = state.outcome ?? []
    this.events = []
    this.past = (state.recalled ?? []) as GameEvent[]
    this.#known = begun(state)
    if (state.clocks) this.#timed(state.clocks, Date.now())
    this.limitAt = Date.now()
    this.#take(this.#known)
    this.shownCount += 1
  }

  #hearUpdate(update: Update): void {
    if (update.talk) this.talk = update.talk
    if (this.#seq !== null && update.seq <= this.#seq) return this.#hearAgain(update)
    const known = this.#known && changed(this.#known, update)
    if (!known) return this.#beginAnew()
    this.#known = known
    this.#seq = update.seq
    const heard: Heard = { update, known, events: (update.events ?? []) as GameEvent[], at: Date.now() }
    // Where all talk at once nobody waits for what the others say to be shown.
    if (goesOn(this.question, known.question) && !this.showing.telling) {
      this.skip()
      return this.#show(heard)
    }
    const isQuiet = !heard.events.length && !update.view && !update.changes
    if (isQuiet && !this.waiting) return this.#show(heard)
    this.showing.add(heard)
  }

  /** We are back, and nothing has happened: only who is here may be new, and the time. */
  #hearAgain(update: Update): void {
    if (update.seq !== this.#seq) return
    if (update.info) this.#inform(update.info)
    if (update.clocks) this.#timed(update.clocks, Date.now())
  }

  /** Changes of something that we do not know: everything must be told once more. Once is enough to ask. */
  #beginAnew(): void {
    if (this.#seq === null) return
    this.#seq = null
    this.#known = null
    void this.#watch(null)
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.showing.skip()
  }

  #show({ update, known, events, at }: Heard): void {
    if (update.info) this.#inform(update.info)
    // What was said of cards that lay open is told otherwise now, or not at all: memory is the players' business.
    if (events.length) {
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
    this.events = events
    if (update.clocks) this.#timed(update.clocks, at)
    if (update.limit) this.limitAt = at
    this.#take(known)
    this.shownCount += 1
  }

  #inform(info: TableInfo): void {
    this.info = info
    this.watching = info.watching ?? 0
    if (this.hasResigned) this.answering.ask(null)
  }

  #timed(clocks: Record<string, number>, at: number): void {
    this.clocks = clocks
    this.clocksAt = at
  }

  /** The table as it stands at that moment. */
  #take({ view, aids, question, limit }: Known): void {
    this.view = view
    this.aids = aids
    this.limit = limit
    const isAnother = !goesOn(this.question, question) && this.question?.request !== question?.request
    if (this.question === question) return
    this.question = question
    if (isAnother) this.wonder = null
    this.answering.ask(question?.offers && !this.hasResigned ? question : null)
  }

  // --- wanting -----------------------------------------------------------------------------------

  /** How a half-made answer stands; null where the hall could not be asked, which is shown. */
  async #judge(answer: string, words: boolean): Promise<Composed | null> {
    const { seat } = this
    if (!seat) return null
    try {
      const told = await hall.ask({ want: 'compose', table: this.id, seat, answer, words })
      return told.tell === 'composed' ? told : null
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble
      this.notice = trouble
      return null
    }
  }

  async #give(answer: string): Promise<boolean> {
    const { seat, question } = this
    if (!seat || !question) return false
    this.wonder = null
    if (this.tutor && !this.tutor.allows(answer)) return false
    const isTaken = await this.attempt(() => hall.ask({ want: 'act', table: this.id, seat, request: question.request, answer }))
    if (isTaken) this.tutor?.given(answer)
    return isTaken
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
  /** Why that is no answer now, for whoever shows it himself. */
  async reasonOf(answer: string): Promise<{ text: string; clauses: readonly string[] } | null> {
    const { seat } = this
    if (!seat) return null
    const told = await hall.ask({ want: 'why', table: this.id, seat, answer })
    const reason = told.tell === 'why' ? told.refusals[0]?.reason : undefined
    return reason ? { text: reason.text ?? '', clauses: reason.clauses ?? [] } : null
  }

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
      const { barred } = this.answering.composing
      const found = (barred.length ? closest(barred, parts, this.answering.offers) : null) ?? closest(await this.refusals(), parts, question?.offers ?? [])
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
  return lines.flatMap((line) => (line.later == null ? [line] : line.later ? [{ ...line, text: line.later, later: null, names: [] }] : []))
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
