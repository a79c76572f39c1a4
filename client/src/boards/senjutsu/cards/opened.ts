/** A card looked at closely: its signs, its frame and whole text as the hall tells them, its clauses, and why it cannot
 *  be used now. */
import type { BoardContext, OpenedCard } from '../../game'
import { cardOf, nameOf, statusOf, textOf, usePack } from '../pack'
import type { Scene } from '../scene'
import { cardArt, signsOf } from './faces'

/** Of each status card where the rules speak of it; of abilities by what is printed on them. */
const STATUS_CLAUSES = { wound: ['SJT-130'], heavy_wound: ['SJT-132', 'SJT-133'], stun: ['SJT-177', 'SJT-179', 'SJT-180'], limp: ['SJT-181', 'SJT-182', 'SJT-184'], poison: ['SJT-187'] } as const

export function clausesOf(slug: string): string[] {
  const status = statusOf(slug)
  if (status) return [...(STATUS_CLAUSES[status.kind] ?? [])]
  const card = cardOf(slug)
  if (!card) return []
  const has = (...found: [boolean, string][]): string[] => found.filter(([is]) => is).map(([, clause]) => clause)
  const effects = card.parts.flatMap((part) => part.effects)
  const keywords = card.keywords ?? []
  return has(
    [effects.some(({ attack }) => attack), 'SJT-120'],
    [effects.some(({ block }) => block), 'SJT-141'],
    [effects.some(({ block }) => block?.counter?.length), 'SJT-152'],
    [effects.some(({ move }) => move?.length), 'SJT-103'],
    [keywords.includes('instant'), 'SJT-166'],
    [keywords.includes('instant_additional'), 'SJT-168'],
    [keywords.includes('instant_replacement'), 'SJT-83'],
    [card.parts.length > 1, 'SJT-86'],
    [Boolean(card.alt_initiative), 'SJT-78'],
    [Boolean(card.cost), 'SJT-74'],
    [Boolean(card.requires), 'SJT-75'],
  )
}

/** `attempt`: what somebody tries with it, where it is no answer now. */
export function openedCard(scene: Scene, slug: string, board?: BoardContext, attempt?: string): OpenedCard {
  usePack(scene)
  const reason = board?.reason && attempt ? board.reason : null
  return {
    get art() {
      return cardArt(slug)
    },
    get name() {
      return nameOf(slug)
    },
    get kanji() {
      return signsOf(slug)
    },
    get kind() {
      return textOf(slug)?.frame.join(' · ') ?? ''
    },
    get about() {
      return textOf(slug)?.text ?? ''
    },
    clauses: clausesOf(slug),
    ...(reason && attempt ? { reason: () => reason(attempt) } : {}),
  }
}
