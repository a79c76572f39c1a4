/** The colours people choose, each with a crest of its own: nobody is told apart by colour alone. */
import type { Colour } from '../generated/wire'
import { SEAT_CRESTS, type Crest } from '../art/crests'

export const COLOURS: readonly Colour[] = ['indigo', 'vermilion', 'pine', 'plum', 'ochre', 'ink', 'sky', 'rose']

const LOOKS: Record<Colour, readonly [pigment: string, crest: Crest]> = {
  indigo: ['#1f4e79', 'nami'],
  vermilion: ['#b13a2b', 'tomoe'],
  pine: ['#4f7d3a', 'matsu'],
  plum: ['#6d4f93', 'ume'],
  ochre: ['#96690f', 'kikko'],
  ink: ['#2f2c29', 'juji'],
  sky: ['#22708d', 'uroko'],
  rose: ['#a3445f', 'kikyo'],
}

export interface Look {
  pigment: string
  crest: Crest
}

export function lookOfPerson(colour: string): Look {
  const [pigment, crest] = LOOKS[colour as Colour] ?? LOOKS.indigo
  return { pigment, crest }
}

/** A seat at a table has the colour and the crest of its letter. */
export function lookOfSeat(seat: string): Look {
  const k = Math.max(0, seat.charCodeAt(0) - 65) % SEAT_CRESTS.length
  return { pigment: `var(--seat-${k + 1})`, crest: SEAT_CRESTS[k] ?? 'tomoe' }
}
