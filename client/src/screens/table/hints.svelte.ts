/** What was told once in this browser and need not be told again. */

const CARDS = 'tatami.knows-cards'
const AWAY = 'tatami.standing'

class Hints {
  /** Whether somebody has read what a card does, or has said that he knows how. */
  knowsCards = $state(kept(CARDS) !== '')
  #away = $state(kept(AWAY))

  learnCards(): void {
    this.knowsCards = true
    keep(CARDS, 'yes')
  }

  /** The strip is put away at that table; the next table tells its own. */
  isPutAway(table: string): boolean {
    return this.#away === table
  }

  putAway(table: string): void {
    this.#away = table
    keep(AWAY, table)
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Then it is told again.
  }
}

export const hints = new Hints()
