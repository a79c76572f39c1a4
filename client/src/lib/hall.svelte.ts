/** Our line to the hall: who we are, one socket for the whole page, and what becomes of it when it breaks. */
import type { AnyTell, AnyWant, Colour, Declined, Here, Invited, Person, Session, TableInfo, YourTurn } from '../generated/wire'
import { call, Trouble } from './api'
import { settings } from './settings.svelte'
import { t, words } from './words.svelte'

/** `lost` waits for the next try, which `again()` may make at once. */
export type LineState = 'idle' | 'connecting' | 'open' | 'lost'
type Without<Want, Key extends PropertyKey> = Want extends unknown ? Omit<Want, Key> : never
export type Wish = Without<AnyWant, 'id'>
type Answered = Extract<AnyTell, { id: number }>

/** Somebody who wants to hear what is told about a table, and to ask for it again after a break. */
export interface Listener {
  hear(tell: AnyTell): void
  /** The line is open (again). */
  opened(): void
  /** Another language is spoken: what was told must be told anew. */
  retold(): void
}

const FIRST_REST = 500
const LONGEST_REST = 15_000
const PATIENCE = 12_000
const HEARTBEAT = 20_000
const MOST_ASKED = 5

class Hall {
  me = $state.raw<Person | null>(null)
  /** Whether we have asked who we are. */
  known = $state(false)
  line = $state<LineState>('idle')
  /** When the next try to reach the hall is made, while the line is lost. */
  retryAt = $state(0)
  /** Why the hall said it closes, while it is away. */
  farewell = $state('')
  lobby = $state.raw<TableInfo[] | null>(null)
  turns = $state.raw<YourTurn[]>([])
  /** Who is in the hall, while somebody looks. */
  here = $state.raw<Here | null>(null)
  /** Tables to which we were asked, the newest last; what is answered is gone. */
  invitations = $state.raw<Invited[]>([])
  /** Those who do not come, by table and handle. */
  declined = $state.raw<Declined[]>([])

  #socket: WebSocket | null = null
  #listeners = new Set<Listener>()
  #waiting = new Map<number, { done: (tell: Answered) => void; fail: (trouble: Trouble) => void; timer: number }>()
  #id = 0
  #rest = FIRST_REST
  #timer = 0
  #heart = 0
  #lobbyWatchers = 0
  #hereWatchers = 0
  #coming: Promise<Person> | null = null

  async whoAmI(): Promise<Person | null> {
    this.me = (await call<Session>('GET', '/api/session')).person
    this.known = true
    return this.me
  }

  /** We, as a guest if nobody knows us yet: playing needs no more than a name. */
  come(): Promise<Person> {
    // Once for all who ask at the same time (the lobby, and a table that is laid there): two guests would be two people.
    this.#coming ??= this.#come().finally(() => (this.#coming = null))
    return this.#coming
  }

  async #come(): Promise<Person> {
    const me = this.me ?? (await this.whoAmI())
    if (me) return me
    const colour = this.someColour()
    const { name } = settings.now
    // A name that is refused by now is chosen anew where one sits down.
    const nameless = (): Promise<Person> => call<Person>('POST', '/api/guests', { name: t('client-guest'), colour, named: false })
    this.me = await (name ? call<Person>('POST', '/api/guests', { name, colour }).catch(nameless) : nameless())
    return this.me
  }

  someColour(): Colour {
    const colours: Colour[] = ['indigo', 'vermilion', 'pine', 'plum', 'ochre', 'sky', 'rose']
    return colours[Math.floor(Math.random() * colours.length)] ?? 'indigo'
  }

  /** Another person from now on (logged in, came back by a link, signed out): a new line too. */
  become(person: Person | null): void {
    this.me = person
    this.known = true
    this.lobby = null
    this.turns = []
    this.here = null
    this.invitations = []
    this.#hangUp()
    if (person && this.#listeners.size + this.#lobbyWatchers + this.#hereWatchers) this.connect()
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.line === 'open') listener.opened()
    else this.connect()
    return () => this.#listeners.delete(listener)
  }

  /** To see the tables of the lobby as they change; ends with the function that comes back. */
  watchLobby(): () => void {
    this.#lobbyWatchers += 1
    if (this.line === 'open') void this.#wantLobby(true)
    else this.connect()
    return () => {
      this.#lobbyWatchers -= 1
      if (!this.#lobbyWatchers && this.line === 'open') void this.#wantLobby(false)
    }
  }

  /** To see who is in the hall; ends with the function that comes back. */
  watchHere(): () => void {
    this.#hereWatchers += 1
    if (this.line === 'open') void this.#wantHere(true)
    else this.connect()
    return () => {
      this.#hereWatchers -= 1
      if (!this.#hereWatchers && this.line === 'open') void this.#wantHere(false)
    }
  }

  /** Carried out and answered, or a `Trouble` that says why not. */
  ask(wish: Wish): Promise<Answered> {
    const socket = this.#socket
    if (!socket || this.line !== 'open') return Promise.reject(new Trouble('no-line', t('client-trouble-no-line')))
    const id = ++this.#id
    return new Promise((done, fail) => {
      const timer = window.setTimeout(() => {
        this.#waiting.delete(id)
        fail(new Trouble('no-answer', t('client-trouble-no-answer')))
      }, PATIENCE)
      this.#waiting.set(id, { done, fail, timer })
      socket.send(JSON.stringify({ id, ...wish }))
    })
  }

  /** In another language from now on: what was told in the old one is told anew. */
  async speak(): Promise<void> {
    if (this.line !== 'open') return
    await this.ask({ want: 'hello', lang: words.lang }).catch(() => undefined)
    for (const listener of [...this.#listeners]) listener.retold()
  }

  again(): void {
    clearTimeout(this.#timer)
    this.line = 'idle'
    this.connect()
  }

  /** The page is looked at again, or the network is back: what broke meanwhile is mended at once. */
  wake(): void {
    if (this.line === 'lost') this.again()
    else if (this.line === 'open') this.#beat()
  }

  connect(): void {
    if (this.line === 'open' || this.line === 'connecting') return
    this.line = 'connecting'
    this.come().then(
      () => this.#open(),
      () => this.#lost(),
    )
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws`)
    this.#socket = socket
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as AnyTell)
    socket.onclose = () => socket === this.#socket && this.#lost()
  }

  #hear(tell: AnyTell): void {
    if (tell.tell === 'welcome') return void this.#greeted()
    if ('id' in tell && this.#answer(tell)) return
    if (tell.tell === 'closing') this.farewell = tell.reason.text ?? ''
    else if (tell.tell === 'lobby') this.#hearLobby(tell.tables, tell.gone ?? [])
    else if (tell.tell === 'your-turn') this.turns = [...this.turns.filter((turn) => turn.table !== tell.table), tell]
    else if (tell.tell === 'here') this.here = tell
    else if (tell.tell === 'invited') this.invitations = [...this.invitations.filter((other) => other.table !== tell.table), tell].slice(-MOST_ASKED)
    else if (tell.tell === 'declined') this.declined = [...this.declined, tell].slice(-MOST_ASKED)
    for (const listener of [...this.#listeners]) listener.hear(tell)
  }

  async #greeted(): Promise<void> {
    this.line = 'open'
    this.farewell = ''
    this.#rest = FIRST_REST
    clearInterval(this.#heart)
    this.#heart = window.setInterval(() => this.#beat(), HEARTBEAT)
    await this.ask({ want: 'hello', lang: words.lang }).catch(() => undefined)
    if (this.#lobbyWatchers) void this.#wantLobby(true)
    if (this.#hereWatchers) void this.#wantHere(true)
    for (const listener of [...this.#listeners]) listener.opened()
  }

  /** A line that is silently dead is only found by speaking; it would not even say that it is closed. */
  #beat(): void {
    const socket = this.#socket
    this.ask({ want: 'ping' }).catch(() => {
      if (!socket || socket !== this.#socket) return
      this.#lost()
      socket.close()
    })
  }

  #answer(tell: Answered): boolean {
    const waiting = this.#waiting.get(tell.id)
    if (!waiting) return tell.tell === 'done' || tell.tell === 'refused' || tell.tell === 'pong'
    this.#waiting.delete(tell.id)
    clearTimeout(waiting.timer)
    if (tell.tell === 'refused') waiting.fail(Trouble.of(tell.reason))
    else waiting.done(tell)
    return true
  }

  async #wantLobby(on: boolean): Promise<void> {
    if (on) this.lobby = null
    await this.ask({ want: 'lobby', on }).catch(() => undefined)
  }

  async #wantHere(on: boolean): Promise<void> {
    await this.ask({ want: 'here', on }).catch(() => undefined)
  }

  #hearLobby(tables: TableInfo[], gone: string[]): void {
    const changed = new Set([...gone, ...tables.map((table) => table.id)])
    this.lobby = [...tables, ...(this.lobby ?? []).filter((table) => !changed.has(table.id))].sort(
      (a, b) => b.opened_at - a.opened_at,
    )
  }

  #lost(): void {
    clearInterval(this.#heart)
    this.#socket = null
    for (const { fail, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      fail(new Trouble('no-line', t('client-trouble-no-line')))
    }
    this.#waiting.clear()
    this.line = 'lost'
    this.retryAt = Date.now() + this.#rest
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.again(), this.#rest)
    this.#rest = Math.min(LONGEST_REST, this.#rest * 1.7)
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#timer)
    clearInterval(this.#heart)
    socket?.close()
    this.line = 'idle'
  }
}

export const hall = new Hall()
