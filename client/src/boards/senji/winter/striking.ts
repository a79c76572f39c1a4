/** How notes of a letter that is being written are struck out again: by a touch. */
import type { Composing } from '../../../lib/composing.svelte'
import { isOf } from '../../../lib/kinds'
import { t } from '../../../lib/words.svelte'
import type { Step } from './holding.svelte'
import { aboutOf, type Note } from './letters'

export interface Struck {
  step: Step
  label: string
  /** Why it no longer stands, or ''. */
  fault: string
}

/** By note: what a touch on it does; of a letter that is not being written nothing. */
export function strikesIn(composing: Composing | null): (note: Note) => Struck | undefined {
  return ({ kind, about }) => {
    const at = composing?.parts.findIndex((made) => isOf(made, kind) && aboutOf(made) === about) ?? -1
    const part = composing?.parts[at]
    if (!composing || !part) return undefined
    const [named, fault] = [part.label || part.part, part.reason?.text ?? '']
    return { step: { taken: false, take: () => void composing.remove(at) }, label: [t('client-senji-take-out', { part: named }), fault].filter(Boolean).join('. '), fault }
  }
}
