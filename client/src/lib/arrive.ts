/** Whoever comes from another screen begins at its heading: keyboards and readers are not left on what is gone. */
import { router } from './router.svelte'

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (router.from) heading.focus({ preventScroll: true })
}
