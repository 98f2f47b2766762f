import type { Memory } from '../differences.ts';
import { formatSquare, parseSquare, squaresOf } from '../squares.ts';

/** What a card remembers of a square: 0 for none. */
export const squareMemory = (square: number): number => square + 1;

/** The square that a card remembers, as a set. */
export const markedSquare = (memory: number): number => (memory === 0 ? 0 : 1 << (memory - 1));

/** Notation of a card that remembers a square. */
export const MARKER: Memory = {
  format: (memory) => (memory === 0 ? [] : [formatSquare(memory - 1)]),
  parse(items) {
    if (items.length === 0) return 0;
    const square = items.length === 1 ? parseSquare(items[0]!) : undefined;
    return square === undefined ? undefined : squareMemory(square);
  },
  shows: { squares: markedSquare },
  turn: (memory, turn) =>
    memory === 0 ? 0 : squareMemory(squaresOf(turn.squares(markedSquare(memory)))[0]!),
};

/** Notation of a card that remembers a set of squares. */
export const MARKERS: Memory = {
  format: (memory) => (memory === 0 ? [] : [squaresOf(memory).map(formatSquare).join(',')]),
  parse: (items) => (items.length === 0 ? 0 : items.length === 1 ? parseSquares(items[0]!) : undefined),
  shows: { squares: (memory) => memory },
  turn: (memory, turn) => turn.squares(memory),
};

/** The set that `a1,c3` names; undefined if it names none. */
export function parseSquares(text: string): number | undefined {
  let set = 0;
  for (const part of text.split(',')) {
    const square = parseSquare(part.trim());
    if (square === undefined || (set & (1 << square)) !== 0) return undefined;
    set |= 1 << square;
  }
  return set;
}
