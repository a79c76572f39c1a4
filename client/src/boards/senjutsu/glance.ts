/** A turn of Senjutsu in pictures: cards as the board draws them, and the field of hexes. */
import { pile } from '../../art/backs'
import { duellist } from '../../art/scenery'
import { fill, line, num, path, polar, xy, type Point } from '../../art/svg'
import { duelBack } from '../../art/senjutsu/status'
import { words } from '../../lib/words.svelte'
import { arrow, laid, note, scene, sign, type Glance } from '../glance'
import { cardArt } from './cards/faces'
import { visitPack } from './pack'

const hex = (x: number, y: number, r: number, look: string): string =>
  path('M' + [0, 60, 120, 180, 240, 300].map((turn) => xy(polar(r, turn, x, y) as Point)).join('L') + 'Z', look)

const PLAIN = `fill="var(--washi)" ${line('var(--usuzumi)', 1.6).replace('fill="none"', '')}`
const STRUCK = `${fill('var(--shu)')} fill-opacity=".3" stroke="var(--shu)" stroke-width="2.4"`

/** Where the cell lies that many columns and half rows from the middle. */
const cell = (column: number, row: number, look = PLAIN, r = 25): string => hex(120 + column * r * 1.5, 76 + row * r * 0.866, r, look)
const field = (): string => [[-2, 0], [-1, -1], [-1, 1], [0, -2], [0, 0], [0, 2], [1, -1], [1, 1], [2, 0]].map(([column = 0, row = 0]) => cell(column, row)).join('')
const fighter = (x: number, y: number, side: 1 | -1, colour: string): string => `<g transform="translate(${num(x)} ${num(y)}) scale(.42)">${duellist(0, 0, side, colour)}</g>`
/** A card of the house; before it is here, its name on paper. */
const card = (slug: string, x: number, y: number, scale: number): string => laid(cardArt(slug, true), x, y, scale)
const status = (slug: string, x: number): string => card(slug, x, 44, 0.42)

export default async function glance(): Promise<Glance> {
  await Promise.all([visitPack({ name: 'house', sha256: '' }), words.learn('senjutsu')])
  return {
    round: 'turn',
    defs: '',
    wins: ['SJT-97', 'SJT-98', 'SJT-99'],
    steps: [
      { key: 'draw', clauses: ['SJT-71', 'SJT-72'], art: scene(laid(pile(30), 40, 22, 0.75), arrow(124, 76, 162, 76), card('long_thrust', 168, 34, 0.62)) },
      { key: 'choose', clauses: ['SJT-73', 'SJT-74', 'SJT-75'], art: scene(laid(duelBack(), 40, 22, 0.75), laid(duelBack(), 126, 22, 0.75)) },
      { key: 'reveal', clauses: ['SJT-76', 'SJT-79', 'SJT-84'], art: scene(card('quick_stab', 40, 22, 0.75), note('8', 108, 30), card('plain_cut', 126, 22, 0.75), note('5', 194, 30)) },
      { key: 'resolve', clauses: ['SJT-86', 'SJT-87', 'SJT-89'], art: scene(field(), cell(0, -2, STRUCK), cell(1, -1, STRUCK), fighter(120, 76, 1, 'var(--pig-ai)'), fighter(157, 56, -1, 'var(--pig-shu)')) },
      { key: 'discard', clauses: ['SJT-93', 'SJT-95'], art: scene(card('quick_stab', 24, 26, 0.62), arrow(94, 70, 132, 70), laid(pile(6), 146, 24, 0.7)) },
    ],
    know: [
      { key: 'cells', clauses: ['SJT-119', 'SJT-120', 'SJT-122'], art: scene(field(), cell(0, -2, STRUCK), fighter(118, 88, 1, 'var(--pig-ai)')) },
      { key: 'block', clauses: ['SJT-141', 'SJT-143', 'SJT-151'], art: scene(card('plain_cut', 40, 22, 0.75), sign('×', 120, 86, 44), card('plain_guard', 134, 22, 0.75)) },
      { key: 'focus', clauses: ['SJT-74', 'SJT-75'], art: scene(note('3', 70, 75, 26, 'var(--pig-kin)'), note('2', 130, 75, 26, 'var(--pig-kin)'), note('1', 190, 75, 26, 'var(--pig-kin)')) },
      { key: 'wounds', clauses: ['SJT-127', 'SJT-130', 'SJT-177'], art: scene(...[5, 52, 99, 146, 193].map((x) => status('wound', x))) },
    ],
  }
}
