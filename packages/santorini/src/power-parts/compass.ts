import type { Memory } from '../differences.ts';
import { DIRECTIONS } from '../squares.ts';

/** What a card remembers of a direction: 0 for none. */
export const directionMemory = (direction: number): number => direction + 1;

/** Notation of a card that remembers a direction. */
export const COMPASS: Memory = {
  format: (memory) => (memory === 0 ? [] : [DIRECTIONS[memory - 1]!]),
  parse(items) {
    if (items.length === 0) return 0;
    const direction = DIRECTIONS.findIndex((name) => name === items[0]);
    return items.length === 1 && direction >= 0 ? directionMemory(direction) : undefined;
  },
  shows: { direction: (memory) => memory },
  turn: (memory, turn) => (memory === 0 ? 0 : directionMemory(turn.direction(memory - 1))),
};
