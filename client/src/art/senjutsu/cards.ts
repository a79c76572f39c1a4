/** The faces of ability and core cards, drawn from a data pack: everything on them is a fact of the pack; words and
 *  signs of people's own language are the hall's. */
import type { Card, Part } from '../../generated/senjutsu-pack'
import { CREAM, INK, PAPER, at, breadth, cardOf, circle, each, fill, kanji, line, nameLine, num, path, pigment, rect, text, upTo, type Labelled } from '../svg'
import { coin, movement, payloadSigns, roundel, small, DEEDS, SHIELD } from './glyphs'
import { fitCells, hex, hexPath, DIRECTIONS } from './hexes'
import { CARD_KANJI, RANK_KANJI } from './kanji'
import { column, drawRows, fitRows, heightOf } from './layout'
import { readPart, span, type Mark, type Reading, type Row } from './reading'

/** By rank: its colour, the same by day and by night. */
export const RANK_COLOUR = { wood: '#8d6229', steel: '#566873', gold: '#8f6a10', jade: '#2f7054', core: '#1f3a4d' } as const
/** So many notches has the foot of the card: ranks differ without their colour, too. */
const NOTCHES = { wood: 1, steel: 2, gold: 3, jade: 4, core: 0 } as const
/** Parts of one card have rooms as low as this; then only what is struck is drawn. */
const LOW = 40
const STRUCK = pigment('shu')
const GUARDED = pigment('ai')

export interface FaceLook extends Labelled {
  /** For a hand on a phone: the name large, without the line of text. */
  compact?: boolean
  /** The name and the text in the reader's language. */
  name: string
  text?: string
}

export const kanjiOf = (card: { slug: string; kanji?: string }): string => card.kanji || (CARD_KANJI as Readonly<Record<string, string>>)[card.slug] || ''

/** The values at which it can act, in few signs: `6–2`, `8·5·2`; '' where it has none. */
export function valuesOf({ initiative }: Pick<Card, 'initiative'>): string {
  if (typeof initiative === 'number') return String(initiative)
  if (!initiative) return ''
  return initiative.range ? `${initiative.range[0]}–${initiative.range[1]}` : span(initiative.choose ?? [])
}

/** The form of the box round the initiative says what sort of card it is: a blade's edge, a shield, a disc. */
function box(card: Card, width: number): string {
  const look = fill(RANK_COLOUR[card.rank])
  const [x, y, h] = [5, 5, 22]
  if (card.types.includes('attack')) return path(`M${x},${y}H${x + width}L${x + width + 5},${y + h / 2}L${x + width},${y + h}H${x}Z`, look)
  if (card.types.includes('defence')) return path(`M${x},${y}H${x + width}V${y + 14}Q${x + width},${y + 21} ${x + width / 2},${y + h + 3}Q${x},${y + 21} ${x},${y + 14}Z`, look)
  return rect(x, y, width, h, `rx="11" ${look}`)
}

const KEYWORD = {
  instant: path('M2,-8L-5,1.4H-.6L-2,8L5,-1.8H.6Z', fill(STRUCK)),
  instant_additional: path('M-6,0H6M0,-6V6', line(INK, 3)),
  instant_replacement: path('M-7,-2.4H4M1,-6L5,-2.4L1,1.2M7,3.6H-4M-1,0L-5,3.6L-1,7.2', `stroke-linejoin="round" ${line(INK, 1.9, true)}`),
  prepared: path('M-5,-7H5V7L0,3.6L-5,7Z', `fill="${pigment('kin')}" stroke="${INK}" stroke-width="1.1"`),
} as const

/** Initiative, kanji, rank. */
function head(card: Card): string {
  const values = valuesOf(card)
  const width = values.length > 3 ? 32 : values.length > 1 ? 27 : 21
  const [keyword] = (card.keywords ?? []).filter((each) => each !== 'prepared')
  const inside = values
    ? text(5 + width / 2, 21.5, values.length > 3 ? 13.5 : values.length > 1 ? 14.5 : 18.5, values, `class="art-number" text-anchor="middle" fill="${CREAM}"`)
    : at(5 + width / 2, 16, circle(0, 0, 8.4, fill(PAPER)) + (keyword ? `<g transform="scale(.8)">${KEYWORD[keyword]}</g>` : ''))
  const signs = [...kanjiOf(card)]
  const from = width + 12
  const room = 82 - from
  const size = signs.length ? Math.min(20, room / signs.length) : 0
  const written = each(signs, (sign, k) => kanji(sign, from + room / 2 + (k - (signs.length - 1) / 2) * size, 16 + size * 0.37, size))
  return box(card, width) + inside + written + kanji(RANK_KANJI[card.rank], 90, 20.5, 12, RANK_COLOUR[card.rank])
}

/** Down the right edge: how it is played, what must hold, what it costs; below the initiative another that can be bought. */
function sides(card: Card): string {
  const signs = [
    ...(card.keywords ?? []).filter((one) => one === 'prepared' || card.initiative !== null).map((one) => KEYWORD[one]),
    ...(card.requires?.kamae ? [roundel(card.requires.kamae, 8)] : []),
    ...(card.range ? [circle(0, 0, 7.4, line(INK, 1.4)) + small(card.range)] : []),
    ...(card.requires?.masked ? [DEEDS.mask()] : []),
    ...upTo(card.cost ?? 0).map(coin),
  ]
  const other = card.alt_initiative
  const bought = other
    ? rect(5, 31, 15, 14, `rx="3" fill="${PAPER}" stroke="${RANK_COLOUR[card.rank]}" stroke-width="1.4"`) + at(12.5, 38, small(other.value), 'scale(1.15)') + each(upTo(other.pay), (k) => at(25 + k * 6, 38, coin(), 'scale(.7)'))
    : ''
  return each(signs, (sign, k) => at(90, 34 + k * 13.5, sign, 'scale(.78)')) + bought
}

const FRAME = ['', '4 2.4', '1.4 2'] as const

/** One cell: filled if it always counts, outlined and dashed behind a gate; what happens there as signs or values. What
 *  a gate adds to a cell that is struck anyhow stands in its corner. */
function cellOf(marks: readonly Mark[], x: number, y: number, r: number): string {
  const [first, ...more] = marks
  if (!first) return ''
  const { gate, payload = {}, values } = first
  const colour = values ? GUARDED : STRUCK
  const ground = gate
    ? hex(x, y, r * 0.88, `fill="${PAPER}" stroke="${colour}" stroke-width="${num(r * 0.15, 2)}" stroke-dasharray="${FRAME[gate] ?? FRAME[2]}"`)
    : hex(x, y, r * 0.95, fill(colour))
  const ink = gate ? colour : CREAM
  const inside = values === 'all' ? at(x, y, path(SHIELD, fill(ink)), `scale(${num(r / 10, 3)})`) : values ? numbers(values, x, y, r, ink) : signsIn(payloadSigns(payload, ink), x, y, r)
  const added = more.flatMap((mark) => payloadSigns(mark.payload ?? {}, STRUCK).map((sign) => ({ sign, gate: mark.gate })))
  const corners = each(added.slice(0, 2), (one, k) =>
    at(x + r * (0.5 - k), y + r * 0.52, circle(0, 0, 11, `fill="${PAPER}" stroke="${STRUCK}" stroke-width="2" stroke-dasharray="${FRAME[one.gate] ?? FRAME[2]}"`) + `<g transform="scale(.82)">${one.sign}</g>`, `scale(${num(r / 26, 3)})`))
  return ground + (added.length ? at(0, -r * 0.14, inside) : inside) + corners
}

function signsIn(signs: readonly string[], x: number, y: number, r: number): string {
  const scale = (r / 10) * (signs.length > 1 ? 0.62 : 0.86)
  return each(signs, (sign, k) => at(x + (k - (signs.length - 1) / 2) * r * 0.82, y, sign, `scale(${num(scale, 3)})`))
}

function numbers(values: readonly number[], x: number, y: number, r: number, ink: string): string {
  const words = span(values)
  const size = Math.min(r * 1.05, (r * 2.9) / Math.max(2, words.length))
  return text(x, y + size * 0.36, size, words, `class="art-number" text-anchor="middle" fill="${ink}"`)
}

/** You in the middle, your front up, the cells round you, and what is struck and guarded. */
function diagram(cells: Reading['cells'], x: number, y: number, width: number, height: number): string {
  const shown = [...cells.keys()]
  const isTight = height < LOW
  // What reaches far has its cells large rather than all those round the figure.
  const isFar = shown.some((cell) => /3/.test(cell))
  const ring = isTight ? [] : isFar ? ['F', 'FL', 'FR'] : DIRECTIONS
  const { r, at: place } = fitCells([...shown, ...ring], x, y, width, height, 11.5)
  const empty = each(ring.filter((cell) => !cells.has(cell)), (cell) => hex(...place(cell), r * 0.95, `stroke-opacity=".26" ${line(INK, 0.9)}`))
  const [cx, cy] = place('')
  const self = circle(cx, cy, r * 0.58, `fill="#d9bd7c" stroke="${INK}" stroke-width="1.2"`) + path(`M${num(cx)},${num(cy - r * 0.98)}l${num(r * 0.34)},${num(r * 0.42)}h${num(-r * 0.68)}Z`, fill(INK))
  return empty + each([...cells], ([cell, marks]) => cellOf(marks, ...place(cell), r)) + self
}

/** A sign of a row; "opens the cells with that outline" is drawn as such a cell. */
function signOf(sign: string): string {
  const [, gate = '1', what] = /^opens (\d+) (\w+)$/.exec(sign) ?? []
  if (!what) return sign
  const colour = what === 'block' ? GUARDED : STRUCK
  return path(hexPath(0, 0, 7.6), `fill="${PAPER}" stroke="${colour}" stroke-width="1.7" stroke-dasharray="${FRAME[Number(gate)] ?? FRAME[2]}"`)
}

/** Many signs in a row are easier to tell in groups. */
const inFours = (row: Row): Row[] => (row.gates.length || row.or || row.signs.length <= 4 ? [row] : upTo(Math.ceil(row.signs.length / 4)).map((k) => ({ gates: [], signs: row.signs.slice(k * 4, k * 4 + 4) })))

/** What a part does, in its room: signs below its diagram, or beside it where parts share the card. */
function partOf(part: Part, x: number, y: number, width: number, height: number): string {
  const { moves, cells, rows } = readPart(part)
  const lines = moves.map((atoms) => atoms.map(movement))
  if (!cells.size) {
    const all = [...lines.map((signs) => ({ gates: [], signs })), ...rows].flatMap(inFours)
    return drawRows(all, x, y, width, height, fitRows(all, width, height, 1.5), signOf)
  }
  const isLow = height < LOW
  const left = lines.length ? (isLow ? 19 : 23) : 0
  const beside = isLow && rows.length ? 32 : 0
  const [wide, high] = isLow ? [beside, height] : [width, Math.min(height * 0.4, 27)]
  const scale = rows.length ? fitRows(rows, wide, high, isLow ? 0.6 : 0.72) : 0
  const foot = isLow ? 0 : heightOf(rows, wide, scale)
  return (
    column(lines, x, y, left, height - foot) +
    diagram(cells, x + left, y, width - left - beside, height - foot - 1) +
    (rows.length ? drawRows(rows, x + width - wide, y + height - (foot || height), wide, foot || height, scale, signOf) : '')
  )
}

/** The parts from top to bottom, each after the first below a line and beside its own initiative. */
function body(card: Card, foot: number): string {
  const top = 30 + (card.alt_initiative ? 4 : 0)
  const height = (foot - top) / card.parts.length
  const narrow = (card.keywords ?? []).length || card.cost || card.requires || card.range ? 11 : 0
  return each(card.parts, (part, k) => {
    const y = top + k * height
    const indent = card.parts.length > 1 ? 15 : 0
    const divider = k ? path(`M5,${num(y)}H95`, line(INK, 1)) : ''
    const value = k && part.initiative !== null && part.initiative !== undefined
      ? rect(4, y + height / 2 - 7.5, 14, 15, `rx="3" ${fill(RANK_COLOUR[card.rank])}`) + text(11, y + height / 2 + 4.4, 12.5, String(part.initiative), `class="art-number" text-anchor="middle" fill="${CREAM}"`)
      : ''
    return divider + value + partOf(part, 4 + indent, y + (k ? 2 : 0), 92 - indent - (k ? 0 : narrow), height - (k ? 3 : 1))
  })
}

/** Words in at most so many lines of so many times their size; what is more ends in an ellipsis, at a whole word. */
export function wrapped(words: string, room: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && breadth(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept[most - 1] ?? ''
  while (last.includes(' ') && breadth(`${last}…`) > room) last = last.slice(0, last.lastIndexOf(' '))
  kept[most - 1] = `${last.replace(/[,;:.]$/, '')}…`
  return kept
}

const BIG = 13.5
const LINE = 7.4

function words({ name, text: told = '', compact = false }: FaceLook): { drawn: string; top: number } {
  if (compact) {
    const size = [BIG, 12, 11, 10].find((one) => wrapped(name, 90 / one, 3).length <= 2) ?? 9
    const lines = wrapped(name, 90 / size, 2)
    const isTwo = lines.length > 1
    return { top: isTwo ? 104 : 113, drawn: each(lines, (one, k) => nameLine(one, 50, (isTwo ? 116 : 126) + k * 13.5, 91, BIG, INK)) }
  }
  const lines = wrapped(told, 94 / LINE, 2)
  return {
    top: 101,
    drawn: nameLine(name, 50, 112, 91, 11.5, INK) + each(lines, (one, k) => text(50, 121.5 + k * 8.8, LINE, one, `class="art-line" text-anchor="middle" fill="${INK}"`)),
  }
}

/** The edge at the foot: in the rank's colour, with as many notches as it is high. */
function foot(rank: Card['rank']): string {
  const edge = rect(0, 134.5, 100, 5.5, fill(RANK_COLOUR[rank]))
  const notches = NOTCHES[rank]
  return edge + (notches ? each(upTo(notches), (k) => circle(50 + (k - (notches - 1) / 2) * 8, 137.2, 1.7, fill(CREAM))) : path('M42,137.2H58', line(CREAM, 1.8)))
}

export function cardFace(card: Card, look: FaceLook): string {
  const { drawn, top } = words(look)
  const face = rect(0, 0, 100, 140, fill(PAPER)) + head(card) + body(card, top) + sides(card) + drawn + foot(card.rank)
  return cardOf(face, undefined, look.label === undefined ? {} : { label: look.label })
}


/** Before the pack is here: its name on paper. */
export const bareFace = (name: string): string => {
  const lines = wrapped(name, 84 / BIG, 4)
  return cardOf(rect(0, 0, 100, 140, fill(PAPER)) + each(lines, (one, k) => nameLine(one, 50, 76 + (k - (lines.length - 1) / 2) * 17, 88, BIG, INK)))
}
