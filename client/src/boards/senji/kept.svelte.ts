/** Data packs that were fetched, by name; whoever draws with one is told when it comes. */
import type { Pack } from './pack'

class Kept {
  packs = $state.raw<Readonly<Record<string, Pack>>>({})
}

export const kept = new Kept()
