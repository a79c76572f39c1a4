/** Dragging: taking a thing up chooses it, letting it go over another chooses that too.
 *
 * A thing that goes to the next free place when it is tapped is not chosen by taking it up: where it is let go
 * says what it is chosen for.
 */
import type { Attachment } from 'svelte/attachments'
import type { Answering, Parts } from './answering.svelte'

interface Dragged {
  answering: Answering | null
  parts: Parts
  /** What it makes of another that is let go over it, if not just its own parts. */
  takes?: ((dragged: Parts) => Parts | null) | undefined
  /** What it is chosen for is decided only where it is let go. */
  placed?: boolean
}

/** So far a finger may tremble. */
const TREMBLE = 9
const known = new WeakMap<Element, () => Dragged>()

export function draggable(what: () => Dragged): Attachment<HTMLElement> {
  return (element) => {
    known.set(element, what)
    const press = (event: PointerEvent): void => {
      const { answering, parts } = what()
      const light = answering?.light(parts)
      if (event.button || (light !== 'legal' && light !== 'chosen')) return
      follow(element, event, what)
    }
    element.addEventListener('pointerdown', press)
    return () => element.removeEventListener('pointerdown', press)
  }
}

function follow(element: HTMLElement, start: PointerEvent, what: () => Dragged): void {
  let ghost: HTMLElement | null = null

  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
    if (!ghost && Math.hypot(x, y) < TREMBLE) return
    if (!ghost) {
      const { answering, parts, placed } = what()
      ghost = ghostOf(element)
      element.setAttribute('data-dragging', '')
      if (!placed && answering?.light(parts) === 'legal') answering.take(parts)
    }
    event.preventDefault()
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`
  }
  const end = (event: PointerEvent): void => {
    stop()
    if (!ghost) return
    // What follows is no click on the thing that was dragged.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
    const goal = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-thing]')
    const target = goal && goal !== element ? known.get(goal)?.() : undefined
    const { answering, parts, placed } = what()
    if (!target || !answering) return
    const taken = target.takes?.(parts)
    if (placed && !taken) return
    // It was taken up for another place than it is let go over.
    if (taken) answering.drop(parts)
    answering.touch(taken ?? target.parts, goal, true)
  }
  const stop = (): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', stop)
    element.removeAttribute('data-dragging')
    ghost?.remove()
  }
  addEventListener('pointermove', move, { passive: false })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', stop)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-thing')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    pointerEvents: 'none', zIndex: '50', margin: '0',
  })
  document.body.append(ghost)
  return ghost
}
