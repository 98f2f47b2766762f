import type { ClockWords } from '../../common/clock-words.ts';

/** How much time those who play have, in a few words. */
export const clocks: ClockWords = {
  none: 'Sin reloj',
  turn: (time) => `${time} por turno`,
  bank: (initial, increment) => `${initial} + ${increment} por turno`,
  days: (days) => (days === 1 ? '1 día por turno' : `${days} días por turno`),
};
