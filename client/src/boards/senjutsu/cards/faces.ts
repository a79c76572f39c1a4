/** The faces of cards, from the pack that the table is played with. */
import { plainFace } from '../../../art/plain'
import { nameOf } from '../pack'

export function cardArt(slug: string, compact = false): string {
  void compact
  return plainFace(nameOf(slug))
}
