/** Sides by number: their pigment. The weave stands beside it wherever it is seen. */
export const SIDES: readonly string[] = ['#1b5573', '#b13a2b', '#4f7d3a', '#6d4f93']
export const sideColour = (side: number): string => SIDES[side % SIDES.length] ?? '#1d1a17'
