/** Friends in the order in which one looks for them, and what a challenge needs to know. */
import type { FriendInfo } from '../../generated/wire'
import type { Shelved } from '../../lib/shelf'

/** Those who are here first; each by name, as the language sorts them. */
export function sorted(friends: readonly FriendInfo[], lang: string): FriendInfo[] {
  const { compare } = new Intl.Collator(lang)
  return [...friends].sort((a, b) => Number(b.here ?? false) - Number(a.here ?? false) || compare(a.name, b.name))
}

/** The name that nobody else has, where somebody calls himself otherwise. */
export const aliasOf = ({ name, account }: FriendInfo): string => (name.toLowerCase() === account.toLowerCase() ? '' : account)

/** Who sits on the other cushions: bots, whoever comes, or nobody, where a game can be played by two. */
export type Company = 'bots' | 'free' | 'two'

export const companies = (game: Shelved): Company[] => (game.players[0] > 2 ? ['bots', 'free'] : game.table === 2 ? ['two'] : ['two', 'bots', 'free'])

/** How many sit there: the usual number, or only the two. */
export const seatsFor = (game: Shelved, company: Company): number => (company === 'two' ? 2 : game.table)

/** Where bots sit down: everywhere but on the cushions of the two. */
export const botSeats = (game: Shelved, company: Company): string[] =>
  company === 'bots' ? Array.from({ length: game.table - 2 }, (_, k) => String.fromCharCode('C'.charCodeAt(0) + k)) : []
