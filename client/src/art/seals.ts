/** Seals: one kanji cut into vermilion, for the end of a game. */
import { SIGN_KANJI } from './kanji'
import { CREAM, fill, kanji, line, path, picture, rect, type Labelled } from './svg'

export type Seal = keyof typeof SIGN_KANJI

/** The stone has given a little at one corner, as old seals have. */
const STONE = 'M6,3H55Q60,3 60,8L61,30L60,54L56,60H33L7,61Q3,61 3,56V29L4,7Z'

const COLOURS: Partial<Record<Seal, string>> = { won: 'var(--pig-shu)', lost: 'var(--pig-yoru)', drawn: 'var(--pig-ai)' }

/** A seal in a box of 64 by 64. */
export const seal = (sign: Seal, options: Labelled = {}): string =>
  picture(
    64,
    64,
    path(STONE, fill(COLOURS[sign] ?? 'var(--pig-shu)')) +
      rect(8.5, 8.5, 47, 47, `rx="1.5" ${line(CREAM, 1.6)}`) +
      kanji(SIGN_KANJI[sign], 32, 46.5, 40, CREAM),
    options,
  )
