/** Which cards belong to a question: one's own, or others that lie open for it. */
import type { AnswerKind } from '../../../generated/senjutsu'
import type { Offer } from '../../../generated/wire'
import { isOf, part } from '../../../lib/kinds'
import { characterOf } from '../pack'
import type { Question, Scene } from '../scene'

export interface OwnCard {
  slug: string
  count: number
  /** From the hand, or one of the two that always come back, or a stun card. */
  sort: 'hand' | 'core' | 'stun'
}

type Name = NonNullable<Question>['name']

/** Questions that are answered by cards of one's own, and what somebody tries who touches one. */
const BY_OWN: Partial<Record<Name, 'lay' | 'play' | 'discard'>> = { CardToLay: 'lay', CardToPlay: 'play', SurplusToDiscard: 'discard', CardToDiscard: 'discard' }
/** Questions that are answered by cards that lie open for them, with the word of the answer. */
const BY_OTHERS: Partial<Record<Name, 'find' | 'give' | 'discard'>> = { CardToFind: 'find', PreparedToTake: 'find', PoisonToGive: 'give', CardToTakeAway: 'discard' }

const nameIn = (scene: Scene): Name | undefined => scene.question?.name

/** Whether the hand lies open for the question on a phone. */
export const asksHand = (scene: Scene): boolean => {
  const name = nameIn(scene)
  return Boolean(scene.viewer && name && (name in BY_OWN || name in BY_OTHERS || name === 'CounterValueToChoose'))
}

/** Whether one's own cards are what can be answered with. */
export const asksOwn = (scene: Scene): boolean => Boolean(nameIn(scene) && nameIn(scene)! in BY_OWN)

/** In the notation: what touching that card tries, where the question is answered by cards. */
export function attemptOf(scene: Scene, slug: string): string | undefined {
  const name = nameIn(scene)
  const word = name && (BY_OWN[name] ?? BY_OTHERS[name])
  return word && `${word} ${slug}`
}

/** What is laid, played or thrown away by a slip is gone: it is shown first what would come of it. */
export const confirmsCard = (offer: Offer): boolean => isOf<AnswerKind>(offer, 'lay', 'play', 'discard', 'find', 'give')

const counted = (slugs: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return counts
}

/** One's own cards in the order in which they always lie: the hand, the core cards, a stun card. */
export function ownCards(scene: Scene): OwnCard[] {
  const { viewer } = scene
  if (!viewer) return []
  const me = scene.view.table.fighters[viewer]
  const hand = [...counted(scene.place(`hand.${viewer}`).map(({ face }) => face).filter(Boolean))].map(([slug, count]): OwnCard => ({ slug, count, sort: 'hand' }))
  if (!me || scene.view.table.step === 'setup') return hand
  const offered = new Set((scene.question?.offers ?? []).map((offer) => part(offer, 'card')))
  const core = [characterOf(me.hero ?? '')?.core_ability, me.weapon].filter((slug): slug is string => Boolean(slug))
  const stun: OwnCard[] = me.stun > 0 ? [{ slug: stunIn(offered), count: me.stun, sort: 'stun' }] : []
  // While the core cards lie revealed, or are laid, they are in no hand.
  return [...hand, ...core.filter((slug) => me.card !== slug).map((slug): OwnCard => ({ slug, count: 1, sort: 'core' })), ...stun]
}

/** A pack may call its stun card as it likes. */
const stunIn = (offered: ReadonlySet<string>): string => [...offered].find((slug) => /stun/.test(slug)) ?? 'stun'

export interface Tray {
  /** The end of the key of its words. */
  key: 'find' | 'prepared' | 'poison' | 'take-away'
  cards: { slug: string; count: number; isOffered: boolean }[]
  /** Whose cards they are, if not the viewer's. */
  seat?: string
}

/** The cards that lie open for a question: what can be answered first, what cannot beside it. */
export function trayOf(scene: Scene): Tray | null {
  const { viewer, question } = scene
  if (!viewer || !question?.offers || !(question.name in BY_OTHERS)) return null
  const offered = new Set(question.offers.map((offer) => part(offer, 'card')).filter(Boolean))
  const target = question.name === 'CardToTakeAway' ? (question.about?.target ?? '') : ''
  const place = { CardToFind: `shown.${viewer}`, PoisonToGive: `poison.${viewer}`, CardToTakeAway: `hand.${target}` }[question.name as string]
  const lying = counted(place ? scene.place(place).map(({ face }) => face).filter(Boolean) : [])
  const cards = [...new Set([...lying.keys(), ...offered])].map((slug) => ({ slug, count: lying.get(slug) ?? 1, isOffered: offered.has(slug) })).sort((a, b) => Number(b.isOffered) - Number(a.isOffered))
  const key = ({ CardToFind: 'find', PreparedToTake: 'prepared', PoisonToGive: 'poison', CardToTakeAway: 'take-away' } as const)[question.name as 'CardToFind']
  return { key, cards, ...(question.name === 'CardToTakeAway' ? { seat: target } : {}) }
}

/** The values that a counterattack can have, while one is chosen. */
export const counterValues = (scene: Scene): { slug: string; values: number[] } | null => {
  const { question } = scene
  if (question?.name !== 'CounterValueToChoose' || !question.offers) return null
  return { slug: question.about?.ability ?? '', values: question.offers.filter((offer) => isOf<AnswerKind>(offer, 'value')).map((offer) => Number(part(offer, 'value'))) }
}

/** How many cards one holds, stun cards and all that could be laid beside them. */
export const handSize = (scene: Scene): number => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0)

/** Passing, where it can be left to the client. */
export const passes = (offer: Offer): boolean => isOf<AnswerKind>(offer, 'pass')
