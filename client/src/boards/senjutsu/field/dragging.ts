/** The own figure is taken up where it stands and let go where it shall go: the ghost follows, then the facing is asked. */
import type { Attachment } from 'svelte/attachments'
import type { Answering } from '../../../lib/answering.svelte'
import { fighterOf } from '../facts'
import type { Scene } from '../scene'
import { asksWay, cellMeaning } from './touching'

/** So far a finger may tremble before it is no tap. */
const TREMBLE = 9

const cellUnder = (event: PointerEvent): HTMLElement | null =>
  (document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place^="cell."]')) ?? null

export function dragsFigure(sceneOf: () => Scene, answeringOf: () => Answering | null): Attachment<HTMLElement> {
  return (field) => {
    const press = (event: PointerEvent): void => {
      const [scene, answering] = [sceneOf(), answeringOf()]
      const own = fighterOf(scene, scene.viewer ?? '')?.cell
      const at = (event.target as Element).closest<HTMLElement>('[data-place^="cell."]')
      if (event.button || !answering?.isAsked || !asksWay(scene.question) || !own || at?.dataset['place'] !== `cell.${own}`) return
      // It is the figure that moves now, not the field.
      event.stopImmediatePropagation()
      follow(event, answering)
    }
    const follow = (start: PointerEvent, answering: Answering): void => {
      let isTaken = false
      const move = (event: PointerEvent): void => {
        if (!isTaken && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < TREMBLE) return
        isTaken = true
        event.preventDefault()
        const cell = cellUnder(event)?.dataset['place']?.slice(5)
        answering.lookAt(cell ? cellMeaning(sceneOf(), answering, cell).parts : null)
      }
      const end = (event: PointerEvent): void => {
        stop()
        if (!isTaken) return
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
        const goal = cellUnder(event)
        const cell = goal?.dataset['place']?.slice(5)
        answering.lookAt(null)
        if (cell) answering.touch(cellMeaning(sceneOf(), answering, cell).parts, goal)
      }
      const stop = (): void => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', stop)
      }
      addEventListener('pointermove', move, { passive: false })
      addEventListener('pointerup', end)
      addEventListener('pointercancel', stop)
    }
    field.addEventListener('pointerdown', press, { capture: true })
    return () => field.removeEventListener('pointerdown', press, { capture: true })
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
