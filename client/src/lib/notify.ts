/** The browser's own notes, for whoever looks elsewhere: only with permission, only while the page is hidden.
 *
 *  On phones a page may not write one itself; there the service worker does, and tells the page when it is touched.
 */
import type { YourTurn } from '../generated/wire'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

export type Permission = 'granted' | 'denied' | 'impossible'

/** Asks the browser, which asks the person. Without https most browsers cannot. */
export async function askPermission(): Promise<Permission> {
  if (typeof Notification !== 'function' || !isSecureContext) return 'impossible'
  try {
    return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied'
  } catch {
    return 'impossible'
  }
}

/** Of the turns, those not told yet; and they count as told from now on. */
export function fresh(turns: readonly YourTurn[], told: WeakSet<YourTurn>): YourTurn[] {
  const found = turns.filter((turn) => !told.has(turn))
  for (const turn of found) told.add(turn)
  return found
}

/** Whether the browser would still ask the person: who said no is not asked again. */
export function mayAsk(): boolean {
  return typeof Notification === 'function' && isSecureContext && Notification.permission === 'default'
}

export function noteTurn(turn: YourTurn): void {
  if (!settings.now.notify || !document.hidden) return
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return
  const path = `/table/${turn.table}`
  // The same table notes only once: the newer note takes the older one's place.
  const said = { body: t('client-notify-turn', { game: t(`${turn.game}-name`) }), tag: `tatami-${turn.table}`, icon: '/icon-192.png', data: path }
  try {
    const note = new Notification(t('client-your-move'), said)
    note.onclick = () => {
      window.focus()
      router.go(path)
      note.close()
    }
  } catch {
    // Where there is no worker either the title of the page still says it.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    void workers?.getRegistration().then((kept) => kept?.showNotification(t('client-your-move'), said)).catch(() => undefined)
  }
}

/** Whoever touches a note of the worker is led to the table in this page; what ends that. */
export function heedNotes(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hear = ({ data }: MessageEvent<{ go?: unknown } | null>): void => {
    if (typeof data?.go === 'string' && data.go.startsWith('/table/')) router.go(data.go)
  }
  workers?.addEventListener('message', hear)
  return () => workers?.removeEventListener('message', hear)
}
