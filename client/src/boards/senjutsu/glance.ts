/** A turn of Senjutsu in pictures: cards as they are drawn plainly, and the field of hexes. */
import { deckBack, pile } from '../../art/backs'
import { duellist } from '../../art/scenery'
import { fill, line, num, path, polar, xy, type Point } from '../../art/svg'
import { arrow, laid, note, scene, sign, tile, type Glance } from '../glance'

const hex = (x: number, y: number, r: number, look: string): string =>
  path('M' + [0, 60, 120, 180, 240, 300].map((turn) => xy(polar(r, turn, x, y) as Point)).join('L') + 'Z', look)

const PLAIN = `fill="var(--washi)" ${line('var(--usuzumi)', 1.6).replace('fill="none"', '')}`
const STRUCK = `${fill('var(--shu)')} fill-opacity=".3" stroke="var(--shu)" stroke-width="2.4"`

/** Where the cell lies that many columns and half rows from the middle. */
const cell = (column: number, row: number, look = PLAIN, r = 25): string => hex(120 + column * r * 1.5, 76 + row * r * 0.866, r, look)
const field = (): string => [[-2, 0], [-1, -1], [-1, 1], [0, -2], [0, 0], [0, 2], [1, -1], [1, 1], [2, 0]].map(([column = 0, row = 0]) => cell(column, row)).join('')
const fighter = (x: number, y: number, side: 1 | -1, colour: string): string => `<g transform="translate(${num(x)} ${num(y)}) scale(.42)">${duellist(0, 0, side, colour)}</g>`
const status = (signs: string, x: number): string => tile(signs, x, 44, 0.42, 'var(--pig-yoru)', '#f3ead6')

export default async function glance(): Promise<Glance> {
  return {
    round: 'turn',
    defs: '',
    wins: ['SJT-97', 'SJT-98', 'SJT-99'],
    steps: [
      { key: 'draw', clauses: ['SJT-71', 'SJT-72'], art: scene(laid(pile(30), 40, 22, 0.75), arrow(124, 76, 162, 76), tile('術', 168, 34, 0.62)) },
      { key: 'choose', clauses: ['SJT-73', 'SJT-74', 'SJT-75'], art: scene(laid(deckBack(), 40, 22, 0.75), laid(deckBack(), 126, 22, 0.75)) },
      { key: 'reveal', clauses: ['SJT-76', 'SJT-79', 'SJT-84'], art: scene(tile('剣', 40, 22, 0.75), note('8', 108, 30), tile('動', 126, 22, 0.75), note('5', 194, 30)) },
      { key: 'resolve', clauses: ['SJT-86', 'SJT-87', 'SJT-89'], art: scene(field(), cell(0, -2, STRUCK), cell(1, -1, STRUCK), fighter(120, 76, 1, 'var(--pig-ai)'), fighter(157, 56, -1, 'var(--pig-shu)')) },
      { key: 'discard', clauses: ['SJT-93', 'SJT-95'], art: scene(tile('剣', 24, 26, 0.62), arrow(94, 70, 132, 70), laid(pile(6), 146, 24, 0.7)) },
    ],
    know: [
      { key: 'cells', clauses: ['SJT-119', 'SJT-120', 'SJT-122'], art: scene(field(), cell(0, -2, STRUCK), fighter(118, 88, 1, 'var(--pig-ai)')) },
      { key: 'block', clauses: ['SJT-141', 'SJT-143', 'SJT-151'], art: scene(tile('剣', 40, 22, 0.75), sign('×', 120, 86, 44), tile('集', 134, 22, 0.75, 'var(--pig-ai)', '#f3ead6')) },
      { key: 'focus', clauses: ['SJT-74', 'SJT-75'], art: scene(note('3', 70, 75, 26, 'var(--pig-kin)'), note('2', 130, 75, 26, 'var(--pig-kin)'), note('1', 190, 75, 26, 'var(--pig-kin)')) },
      { key: 'wounds', clauses: ['SJT-127', 'SJT-130', 'SJT-177'], art: scene(...[5, 52, 99, 146, 193].map((x) => status('負', x))) },
    ],
  }
}
