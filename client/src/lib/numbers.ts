/** A number with a real minus sign, as long as a plus is. */
export const withMinus = (number: number): string => String(number).replace('-', '−')
