/**
 * `Math.min` and `Math.max` for integers. Those of the language make fractions of what they are given and integers
 * again of what comes out, which takes longer than the rest of a comparison.
 */
export const smaller = (a: number, b: number): number => (a < b ? a : b);
export const greater = (a: number, b: number): number => (a > b ? a : b);
