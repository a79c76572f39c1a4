/** A card looked at closely: its face large, what it is, what it does, and by which clauses. */
import { KAMI_KANJI, RELATION_KANJI, SENJI_SAMURAI_KANJI } from '../../art/senji/kanji'
import { named, t } from '../../lib/words.svelte'
import type { OpenedCard } from '../game'
import { cardName, diplomacyOf, flowerOf, samuraiOf } from './cards'
import { samuraiName, type Pack } from './pack'
import { faceArt } from './pictures'

const CARD_CLAUSES: Record<string, readonly string[]> = {
  member: ['SEN-50', 'SEN-133', 'SEN-165'],
  support: ['SEN-54', 'SEN-55', 'SEN-56'],
  trade: ['SEN-59', 'SEN-151'],
  dummy: ['SEN-57', 'SEN-58'],
}

/** By ability: the clause that says what it does. */
const ABILITY_CLAUSES: Record<string, string> = {
  four_families: 'SEN-187', two_supports: 'SEN-188', silences: 'SEN-189', borrows: 'SEN-192', double_ransom: 'SEN-193',
  wild_card: 'SEN-194', wins_ties: 'SEN-195', one_more_shown: 'SEN-196', three_cards: 'SEN-197', calm_seas: 'SEN-198',
  sees_a_hand: 'SEN-199', two_dice: 'SEN-200', escapes: 'SEN-201', takes_the_discard: 'SEN-202', forces_a_swap: 'SEN-203',
  sees_support_first: 'SEN-204', rerolls_a_die: 'SEN-206',
}

const KAMI_CLAUSES: Record<string, string> = { diplomat: 'SEN-209', economist: 'SEN-211', military: 'SEN-213' }

const kanjiIn = (signs: Record<string, string>, name: string): string => (Object.hasOwn(signs, name) ? (signs[name] ?? '') : '')

export function openedCard(pack: Pack, face: string): OpenedCard {
  const [card, flower] = [diplomacyOf(pack, face), flowerOf(pack, face)]
  const art = faceArt(pack, face, 132)
  if (card)
    return {
      art, name: cardName(pack, face), kanji: kanjiIn(RELATION_KANJI, card.relation),
      about: t(`client-senji-about-${card.kind}`), clauses: CARD_CLAUSES[card.kind] ?? [],
    }
  if (flower) return { art, name: cardName(pack, face), about: t('client-senji-about-flower'), clauses: ['SEN-158', 'SEN-159'] }
  return openedSamurai(pack, face)
}

/** A samurai, alive or as a kami. */
export function openedSamurai(pack: Pack, face: string, dead = false): OpenedCard {
  const samurai = samuraiOf(pack, face)
  if (!samurai) return { art: '', name: face }
  const { id, kami, ability, honour } = samurai
  const clause = dead ? KAMI_CLAUSES[kami] : ABILITY_CLAUSES[ability]
  return {
    art: faceArt(pack, id, 132, dead),
    name: samuraiName(pack, id),
    kanji: dead ? KAMI_KANJI[kami] : kanjiIn(SENJI_SAMURAI_KANJI, id),
    kind: t('client-senji-samurai-kind', { honour, kami: named('senji-kami', kami) }),
    about: dead ? t(`client-senji-about-kami-${kami}`) : t(`senji-ability-${(ability || 'none').replaceAll('_', '-')}.about`),
    clauses: clause ? [clause] : ['SEN-184'],
  }
}
