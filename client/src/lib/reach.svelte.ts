/** Whether the hall answered when it was asked last; what was kept in the browser does not count. */
class Reach {
  isAway = $state(false)
  #isSaid = false

  /** What there is to say comes when it is needed: it is among what the browser keeps. */
  heard(isAway: boolean): void {
    this.isAway = isAway
    if (!isAway || this.#isSaid) return
    this.#isSaid = true
    import('./away').then((away) => away.say()).catch(() => (this.#isSaid = false))
  }
}

export const reach = new Reach()
