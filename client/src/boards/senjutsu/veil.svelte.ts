/** For those who share their screen: own secrets stay covered until they are held. */
import { settings } from '../../lib/settings.svelte'

class Veil {
  #held = $state(false)

  get isLifted(): boolean {
    return !settings.now.streamer || this.#held
  }

  lift = (): void => void (this.#held = true)
  fall = (): void => void (this.#held = false)
}

export const veil = new Veil()
