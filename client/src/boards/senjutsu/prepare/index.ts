export { default as Prepare } from './Prepare.svelte'
export { preparing } from './asking'
export { ownDecks, type OwnDecks, type OwnDecksProps } from './ownDecks'
