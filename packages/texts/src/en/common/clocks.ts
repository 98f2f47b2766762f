import type { ClockWords } from '../../common/clock-words.ts';

/** How much time those who play have, in a few words. */
export const clocks: ClockWords = {
  none: 'No clock',
  turn: (time) => `${time} per turn`,
  bank: (initial, increment) => `${initial} + ${increment} per turn`,
  days: (days) => (days === 1 ? '1 day per turn' : `${days} days per turn`),
};
