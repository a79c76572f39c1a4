import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyTell, FriendInfo } from '../../generated/wire'
import { Trouble } from '../../lib/api'
import { friends } from '../../lib/friends.svelte'
import { hall, type Listener } from '../../lib/hall.svelte'
import { READY, shelved, type Shelved } from '../../lib/shelf'
import { challenge } from './challenging'
import { aliasOf, botSeats, companies, seatsFor, sorted } from './listing'

const friend = (name: string, here = false, account = name): FriendInfo => ({ who: name, name, account, colour: 'plum', here })
const game = (name: string): Shelved => shelved(name) as Shelved

describe('the list', () => {
  it('names those who are here first, and each by the alphabet of the language', () => {
    const all = [friend('Ярина'), friend('Ґалаґан', true), friend('Ігор'), friend('Євген', true), friend('Андрій')]
    expect(sorted(all, 'uk').map((one) => one.name)).toEqual(['Ґалаґан', 'Євген', 'Андрій', 'Ігор', 'Ярина'])
  })

  it('tells the name of the account only where somebody calls himself otherwise', () => {
    expect(aliasOf(friend('Olena', false, 'OLENA'))).toBe('')
    expect(aliasOf(friend('Boss', false, 'Olena'))).toBe('Olena')
  })
})

describe('company', () => {
  it('seats the usual number, or two where the game can be played by two', () => {
    expect(companies(game('tenno'))).toEqual(['two', 'bots', 'free'])
    expect(companies(game('shinobi'))).toEqual(['bots', 'free'])
    for (const one of READY)
      for (const company of companies(one)) {
        const seats = seatsFor(one, company)
        expect(seats >= one.players[0] && seats <= one.players[1]).toBe(true)
        expect(botSeats(one, company).length).toBe(company === 'bots' ? seats - 2 : 0)
      }
    expect(botSeats(game('samurai-sword'), 'bots')).toEqual(['C', 'D', 'E'])
  })
})

describe('a challenge', () => {
  let asked: string[]
  beforeEach(() => {
    asked = []
    hall.me = { id: 'me', name: 'Olena', colour: 'plum' }
    vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
      const { seat, seats, access } = JSON.parse(body) as Record<string, unknown>
      asked.push([method, path, seats, access, path.endsWith('/bots') ? seat : ''].filter(Boolean).join(' '))
      const info = { id: 'T1', game: 'shinobi', phase: 'open', seats: [], commitment: 'c0ffee' }
      return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : new Response(JSON.stringify({ info, yours: ['A'], laid: true })))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    hall.me = null
  })

  it('lays a table by link, seats bots on all cushions but two, and asks the friend', async () => {
    const ask = vi.spyOn(hall, 'ask').mockResolvedValue({ tell: 'done', id: 1 })
    expect(await challenge('petro', game('shinobi'), 'bots')).toBe('T1')
    expect(asked).toEqual(['POST /api/tables 4 link', 'POST /api/tables/T1/seats', 'POST /api/tables/T1/bots C', 'POST /api/tables/T1/bots D'])
    expect(ask).toHaveBeenCalledWith({ want: 'invite', table: 'T1', who: 'petro' })
  })

  it('leaves no table behind if the friend has gone', async () => {
    vi.spyOn(hall, 'ask').mockRejectedValue(new Trouble('not-here', 'gone'))
    await expect(challenge('petro', game('tenno'), 'two')).rejects.toThrow('gone')
    expect(asked.at(-1)).toBe('DELETE /api/tables/T1')
  })
})

describe('what is heard of friends', () => {
  it('is a number for the bar, news for who looks, and a fresh list only where one is shown', async () => {
    let heard: Listener | undefined
    vi.spyOn(hall, 'listen').mockImplementation((listener) => {
      heard = listener
      return () => undefined
    })
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ friends: [], asking: [friend('Petro')], asked: [], blocked: [] }))))
    vi.stubGlobal('fetch', fetched)
    const end = friends.watch()
    const told: AnyTell = { tell: 'friends', here: [], asking: 2, news: [{ kind: 'asked', by: { who: 'x', name: 'Petro', colour: 'plum' } }] }
    heard?.hear(told)
    expect([friends.asking, friends.news?.by.name]).toEqual([2, 'Petro'])
    expect(fetched).not.toHaveBeenCalled()
    await friends.look()
    expect(friends.asking).toBe(1)
    heard?.hear({ tell: 'friends', here: [], asking: 0 })
    expect(friends.news?.by.name).toBe('Petro')
    expect(fetched).toHaveBeenCalledTimes(2)
    friends.forget()
    end()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})
