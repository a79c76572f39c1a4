/** Wounds and the other status cards, and the backs of decks. */
import type { Status } from '../../generated/senjutsu-pack'
import { CREAM, INK, PAPER, at, cardOf, circle, each, fill, kanji, line, nameLine, pigment, rect, text, upTo, type Labelled } from '../svg'
import { payloadSigns } from './glyphs'
import { wrapped } from './cards'
import { hex } from './hexes'
import { BACK_KANJI, STATUS_KANJI } from './kanji'

const GROUND = '#efe3d2'
const WORD = { wound: 'w', heavy_wound: 'heavy', stun: 'stun', limp: 'limp', poison: 'poison' } as const

export const statusKanji = (status: Pick<Status, 'slug'>): string => (STATUS_KANJI as Readonly<Record<string, string>>)[status.slug] ?? ''

/** The sign of what is suffered, large; what can be laid has its initiative, what lasts its quarter turns. */
export function statusFace(status: Status, { name, text: told = '', compact = false, label }: Labelled & { name: string; text?: string; compact?: boolean }): string {
  const sign = payloadSigns({ [WORD[status.kind]]: 1 }, CREAM).join('')
  const value = status.initiative === null || status.initiative === undefined ? '' : rect(5, 5, 21, 22, fill(pigment('yoru'))) + text(15.5, 21.5, 18.5, String(status.initiative), `class="art-number" text-anchor="middle" fill="${CREAM}"`)
  const quarters = each(upTo(status.quarters ?? 0), (k) => circle(50 + (k - ((status.quarters ?? 0) - 1) / 2) * 9, 95, 2.8, `fill="${k ? PAPER : INK}" stroke="${INK}" stroke-width="1"`))
  const lines = compact ? wrapped(name, 90 / 13, 2) : [name]
  const words = each(lines, (one, k) => nameLine(one, 50, (compact ? (lines.length > 1 ? 114 : 122) : 112) + k * 13, 91, compact ? 13 : 11.5, INK))
  const below = compact ? '' : each(wrapped(told, 94 / 7.4, 2), (one, k) => text(50, 121.5 + k * 8.8, 7.4, one, `class="art-line" text-anchor="middle" fill="${INK}"`))
  const body =
    rect(0, 0, 100, 140, fill(GROUND)) + rect(3, 3, 94, 134, `rx="5" stroke-dasharray="3 3" ${line(pigment('shu'), 1.2)}`) + value +
    kanji(statusKanji(status), 88, 22, 13, pigment('shu')) + hex(50, 58, 30, fill(pigment(status.kind === 'stun' ? 'kin' : status.kind === 'poison' ? 'koke' : status.kind === 'limp' ? 'yoru' : 'shu'))) + at(50, 58, sign, 'scale(2.5)') +
    quarters + words + below
  return cardOf(body, undefined, label === undefined ? {} : { label })
}

/** A deck's back: hexes of the field on indigo cloth; a core card's has the circle of the tree. */
export function duelBack({ label }: Labelled = {}): string {
  const rows = each(upTo(8), (row) => each(upTo(5), (k) => hex(k * 24 + (row % 2) * 12 - 2, row * 20.8 - 4, 12, `stroke-opacity=".35" ${line(CREAM, 0.9)}`)))
  const body = rect(0, 0, 100, 140, fill('#1f3a4d')) + rows + rect(5, 5, 90, 130, `rx="5" stroke-opacity=".7" ${line(CREAM, 1.3)}`) + circle(50, 70, 20, fill('#1f3a4d')) + circle(50, 70, 20, line(CREAM, 1.4)) + kanji(BACK_KANJI, 50, 80, 27, CREAM)
  return cardOf(body, undefined, label === undefined ? {} : { label })
}
