/** Between whom something was said. */
import { t } from '../../../lib/words.svelte'
import { partyName } from '../labels'
import type { Reading } from '../reading'
import { ALL } from './letters'

/** `Daria → all`; what was said to all has its maker, or everybody, for a hearer. */
export function fromTo(reading: Reading, maker: string, hearer: string): string {
  const to = hearer === ALL || hearer === maker ? t('client-senji-all') : partyName(reading, hearer)
  return t('client-senji-from-to', { from: partyName(reading, maker), to })
}
