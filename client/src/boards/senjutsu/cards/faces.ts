/** The faces of cards, from the pack that the table is played with and the hall's words. */
import { bareFace, cardFace, kanjiOf } from '../../../art/senjutsu/cards'
import { statusFace, statusKanji } from '../../../art/senjutsu/status'
import { t } from '../../../lib/words.svelte'
import { cardOf, nameOf, statusOf, textOf } from '../pack'

/** Before the pack is here its name on paper: never nothing. */
export function cardArt(slug: string, compact = false): string {
  const look = { name: nameOf(slug), text: textOf(slug)?.text ?? '', compact }
  const card = cardOf(slug)
  if (card) return cardFace(card, look)
  const status = statusOf(slug)
  return status ? statusFace(status, look) : bareFace(look.name)
}

/** One to three signs, or ''. */
export function signsOf(slug: string): string {
  const card = cardOf(slug)
  if (card) return kanjiOf(card)
  const status = statusOf(slug)
  return status ? statusKanji(status) : ''
}

/** Spoken: its name, what it is, and what it does. */
export function spokenCard(slug: string, count = 1): string {
  const told = textOf(slug)
  const name = nameOf(slug)
  const called = count > 1 ? t('client-senjutsu-cards-alike', { card: name, count }) : name
  return told ? `${called}. ${told.frame.join(', ')}. ${told.text}` : called
}
