import { expect, it, vi } from 'vitest'
import type { YourTurn } from '../generated/wire'
import { askPermission, fresh, heedNotes, mayAsk, noteTurn } from './notify'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

const turn: YourTurn = { tell: 'your-turn', table: 'abc', seat: 'A', game: 'tenno' }

it('tells each turn once', () => {
  const told = new WeakSet<YourTurn>()
  expect(fresh([turn], told)).toEqual([turn])
  expect(fresh([turn], told)).toEqual([])
  expect(fresh([turn, { ...turn }], told)).toHaveLength(1)
})

it('says that it cannot where the browser cannot', async () => {
  vi.stubGlobal('Notification', undefined)
  expect(await askPermission()).toBe('impossible')
})

it('notes a turn only if wanted, allowed and looked away from', () => {
  const notes: string[] = []
  const Note = Object.assign(function (this: object, title: string, { body }: { body: string }) { notes.push(`${title}: ${body}`) }, { permission: 'granted' })
  vi.stubGlobal('Notification', Note)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  noteTurn(turn)
  expect(notes).toEqual([])
  settings.set('notify', true)
  noteTurn(turn)
  expect(notes).toEqual(['Your move: The table waits for you: Tenno.'])
  hidden.mockReturnValue(false)
  noteTurn(turn)
  expect(notes).toHaveLength(1)
})

it('lets the worker write where a page may not, and is led by it to a table and nowhere else', async () => {
  const notes: unknown[] = []
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ showNotification: async (title: string, said: { data: string }) => notes.push([title, said.data]) }) })
  vi.stubGlobal('Notification', Object.assign(function () { throw new TypeError('Illegal constructor') }, { permission: 'granted' }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: workers }))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  settings.set('notify', true)
  noteTurn(turn)
  await vi.waitFor(() => expect(notes).toEqual([['Your move', '/table/abc']]))
  const gone: string[] = []
  vi.spyOn(router, 'go').mockImplementation((path) => void gone.push(path))
  const end = heedNotes()
  const say = (data: unknown): boolean => workers.dispatchEvent(new MessageEvent('message', { data }))
  for (const data of [{ go: '/table/abc' }, { go: '//elsewhere.example' }, { go: 7 }, null, { version: 'x' }]) say(data)
  end()
  say({ go: '/table/later' })
  expect(gone).toEqual(['/table/abc'])
  vi.unstubAllGlobals()
})

it('asks nobody who has answered already, and not where nothing can be asked', () => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Notification', undefined)
  expect(mayAsk()).toBe(false)
  for (const [permission, may] of [['default', true], ['denied', false], ['granted', false]] as const) {
    vi.stubGlobal('Notification', Object.assign(() => undefined, { permission }))
    expect(mayAsk()).toBe(may)
  }
  vi.stubGlobal('isSecureContext', false)
  expect(mayAsk()).toBe(false)
})
