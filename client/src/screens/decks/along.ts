/** A guest has made an account: the decks that this browser kept for him are the account's from now on. */
import { Trouble } from '../../lib/api'
import { t } from '../../lib/words.svelte'
import { keptHere } from './keeping'
import { forget } from './own.svelte'
import { takeAlong } from './shelf'

/** '' if all went along; otherwise why not. What did not is still here, and can be taken along on the page of decks. */
export async function decksGoAlong(): Promise<string> {
  if (!keptHere().length) return ''
  try {
    await takeAlong()
    return ''
  } catch (problem) {
    return problem instanceof Trouble ? problem.message : t('client-trouble-inside')
  } finally {
    forget()
  }
}
