/** Manners in which any game can end, whatever its rules count: then there is nothing to count. */
const LEFT = ['resigned', 'agreement', 'abandoned']

export const isLeft = (how: string | undefined): boolean => LEFT.includes(how ?? '')
