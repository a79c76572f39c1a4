/** What is known of a table, kept up to date by what the hall tells of changes alone (docs/hall.md). */
import type { LimitInfo, Offer, QuestionInfo, State, Update } from '../generated/wire'
import type { GameTypes, View } from './scene'

/** A question with all of its offers; on the wire a number stands for one that was told before. */
export type Question = Omit<QuestionInfo, 'offers'> & { offers?: Offer[] | null }

/** The same of a game: by its name it is known what it says of itself. */
export type QuestionOf<G extends GameTypes> = {
  [K in keyof G['questions'] & string]: Omit<Question, 'name' | 'about'> & { name: K; about?: G['questions'][K] }
}[keyof G['questions'] & string]

/** What the hall tells, before it is known what it is. */
type Values = State['view'] & object

/** One moment, whole. */
export interface Known {
  readonly view: View | null
  readonly aids: Values
  readonly question: Question | null
  readonly limit: LimitInfo | null
  /** The offers that were told last: those that a number means. */
  readonly offers: readonly Offer[]
}

/** Of these parts of a view only the entries that changed are told. */
const BY_ENTRY = ['table', 'places']

export function begun(state: State): Known {
  const question = resolved(state.question, [])
  return {
    view: (state.view ?? null) as unknown as View | null,
    aids: state.aids ?? {},
    question: question ?? null,
    limit: state.limit ?? null,
    offers: question?.offers ?? [],
  }
}

/** What is known after that; null if it tells changes of something that is not known: then all must be told anew. */
export function changed(known: Known, told: Update): Known | null {
  const view = told.view ? (told.view as unknown as View) : viewAfter(known.view, told.changes)
  const question = told.question === undefined ? known.question : resolved(told.question, known.offers)
  if (view === undefined || question === undefined) return null
  return {
    view,
    aids: aidsAfter(known.aids, told),
    question,
    limit: told.limit === undefined ? known.limit : told.limit,
    offers: question?.offers ?? known.offers,
  }
}

/** The question with its offers in full; undefined if a number means nothing. */
function resolved(question: QuestionInfo | null | undefined, before: readonly Offer[]): Question | null | undefined {
  if (!question) return null
  const offers = question.offers?.map((offer) => (typeof offer === 'number' ? before[offer] : offer)) ?? null
  if (offers?.includes(undefined)) return undefined
  return { ...question, offers: offers as Offer[] | null }
}

function viewAfter(view: View | null, changes: Values | null | undefined): View | null | undefined {
  if (!changes) return view
  // A game that begins changes nothing: all of it is told.
  if (!view && 'game' in changes) return changes as unknown as View
  return view ? (afterChanges(view as unknown as Values, changes) as unknown as View) : undefined
}

function afterChanges(before: Values, changes: Values): Values {
  const after = withChanges(before, changes)
  for (const part of BY_ENTRY) {
    const entries = changes[part]
    if (entries) after[part] = { ...(before[part] as Values | undefined), ...(entries as Values) }
  }
  const places = after['places'] as Record<string, string[]>
  for (const name of Object.keys((changes['places'] as Values | undefined) ?? {})) if (!places[name]?.length) delete places[name]
  return after
}

/** Those of a whole view come with it: none, if there are none. */
function aidsAfter(aids: Values, told: Update): Values {
  const base = told.aids === undefined && !told.view ? aids : (told.aids ?? {})
  return told.aid_changes ? withChanges(base, told.aid_changes) : base
}

/** What is told replaces what was; null takes it away. */
function withChanges(before: Values, changes: Values): Values {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([name, value]) => !(name in changes) || value !== null))
}
