import { afterEach, expect, it, vi } from 'vitest'
import { meaningful, seatBots } from './laying'

afterEach(() => vi.unstubAllGlobals())

it('seats sensible bots, and where a game has none those it has', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { kind } = JSON.parse(body) as { kind: string }
    asked.push(kind)
    const problem = { code: 'no-such-player-kind', title: 'No such bot.', status: 422, type: '' }
    return Promise.resolve(new Response(JSON.stringify(kind === 'random' ? { yours: ['A'] } : problem), { status: kind === 'random' ? 200 : 422 }))
  })
  expect(await seatBots('T1')).toEqual({ yours: ['A'] })
  expect(asked).toEqual(['sensible', 'random'])
})

it('does not swallow another trouble', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 'game-has-begun', title: 'Too late.' }), { status: 409 })))
  await expect(seatBots('T1')).rejects.toMatchObject({ code: 'game-has-begun' })
})

it('a length of Winter means something only with a glass', () => {
  const option = (name: string, value: string | number): Parameters<typeof meaningful>[0][number] => ({ name, default: value, values: [], names: [], title: name, help: '', slow: value, only: {} })
  const options = [option('winter', 'glass'), option('glass', 240), option('rounds', 2), option('kami', 1)]
  expect(meaningful(options, {}).map(({ name }) => name)).toEqual(['winter', 'glass', 'kami'])
  expect(meaningful(options, { winter: 'rounds' }).map(({ name }) => name)).toEqual(['winter', 'rounds', 'kami'])
})
