/** The service worker: keeps the client and what everybody may read, for when the hall is away.
 *
 * The hall writes on the first line what this version is made of (`web/keeping.py`). All of it is fetched before this
 * version is used, and each file must be the very one: so pages never run on files of two versions. Pages come from
 * the hall as long as it answers, so nobody is shown an old one; the files of the version before are kept for pages
 * that are still open. What is hidden is never kept: `ways.ts` lists what may be.
 */
import { keyOf, wayOf } from './ways'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  readonly data: unknown
}
interface Page {
  postMessage(data: unknown): void
  focus(): Promise<unknown>
}
interface Touched extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}
/** The few parts of a worker's world that are used here: the types of pages do not have them. */
interface World {
  readonly tatami: { readonly version: string; readonly files: readonly (readonly [path: string, integrity: string])[] }
  readonly location: Location
  readonly clients: { claim(): Promise<void>; matchAll(how: { type: 'window' }): Promise<readonly Page[]>; openWindow(path: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(name: 'message', hear: (event: Told) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Touched) => void): void
}

const world = self as unknown as World
const { version, files } = world.tatami
const SHELLS = 'tatami-shell-'
const SHELL = SHELLS + version
const TEXTS = 'tatami-texts'
/** Under that name the version is noted whose texts are kept. */
const NOTE = '/kept'
const AT_ONCE = 6
/** Milliseconds that the hall has for a page before the kept one is shown. */
const PATIENCE = 6_000

/** The very file of this version, or an error. */
async function fetched(path: string, integrity: string): Promise<Response> {
  const here = path.startsWith('/assets/') ? await caches.match(path) : undefined
  if (here) return here
  const answer = await fetch(path, { integrity, cache: 'no-cache', credentials: 'omit', priority: 'low' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** A few at a time: whoever is just sitting down needs the line himself. */
async function fill(): Promise<void> {
  const shell = await caches.open(SHELL)
  const left = [...files]
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) await shell.put(next[0], await fetched(...next))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (trouble) {
    await caches.delete(SHELL)
    throw trouble
  }
}

/** Ours and the one before stay; pages are told which version is here. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
  await world.clients.claim()
  for (const page of await world.clients.matchAll({ type: 'window' })) page.postMessage({ version })
}

const isAway = (answer: Response): boolean => answer.status >= 502 && answer.status <= 504

async function page(request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    const answer = await fetch(request, { signal })
    if (!isAway(answer)) return answer
  } catch {
    // Below is what was kept.
  }
  return (await (await caches.open(SHELL)).match('/')) ?? Response.error()
}

const kept = (request: Request): Promise<Response | undefined> => caches.match(request, { ignoreVary: true })

async function asset(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request)
}

async function loose(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await kept(request)) ?? Response.error())
}

async function text(request: Request): Promise<Response> {
  const [texts, key] = [await caches.open(TEXTS), keyOf(request.url, request.headers.get('accept-language') ?? '')]
  const answer = await fetch(request).catch(() => null)
  if (answer?.ok) await texts.put(key, answer.clone())
  if (answer && !isAway(answer)) return answer
  const old = await texts.match(key)
  if (!old) return answer ?? Response.error()
  const headers = new Headers(old.headers)
  headers.set('X-Tatami-Kept', 'yes')
  return new Response(old.body, { headers })
}

/** What can be read without the hall, in that language: once for each version. */
async function keepTexts(lang: string, paths: readonly unknown[]): Promise<void> {
  const [texts, note] = [await caches.open(TEXTS), keyOf(world.location.origin + NOTE, lang)]
  if ((await (await texts.match(note))?.text()) === version) return
  for (const path of paths) {
    const url = new URL(String(path), world.location.origin).href
    if (wayOf({ method: 'GET', mode: 'cors', url }, world.location.origin) !== 'text') continue
    const answer = await fetch(url, { headers: { 'Accept-Language': lang }, credentials: 'omit', priority: 'low' })
    if (!answer.ok) return
    await texts.put(keyOf(url, lang), answer)
  }
  await texts.put(note, new Response(version))
}

/** A note was touched: to its table, in a page that is open if there is one. */
async function lead(path: string): Promise<void> {
  const [open] = await world.clients.matchAll({ type: 'window' })
  if (!open) return void (await world.clients.openWindow(path))
  open.postMessage({ go: path })
  await open.focus()
}

world.addEventListener('install', (event) => event.waitUntil(fill().then(() => world.skipWaiting())))
world.addEventListener('activate', (event) => event.waitUntil(tidy()))
world.addEventListener('fetch', (event) => {
  const answers = { page, asset, loose, text }
  const way = wayOf(event.request, world.location.origin)
  if (way) event.respondWith(answers[way](event.request))
})
world.addEventListener('message', (event) => {
  const wish = event.data as { lang?: unknown; keep?: unknown } | null
  if (typeof wish?.lang === 'string' && Array.isArray(wish.keep)) event.waitUntil(keepTexts(wish.lang, wish.keep).catch(() => undefined))
})
world.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  if (typeof path === 'string' && path.startsWith('/table/')) event.waitUntil(lead(path).catch(() => undefined))
})
