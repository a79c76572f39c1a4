/** The name under which one sits down: asked for once, where it is needed, and kept. */
import type { Person } from '../generated/wire'
import { call } from './api'
import { hall } from './hall.svelte'
import { settings } from './settings.svelte'

export const LONGEST_NAME = 24

/** Whether nobody has chosen a name here yet. */
export const isNameless = (): boolean => hall.known && (hall.me ? hall.me.named === false : !settings.now.name)

/** Takes that name, if it is one: from the next table on. Nothing is taken from who wants none. */
export async function takeName(name: string): Promise<void> {
  const wanted = name.trim()
  if (!wanted) return
  if (!hall.me) {
    // Whoever comes in now is asked no more; the hall says if it is no name.
    hall.me = await call<Person>('POST', '/api/guests', { name: wanted, colour: hall.someColour() })
  } else hall.me = await call<Person>('PATCH', '/api/me', { name: wanted })
  settings.set('name', hall.me.name)
}
