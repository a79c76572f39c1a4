import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hall } from './hall.svelte'

/** A socket at which nobody is at the other end, unless the test plays the hall. */
class Socket {
  static made: Socket[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: { want: string; id: number }[] = []
  isClosed = false
  constructor() {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { want: string; id: number })
  }
  close(): void {
    this.isClosed = true
  }
  hear(tell: object): void {
    this.onmessage?.({ data: JSON.stringify(tell) })
  }
}
const last = (): Socket => Socket.made.at(-1) as Socket

describe('a page that is looked at again', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Socket)
    Socket.made = []
    hall.become({ id: 'P', name: 'Olena' } as never)
    hall.connect()
    await vi.advanceTimersByTimeAsync(0)
    last().hear({ tell: 'welcome', version: '1', person: 'P', name: 'Olena' })
  })
  afterEach(() => {
    hall.become(null)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('does not wait for the next try where the line is lost', async () => {
    last().onclose?.()
    expect([hall.line, Socket.made.length]).toEqual(['lost', 1])
    hall.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(Socket.made).toHaveLength(2)
  })

  it('asks whether somebody is still there, and leaves a line that has died in silence', async () => {
    const first = last()
    hall.wake()
    expect(first.sent.at(-1)?.want).toBe('ping')
    await vi.advanceTimersByTimeAsync(12_000)
    expect([hall.line, first.isClosed]).toEqual(['lost', true])
  })

  it('stays on a line that answers', async () => {
    hall.wake()
    last().hear({ tell: 'pong', id: last().sent.at(-1)?.id })
    await vi.advanceTimersByTimeAsync(11_000)
    expect([hall.line, Socket.made.length]).toEqual(['open', 1])
  })
})

describe('somebody whom nobody knows yet', () => {
  afterEach(() => {
    hall.become(null)
    vi.unstubAllGlobals()
  })

  it('comes in once, however many parts of the page want to come in at the same time', async () => {
    let guests = 0
    const answer = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(String(path).includes('/api/guests') ? { id: `P${++guests}`, name: 'Guest' } : { person: null })))
    const came = await Promise.all([hall.come(), hall.come()])
    expect(guests).toBe(1)
    expect(came.map((person) => person.id)).toEqual(['P1', 'P1'])
  })
})
