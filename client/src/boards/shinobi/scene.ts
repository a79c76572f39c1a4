/** What a board of this game is told, with the types that the engine declares. */
import type { Shinobi } from '../../generated/shinobi'
import { Scene as AnyScene, type EventOf, type View as ViewOf } from '../../lib/scene'
import type { QuestionOf } from '../../lib/known'
import type { BoardProps as PropsOf } from '../game'

export const Scene = AnyScene<Shinobi>
export type Scene = AnyScene<Shinobi>
export type View = ViewOf<Shinobi>
export type GameEvent = EventOf<Shinobi>
export type Question = QuestionOf<Shinobi>
export type Aids = Shinobi['aids']
export type BoardProps = PropsOf<Shinobi>
