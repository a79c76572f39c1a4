/** Parts of the board that its first sight does not need. */
import { late } from '../../lib/late'
import type { Scene } from './scene'

export const Cards = late<Scene>(() => import('./cards/Cards.svelte'))
export const Prepare = late<Scene>(() => import('./prepare/Prepare.svelte'))
export const Notes = late<Scene>(() => import('./Notes.svelte'))
export const Result = late<Scene>(() => import('./Result.svelte'))
export const Fight = late<Scene>(() => import('./Fight.svelte'))
export const Hand = late<Scene>(() => import('./Hand.svelte'))
