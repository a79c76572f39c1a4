/** The text of a file that somebody brings: whatever is in it, it is read, or a sentence says why not. */
import { Trouble } from '../../lib/api'
import { t } from '../../lib/words.svelte'
import { LONGEST, MOST_LINES } from './keeping'

/** Bytes: of each sign four at most. Nobody reads a film to find out that it is no deck. */
const LARGEST = 4 * LONGEST

export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new Trouble('deck-too-long', t('client-decks-too-long', { most: LONGEST, lines: MOST_LINES }))
  return textOfBytes(new Uint8Array(await file.arrayBuffer()))
}

/** What is no text is shown with marks in its place; the hall says which lines it does not understand. */
export function textOfBytes(bytes: Uint8Array<ArrayBuffer>): string {
  const [first = 0, second = 0] = bytes
  const coding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(coding).decode(bytes)
}
