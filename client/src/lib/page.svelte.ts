/** What a screen tells the frame about itself, and how much room there is. */
import { fitOf, hasRail } from './fitting'
import { settings } from './settings.svelte'

class Page {
  /** A title more exact than the screen's own, while it is shown. */
  title = $state('')
  /** Whether there is no room for a rail: a phone, upright or on its side. */
  isPhone = $state(false)
  #width = $state(1280)
  #height = $state(760)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia('(max-width: 700px), (max-height: 480px)')
    this.isPhone = narrow.matches
    narrow.addEventListener?.('change', (event) => (this.isPhone = event.matches))
    this.#measure()
    addEventListener('resize', () => this.#measure())
  }

  #measure(): void {
    ;[this.#width, this.#height] = [innerWidth || 1280, innerHeight || 760]
  }

  get text(): number {
    return settings.now.textSize / 100
  }

  /** How many times as large as usual a table is drawn. */
  get fit(): number {
    return fitOf(this.#width, this.#height)
  }

  /** Whether the log lies beside the mat, not behind a tab. */
  get hasRail(): boolean {
    return !this.isPhone && hasRail(this.#width, this.#height, this.text * this.fit)
  }

  /** While a table is shown everything is as large as the screen allows (`--fit`, and with it `rem`). */
  spread = (): (() => void) => {
    const { style } = document.documentElement
    style.setProperty('--fit', String(this.fit))
    return () => style.removeProperty('--fit')
  }
}

export const page = new Page()
