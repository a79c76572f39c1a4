/** What a screen tells the frame about itself. */
class Page {
  /** A title more exact than the screen's own, while it is shown. */
  title = $state('')
  /** Whether there is no room for a rail: a phone, upright or on its side. */
  isPhone = $state(false)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia('(max-width: 700px), (max-height: 480px)')
    this.isPhone = narrow.matches
    narrow.addEventListener?.('change', (event) => (this.isPhone = event.matches))
  }
}

export const page = new Page()
