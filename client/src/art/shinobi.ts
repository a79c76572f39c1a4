/** Cards of Shinobi: troops, the ninja, the secret clan, and armies as fanned stacks. */
import { clanColour, clanCrestAt, isClan, weaveFill, type Clan } from './clans'
import { CLAN_KANJI, TENNO_KANJI } from './kanji'
import { patternFill } from './patterns'
import {
  CREAM,
  INK,
  PAPER,
  at,
  cardOf,
  circle,
  each,
  fill,
  kanji,
  line,
  nameLine,
  path,
  picture,
  pigment,
  rect,
  text,
  upTo,
  type Labelled,
} from './svg'

export interface FaceOptions extends Labelled {
  /** For cards under 56 px: no name, a larger crest. */
  small?: boolean
}

/** A troop's cloth: paper, weave in the clan's colour. */
const cloth = (clan: Clan): string =>
  rect(0, 0, 100, 140, fill(PAPER)) +
  rect(6, 6, 88, 128, `rx="4" ${fill(clanColour(clan))}`) +
  rect(6, 6, 88, 128, `rx="4" ${fill(weaveFill(clan))}`)

const disc = (clan: Clan, y: number, r: number): string =>
  circle(50, y, r, fill(PAPER)) + clanCrestAt(clan, 50, y, r * 1.52, clanColour(clan), PAPER)

function troop(clan: Clan, name: string, { small = false, ...options }: FaceOptions): string {
  if (small) return cardOf(cloth(clan) + disc(clan, 70, 39), undefined, options)
  const band = rect(6, 110, 88, 24, fill(PAPER)) + path('M6,110H94', line(clanColour(clan), 2))
  return cardOf(cloth(clan) + disc(clan, 58, 35) + band + nameLine(name, 50, 127, 84, 13.5, INK), undefined, options)
}

function ninja(name: string, { small = false, ...options }: FaceOptions): string {
  const sky =
    rect(0, 0, 100, 140, fill(pigment('yoru'))) +
    path('M78,14A15,15 0 1 1 60,35A13.5,13.5 0 0 0 78,14Z', fill('#efe3c2')) +
    path('M0,112q12,-9 24,0t24,0t24,0t28,0V140H0Z', 'fill="#0c1319"')
  if (small) return cardOf(sky + kanji(TENNO_KANJI.ninja, 50, 112, 66, '#f3ead6'), undefined, options)
  return cardOf(
    sky + kanji(TENNO_KANJI.ninja, 50, 96, 56, '#f3ead6') + nameLine(name, 50, 131, 90, 13, CREAM),
    undefined,
    options,
  )
}

/** The face of a troop or of the ninja. */
export function shinobiFace(kind: string, name: string, options: FaceOptions = {}): string {
  if (kind === 'ninja') return ninja(name, options)
  if (isClan(kind)) return troop(kind, name, options)
  throw new Error(`no face: ${kind}`)
}

const secretBack = (): string =>
  rect(0, 0, 100, 140, fill(PAPER)) +
  rect(5, 5, 90, 130, 'rx="4" fill="#a5382a"') +
  rect(5, 5, 90, 130, `rx="4" ${fill(patternFill('hemp'), 0.34)}`)

/** The back of the card that says whom a player serves. */
export const clanBack = (options: Labelled = {}): string => cardOf(secretBack(), 'rgba(0,0,0,.35)', options)

/** The secret card with its corner lifted: only a glimpse of the crest. */
export const clanLifted = (clan: Clan, options: Labelled = {}): string =>
  cardOf(
    secretBack() +
      path('M100,44V140H22Z', fill(PAPER)) +
      clanCrestAt(clan, 79, 115, 34, clanColour(clan), PAPER) +
      path('M100,44L22,140C36,119 43,106 48,83C68,80 86,66 100,44Z', 'fill="#d9cdb4" stroke="rgba(0,0,0,.28)" stroke-width=".8"'),
    'rgba(0,0,0,.35)',
    options,
  )

/** The secret card face up: crest in a field of its weave, kanji and name. */
export const clanFace = (clan: Clan, name: string, options: Labelled = {}): string =>
  cardOf(
    cloth(clan) +
      disc(clan, 45, 31) +
      rect(6, 84, 88, 50, fill(PAPER)) +
      path('M6,84H94', line(clanColour(clan), 2)) +
      each([...CLAN_KANJI[clan]], (sign, i) => kanji(sign, 36 + i * 28, 110, 26)) +
      nameLine(name, 50, 128, 84, 12, INK),
    undefined,
    options,
  )

const SHIELD =
  path('M-9,-10H9V0C9,7 4,10 0,12C-4,10 -9,7 -9,0Z', `fill="${PAPER}" stroke="${pigment('ai')}" stroke-width="2.2"`) +
  path('M-4,0L-1,3.5L5,-4', line(pigment('ai'), 2.2))

/** This army may not be attacked now. */
export const shield = (options: Labelled = {}): string => picture(24, 26, at(12, 12, SHIELD), options)

const CARD = { width: 46, height: 62 }

/** One card of a stack; only the nearest shows its crest. */
function stacked(clan: Clan, y: number, front: boolean): string {
  const colour = clanColour(clan)
  const body =
    rect(0, 0, CARD.width, CARD.height, `rx="4.5" fill="${PAPER}" stroke="rgba(0,0,0,.4)"`) +
    rect(3, 3, CARD.width - 6, CARD.height - 6, `rx="2.5" ${fill(colour)}`) +
    rect(3, 3, CARD.width - 6, CARD.height - 6, `rx="2.5" ${fill(weaveFill(clan))}`)
  return at(5, y, front ? body + circle(23, 31, 16.5, fill(PAPER)) + clanCrestAt(clan, 23, 31, 26, colour, PAPER) : body)
}

export interface StackOptions extends Labelled {
  protect?: boolean
  /** Whether the count is drawn with it; otherwise whoever shows the stack writes it. */
  tag?: boolean
  /** How far each card stands above the one before it. */
  step?: number
}

/** How high the picture of a stack is; its width is 60. Steps shrink so that a large army stays on its mat. */
export const stackHeight = (count: number, step = 13): number =>
  74 + Math.max(0, count - 1) * Math.min(step, (step * 4) / Math.max(1, count - 1))

/** An army: cards rising one behind the other, the count on a paper disc. An empty place keeps a pale crest. */
export function armyStack(clan: Clan, count: number, { protect = false, tag = true, step = 13, ...options }: StackOptions = {}): string {
  const height = stackHeight(count, step)
  const foot = height - CARD.height - 5
  if (count <= 0)
    return picture(
      60,
      height,
      rect(5.5, foot + 0.5, CARD.width - 1, CARD.height - 1, `rx="4.5" stroke-dasharray="3 4" ${line('var(--line)', 1)}`) +
        `<g opacity=".3">${clanCrestAt(clan, 28, foot + 31, 24, 'var(--usuzumi)', 'transparent')}</g>`,
      options,
    )
  const shown = Math.min(count, 1 + Math.floor((height - 74) / 2.4))
  const rise = shown > 1 ? (height - 74) / (shown - 1) : 0
  const cards = each(upTo(shown), (i) => stacked(clan, foot - (shown - 1 - i) * rise, i === shown - 1))
  const number = at(
    48,
    height - 11,
    circle(0, 0, 10, `fill="${PAPER}" stroke="${clanColour(clan)}" stroke-width="2"`) +
      text(0, 4.8, 13.5, String(count), `class="art-text" text-anchor="middle" fill="${INK}"`),
  )
  return picture(60, height, cards + (tag ? number : '') + (protect ? at(10, foot - (shown - 1) * rise + 8, SHIELD, 'scale(.8)') : ''), options)
}
