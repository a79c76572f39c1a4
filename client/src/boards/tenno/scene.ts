/** What a board of this game is told, with the types that the engine declares. */
import type { Tenno } from '../../generated/tenno'
import { Scene as AnyScene, type EventOf, type View as ViewOf } from '../../lib/scene'
import type { QuestionOf } from '../../lib/known'
import type { BoardProps as PropsOf } from '../game'

export const Scene = AnyScene<Tenno>
export type Scene = AnyScene<Tenno>
export type View = ViewOf<Tenno>
export type GameEvent = EventOf<Tenno>
export type Question = QuestionOf<Tenno>
export type Aids = Tenno['aids']
export type BoardProps = PropsOf<Tenno>
