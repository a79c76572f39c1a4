/** A deck that is being built: each change can be taken back, what is not saved is kept in the browser, and what somebody
 *  else (oneself, in another tab) has saved meanwhile is never written over. */
import type { CheckedDeck, KeptDeck } from '../../generated/wire'
import type { Pack } from '../../generated/senjutsu-pack'
import { Trouble } from '../../lib/api'
import { t } from '../../lib/words.svelte'
import { check } from './checking'
import { deckOf, sameDeck, sizeOf, textOf, withCard, type Deck } from './deck'
import { draftOf, dropDraft, freshId, isNew, keepDraft } from './keeping'
import { forget } from './own.svelte'
import { oneDeck, saveDeck } from './shelf'

const MOST_STEPS = 200

export class Building {
  deck = $state.raw<Deck>({ name: '', character: '', weapon: '', cards: {}, rest: [] })
  /** As it is kept; null: it is new. */
  kept = $state.raw<KeptDeck | null>(null)
  checked = $state.raw<CheckedDeck | null>(null)
  /** Whether what the hall has said is of the deck as it stands. */
  isChecked = $state(false)
  busy = $state(false)
  trouble = $state('')
  /** What was saved elsewhere since it was opened here. */
  other = $state.raw<KeptDeck | null>(null)
  /** Whether it goes on from what was left without saving. */
  isResumed = $state(false)
  /** Whether the browser has no room for what is not saved. */
  isAtRisk = $state(false)
  /** What was just taken out, in its card's slug: it can be put back. */
  removed = $state('')
  #past = $state.raw<readonly Deck[]>([])
  #future = $state.raw<readonly Deck[]>([])
  #revision = 0
  #number = 0

  id = $state('')
  packName = $state('')
  readonly #pack: () => Pack | null

  constructor(id: string, packName: string, pack: () => Pack | null) {
    this.id = id
    this.packName = packName
    this.#pack = pack
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Whether something would be lost if it was thrown away. */
  get isChanged(): boolean {
    return !this.kept || !sameDeck(this.deck, this.#asKept())
  }

  get text(): string {
    return textOf(this.#pack(), this.deck)
  }

  /** Opens what is kept, and what was left of it without saving. */
  async open(): Promise<void> {
    const draft = draftOf(this.id)
    if (!isNew(this.id)) await this.#fetch(draft !== null)
    this.deck = draft?.deck ?? this.#asKept()
    if (!draft) return
    this.packName = draft.pack
    this.isResumed = this.isChanged && !draft.fresh
    if (this.isResumed && this.kept) this.#revision = draft.revision
    if (!this.isChanged) dropDraft(this.id)
  }

  /** Thrown away elsewhere: what was left of it here is a new one. */
  async #fetch(isLeft: boolean): Promise<void> {
    try {
      this.#see(await oneDeck(this.id))
    } catch (problem) {
      if (!isLeft || !(problem instanceof Trouble) || problem.code !== 'no-such-deck') throw problem
      this.trouble = problem.message
    }
  }

  /** A new one begins like this; that is nothing to be taken back. */
  start(deck: Deck): void {
    this.#quietly(deck)
  }

  get isEmpty(): boolean {
    const { character, cards, rest } = this.deck
    return !character && !sizeOf(cards) && !rest.length
  }

  set(deck: Deck): void {
    if (sameDeck(deck, this.deck) && deck.name === this.deck.name) return
    this.#past = [...this.#past, this.deck].slice(-MOST_STEPS)
    this.#future = []
    this.removed = ''
    this.#now(deck)
  }

  /** Its name is typed sign by sign: no step that could be taken back. */
  rename(name: string): void {
    this.deck = { ...this.deck, name }
    this.#left()
  }

  add(slug: string, by: number): void {
    const deck = withCard(this.deck, slug, by)
    this.set(deck)
    if (by < 0 && !deck.cards[slug]) this.removed = slug
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#future = [...this.#future, this.deck]
    this.#past = this.#past.slice(0, -1)
    this.removed = ''
    this.#now({ ...before, name: this.deck.name })
  }

  redo(): void {
    const after = this.#future.at(-1)
    if (!after) return
    this.#past = [...this.#past, this.deck]
    this.#future = this.#future.slice(0, -1)
    this.#now({ ...after, name: this.deck.name })
  }

  /** Back to what is kept; that can be taken back, too. */
  forgetChanges(): void {
    if (this.kept) this.set(this.#asKept())
    this.isResumed = false
    this.#revision = this.kept?.entry.revision ?? 0
    dropDraft(this.id)
  }

  /** Asks the hall what is wrong with it; what was asked last counts. */
  async check(): Promise<void> {
    const number = (this.#number += 1)
    try {
      const checked = await check(this.packName, this.text)
      if (number !== this.#number) return
      this.checked = checked
      this.isChecked = true
      if (this.trouble === this.#uncheckable) this.trouble = ''
    } catch (problem) {
      if (number === this.#number) this.trouble = this.#uncheckable = told(problem)
    }
  }

  #uncheckable = ''

  /** Keeps it, legal or not. The id that it has from now on, or '' where it did not work. */
  async save(): Promise<string> {
    return this.#save(this.kept ? { id: this.kept.entry.id, revision: this.#revision } : null)
  }

  /** Of two versions this one stays. */
  async keepMine(): Promise<string> {
    this.#revision = this.other?.entry.revision ?? this.#revision
    this.other = null
    return this.save()
  }

  /** Of two versions the other stays; this one can be had back by taking that back. */
  takeOther(): void {
    const { other } = this
    this.other = null
    if (!other) return
    this.#see(other)
    this.set(this.#asKept())
    dropDraft(this.id)
  }

  /** Both stay: this one as a new deck. */
  async keepBoth(name: string): Promise<string> {
    this.other = null
    this.set({ ...this.deck, name })
    return this.#save(null)
  }

  async #save(over: { id: string; revision: number } | null): Promise<string> {
    if (this.busy) return ''
    this.busy = true
    this.trouble = ''
    const saved = this.deck
    try {
      const kept = await saveDeck({ pack: this.packName, name: saved.name, text: this.text }, over)
      dropDraft(this.id)
      this.id = kept.entry.id
      this.#see(kept)
      this.isResumed = false
      if (this.deck === saved) this.#quietly(this.#asKept())
      else this.#draft()
      forget()
      return this.id
    } catch (problem) {
      await this.#refused(problem, over)
      return ''
    } finally {
      this.busy = false
    }
  }

  async #refused(problem: unknown, over: { id: string; revision: number } | null): Promise<void> {
    const code = problem instanceof Trouble ? problem.code : ''
    this.trouble = told(problem)
    if (code === 'no-such-deck') {
      // Thrown away elsewhere: what stands here is a new one.
      this.kept = null
      dropDraft(this.id)
      this.id = freshId('new')
      this.#draft()
    }
    if (code !== 'deck-has-changed' || !over) return
    try {
      this.other = await oneDeck(over.id)
    } catch (again) {
      this.trouble = told(again)
    }
  }

  #see(kept: KeptDeck): void {
    this.kept = kept
    this.packName = kept.entry.pack
    this.#revision = kept.entry.revision
  }

  #asKept(): Deck {
    if (!this.kept) return this.deck
    return deckOf(this.kept.checked, this.kept.entry.name)
  }

  #now(deck: Deck): void {
    this.#quietly(deck)
    this.#left()
  }

  /** What differs from what is kept is left in the browser until it is saved. */
  #left(): void {
    if (this.isChanged) this.#draft()
    else dropDraft(this.id)
  }

  #quietly(deck: Deck): void {
    this.deck = deck
    this.isChecked = false
  }

  #draft(): void {
    this.isAtRisk = !keepDraft({ id: this.id, pack: this.packName, revision: this.#revision, deck: this.deck, at: Date.now() })
  }
}

const told = (problem: unknown): string => (problem instanceof Trouble ? problem.message : (console.error(problem), t('client-trouble-inside')))
