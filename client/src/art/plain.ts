/** A card that nobody has painted: its name on paper, large where it is short. */
import { INK, PAPER, cardOf, circle, fill, line, nameLine, rect, text, type Labelled } from './svg'

const SHORT = 2

export function plainFace(name: string, options: Labelled = {}): string {
  const isSign = [...name].length <= SHORT
  const ground = rect(0, 0, 100, 140, fill(PAPER)) + rect(6, 6, 88, 128, `rx="4" stroke-opacity=".35" ${line(INK, 1)}`)
  const body = isSign
    ? circle(50, 70, 34, `stroke-opacity=".25" ${line(INK, 1.4)}`) + text(50, 88, 50, name, `class="art-number" text-anchor="middle" fill="${INK}"`)
    : lines(name).map((part, k, all) => nameLine(part, 50, 76 + (k - (all.length - 1) / 2) * 20, 80, 17, INK)).join('')
  return cardOf(ground + body, undefined, options)
}

/** Words one below the other, as many lines as there are words and no more than four. */
function lines(name: string): string[] {
  const words = name.split(' ')
  return words.length <= 4 ? words : [...words.slice(0, 3), words.slice(3).join(' ')]
}
