/** What a game brings to the table; everything else is shared. */
import type { Component } from 'svelte'
import { getContext, setContext } from 'svelte'
import type { LimitInfo, Mark, Offer } from '../generated/wire'
import type { Answering, Parts } from '../lib/answering.svelte'
import type { AnyGame, GameTypes, Scene } from '../lib/scene'
import { shelved } from '../lib/shelf'
import type { Counter, Teller } from '../lib/showing.svelte'
import type { Policy } from '../lib/table.svelte'
import { words, type Facts } from '../lib/words.svelte'

export interface BoardProps<G extends GameTypes = AnyGame> {
  scene: Scene<G>
}

/** A reason in words, with where the rules say so. */
export interface Told {
  text: string
  clauses: readonly string[]
}

/** A card that is looked at closely. */
export interface OpenedCard {
  /** SVG markup in a box of 100 x 140. */
  art: string
  name: string
  kanji?: string
  /** Its kind and numbers, in one line. */
  kind?: string
  about?: string
  clauses?: readonly string[]
  /** Why it cannot be used now; null where it can, or nobody knows. */
  reason?: () => Promise<Told | null>
  /** The seat or the covered place that it is: whoever sits here may mark what he takes it for. */
  thing?: string
  /** What can be done with it beside what is asked, each a button, and the words before them. */
  deeds?: { title: string; each: readonly { name: string; do(): void }[] }
}

/** How a game shows a seat: where it gives people a colour, a crest or a title other than those of their letters. */
export interface SeatLook {
  pigment?: string
  /** In a box of 100 by 100. */
  sign?: string
  /** The name of what the seat leads. */
  title?: string
}

/** Who one is and what one wants, as far as one's own seat may know: told while the game is young. */
export interface Standing {
  /** The ends of the keys of `client-who-…` and `client-aim-…`. */
  key: string
  facts?: Facts
  clauses: readonly string[]
}

export interface GameModule<G extends GameTypes = AnyGame> {
  /** The board itself, from the edge of the bar to the question. */
  Mat: Component<BoardProps<G>>
  /** Own cards, under the question (on a phone above it, or behind a tab). */
  Hand?: Component<BoardProps<G>>
  /** The hand folded into a corner of the question while nothing asks for it, so that the mat has its room. */
  Mini?: Component<BoardProps<G>>
  /** A tab of its own beside the log. */
  Notes?: Component<BoardProps<G>>
  /** The words of that tab. */
  notesTitle?: string
  /** How the result came about, beside the hall's sentences. */
  Result?: Component<BoardProps<G>>
  lookOf?(scene: Scene<G>, seat: string): SeatLook
  /** How many cards the viewer holds, for the tab of the hand. */
  handSize?(scene: Scene<G>): number
  /** Whether the hand belongs to the question that is asked (then it lies open on a phone). */
  asksHand?(scene: Scene<G>): boolean
  /** Whether an answer without parts stands on a button of the question; not if the table has one for it. */
  hasButton?(offer: Offer): boolean
  /** Whether the board shows itself what such an answer is made of, so that the question need not. */
  showsParts?(form: Offer): boolean
  /** Whether the list of all answers is offered; not where everything is done at the table, in many steps. */
  hasList?(scene: Scene<G>): boolean
  /** What the button says that gives such an answer; it stands in the question and nowhere else. */
  sendWords?(form: Offer): string
  /** Null where it is known by now, or is not to be seen on a shared screen. */
  standing?(scene: Scene<G>): Standing | null
  /** Whether that is a plain pass, which the client may give for a player who wants it where nothing else is offered. */
  passes?(offer: Offer): boolean
  /** Of an answer that ends what one could go on with: how many cards could still be played; 0 of any other. */
  leftToPlay?(scene: Scene<G>, offer: Offer): number
  /** Whether a phone gives question and tips no more room than they need: the mat is a map, and worth more. */
  isTight?: boolean
  /** Where we are in the game, for the bar: "turn 12". */
  when(scene: Scene<G>): string
  /** Which answers are asked once more when they were put together on the table: irreversible and easily hit. */
  mustConfirm: Policy
}

/** Some things a board tells itself, step by step (a battle): the table shows what came of them when that was seen. */
export interface TellingStage<G extends GameTypes = AnyGame> {
  /** What is to be told now, as the table will stand after it. */
  readonly scene: Scene<G> | null
  /** How often somebody wanted to see everything at once. */
  readonly skips: number
  /** From now on these things are told first; until the function that comes back is called. */
  tellBy(teller: Teller<G>): () => void
  /** It has been seen. */
  told(): void
  /** From now on these things are shown in so many steps, and stay as long; until the function that comes back is called. */
  countBy(counter: Counter<G>): () => void
}

/** What things on a board can do; a replay has no answering. */
export interface BoardContext<G extends GameTypes = AnyGame> {
  readonly answering: Answering | null
  /** "Why can't I?" about those parts, or about an attempt in the notation. */
  explain(parts: Parts, at: Element, attempt?: string): void
  open(card: OpenedCard): void
  /** Why an attempt in the notation is no answer now, for whoever shows it himself; a replay has none. */
  readonly reason?: ((attempt: string) => Promise<Told | null>) | null
  /** Somebody rests on it: what it is, beside it; null when he is gone. */
  peek?(card: OpenedCard | null, at: Element): void
  /** Milliseconds a seat may still think, if there is a clock. */
  clock(seat: string): number | null
  /** A replay has none: there everybody goes on when he likes. */
  readonly stage?: TellingStage<G> | null
  /** The time that the rules give to all together, as it was told at that moment; a replay has none. */
  readonly limit?: (LimitInfo & { at: number }) | null
  /** Opens the talk with words for that seat, where people can talk. */
  readonly whisper?: ((seat: string) => void) | null
  /** Since when the person of a seat is away, or null. */
  awaySince(seat: string): number | null
  /** What the viewer has marked a seat or place as, or null. */
  mark?(thing: string): Mark | null
  /** What that seat is doing now in a few words, or ''. */
  deciding(seat: string): string
}

const KEY = Symbol('board')

export function provideBoard(context: BoardContext): void {
  setContext(KEY, context)
}

export function useBoard<G extends GameTypes = AnyGame>(): BoardContext<G> {
  return getContext<BoardContext<G>>(KEY)
}

/** A board is a folder beside this file. */
const BOARDS = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const GENERIC = 'generic'

/** The board that the game's manifest names; one without a board is played on the generic one, with its words. */
export async function gameModule(name: string): Promise<GameModule | null> {
  const board = shelved(name)?.board || GENERIC
  const load = BOARDS[`./${board}/index.ts`]
  if (board === GENERIC) await words.learn(GENERIC)
  return load ? (await load()).default : null
}
