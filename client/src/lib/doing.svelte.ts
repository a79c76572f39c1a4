/** Something that takes a moment and may fail: whether it is under way, and why it did not work. */
import { Trouble } from './api'
import { t } from './words.svelte'

export class Doing {
  busy = $state(false)
  trouble = $state('')

  /** Carries it out unless it is under way already; whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = ''
    try {
      await work()
      return true
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) console.error(trouble)
      this.trouble = trouble instanceof Trouble ? trouble.message : t('client-trouble-inside')
      return false
    } finally {
      this.busy = false
    }
  }
}
