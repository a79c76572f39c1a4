/** Says that the hall is away, as long as it is. */
import { mount } from 'svelte'
import Away from '../frame/Away.svelte'
import { words } from './words.svelte'

export async function say(): Promise<void> {
  await words.learn('reading')
  mount(Away, { target: document.body })
}
