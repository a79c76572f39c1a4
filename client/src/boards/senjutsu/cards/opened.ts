/** A card looked at closely: its whole text as the hall tells it. */
import type { OpenedCard } from '../../game'
import { nameOf, textOf, usePack } from '../pack'
import type { Scene } from '../scene'
import { cardArt } from './faces'

export function openedCard(scene: Scene, slug: string): OpenedCard {
  usePack(scene)
  return {
    art: cardArt(slug),
    name: nameOf(slug),
    get kind() {
      return textOf(slug)?.frame.join(' · ') ?? ''
    },
    get about() {
      return textOf(slug)?.text ?? ''
    },
  }
}
