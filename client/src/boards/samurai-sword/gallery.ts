/** Everything in the box of Samurai Sword: the deck, the characters, the roles. */
import { CHARACTER_KANJI, ROLE_KANJI } from '../../art/kanji'
import { roleFace, type Character } from '../../art/samurai'
import { SAMURAI_SWORD } from '../../generated/cards'
import { t, words } from '../../lib/words.svelte'
import type { Exhibit, Hall } from '../gallery'
import { clausesOfCharacter } from './clauses'
import { abilityOf, aimOf, characterArt, characterName, openedCard, roleName } from './faces'

const { weapons, actions, properties, characters, roles } = SAMURAI_SWORD

const cardsOf = (kinds: Readonly<Record<string, { copies: number }>>): Exhibit[] =>
  Object.entries(kinds).map(([id, { copies }]) => ({ id, count: copies, ...openedCard(id) }))

const character = (who: Character): Exhibit => ({
  id: `character-${who}`,
  count: 1,
  art: characterArt(who),
  name: characterName(who),
  kanji: CHARACTER_KANJI[who],
  kind: t('client-gallery-resilience', { count: characters[who].resilience }),
  about: abilityOf(who),
  clauses: clausesOfCharacter(who),
})

function role(name: keyof typeof roles): Exhibit {
  const { stars, copies } = roles[name]
  const family = name.replace(/_\d+$/, '') as keyof typeof ROLE_KANJI
  return {
    id: `role-${name}`,
    count: copies,
    art: roleFace(family, roleName(family), { stars }),
    name: roleName(name),
    kanji: ROLE_KANJI[family],
    about: aimOf(name),
    clauses: ['SAM-108', 'SAM-109'],
  }
}

export default async function gallery(): Promise<Hall[]> {
  await Promise.all([words.learn('samurai-sword'), words.learn('samurai-sword-about')])
  return [
    { id: 'characters', title: t('client-gallery-characters'), cards: (Object.keys(characters) as Character[]).map(character) },
    { id: 'weapons', title: t('client-gallery-weapons'), cards: cardsOf(weapons) },
    { id: 'actions', title: t('client-gallery-actions'), cards: cardsOf(actions) },
    { id: 'properties', title: t('client-gallery-properties'), cards: cardsOf(properties) },
    { id: 'roles', title: t('client-gallery-roles'), cards: (Object.keys(roles) as (keyof typeof roles)[]).map(role) },
  ]
}
