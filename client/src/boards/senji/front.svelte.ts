/** What lies over the map and hides it: as long as anything does, nothing of the map can be reached. */
import { untrack } from 'svelte'

class Front {
  #covers = $state(0)

  get isCovered(): boolean {
    return this.#covers > 0
  }

  /** To be attached to what covers the map. */
  cover = (): (() => void) => {
    untrack(() => (this.#covers += 1))
    return () => untrack(() => (this.#covers -= 1))
  }
}

export const front = new Front()
