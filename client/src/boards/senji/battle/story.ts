/** A battle as it is told: from the hall's aid while it is fought, from the events step by step. No rule is known here. */
import type { Family } from '../../../art/senji/families'
import type { GameEvent, Scene } from '../../../lib/scene'
import { STOPS } from './stops'

/** What a side's strength is made of. */
export interface Strength {
  units: number
  aside: number
  symbols: number
  support: number
}

export interface Side {
  /** A seat, or the emperor's army. */
  party: string
  /** Who decides for it. */
  seat: string
  /** Whose symbol counts for it on the dice. */
  family: Family | null
  units: number
  samurai: readonly string[]
  /** Support that lies face up, and whether some lies face down. */
  cards: readonly string[]
  sealed: boolean
  strength: Strength
  lost: number
  honour: number
  fallen: readonly string[]
}

export type Pair<T> = readonly [T, T]

export interface Killed {
  card: string
  by: string
  /** What it brought and what it cost. */
  gain: number
  loss: number
}

export interface Fight {
  province: string
  round: number
  sides: Pair<Side>
  /** The dice that were rolled. */
  dice: readonly string[]
  /** Of those: which were just rolled again, or are picked to be. */
  again: readonly number[]
  picked: readonly number[]
  killed: readonly Killed[]
  /** Ekei and whose ability he took. */
  borrowed: { samurai: string; lender: string } | null
  kami: string
  compared: boolean
  /** The side that won; `tie`: it is fought again. */
  winner: 0 | 1 | 'tie' | null
  /** A tie that counts as a victory. */
  byTie: boolean
  taken: boolean
  escaped: readonly { samurai: string; to: string }[]
}

/** What the hall tells of the battle that is fought (`aids.battle`). */
interface Told {
  province: string
  round: number
  dice: string[]
  picked: number[]
  kami: string
  borrowed: string
  /** 0, 1, or -1 while nobody has won. */
  winner: number
  sides: (Omit<Side, 'sealed' | 'lost' | 'honour' | 'fallen'> & { sealed?: boolean })[]
  odds?: number[]
  keep?: number
  dies?: number[]
  with?: Record<string, number>
}

const NO_STRENGTH: Strength = { units: 0, aside: 0, symbols: 0, support: 0 }
const blank = (party: string): Side => ({
  party, seat: party, family: null, units: 0, samurai: [], cards: [], sealed: false, strength: NO_STRENGTH, lost: 0, honour: 0, fallen: [],
})

export const toldBattle = (scene: Scene): Told | null => (scene.aids['battle'] as Told | undefined) ?? null

export const totalOf = ({ units, aside, symbols, support }: Strength): number => units + aside + symbols + support

/** Whether there is a battle to be seen: it is fought, or was just told. */
export const isFought = (scene: Scene): boolean =>
  toldBattle(scene) !== null || scene.events.some(({ event }) => event === 'BattleBegan' || event === 'BattleWon')

/** The battle as it stands; what events told before and the aid does not say is kept. */
export function present(scene: Scene, before: Fight | null): Fight | null {
  const told = toldBattle(scene)
  if (!told) return null
  const same = before?.province === told.province && (before.winner === told.winner || typeof before.winner !== 'number') ? before : null
  const side = (k: 0 | 1): Side => ({ ...blank(''), ...(same?.sides[k] ?? {}), sealed: false, ...told.sides[k] })
  return {
    ...(same ?? begun(told.province)),
    round: told.round, dice: told.dice, picked: told.picked, kami: told.kami,
    compared: told.winner >= 0, winner: told.winner < 0 ? null : (told.winner as 0 | 1),
    sides: [side(0), side(1)],
  }
}

const begun = (province: string): Fight => ({
  province, round: 0, sides: [blank(''), blank('')], dice: [], again: [], picked: [], killed: [], borrowed: null, kami: '',
  compared: false, winner: null, byTie: false, taken: false, escaped: [],
})

const text = (value: unknown): string => String(value ?? '')
const number = (value: unknown): number => Number(value ?? 0)
const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The same fight with one side changed. */
function changed(fight: Fight, party: string, change: (side: Side) => Partial<Side>): Fight {
  const [one, two] = fight.sides.map((side) => (side.party === party ? { ...side, ...change(side) } : side)) as [Side, Side]
  return { ...fight, sides: [one, two] }
}

const both = (fight: Fight, change: (side: Side) => Partial<Side>): Fight => ({
  ...fight,
  sides: [{ ...fight.sides[0], ...change(fight.sides[0]) }, { ...fight.sides[1], ...change(fight.sides[1]) }],
})

const rolled = (fight: Fight, dice: string[], again: number[]): Fight =>
  both({ ...fight, dice, again }, (side) => ({
    strength: { ...side.strength, symbols: dice.filter((face) => face === side.family).length },
  }))

/** What an event changes. `familyOf` says whose symbol a party fights with, where nothing else does. */
export function after(fight: Fight | null, told: GameEvent, familyOf: (party: string) => Family | null): Fight | null {
  const { event } = told
  const party = text(told['party'])
  if (event === 'BattleBegan') {
    const side = (role: string, units: unknown, samurai: unknown): Side => {
      const of = text(told[role])
      return { ...blank(of), family: familyOf(of), units: number(units), samurai: names(samurai), strength: { ...NO_STRENGTH, units: number(units) } }
    }
    return {
      ...begun(text(told['region'])),
      sides: [side('attacker', told['attacking'], told['attackers']), side('defender', told['defending'], told['defenders'])],
    }
  }
  if (!fight) return null
  switch (event) {
    case 'HostageKilled':
      return { ...fight, killed: [...fight.killed, { card: text(told['card']), by: text(told['seat']), gain: 0, loss: 0 }] }
    case 'HonourChanged':
      return honoured(fight, text(told['source']), number(told['change']))
    case 'AbilityBorrowed':
      return { ...fight, borrowed: { samurai: text(told['samurai']), lender: text(told['lender']) } }
    case 'BattleRoundBegan':
      return both({ ...fight, round: number(told['number']), dice: [], again: [], compared: false, winner: null }, (side) => ({
        cards: [], sealed: false, strength: { ...NO_STRENGTH, units: side.units },
      }))
    case 'DiceSetAside':
      return changed(fight, party, (side) => ({ family: told['family'] as Family, strength: { ...side.strength, aside: number(told['number']) } }))
    case 'DiceRolled':
      return rolled(fight, names(told['dice']), [])
    case 'DiceRerolled':
      return rolled({ ...fight, picked: [] }, names(told['dice']), names(told['which']).map(Number))
    case 'MilitaryKamiCalled':
      return { ...fight, kami: text(told['samurai']) }
    case 'SupportRevealed':
      return changed(fight, party, (side) => ({ sealed: false, cards: [...side.cards, text(told['card'])] }))
    case 'StrengthCompared': {
      const strength = (role: string): Strength => ({
        units: number(told[`${role}_units`]), aside: number(told[`${role}_aside`]),
        symbols: number(told[`${role}_symbols`]), support: number(told[`${role}_support`]),
      })
      const [one, two] = fight.sides
      return { ...fight, compared: true, sides: [{ ...one, strength: strength('attacker') }, { ...two, strength: strength('defender') }] }
    }
    case 'TieToBeFoughtAgain':
      return { ...fight, winner: 'tie' }
    case 'TieDecided':
      return { ...fight, byTie: true }
    case 'BattleWon':
      return { ...fight, winner: fight.sides[0].party === party ? 0 : 1 }
    case 'PiecesLost':
      return changed(fight, party, () => ({ lost: number(told['number']) }))
    case 'SamuraiFell':
      return changed(fight, party, (side) => ({ fallen: [...side.fallen, text(told['samurai'])] }))
    case 'SamuraiEscaped':
      return { ...fight, escaped: [...fight.escaped, { samurai: text(told['samurai']), to: text(told['region']) }] }
    case 'ProvinceTaken':
      return { ...fight, taken: true }
  }
  return fight
}

/** Honour goes to the victor, or belongs to the hostage that was just killed. */
function honoured(fight: Fight, source: string, change: number): Fight {
  const { winner } = fight
  if (source === 'battle' && (winner === 0 || winner === 1)) return changed(fight, fight.sides[winner].party, () => ({ honour: change }))
  const last = fight.killed.at(-1)
  if (!last || (source !== 'hostage' && source !== 'ransom')) return fight
  return { ...fight, killed: [...fight.killed.slice(0, -1), { ...last, [source === 'hostage' ? 'gain' : 'loss']: change }] }
}

/** The steps that these events make of a fight: the last is how it stands after all of them. */
export function stepsOf(before: Fight | null, events: readonly GameEvent[], familyOf: (party: string) => Family | null): Fight[] {
  const steps: Fight[] = []
  let fight = before
  let isOpen = false
  let last = ''
  for (const told of events) {
    const isStop = STOPS.includes(told.event)
    // The cards of both sides are turned together.
    if (isStop && isOpen && fight && !(told.event === 'SupportRevealed' && last === 'SupportRevealed')) steps.push(fight)
    const next = after(fight, told, familyOf)
    if (isStop) [isOpen, last] = [true, told.event]
    fight = next
  }
  if (fight && fight !== before) steps.push(fight)
  return steps
}
