/** The client installed in the browser: kept by a service worker, where there can be one, and renewed by it. */
import { mount } from 'svelte'
import { GAMES } from '../generated/games'
import { hall } from './hall.svelte'
import { router } from './router.svelte'
import { words } from './words.svelte'

/** What can be read without the hall. */
function texts(): string[] {
  const games = GAMES.filter(({ prefix, status }) => prefix && status !== 'laboratory').map(({ name }) => name)
  const lessons = GAMES.filter(({ lesson, status }) => lesson && status !== 'laboratory').map(({ name }) => `/api/lessons/${name}`)
  const packs = GAMES.flatMap(({ name, packs }) => packs.map((pack) => `/api/games/${name}/data/${pack}`))
  return ['/api/games', ...games.map((name) => `/api/games/${name}/rules`), ...packs, '/api/lessons', ...lessons]
}

let isAnnounced = false

/** A newer version is here: the next page that is opened is of it. */
async function announce(): Promise<void> {
  if (isAnnounced) return
  isAnnounced = true
  router.isOutdated = true
  const [notice] = await Promise.all([import('../frame/Fresh.svelte'), words.learn('reading')])
  mount(notice.default, { target: document.body })
}

/** Without service workers (http in a local network, a browser that forbids them) everything is as if this were not here. */
export async function install(version: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !version) return
  workers.addEventListener('message', ({ data }: MessageEvent<{ version?: string } | null>) => {
    if (data?.version && data.version !== version) void announce()
  })
  const kept = (await workers.register('/sw.js', { updateViaCache: 'none' })) as ServiceWorkerRegistration | undefined
  if (!kept) return
  const active = (await workers.ready).active
  // A page that came out of the cache may be older than what the worker has by now.
  $effect.root(() => {
    $effect(() => active?.postMessage({ lang: words.lang, keep: texts() }))
    $effect(() => {
      if (hall.line === 'open') void kept.update().catch(() => undefined)
    })
  })
  document.addEventListener('visibilitychange', () => document.hidden || void kept.update().catch(() => undefined))
}
