/** The colours and crests people choose: nobody is told apart by colour alone. */
import type { Colour, CushionInfo } from '../generated/wire'
import { CREST_NAMES, SEAT_CRESTS, type Crest } from '../art/crests'

export const COLOURS: readonly Colour[] = ['indigo', 'vermilion', 'pine', 'plum', 'ochre', 'ink', 'sky', 'rose']

/** Each colour with the crest of whoever has chosen none, and the seat whose own pigment is much like it. */
const LOOKS: Record<Colour, readonly [pigment: string, crest: Crest, like: number]> = {
  indigo: ['#1f4e79', 'nami', 4],
  vermilion: ['#b13a2b', 'tomoe', 0],
  pine: ['#4f7d3a', 'matsu', 3],
  plum: ['#6d4f93', 'ume', 5],
  ochre: ['#96690f', 'kikko', 2],
  ink: ['#2f2c29', 'juji', 6],
  sky: ['#22708d', 'uroko', 4],
  rose: ['#a3445f', 'kikyo', 0],
}

export interface Look {
  pigment: string
  crest: Crest
}

const isCrest = (name: string): name is Crest => (CREST_NAMES as readonly string[]).includes(name)

export function lookOfPerson(colour: string, chosen = ''): Look {
  const [pigment, crest] = LOOKS[colour as Colour] ?? LOOKS.indigo
  return { pigment, crest: isCrest(chosen) ? chosen : crest }
}

const seatPigment = (k: number): string => `var(--seat-${k + 1})`

/** What a seat looks like by its letter, where nobody has brought a look of his own. */
export function lookOfSeat(seat: string): Look {
  const k = Math.max(0, seat.charCodeAt(0) - 65) % SEAT_CRESTS.length
  return { pigment: seatPigment(k), crest: SEAT_CRESTS[k] ?? 'tomoe' }
}

const known = new WeakMap<readonly CushionInfo[], Record<string, Look>>()

/** By seat: people as they have chosen, as long as nobody before them looks so; the others by their letters, or
 * as the first that is still free. */
export function looksAt(cushions: readonly CushionInfo[]): Record<string, Look> {
  const found = known.get(cushions) ?? dressed(cushions)
  known.set(cushions, found)
  return found
}

function dressed(cushions: readonly CushionInfo[]): Record<string, Look> {
  const looks: Record<string, Look> = {}
  const worn = new Set<number>()
  const crests = new Set<Crest>()
  const wear = (seat: string, like: number, look: Look): void => {
    worn.add(like)
    crests.add(look.crest)
    looks[seat] = look
  }
  const dressesSelf = ({ kind, colour }: CushionInfo): boolean => kind === 'person' && Boolean(colour && colour in LOOKS)
  for (const cushion of cushions.filter(dressesSelf)) {
    const [pigment, , like] = LOOKS[cushion.colour as Colour]
    const { crest } = lookOfPerson(cushion.colour ?? '', cushion.crest)
    if (!worn.has(like) && !crests.has(crest)) wear(cushion.seat, like, { pigment, crest })
  }
  for (const { seat } of cushions.filter(({ seat }) => !looks[seat])) {
    const own = Math.max(0, seat.charCodeAt(0) - 65) % SEAT_CRESTS.length
    const order = [own, ...SEAT_CRESTS.keys()]
    const like = order.find((k) => !worn.has(k)) ?? own
    const crest = order.map((k) => SEAT_CRESTS[k] ?? 'tomoe').find((name) => !crests.has(name)) ?? 'tomoe'
    wear(seat, like, { pigment: seatPigment(like), crest })
  }
  return looks
}
