/** A card that nobody has painted: its name on paper, large where it is short; with a short `sign` that in the middle. */
import { INK, PAPER, cardOf, circle, fill, line, nameLine, rect, text, type Labelled } from './svg'

const SHORT = 2

export const isShort = (name: string): boolean => [...name].length <= SHORT

export function plainFace(name: string, { sign = isShort(name) ? name : '', ...options }: Labelled & { sign?: string } = {}): string {
  const ground = rect(0, 0, 100, 140, fill(PAPER)) + rect(6, 6, 88, 128, `rx="4" stroke-opacity=".35" ${line(INK, 1)}`)
  const below = sign && sign !== name ? nameLine(name, 50, 125, 84, 15, INK) : ''
  const body = sign
    ? circle(50, 66, 34, `stroke-opacity=".25" ${line(INK, 1.4)}`) + text(50, 84, 50, sign, `class="art-number" text-anchor="middle" fill="${INK}"`) + below
    : lines(name).map((part, k, all) => nameLine(part, 50, 76 + (k - (all.length - 1) / 2) * 20, 80, 17, INK)).join('')
  return cardOf(ground + body, undefined, options)
}

/** Words one below the other, as many lines as there are words and no more than four. */
function lines(name: string): string[] {
  const words = name.split(' ')
  return words.length <= 4 ? words : [...words.slice(0, 3), words.slice(3).join(' ')]
}
