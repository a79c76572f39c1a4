/** How the seats of this table look, for whatever draws a disc below it. */
import { getContext, setContext } from 'svelte'
import type { CushionInfo } from '../generated/wire'
import { lookOfSeat, looksAt, type Look } from './people'

const LOOKS = Symbol('looks')

export const provideLooks = (cushions: () => readonly CushionInfo[]): void => void setContext(LOOKS, cushions)

/** Elsewhere a seat looks as its letter does. */
export function useLooks(): (seat: string) => Look {
  const cushions = getContext<(() => readonly CushionInfo[]) | undefined>(LOOKS)
  return (seat) => looksAt(cushions?.() ?? [])[seat] ?? lookOfSeat(seat)
}
