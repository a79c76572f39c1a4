/** What a board of this game is told, with the types that the engine declares. */
import type { SamuraiSword } from '../../generated/samurai-sword'
import { Scene as AnyScene, type EventOf, type View as ViewOf } from '../../lib/scene'
import type { QuestionOf } from '../../lib/known'
import type { BoardProps as PropsOf } from '../game'

export const Scene = AnyScene<SamuraiSword>
export type Scene = AnyScene<SamuraiSword>
export type View = ViewOf<SamuraiSword>
export type GameEvent = EventOf<SamuraiSword>
export type Question = QuestionOf<SamuraiSword>
export type Aids = SamuraiSword['aids']
export type BoardProps = PropsOf<SamuraiSword>
