export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
