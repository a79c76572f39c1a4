/** Parts of a board that its first sight does not need: they come when they are wanted, or when nothing else is to be done. */
import type { Component } from 'svelte'
import Later from '../frame/Later.svelte'
import { once } from './later'

const kept = new Set<() => Promise<unknown>>()

/** A component that stands for another one until it is there, with its words. */
export function late<S>(load: () => Promise<{ default: Component<{ scene: S }> }>, ...learned: string[]): Component<{ scene: S }> {
  const loaded = once(load, ...learned)
  kept.add(loaded)
  return (anchor, props) =>
    Later(anchor, {
      load: loaded,
      get scene() {
        return props.scene
      },
    })
}

/** So they are there even if the hall is not. */
export function fetchLate(): void {
  for (const load of kept) load().catch(() => undefined)
}
