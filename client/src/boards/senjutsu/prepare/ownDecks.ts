/** Decks of one's own beside the ready ones (`screens/decks`, fetched when a deck is asked for): shown below the ready
 *  decks, they call `onbring` with one, which is then answered like any other. */
import type { Component } from 'svelte'
import { once } from '../../../lib/later'
import type { Named } from '../pack'

export interface OwnDecksProps {
  /** The pack of the table, by name and digest: decks of another are not offered. */
  pack: Named
  /** The character that the viewer plays. */
  character: string
  /** Whether the deck must be of one school. */
  isMatched: boolean
  /** The slug of a core weapon card, and cards by slug. */
  onbring: (deck: { weapon: string; cards: Readonly<Record<string, number>> }) => void
}

export interface OwnDecks {
  /** Null: nobody keeps decks. */
  load: (() => Promise<{ default: Component<OwnDecksProps> }>) | null
}

export const ownDecks: OwnDecks = { load: once(() => import('../../../screens/decks/OwnDecks.svelte')) }

/** As the game is answered: `bring katana_cut: plain_cut*3, …`. */
export const answerOf = ({ weapon, cards }: { weapon: string; cards: Readonly<Record<string, number>> }): string =>
  `bring ${weapon}: ${Object.entries(cards).filter(([, count]) => count > 0).map(([slug, count]) => `${slug}*${count}`).join(', ')}`
