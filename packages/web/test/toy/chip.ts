/** A piece that only the toy game has: it lies on what has been chosen. */
export const CHIP = 'chip';
