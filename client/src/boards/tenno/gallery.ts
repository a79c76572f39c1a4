/** The eleven characters of Tenno. */
import { TENNO } from '../../generated/cards'
import { t, words } from '../../lib/words.svelte'
import type { Hall } from '../gallery'
import { openedFace } from './cards'

export default async function gallery(): Promise<Hall[]> {
  await words.learn('tenno')
  // Every colour has each of them once.
  const cards = Object.keys(TENNO.kinds).map((id) => ({ id, count: TENNO.colours.length, ...openedFace(id) }))
  return [{ id: 'characters', title: t('client-gallery-tenno'), about: t('client-gallery-tenno-about', { colours: TENNO.colours.length }), clauses: ['TEN-4'], cards }]
}
