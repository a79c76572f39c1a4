/** What other rooms of this board draw cards with. */
export { default as CardFace } from './CardFace.svelte'
export { cardArt } from './faces'
export { openedCard } from './opened'
