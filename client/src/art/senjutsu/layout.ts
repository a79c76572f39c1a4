/** Where signs lie on a card: glyphs of a column, and groups in lines as large as they fit. */
import { INK, at, each, line, num, path, rect, text } from '../svg'
import type { Row } from './reading'

/** The room of a glyph at scale 1. */
export const GLYPH = 19.5
const GAP = 5

interface Laid {
  row: Row
  x: number
  line: number
  width: number
}

const widthOf = ({ gates, signs, or }: Row): number => (gates.length + signs.length) * GLYPH + (gates.length ? 7 : 0) + (or ? 9 : 0)

/** The groups one after the other, in lines of that width. */
function inLines(rows: readonly Row[], width: number): { laid: Laid[]; lines: number; ends: number[] } {
  const ends: number[] = []
  let [x, number] = [0, 0]
  const laid = rows.map((row) => {
    const wide = widthOf(row)
    if (x && x + wide > width) [x, number] = [0, number + 1]
    const one = { row, x, line: number, width: wide }
    x += wide + GAP
    ends[number] = x - GAP
    return one
  })
  return { laid, lines: number + 1, ends }
}

/** How large the groups can be in such a room, at most `most`. */
export function fitRows(rows: readonly Row[], width: number, height: number, most: number): number {
  for (let scale = most; scale > 0.3; scale -= 0.04) {
    const { lines, ends } = inLines(rows, width / scale)
    if (lines * (GLYPH + 2) * scale <= height && Math.max(...ends) * scale <= width + 0.01) return scale
  }
  return 0.3
}

export const heightOf = (rows: readonly Row[], width: number, scale: number): number => (rows.length ? inLines(rows, width / scale).lines * (GLYPH + 2) * scale : 0)

/** Groups in the middle of their room; what opens behind a gate is framed together with it. */
export function drawRows(rows: readonly Row[], x: number, y: number, width: number, height: number, scale: number, draw: (sign: string) => string): string {
  const { laid, lines, ends } = inLines(rows, width / scale)
  const step = GLYPH + 2
  const top = (height / scale - lines * step) / 2
  const body = each(laid, ({ row, x: left, line: number, width: wide }) => {
    const from = left + (width / scale - (ends[number] ?? 0)) / 2
    const middle = top + number * step + step / 2
    const gated = row.gates.length
    const framed = wide - (row.or ? 9 : 0)
    const frame = gated ? rect(from - 1, middle - 8.8, framed + 1, 17.6, `rx="4" fill="${INK}" fill-opacity=".09"`) : ''
    const bar = gated ? path(`M${num(from + gated * GLYPH + 2)},${num(middle - 3)}l3,3l-3,3`, line(INK, 1.3)) : ''
    const signs = each([...row.gates, ...row.signs], (sign, k) => at(from + (k + 0.5) * GLYPH + (gated && k >= gated ? 7 : 0), middle, draw(sign)))
    const or = row.or ? text(from + framed + 5, middle + 4.5, 13, '/', `class="art-number" text-anchor="middle" fill="${INK}"`) : ''
    return frame + signs + bar + or
  })
  return at(x, y, body, `scale(${num(scale, 3)})`)
}

/** Glyphs below each other in lines with a rule between; in two columns where one would make them too small. */
export function column(lines: readonly (readonly string[])[], x: number, y: number, width: number, height: number): string {
  const count = lines.flat().length
  if (!count) return ''
  const wide = height / count < 12 && count > 1
  const rowsOf = (glyphs: readonly string[]): number => (wide ? Math.ceil(glyphs.length / 2) : glyphs.length)
  const needed = lines.reduce((sum, glyphs) => sum + rowsOf(glyphs), 0) + (lines.length - 1) * 0.22
  const size = Math.min(wide ? width / 2 + 2 : width, 19, height / needed)
  let top = y + (height - needed * size) / 2
  return each(lines, (glyphs, number) => {
    const rule = number ? path(`M${num(x + width / 2 - 6)},${num(top + size * 0.1)}h12`, `stroke-opacity=".45" ${line(INK, 0.9)}`) : ''
    if (number) top += size * 0.22
    const drawn = each(glyphs, (glyph, k) => {
      const [cx, row] = wide ? [x + (k % 2 ? width * 0.78 : width * 0.26), Math.floor(k / 2)] : [x + width / 2, k]
      return at(cx, top + (row + 0.5) * size, glyph, `scale(${num(size / 18.5, 3)})`)
    })
    top += rowsOf(glyphs) * size
    return rule + drawn
  })
}
