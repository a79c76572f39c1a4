import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameInfo } from '../../generated/wire'
import { hall } from '../../lib/hall.svelte'
import { receiptsOf } from '../../lib/receipts'
import { router } from '../../lib/router.svelte'
import NewTableSheet from './NewTableSheet.svelte'

const TENNO: GameInfo = {
  name: 'tenno', title: 'Tenno', blurb: '', ruleset: 1, seats: [2, 3, 4], bots: [],
  options: [
    { name: 'first_player', default: 'random', values: ['random', 'A', 'B', 'C', 'D'], names: ['by lot', 'A', 'B', 'C', 'D'], title: 'First player', help: '', slow: 'random', only: {} },
    { name: 'memory_aid', default: false, values: [false, true], names: ['no', 'yes'], title: 'Memory aid', help: '', slow: false, only: {} },
  ],
}
const SENJI: GameInfo = {
  name: 'senji', title: 'Senji', blurb: '', ruleset: 1, seats: [3, 4, 5, 6], bots: [],
  options: [
    { name: 'winter', default: 'glass', values: ['glass', 'rounds'], names: ['sand-glass', 'rounds'], title: 'Winter', help: '', slow: 'glass', only: {} },
    { name: 'glass', default: 240, values: [120, 240, 86_400], names: ['2 minutes', '4 minutes', '1 day'], title: 'Sand-glass', help: '', slow: 86_400, only: {} },
    { name: 'rounds', default: 2, values: [1, 2, 3], names: ['1', '2', '3'], title: 'Rounds', help: '', slow: 2, only: {} },
    { name: 'data', default: 'house', values: ['house'], names: ['the house’s own'], title: 'Data pack', help: '', slow: 'house', only: {} },
  ],
}
const SENJUTSU: GameInfo = {
  name: 'senjutsu', title: 'Senjutsu', blurb: '', ruleset: 1, seats: [2, 3, 4], bots: [],
  options: [
    { name: 'sides', default: 'each', values: ['each', 'pairs', 'one'], names: ['each', 'in pairs', 'one against all'], title: 'Sides', help: '', slow: 'each', only: { pairs: [4], one: [3, 4] } },
    { name: 'lists', default: 'secret', values: ['secret', 'open'], names: ['secret', 'open'], title: 'Lists', help: '', slow: 'secret', only: {} },
  ],
}
const INFO = { id: 'T1', game: 'tenno', phase: 'open', seats: [{ seat: 'A' }, { seat: 'B' }, { seat: 'C' }], commitment: 'c0ffee' }

let asked: { method: string; path: string; body: Record<string, unknown> }[]
let refuse: Record<string, unknown> | null

beforeEach(() => {
  asked = []
  refuse = null
  hall.me = { id: 'me', name: 'Olena', colour: 'plum' }
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
    asked.push({ method, path, body: JSON.parse(body) as Record<string, unknown> })
    const answer = path === '/api/games' ? [TENNO, SENJI, SENJUTSU] : { info: INFO, yours: path.endsWith('/seats') ? ['A'] : [], laid: true }
    const problem = method === 'POST' && refuse
    return Promise.resolve(new Response(JSON.stringify(problem || answer), { status: problem ? 409 : 200 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  hall.me = null
})

const posts = (): typeof asked => asked.filter(({ method }) => method === 'POST')

it('lays the table as it was wished, sits down with a share of the deal, and goes there', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
  render(NewTableSheet, { open: true, game: 'tenno', access: 'link' })
  await screen.findByText('Memory aid')
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  await fireEvent.click(screen.getByRole('switch', { name: /Memory aid/ }))
  await fireEvent.change(screen.getByLabelText('Time to think'), { target: { value: 'minute' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/T1'))
  const [laid, sat] = posts()
  expect(laid).toMatchObject({ path: '/api/tables', body: { game: 'tenno', seats: 3, access: 'link', options: { memory_aid: true }, clock: { per_move: 60 } } })
  expect(laid?.body).not.toHaveProperty('password')
  expect(sat).toMatchObject({ path: '/api/tables/T1/seats' })
  expect(receiptsOf('T1')).toEqual([{ table: 'T1', seat: 'A', commitment: 'c0ffee', entropy: sat?.body['entropy'] }])
  expect(sat?.body['entropy']).toMatch(/^[0-9a-f]{32}$/)
})

it('offers no seat that the table does not have', async () => {
  render(NewTableSheet, { open: true, game: 'tenno' })
  const first = await screen.findByLabelText('First player')
  await fireEvent.click(screen.getByRole('radio', { name: '2' }))
  expect([...first.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['by lot', 'Seat A', 'Seat B'])
})

it('offers only what so many can play, and takes back what they no longer can', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
  render(NewTableSheet, { open: true, game: 'senjutsu' })
  expect(await screen.findByLabelText('Lists')).toBeTruthy()
  expect(screen.queryByLabelText('Sides'), 'two are against each other').toBeNull()
  await fireEvent.click(screen.getByRole('radio', { name: '4' }))
  const sides = await screen.findByLabelText('Sides')
  expect([...sides.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['each', 'in pairs', 'one against all'])
  await fireEvent.change(sides, { target: { value: 'in pairs' } })
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  await waitFor(() => expect([...sides.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['each', 'one against all']))
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(posts()[0]).toMatchObject({ body: { game: 'senjutsu', seats: 3, options: {} } })
})

it('asks only for what means something beside the rest', async () => {
  render(NewTableSheet, { open: true, game: 'senji' })
  const glass = await screen.findByLabelText('Sand-glass')
  expect([...glass.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['2 minutes', '4 minutes', '1 day'])
  expect((glass as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('4 minutes')
  expect(screen.queryByLabelText('Rounds')).toBeNull()
  expect(screen.queryByLabelText('Data pack')).toBeNull()
  await fireEvent.change(screen.getByLabelText('Winter'), { target: { value: 'rounds' } })
  expect(await screen.findByLabelText('Rounds')).toBeTruthy()
  expect(screen.queryByLabelText('Sand-glass')).toBeNull()
})

it('where moves take days the sand-glass does, too', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
  render(NewTableSheet, { open: true, game: 'senji' })
  const glass = (await screen.findByLabelText('Sand-glass')) as HTMLSelectElement
  await fireEvent.change(screen.getByLabelText('Time to think'), { target: { value: 'day' } })
  expect(glass.selectedOptions[0]?.textContent).toBe('1 day')
  await fireEvent.change(glass, { target: { value: '4 minutes' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(posts()[0]).toMatchObject({ body: { game: 'senji', options: { glass: 240 }, clock: { per_move: 86_400 } } })
})

it('says why the hall does not want it, and stays', async () => {
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined)
  go.mockClear()
  refuse = { code: 'too-many-tables', title: 'You have laid too many tables.' }
  render(NewTableSheet, { open: true, game: 'tenno' })
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  expect(await screen.findByText('You have laid too many tables.')).toBeTruthy()
  expect(go).not.toHaveBeenCalled()
})
