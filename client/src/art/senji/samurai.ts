/** Samurai cards of 100 by 140: honour in gold, the initial on the banner's cloth, a portrait, the name. */
import { CREAM, INK, PAPER, at, cardOf, circle, fill, kanji, line, nameLine, path, rect, text } from '../svg'
import type { CardOptions } from './hanafuda'
import { KAMI_KANJI, SENJI_SAMURAI_KANJI, SENJI_SIGNS } from './kanji'
import { kamiColour, torii, type Kami } from './pieces'
import { portrait } from './portraits'

export interface Samurai {
  id: string
  /** In the player's language. */
  name: string
  initial: string
  honour: number
  kami: Kami
}

export interface SamuraiOptions extends CardOptions {
  /** Dead: his card lies open as a kami. */
  dead?: boolean
}

const HONOUR = '#8a5d08'

/** The hanging cloth with the initial, as on his banner. */
const cloth = (initial: string, colour: string, width: number): string => {
  const foot = width * 1.55
  return (
    path(`M${-width / 2},0H${width / 2}V${foot}L0,${foot - width * 0.28}L${-width / 2},${foot}Z`, fill(colour)) +
    text(0, width * 1.02, width * (initial.length > 1 ? 0.58 : 0.86), initial, `class="art-number" text-anchor="middle" fill="${CREAM}"`)
  )
}

/** Wisps of a spirit round the head, and its sign. */
const spirit = (colour: string, y: number): string =>
  path('M30,96C20,84 26,70 20,58M92,92C100,78 92,70 97,56M38,30C32,24 36,16 32,10', `opacity=".55" ${line(colour, 2.2, true)}`) +
  circle(61, y, 15, `fill="${PAPER}" stroke="${colour}" stroke-width="1.6"`) +
  kanji(SENJI_SIGNS.spirit, 61, y + 7.6, 21, colour)

export function samuraiFace(
  { id, name, initial, honour, kami }: Samurai,
  { small = false, dead = false, ...options }: SamuraiOptions = {},
): string {
  const colour = kamiColour(kami)
  const signs = Object.hasOwn(SENJI_SAMURAI_KANJI, id) ? SENJI_SAMURAI_KANJI[id as keyof typeof SENJI_SAMURAI_KANJI] : ''
  const size = signs.length > 2 ? 13.5 : 18
  const moon =
    circle(61, 62, 36, fill(dead ? '#cfc8b8' : colour, dead ? 0.5 : 0.16)) +
    circle(61, 62, 36, `stroke-opacity=".5" ${line(colour, 0.9)}`)
  const bust = `<svg width="100" height="${small ? 126 : 118}">${at(60, 74, portrait(id, kami, dead), 'scale(.93)')}</svg>`
  const body = small
    ? rect(0, 126, 100, 14, fill(colour)) +
      text(6, 40, 42, String(honour), `class="art-number" fill="${HONOUR}"`) +
      at(79, 0, cloth(initial, colour, 32))
    : text(9, 29, 27, String(honour), `class="art-number" fill="${HONOUR}"`) +
      at(honour > 9 ? 44 : 30.5, 25, torii(HONOUR), 'scale(.48)') +
      kanji(signs, 14.5, signs.length > 2 ? 45 : 52, size, INK, size * 1.08) +
      circle(14.5, 106, 9, fill(colour)) +
      kanji(KAMI_KANJI[kami], 14.5, 110.6, 12.5, CREAM) +
      at(86, 0, cloth(initial, colour, 20)) +
      rect(0, 118, 100, 22, fill(colour)) +
      nameLine(name, 50, 133.4, 92, 13, CREAM)
  return cardOf(
    rect(0, 0, 100, 140, fill(PAPER)) + moon + bust + (dead ? spirit(colour, small ? 108 : 100) : '') + body,
    undefined,
    options,
  )
}
