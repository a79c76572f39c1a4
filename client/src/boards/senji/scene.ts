/** What a board of this game is told, with the types that the engine declares. */
import type { Senji } from '../../generated/senji'
import { Scene as AnyScene, type EventOf, type View as ViewOf } from '../../lib/scene'
import type { QuestionOf } from '../../lib/known'
import type { BoardProps as PropsOf } from '../game'

export const Scene = AnyScene<Senji>
export type Scene = AnyScene<Senji>
export type View = ViewOf<Senji>
export type GameEvent = EventOf<Senji>
export type Question = QuestionOf<Senji>
export type Aids = Senji['aids']
export type BoardProps = PropsOf<Senji>
