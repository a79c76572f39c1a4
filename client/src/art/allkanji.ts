/** All kanji together, for whoever checks the font: no page loads this, so no table loads another game's signs. */
import { GAME_KANJI } from './gamekanji'
import { ACTION_KANJI, CHARACTER_KANJI, CLAN_KANJI, PROPERTY_KANJI, ROLE_KANJI, SIGN_KANJI, TENNO_KANJI, WEAPON_KANJI } from './kanji'
import { SENJI_KANJI } from './senji/kanji'
import { SENJUTSU_KANJI } from './senjutsu/kanji'

const GROUPS: readonly Record<string, string>[] = [
  GAME_KANJI,
  TENNO_KANJI,
  WEAPON_KANJI,
  ACTION_KANJI,
  PROPERTY_KANJI,
  CHARACTER_KANJI,
  ROLE_KANJI,
  CLAN_KANJI,
  SIGN_KANJI,
]

/** Every sign once, in the order of its code. */
export const allKanji = (): string =>
  [...new Set([...GROUPS, ...SENJI_KANJI, ...SENJUTSU_KANJI].flatMap((group) => Object.values(group)).join(''))].sort().join('')
