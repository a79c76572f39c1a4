/** The keys of a replay: arrows step, space plays, home and end jump. */
import type { Film } from './film.svelte'

export function handleKey(event: KeyboardEvent, film: Film): void {
  const target = event.target as HTMLElement | null
  if (event.altKey || event.ctrlKey || event.metaKey || target?.closest?.('dialog, input, select, textarea, [role="log"]')) return
  const act = {
    ArrowLeft: () => film.go(film.at - 1),
    ArrowRight: () => film.go(film.at + 1),
    Home: () => film.go(0),
    End: () => film.go(film.acts ?? 0),
    // On a button space presses that button.
    ' ': () => (target?.closest?.('button, a') ? null : film.play()),
  }[event.key]
  if (!act || act() === null) return
  event.preventDefault()
}
