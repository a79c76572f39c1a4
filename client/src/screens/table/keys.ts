/** The keys of the table. Which key does what, and its words, stand in lib/keys.ts. */
import { shortcutOf } from '../../lib/keys'

export interface TableActions {
  undo(): void
  skip(): void
  show(what: 'log' | 'chat' | 'notes' | 'why'): void
  back(): void
  confirm(): void
  hint(): void
}

export function handleKey(event: KeyboardEvent, actions: TableActions): void {
  const target = event.target as HTMLElement | null
  const isTyping = target?.matches?.('input, textarea, select') ?? false
  const isInDialog = Boolean(target?.closest?.('dialog'))
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping || isInDialog) return
  if (event.key.startsWith('Arrow') && target?.matches('[data-thing], [data-answer], [data-list], [data-back]')) {
    if (moveFocus(target, event.key)) event.preventDefault()
    return
  }
  const shortcut = shortcutOf(event)
  if (!shortcut) return
  event.preventDefault()
  if (shortcut === 'undo') actions.undo()
  else if (shortcut === 'skip') actions.skip()
  else if (shortcut === 'back') actions.back()
  else if (shortcut === 'hint') actions.hint()
  else if (shortcut === 'why' || shortcut === 'chat' || shortcut === 'log' || shortcut === 'notes') actions.show(shortcut)
  else if (shortcut === 'question') focusQuestion()
  else if (shortcut === 'rules') document.querySelector<HTMLAnchorElement>('[data-rules]')?.click()
}

/** To the first thing that may be answered with. */
function focusQuestion(): void {
  document.querySelector<HTMLElement>('[data-thing][data-light="legal"], [data-question] [data-answer]')?.focus()
}

/** Arrows go to the nearest thing in their direction, wherever on the table it lies. */
export function moveFocus(from: HTMLElement, key: string): boolean {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  const here = middleOf(from)
  let best: { element: HTMLElement; distance: number } | null = null
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-question] button')) {
    if (element === from || !element.offsetParent) continue
    const there = middleOf(element)
    const along = (there.x - here.x) * (dx ?? 0) + (there.y - here.y) * (dy ?? 0)
    const across = Math.abs((there.x - here.x) * (dy ?? 0)) + Math.abs((there.y - here.y) * (dx ?? 0))
    if (along <= 4) continue
    const distance = along + across * 2.5
    if (!best || distance < best.distance) best = { element, distance }
  }
  best?.element.focus()
  return best !== null
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
