/** When the hand is what a question is about; battles and Autumn lay out by themselves what can be played. */
import type { Scene } from '../scene'
import { offered } from '../parts'

const LAID_OUT = ['HostageToKill', 'SupportToCommit', 'AutumnActions', 'CardsToShow', 'CardsToSwap', 'CardToTrade', 'CardToFind']

export function asksHand(scene: Scene): boolean {
  const { question, viewer } = scene
  // In Winter letters and lots lay out the cards that can be given or bid.
  if (!viewer || !question?.offers || question.name === 'Winter' || LAID_OUT.includes(question.name)) return false
  const faces = new Set(offered(question, 'face'))
  return ['hand', 'hanafuda'].some((place) => scene.place(`${place}.${viewer}`).some(({ face }) => faces.has(face)))
}

export const handSize = (scene: Scene): number => {
  const { viewer } = scene
  return viewer ? ['hand', 'hanafuda', 'dummy'].reduce((sum, place) => sum + scene.count(`${place}.${viewer}`), 0) : 0
}
