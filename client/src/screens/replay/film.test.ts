import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, Replay } from '../../generated/wire'
import { Film, momentPath, REST } from './film.svelte'

const ACTS = 130
const frame = (act: number): Frame =>
  ({ act, seat: 'A', answer: null, view: { seats: 2, seat: null, acts: act }, lines: [{ text: `act ${act}`, heading: act % 40 === 1 }], events: [{ event: 'Moved' }] }) as unknown as Frame

const asked: string[] = []
function hallOf(url: string): Response {
  asked.push(url)
  const query = new URL(url, 'http://x').searchParams
  const [start, count] = [Number(query.get('start')), Number(query.get('count'))]
  const acts = Array.from({ length: Math.max(0, Math.min(count, ACTS + 1 - start)) }, (_, k) => start + k)
  const told: Replay = { table: 'T', game: 'tenno', names: ['Aki', 'Emi'], eyes: query.get('eyes'), acts: ACTS, frames: acts.map(frame), outcome: ['Aki wins.'] }
  return Response.json(told)
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(hallOf(url)))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a link to a moment', () => {
  it('names the act and the eyes', () => expect(momentPath({ id: 'T', shared: false }, 7, 'B')).toBe('/replay/T?act=7&eyes=B'))
  it('says so where those who played look as a spectator does', () => expect(momentPath({ id: 'T', shared: false }, 7, '')).toBe('/replay/T?act=7&eyes=none'))
  it('is short for the beginning as a spectator', () => expect(momentPath({ id: 'k', shared: true }, null, '')).toBe('/shared/k'))
})

describe('a game of memory that still goes on', () => {
  it('shows its present, and says why no more', async () => {
    vi.stubGlobal('fetch', (url: string) => {
      const start = Number(new URL(url, 'http://x').searchParams.get('start'))
      if (start < ACTS) throw new Error('asked for what is refused')
      return hallOf(url).json().then((told: Replay) => Response.json({ ...told, only_now: 'Memory is part of it.' }))
    })
    const film = new Film({ id: 'T', shared: false }, 'A', true)
    await film.open(null)
    await film.readAll()
    film.show(3)
    film.play()
    expect([film.at, film.since, film.frames.size, film.why, film.isPlaying]).toEqual([ACTS, ACTS, 1, 'Memory is part of it.', false])
  })

  it('is seen from its beginning where that is allowed', async () => {
    const film = new Film({ id: 'T', shared: false }, 'A', true)
    await film.open(null)
    expect([film.at, film.since, film.why, film.frame?.act]).toEqual([0, 0, '', 0])
  })

  it('does not hide any other trouble', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'not-your-table', title: 'No.' }, { status: 403 })))
    await expect(new Film({ id: 'T', shared: false }, 'A').open(null)).rejects.toThrow('No.')
  })
})

describe('a film', () => {
  it('fetches the page of the act that is wanted first, and the rest when it is read', async () => {
    const film = new Film({ id: 'T', shared: false }, 'B')
    await film.open(120)
    expect(asked).toEqual(['/api/tables/T/replay?start=100&count=100&eyes=B'])
    expect([film.at, film.acts, film.frame?.act]).toEqual([120, ACTS, 120])
    await film.readAll()
    expect(film.frames.size).toBe(ACTS + 1)
    expect(film.told.map(({ act }) => act)).toEqual(Array.from({ length: ACTS + 1 }, (_, k) => k))
    expect(film.turns).toEqual([1, 41, 81, 121])
  })

  it('stays between the beginning and the end', async () => {
    const film = new Film({ id: 'k', shared: true }, '')
    await film.open(999)
    expect([film.at, film.isAtEnd, film.frame?.act]).toEqual([ACTS, true, ACTS])
    film.show(-5)
    expect(film.at).toBe(0)
  })

  it('lets things move only from one act to the next', async () => {
    const film = new Film({ id: 'T', shared: false }, '')
    await film.open(3)
    film.show(4)
    expect(film.scene?.events).toHaveLength(1)
    for (const act of [9, 8, 8]) {
      film.show(act)
      expect(film.scene?.events).toHaveLength(0)
    }
  })

  it('plays at its speed to the end, and stops for whoever takes over', async () => {
    const film = new Film({ id: 'T', shared: false }, '')
    await film.open(126)
    await film.readAll()
    vi.useFakeTimers()
    film.speed = 2
    film.play()
    vi.advanceTimersByTime(REST / 2 + 1)
    expect([film.at, film.isPlaying]).toEqual([127, true])
    film.go(128)
    vi.advanceTimersByTime(REST * 9)
    expect([film.at, film.isPlaying]).toEqual([128, false])
    film.play()
    vi.advanceTimersByTime(REST * 9)
    expect([film.at, film.isPlaying]).toEqual([ACTS, false])
    film.play()
    expect(film.at).toBe(0)
    film.pause()
  })
})
