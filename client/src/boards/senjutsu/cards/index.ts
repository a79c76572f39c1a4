/** What other rooms of this board draw and ask cards with. */
export { default as CardFace } from './CardFace.svelte'
export { default as Course } from './Course.svelte'
export { asksHand, confirmsCard, handSize, passes } from './asking'
export { cardArt, signsOf } from './faces'
export { openedCard } from './opened'
