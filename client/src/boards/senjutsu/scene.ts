/** What a board of this game is told, with the types that the engine declares. */
import type { Senjutsu } from '../../generated/senjutsu'
import { Scene as AnyScene, type EventOf, type View as ViewOf } from '../../lib/scene'
import type { QuestionOf } from '../../lib/known'
import type { BoardProps as PropsOf } from '../game'

export const Scene = AnyScene<Senjutsu>
export type Scene = AnyScene<Senjutsu>
export type View = ViewOf<Senjutsu>
export type GameEvent = EventOf<Senjutsu>
export type Question = QuestionOf<Senjutsu>
export type Aids = Senjutsu['aids']
export type BoardProps = PropsOf<Senjutsu>
