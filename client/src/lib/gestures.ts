/** Hands on the map: one finger or the mouse moves it, two fingers or the wheel make it larger and smaller. */
import type { Attachment } from 'svelte/attachments'
import type { Glass } from './glass.svelte'

/** So far a finger may tremble before it is no tap. */
const TREMBLE = 8

/** `busy` says when the map is being moved, so that it can be drawn fast rather than finely. */
export function gestures(glass: Glass, busy: (is: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>()
    let travelled = 0
    let resting = 0

    const moving = (): void => {
      busy(true)
      clearTimeout(resting)
      resting = window.setTimeout(() => busy(false), 180)
    }
    const press = (event: PointerEvent): void => {
      if (event.button) return
      if (!fingers.size) travelled = 0
      if (isApart(event.target)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const [dx, dy] = [now.x - before.x, now.y - before.y]
      travelled += Math.hypot(dx, dy)
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
      fingers.set(event.pointerId, now)
      if (travelled < TREMBLE && !other) return
      // Only now: a tap must reach what lies below.
      if (!element.hasPointerCapture?.(event.pointerId)) element.setPointerCapture?.(event.pointerId)
      event.preventDefault()
      moving()
      if (!other) return glass.move(dx, dy)
      const box = element.getBoundingClientRect()
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1)
      glass.move(dx / 2, dy / 2)
      glass.zoom(factor, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top)
    }
    const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId)
    // What follows a movement is no tap; a key is one.
    const click = (event: MouseEvent): void => {
      if (travelled < TREMBLE || !event.detail) return
      travelled = 0
      event.stopPropagation()
      event.preventDefault()
    }
    const turn = (event: WheelEvent): void => {
      if (isApart(event.target)) return
      event.preventDefault()
      moving()
      const box = element.getBoundingClientRect()
      const step = event.deltaMode ? event.deltaY * 24 : event.deltaY
      glass.zoom(Math.exp(-Math.max(-160, Math.min(160, step)) / 420), event.clientX - box.left, event.clientY - box.top)
    }
    const added: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', press], ['pointermove', move], ['pointerup', lift], ['pointercancel', lift],
      ['click', click, { capture: true }], ['wheel', turn, { passive: false }],
    ]
    for (const [name, heard, how] of added) element.addEventListener(name, heard as EventListener, how)
    return () => {
      clearTimeout(resting)
      for (const [name, heard, how] of added) element.removeEventListener(name, heard as EventListener, how)
    }
  }
}

/** Panels that lie on the map are no part of it. */
const isApart = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-apart]') !== null
