/** Own decks at a table: those of a pack that a character may bring, each with the answer that brings it.
 *
 * (Signatures for the board; what is behind them follows.)
 */

export interface OwnDeck {
  /** The hall's, or this browser's. */
  id: string
  name: string
  character: string
  /** The slug of its core weapon card. */
  weapon: string
  /** The whole answer, `bring katana_cut: plain_cut*3, …`: one act, `answering.give(deck.answer)`. */
  answer: string
}

export interface OwnDecks {
  /** Whether they are known by now; until then there are none. */
  readonly known: boolean
  readonly decks: readonly OwnDeck[]
}

/** The legal decks of one's own for that character and pack; in matched play also by school. Reactive. */
export function ownDecks(_pack: string, _character: string, _matched: boolean): OwnDecks {
  return { known: true, decks: [] }
}
