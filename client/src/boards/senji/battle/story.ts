/** A battle as it is told: from the hall's aid while it is fought, from the events step by step. No rule is known here. */
import type { BattleAid, Strength } from '../../../generated/senji'
import type { Family } from '../../../art/senji/families'
import type { GameEvent, Scene } from '../scene'
import { STOPS } from './stops'

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
  /** Of those: which were just rolled again. */
  again: readonly number[]
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

const NO_STRENGTH: Strength = { units: 0, aside: 0, symbols: 0, support: 0 }
const blank = (party: string): Side => ({
  party, seat: party, family: null, units: 0, samurai: [], cards: [], sealed: false, strength: NO_STRENGTH, lost: 0, honour: 0, fallen: [],
})

/** What the hall tells of the battle that is fought (`aids.battle`). */
export const toldBattle = (scene: Scene): BattleAid | null => scene.aids.battle ?? null

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
    round: told.round, dice: told.dice, kami: told.kami,
    compared: told.winner >= 0, winner: told.winner < 0 ? null : (told.winner as 0 | 1),
    sides: [side(0), side(1)],
  }
}

const begun = (province: string): Fight => ({
  province, round: 0, sides: [blank(''), blank('')], dice: [], again: [], killed: [], borrowed: null, kami: '',
  compared: false, winner: null, byTie: false, taken: false, escaped: [],
})

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
  if (told.event === 'BattleBegan') {
    const side = (party: string, units: number, samurai: string[]): Side => ({
      ...blank(party), family: familyOf(party), units, samurai, strength: { ...NO_STRENGTH, units },
    })
    return {
      ...begun(told.region),
      sides: [side(told.attacker, told.attacking, told.attackers), side(told.defender, told.defending, told.defenders)],
    }
  }
  if (!fight) return null
  switch (told.event) {
    case 'HostageKilled':
      return { ...fight, killed: [...fight.killed, { card: told.card, by: told.seat, gain: 0, loss: 0 }] }
    case 'HonourChanged':
      return honoured(fight, told.source, told.change)
    case 'AbilityBorrowed':
      return { ...fight, borrowed: { samurai: told.samurai, lender: told.lender } }
    case 'BattleRoundBegan':
      return both({ ...fight, round: told.number, dice: [], again: [], compared: false, winner: null }, (side) => ({
        cards: [], sealed: false, strength: { ...NO_STRENGTH, units: side.units },
      }))
    case 'DiceSetAside':
      return changed(fight, told.party, (side) => ({ family: told.family || null, strength: { ...side.strength, aside: told.number } }))
    case 'DiceRolled':
      return rolled(fight, told.dice, [])
    case 'DiceRerolled':
      return rolled(fight, told.dice, told.which)
    case 'MilitaryKamiCalled':
      return { ...fight, kami: told.samurai }
    case 'SupportRevealed':
      return changed(fight, told.party, (side) => ({ sealed: false, cards: [...side.cards, told.card] }))
    case 'StrengthCompared': {
      const [one, two] = fight.sides
      const first = { units: told.attacker_units, aside: told.attacker_aside, symbols: told.attacker_symbols, support: told.attacker_support }
      const second = { units: told.defender_units, aside: told.defender_aside, symbols: told.defender_symbols, support: told.defender_support }
      return { ...fight, compared: true, sides: [{ ...one, strength: first }, { ...two, strength: second }] }
    }
    case 'TieToBeFoughtAgain':
      return { ...fight, winner: 'tie' }
    case 'TieDecided':
      return { ...fight, byTie: true }
    case 'BattleWon':
      return { ...fight, winner: fight.sides[0].party === told.party ? 0 : 1 }
    case 'PiecesLost':
      return changed(fight, told.party, () => ({ lost: told.number }))
    case 'SamuraiFell':
      return changed(fight, told.party, (side) => ({ fallen: [...side.fallen, told.samurai] }))
    case 'SamuraiEscaped':
      return { ...fight, escaped: [...fight.escaped, { samurai: told.samurai, to: told.region }] }
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
