/** The screens that no first table needs. Which files each of them takes is known here, so that the page itself need not know it. */
import type { Component } from 'svelte'
import type { Place } from '../lib/router.svelte'

export const FAR = import.meta.glob<{ default: Component<{ place: Place }> }>([
  './Nowhere.svelte', './*/{Lobby,Rules,Learn,Replay,Ending,Verify,Profile,Friends,Days,Decks,Ladder,Player,Settings,About}.svelte',
])
