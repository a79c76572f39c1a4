/** Between whom something was said. */
import { t } from '../../../lib/words.svelte'
import { partyName } from '../labels'
import type { Reading } from '../reading'
import { ALL } from './letters'

/** `Daria → all`. */
export function fromTo(reading: Reading, maker: string, hearer: string): string {
  const to = hearer === ALL ? t('client-senji-all') : partyName(reading, hearer)
  return t('client-senji-from-to', { from: partyName(reading, maker), to })
}
