/** Hints, marks and notes: one piece, fetched after the first sight of a table. */
export { default as Hint } from './Hint.svelte'
export { default as OwnNotes } from '../../frame/OwnNotes.svelte'
export { Jotting } from '../../lib/jotting.svelte'
