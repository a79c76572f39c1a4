/** What became of promises, as far as the viewer knows of them. */
import type { JudgedAid } from '../../../generated/senji'
import type { Scene } from '../scene'

export type Verdict = JudgedAid['verdict']

/** In the order in which they were judged between two players. */
export const judgedIn = ({ aids }: Scene): readonly JudgedAid[] => aids.judged ?? []
