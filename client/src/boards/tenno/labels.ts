/** Spoken names of the things on the table, with their numbers and their state. */
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import { nameOf, spoken } from './cards'
import { knownOf, memoryOf, pieceAt } from './reading'

export function whose(scene: Scene, seat: string): string {
  return seat === scene.viewer ? t('client-you') : scene.name(seat)
}

export function slotLabel(scene: Scene, seat: string, slot: number, laid = ''): string {
  const facts = { who: whose(scene, seat), slot: slot + 1 }
  if (laid) return t('client-tenno-slot-laid', { ...facts, card: spoken(laid) })
  const piece = pieceAt(scene, seat, slot)
  if (!piece) return t('client-tenno-slot-gap', facts)
  const known = { ...facts, card: piece.face ? spoken(piece.face) : '' }
  const what = !piece.face
    ? t('client-tenno-slot-hidden', facts)
    : t(piece.open ? 'client-tenno-slot-open' : 'client-tenno-slot-covered', known)
  const more = seat === scene.viewer ? knownWords(scene, slot) : memoryWords(scene, seat, slot)
  return more ? `${what}; ${more}` : what
}

/** What the viewer remembers of a slot, in words. */
export function memoryWords(scene: Scene, seat: string, slot: number): string {
  const memory = memoryOf(scene, seat, slot)
  if (!memory) return ''
  const facts = { card: nameOf(memory.kind), turn: memory.turn }
  const seen = t(memory.alone ? 'client-tenno-seen-by-you' : 'client-tenno-seen-by-all', facts)
  return memory.handled ? `${seen}, ${t('client-tenno-handled')}` : seen
}

/** Who knows a card of one's own, in words. */
export function knownWords(scene: Scene, slot: number): string {
  const known = knownOf(scene, slot)
  if (!known) return ''
  const seen = known.all
    ? t('client-tenno-known-all')
    : t('client-tenno-known-by', { who: known.by.map((seat) => scene.name(seat)).join(', ') })
  return known.handled ? `${seen}, ${t('client-tenno-handled')}` : seen
}
