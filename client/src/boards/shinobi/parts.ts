/** What a touch on a province or on an army means: it depends on the question and on what is chosen already.
 *  Whether it is allowed is not decided here: the offers of the hall say so. */
import type { Parts } from '../../lib/answering.svelte'

export interface Meaning {
  parts: Parts
  /** It can be touched, but does not call for it: something larger glows in its place, or something else comes first. */
  quiet?: boolean
  /** What is tried by touching it, where no answer looks like that. */
  attempt?: string
}

/** A whole province, or null where only its armies count. */
export function provinceMeaning(question: string, chosen: Parts, own: string | null, seat: string): Meaning | null {
  if (question === 'FirstOrder')
    return chosen['card'] === 'ninja' ? { parts: {}, quiet: true, attempt: `place ninja > ${seat}` } : { parts: { province: seat } }
  if (question !== 'SecondOrder') return null
  const { card } = chosen
  if (card === undefined) return { parts: { goal: seat }, quiet: chosen['source'] === undefined }
  return seat === own ? { parts: { card } } : { parts: {}, attempt: `place ${card} > ${seat}` }
}

/** An army, by its clan and the seat in whose province it stands. */
export function armyMeaning(question: string, chosen: Parts, own: string | null, seat: string, clan: string): Meaning {
  if (question === 'FirstOrder')
    return chosen['card'] === 'ninja' ? { parts: { province: seat, clan } } : { parts: { province: seat }, quiet: true }
  if (question === 'SecondOrder') {
    const { card, source } = chosen
    if (card !== undefined && seat === own) return { parts: { card }, quiet: true }
    if (source !== undefined && source !== seat) return { parts: { goal: seat }, quiet: true }
    return { parts: { clan, source: seat } }
  }
  return { parts: seat === own ? { army: clan } : { province: seat, clan } }
}
