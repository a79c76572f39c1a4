/** The browser's own notes, for whoever looks elsewhere: only with permission, only while the page is hidden. */
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
  try {
    // The same table notes only once: the newer note takes the older one's place.
    const note = new Notification(t('client-your-move'), {
      body: t('client-notify-turn', { game: t(`${turn.game}-name`) }),
      tag: `tatami-${turn.table}`,
      icon: '/icon-192.png',
    })
    note.onclick = () => {
      window.focus()
      router.go(`/table/${turn.table}`)
      note.close()
    }
  } catch {
    // Some phones allow notes to installed pages only; the title of the page still says it.
  }
}
