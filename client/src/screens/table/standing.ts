/** What a young table tells whoever sits down at it: one piece, fetched with its words. */
export { default as Standing } from './Standing.svelte'
export { default as Tip } from './Tip.svelte'
