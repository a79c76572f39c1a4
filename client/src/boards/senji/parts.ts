/** What a thing of the table stands for in the answers of a question: found by its kind, so that any answer that
 *  touches a region, a seat or a samurai can be given by touching it. */
import type { Offer } from '../../generated/wire'
import type { Question } from '../../lib/known'
import type { Parts, PartValue } from '../../lib/answering.svelte'

type Index = Map<string, { names: Map<PartValue, string>; usual: string }>
const indices = new WeakMap<Question, Index>()

function indexOf(question: Question): Index {
  const found = indices.get(question)
  if (found) return found
  const index: Index = new Map()
  for (const offer of question.offers ?? [])
    for (const [name, { kind, value }] of Object.entries(offer.touches ?? {})) {
      const entry = index.get(kind) ?? { names: new Map<PartValue, string>(), usual: name }
      if (!entry.names.has(value)) entry.names.set(value, name)
      index.set(kind, entry)
    }
  indices.set(question, index)
  return index
}

/** The part that a thing of that kind is; where no answer touches it, the part that others of its kind are. */
export function partsFor(question: Question | null, kind: string, value: PartValue): Parts {
  const entry = question && indexOf(question).get(kind)
  return entry ? { [entry.names.get(value) ?? entry.usual]: value } : {}
}

/** All things of that kind that an answer touches. */
export function offered(question: Question | null, kind: string): readonly PartValue[] {
  return question ? [...(indexOf(question).get(kind)?.names.keys() ?? [])] : []
}

/** What an offer touches of that kind. */
export function touched(offer: Offer, kind: string): PartValue | null {
  return Object.values(offer.touches ?? {}).find((part) => part.kind === kind)?.value ?? null
}
