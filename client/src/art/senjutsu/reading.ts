/** What a part of a card says, as what is to be drawn: lines of movement, cells of its diagram, and rows of signs. */
import type { Attack, Atom, Block, Effect, Foe, Gates, Heal, Part, Payload } from '../../generated/senjutsu-pack'
import { INK, pigment, upTo } from '../svg'
import { DEEDS, gateSigns, movement, payloadSigns, roundel, small, type Deed } from './glyphs'

/** Signs that stand together, behind the gates that they have. */
export interface Row {
  gates: readonly string[]
  signs: string[]
  /** Another choice follows. */
  or?: boolean
}

/** What lies on a cell of the diagram; `gate` 0: always, else the number of the gate that opens it. */
export interface Mark {
  gate: number
  payload?: Payload
  /** Blocked at these values; 'all' at every one. */
  values?: 'all' | readonly number[]
}

export interface Reading {
  /** Movement before anything strikes or guards: line by line. */
  moves: readonly Atom[][]
  cells: ReadonlyMap<string, Mark[]>
  rows: readonly Row[]
}

/** The sign by which a row says that it opens the cells drawn with that outline: `cards.ts` draws it. */
export const OPENS = (gate: number, isBlock: boolean): string => `opens ${gate} ${isBlock ? 'block' : 'strike'}`

const HARM_COLOUR = pigment('shu')

class Reader {
  readonly moves: Atom[][] = []
  readonly cells = new Map<string, Mark[]>()
  readonly rows: Row[] = []
  #gates = 0
  #hasDiagram = false
  /** How deep in a choice: what is chosen stands together. */
  #choices = 0

  constructor(readonly part: Part) {
    this.read(part.effects, [])
  }

  read(effects: readonly Effect[], outer: readonly string[]): void {
    for (const effect of effects) {
      const gates = [...outer, ...(effect.if ? [DEEDS.success()] : []), ...gateSigns(effect as Gates)]
      this.#one(effect, gates)
    }
  }

  #say(gates: readonly string[], ...signs: string[]): void {
    if (!signs.length) return
    const last = this.rows.at(-1)
    if (last && !last.or && last.gates.join() === gates.join()) last.signs.push(...signs)
    else this.rows.push({ gates, signs })
  }

  #one(effect: Effect, gates: readonly string[]): void {
    if (effect.do?.length) this.read(effect.do, gates)
    if (effect.or?.length) this.#choice(effect.or, gates)
    if (effect.move?.length) this.#move(effect.move, gates)
    if (effect.attack) this.#attack(effect.attack, gates)
    if (effect.block) this.#block(effect.block, gates)
    this.#deeds(effect, gates)
  }

  #choice(options: readonly Effect[][], gates: readonly string[]): void {
    this.#choices += 1
    options.forEach((option, k) => {
      const from = this.rows.length
      this.rows.push({ gates: [], signs: [] })
      this.read(option, gates)
      const made = this.rows.splice(from).filter(({ signs }) => signs.length)
      const last = made.at(-1)
      if (last && k < options.length - 1) last.or = true
      this.rows.push(...made)
    })
    this.#choices -= 1
  }

  #move(atoms: readonly Atom[], gates: readonly string[]): void {
    if (!gates.length && !this.#hasDiagram && !this.#choices) this.moves.push([...atoms])
    else this.#say(gates, ...atoms.map(movement))
  }

  #mark(cell: string, mark: Mark): void {
    this.cells.set(cell, [...(this.cells.get(cell) ?? []), mark])
    this.#hasDiagram = true
  }

  #attack({ cells = {}, mods = [], mode, hit, unblockable }: Attack, gates: readonly string[]): void {
    const own = gates.length ? (this.#gates += 1) : 0
    for (const [cell, payload] of Object.entries(cells)) this.#mark(cell, { gate: own, payload })
    if (own && Object.keys(cells).length) this.#say(gates, OPENS(own, false))
    if (mode) this.#say(gates, DEEDS.foe(), ...payloadSigns(hit ?? {}, HARM_COLOUR))
    if (unblockable) this.#say(gates, DEEDS.other())
    for (const { add = {}, set = {}, ...mod } of mods) {
      const gate = (this.#gates += 1)
      for (const [cell, payload] of Object.entries({ ...add, ...set })) this.#mark(cell, { gate, payload })
      this.#say([...gates, ...gateSigns(mod)], OPENS(gate, false))
    }
  }

  #block({ cells, counter = [] }: Block, gates: readonly string[]): void {
    const own = gates.length ? (this.#gates += 1) : 0
    for (const [cell, values] of Object.entries(cells)) this.#mark(cell, { gate: own, values })
    if (own) this.#say(gates, OPENS(own, true))
    if (counter.length) this.#say([...gates, small(span(counter))], `${payloadSigns({ w: 1 }, HARM_COLOUR).join('')}`)
  }

  #deeds(effect: Effect, gates: readonly string[]): void {
    const deed = (name: Deed, times = 0): string[] => (times > 3 ? [DEEDS[name]() + badge(times)] : upTo(times).map(() => DEEDS[name]()))
    const { change_kamae: along = 0, enter_kamae: enter, suffer, foe, heal, place, escape } = effect
    this.#say(gates, ...deed('focus', effect.gain_focus), ...(along ? [DEEDS.kamae() + (along > 1 ? badge(along) : '')] : []), ...(enter ? [enter === 'any' ? DEEDS.kamae() + badge('?') : roundel(enter, 8)] : []))
    this.#say(gates, ...deed('draw', effect.draw), ...deed('discard', effect.discard), ...deed('mill', effect.mill), ...(effect.recycle ? [DEEDS.recycle() + badge(effect.recycle)] : []))
    this.#say(gates, ...(effect.search ? deed('search', effect.search.n) : []), ...deed('look', effect.look_hand), ...deed('advantage', Number(effect.advantage ?? 0)), ...deed('prevent', effect.prevent))
    if (heal) this.#say(gates, ...healing(heal))
    if (suffer) this.#say(gates, DEEDS.self(), ...payloadSigns(suffer, HARM_COLOUR))
    if (foe) this.#say(gates, DEEDS.foe(), ...toFoe(foe))
    this.#say(gates, ...deed('mask', Number(effect.enter_mask ?? 0)), ...(place ? [DEEDS.place()] : []), ...(escape ? [DEEDS.other()] : []))
  }
}

const badge = (count: number | string): string => `<g transform="translate(8 6) scale(.8)">${small(count)}</g>`

/** Falling values one by one, or from which to which. */
export const span = (values: readonly number[]): string =>
  values.length > 2 && values.every((value, k) => !k || value === values[k - 1]! - 1) ? `${values[0]}–${values.at(-1)}` : values.join('·')

const healing = ({ wound = 0, heavy_to_wound: heavy = 0, limp = 0, stun = 0 }: Heal): string[] => [
  DEEDS.heal(),
  ...(wound ? payloadSigns({ w: 1 }, INK) : []), ...(heavy ? payloadSigns({ heavy: 1 }, INK) : []), ...(limp ? payloadSigns({ limp: 1 }, INK) : []), ...(stun ? payloadSigns({ stun: 1 }, INK) : []),
]

const toFoe = (foe: Foe): string[] => [
  ...payloadSigns(foe, HARM_COLOUR),
  ...(foe.lose_focus ? [DEEDS.focus() + `<path d="M-7,7L7,-7" fill="none" stroke="${HARM_COLOUR}" stroke-width="2"/>`] : []),
  ...(foe.enter_kamae ? [roundel(foe.enter_kamae, 8)] : []),
  ...upTo((foe.discard ?? 0) + (foe.discard_by_you ?? 0)).map(DEEDS.discard), ...upTo(foe.mill ?? 0).map(DEEDS.mill), ...upTo(foe.draw ?? 0).map(DEEDS.draw),
]

export const readPart = (part: Part): Reading => new Reader(part)
