/** Data packs that were fetched, by digest, and their cards in words, by digest and language; whoever draws with one is
 *  told when it comes. */
import type { Pack } from '../../generated/senjutsu-pack'
import type { CardTexts } from '../../generated/wire'

class Kept {
  packs = $state.raw<Readonly<Record<string, Pack>>>({})
  texts = $state.raw<Readonly<Record<string, CardTexts>>>({})
  /** What could not be fetched, in words. */
  troubles = $state.raw<Readonly<Record<string, string>>>({})
}

export const kept = new Kept()
