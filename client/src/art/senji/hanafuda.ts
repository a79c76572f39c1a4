/** Hanafuda cards of 100 by 152 in a dark frame: 48 faces, each of them twice in the deck. */
import { circle, fill, kanji, line, path, picture, rect, text, type Labelled } from '../svg'
import { patternFill } from '../patterns'
import { animal, animalBand } from './animals'
import { SUMI } from './families'
import { PLANT_KANJI, SENJI_SIGNS } from './kanji'
import { isPlant, plant, type Band, type Plant } from './plants'

export interface Hanafuda {
  /** Pine, plum, iris or kiku; somebody's own cards may have others. */
  colour: string
  /** 1 to 12. */
  value: number
  symbol: '' | 'plain' | 'animal' | 'tanzaku' | 'sun'
  animal?: string
}

export interface CardOptions extends Labelled {
  /** For cards under 56 px: larger signs in the corners, no names. */
  small?: boolean
}

const FRAME = '#26221f'
const RED = '#c8402b'

/** The plant's ink, its ribbon, and the sky behind an animal. */
type Look = readonly [ink: string, ribbon: string, sky: string]
const LOOK: Record<Plant, Look> = {
  pine: ['#2f5a36', RED, RED],
  plum: ['#b5303a', RED, '#8fb0b8'],
  iris: ['#3b4a8f', '#1b5573', '#8fb0b8'],
  kiku: ['#8a5d08', '#6d4f93', '#2f6480'],
}

/** Plants of other decks share three inks. */
const WILD: readonly Look[] = [
  ['#6b4a7a', '#1b5573', '#8fb0b8'],
  ['#2f6a6a', RED, '#8fb0b8'],
  ['#7a4a2a', '#6d4f93', RED],
]
const lookOf = (colour: string): Look => (isPlant(colour) ? LOOK[colour] : WILD[colour.length % 3]!)

const field = (body: string): string => `<svg x="4.5" y="4.5" width="91" height="143" viewBox="0 0 100 157">${body}</svg>`

const card = (body: string, options: Labelled): string =>
  picture(
    100,
    152,
    rect(0, 0, 100, 152, `rx="7" ${fill(FRAME)}`) + field(body) + rect(4.5, 4.5, 91, 143, `rx="3" ${line(FRAME, 2)}`),
    {
      kind: 'art-hanafuda',
      ...options,
    },
  )

const ground = (colour: string): string => rect(0, 0, 100, 157, fill(colour))

/** A rising sun between bars of mist. */
const sun = (): string =>
  ground('#e9d9ac') +
  circle(54, 54, 35, fill(RED)) +
  path('M0,36H34a5,5 0 0 1 0,10H0ZM100,64H62a5,5 0 0 0 0,10H100ZM0,80H24a4,4 0 0 1 0,8H0Z', fill('#fbf7ec', 0.92))

/** A strip for a poem, tied to the plant. */
const ribbon = (colour: string): string =>
  `<g transform="rotate(9 58 72)">` +
  rect(45, 16, 24, 108, `fill="${colour}" stroke="${SUMI}" stroke-width="1.3"`) +
  path('M47,18.5H67M47,121.5H67', `stroke-opacity=".6" ${line('#f6f0e1', 1)}`) +
  path('M57,32C54,42 60,48 56,58C53,66 60,72 57,82C55,90 59,96 57,106', line('#f6f0e1', 2.4, true)) +
  '</g>'

/** The numeral on a corner of paper, and the sign of the plant. */
function corners({ colour, value }: Hanafuda, small = false): string {
  const ink = lookOf(colour)[0]
  const [side, size, r] = small ? [43, 36, 16] : [28, 22, 10]
  return (
    path(`M0,0H${side}V${side - 4}a6,6 0 0 1 -6,6H0Z`, fill('var(--card-face)')) +
    text(side / 2, side * 0.79, size, String(value), `class="art-number" text-anchor="middle" fill="${ink}"`) +
    circle(98.5 - r, r + 1.5, r, fill(ink)) +
    (isPlant(colour)
      ? kanji(PLANT_KANJI[colour], 98.5 - r, r * 1.5 + 1.9, r * 1.4, '#f7f0de')
      : text(
          98.5 - r,
          r * 1.5 + 1.5,
          r * 1.3,
          colour.slice(0, 1).toUpperCase(),
          'class="art-number" text-anchor="middle" fill="#f7f0de"',
        ))
  )
}

function scene({ colour, value, symbol, animal: name = '' }: Hanafuda): string {
  const [ink, strip, sky] = lookOf(colour)
  const grown = (band: Band): string => plant(colour, value, band, ink)
  if (symbol === 'sun') return sun() + grown([98, 150])
  if (symbol === 'tanzaku') return ground('var(--card-face)') + grown([72, 150]) + ribbon(strip)
  if (symbol === 'animal')
    return (
      ground(name === 'carp' ? '#a9c3c4' : '#f0e7d0') +
      path('M0,0H100V28C70,36 40,22 0,32Z', fill(sky, 0.5)) +
      grown(animalBand(name)) +
      animal(name)
    )
  return ground('var(--card-face)') + path('M0,0H100V20C66,28 40,14 0,24Z', fill(ink, 0.16)) + grown([52, 150])
}

export const hanafudaFace = (face: Hanafuda, { small, ...options }: CardOptions = {}): string =>
  card(scene(face) + corners(face, small), options)

/** The common back: vermilion with a flower, in the same frame. */
export const hanafudaBack = (options: Labelled = {}): string =>
  card(
    ground('#a3352a') +
      rect(0, 0, 100, 157, fill(patternFill('hemp'), 0.22)) +
      rect(7, 7, 86, 143, `rx="3" stroke-opacity=".55" ${line('#f6e3c8', 1.4)}`) +
      circle(50, 78.5, 27, `fill="#a3352a" stroke="#f6e3c8" stroke-width="1.6"`) +
      kanji(SENJI_SIGNS.hanafuda, 50, 92.5, 39, '#f6e3c8'),
    options,
  )
