/** For tests: what the hall would say of half-made answers. Everything on the menu of a form goes in once, but for what is
 *  at fault; an answer without parts lacks something. */
import type { AnswerKind } from '../../../generated/senji'
import type { AnswerPart, Composed, Part } from '../../../generated/wire'
import type { Answering } from '../../../lib/answering.svelte'
import { Scene, type Question } from '../scene'

export type Touches = Record<string, [kind: string, value: Part['value']]>
export type Menu = readonly (readonly [name: string, kind: AnswerKind, touches: Touches])[]

export const told = (touches: Touches): Record<string, Part> => Object.fromEntries(Object.entries(touches).map(([part, [kind, value]]) => [part, { kind, value }]))

export class Judge {
  readonly asked: string[] = []
  /** By part: why it cannot stand. */
  faults: Record<string, string> = {}
  /** By form: what it begins with. */
  begun: Record<string, string[]> = {}

  /** The forms that may be given without a part. */
  mayBeEmpty: readonly string[] = []

  constructor(readonly menu: (form: string) => Menu = () => []) {}

  judge(text: string): Composed {
    this.asked.push(text)
    const [form = '', rest] = text.split(/:(.*)/)
    const names = rest === undefined ? (this.begun[form] ?? []) : rest.split(',').map((part) => part.trim()).filter(Boolean)
    const menu = this.menu(form)
    const part = (name: string): AnswerPart => {
      const fault = this.faults[name]
      const [, kind = '', touches = {}] = menu.find(([each]) => each === name) ?? []
      return { answer: name, kind, label: `<${name}>`, touches: told(touches), reason: fault ? { code: 'fault', text: fault, clauses: ['SEN-41'] } : null }
    }
    const parts = names.map(part)
    const at = parts.findIndex(({ reason }) => reason)
    const fault = at < 0 ? null : { code: 'fault', text: `“${names[at]}”: ${parts[at]?.reason?.text}`, part: { index: at, text: names[at] ?? '' } }
    return {
      tell: 'composed', id: 0, seq: 1, answer: `${form}: ${names.join(', ')}`.trimEnd(), label: `<${form}>`, parts,
      menu: menu.flatMap(([name]) => (names.includes(name) ? [] : [part(name)])),
      reason: fault ?? (names.length || this.mayBeEmpty.includes(form) ? null : { code: 'empty', text: 'Nothing is in it yet.' }),
    }
  }
}

/** A table shows what can be added beside what is asked. */
export const shownTo = (scene: Scene, answering: Answering | null): Scene =>
  answering?.composing.form ? new Scene(scene.view, scene.cushions, scene.aids, answering.asking as Question | null, scene.events, () => scene.past()) : scene
