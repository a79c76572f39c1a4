/** What a board that knows nothing of its game reads off a view: whose places there are, and what is known. */
import { isShort, plainFace } from '../../art/plain'
import { type Answering, type Parts } from '../../lib/answering.svelte'
import { pieceOf, type Scene } from '../../lib/scene'
import { t, words } from '../../lib/words.svelte'

/** The name of a place, taken apart: `row.B.2` is slot 2 of B's row (words/naming.py). */
export interface Spot {
  kind: string
  owner: string
  other: string
  slot: number
  card: string
}

export function spotOf(place: string): Spot {
  const [kind = '', ...rest] = place.split('.')
  const seats = rest.filter((part) => /^[A-H]$/.test(part))
  const slot = rest.find((part) => /^\d+$/.test(part))
  const card = rest.find((part) => !/^([A-H]|\d+)$/.test(part)) ?? ''
  return { kind: kebab(kind) + (seats.length > 1 ? '-to' : ''), owner: seats[0] ?? '', other: seats[1] ?? '', slot: Number(slot ?? 0), card }
}

const kebab = (name: string): string => name.replaceAll('_', '-').toLowerCase()
const readable = (name: string): string => name.replaceAll(/[_-]/g, ' ')

/** The places of a seat in which something lies; those of '' belong to nobody. */
export const placesOf = (scene: Scene, owner: string): string[] => Object.keys(scene.view.places).filter((place) => spotOf(place).owner === owner)

/** Whether the viewer alone sees what lies there: a hand, or a place whose like is hidden before somebody else. */
export function isPrivate(scene: Scene, place: string): boolean {
  const { kind, owner } = spotOf(place)
  if (scene.viewer === null || owner !== scene.viewer || scene.place(place).some((piece) => !piece.face || piece.open)) return false
  const isHiddenElsewhere = (other: string): boolean => spotOf(other).kind === kind && spotOf(other).owner !== owner && scene.place(other).some((piece) => !piece.face)
  return kind === 'hand' || Object.keys(scene.view.places).some(isHiddenElsewhere)
}

export function placeName(scene: Scene, place: string): string {
  const { kind, owner, other, slot, card } = spotOf(place)
  const key = `${scene.view.game}-place-${kind}`
  if (!words.has(key)) return readable(kind)
  const you = (seat: string): string => (seat && seat === scene.viewer ? 'yes' : 'no')
  const named = card ? faceName(scene, card) : ''
  return t(key, { owner: owner && scene.name(owner), you: you(owner), other: other && scene.name(other), other_you: you(other), slot, card: named, card_acc: named, card_gen: named, card_dat: named, card_ins: named })
}

/** `note:A.monk` is `tenno-note-monk`, then `tenno-kind-monk`; without words its own name. */
export function faceName(scene: Scene, face: string): string {
  const at = face.lastIndexOf(':')
  const plain = kebab(face.slice(at + 1).split('.').at(-1) ?? '')
  const keys = [...(at > 0 ? [`${scene.view.game}-${kebab(face.slice(0, at))}-${plain}`] : []), `${scene.view.game}-kind-${plain}`]
  const key = keys.find((each) => words.has(each))
  return key ? t(key) : readable(plain)
}

/** What is drawn of it: a face that is called by a sign (`star:7`) shows that in every language. */
export function drawnFace(scene: Scene, face: string): string {
  const { name } = pieceOf(face)
  return plainFace(faceName(scene, face), isShort(name) ? { sign: name } : {})
}

export const aboutFace = (scene: Scene, face: string): string => {
  const key = `${scene.view.game}-kind-${kebab(face)}.about`
  return words.has(key) ? t(key) : ''
}

/** The open facts in words: of the table, or where there is one for each seat, of that seat (words/facts.py). */
export function factsOf(scene: Scene, seat = ''): string[] {
  return Object.entries(scene.view.table).flatMap(([name, value]) => {
    const ofSeats = bySeat(scene, value)
    if (Boolean(ofSeats) !== Boolean(seat)) return []
    return factLine(scene, name, ofSeats ? ofSeats[seat] : value)
  })
}

/** What there is one of for each seat, by its letter. */
function bySeat(scene: Scene, value: unknown): Readonly<Record<string, unknown>> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  return Object.keys(value).every((key) => scene.seats.includes(key)) ? { ...value } : null
}

function factLine(scene: Scene, name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === false || value === '' || (Array.isArray(value) && !value.length)) return []
  const shown = shownAs(scene, value)
  const key = `${scene.view.game}-fact-${kebab(name)}`
  const line = words.has(key) ? t(key, { value: shown === true ? 'yes' : shown }) : shown === true ? readable(name) : `${readable(name)}: ${shown}`
  return line ? [line] : []
}

function shownAs(scene: Scene, value: unknown): string | number | true {
  if (value === true || typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((each) => String(shownAs(scene, each))).join(', ')
  if (value !== null && typeof value === 'object') return Object.entries(value).map(([name, each]) => `${readable(name)} ${String(shownAs(scene, each))}`).join(', ')
  const text = String(value)
  return scene.seats.includes(text) ? scene.name(text) : readable(text)
}

/** What touching a thing of that kind chooses: the part that some answer has for it, best one that goes on from what
 *  is chosen; where none has, the part it would be, so that the hall can say why not. */
export function partsFor(answering: Answering | null, kind: string, value: string): Parts {
  let would: Parts = {}
  for (const offer of [...(answering?.candidates ?? []), ...(answering?.offers ?? [])])
    for (const [name, part] of Object.entries(offer.touches ?? {})) {
      if (part.kind !== kind) continue
      if (part.value === value) return { [name]: value }
      would = { [name]: value }
    }
  return would
}
