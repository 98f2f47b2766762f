import type { Edition } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { nameOf, SQUARES } from './board.ts';
import type { Line } from './line.ts';
import type { Table } from './position.ts';
import { isOccupied } from './position.ts';
import { tokenSquares } from './tokens.ts';
import type { Turn } from './turn.ts';
import { say } from './turn-text.ts';

/** Where a whirlpool leads to, and by which wording. */
export interface WayOn {
  readonly to: Square;
  readonly edition: Edition;
}

/** Where a worker that has just moved to a square is carried from there, if it is. */
export function wayOnFrom(turn: Turn, table: Table, square: Square): WayOn | undefined {
  const here = table.whirlpools.find((whirlpool) => whirlpool.square === square);
  if (here === undefined) return undefined;
  const card = turn.cards.find(({ power, memorySeat }) => power === 'charybdis' && memorySeat === here.seat);
  const fellow = table.whirlpools.find((other) => other.seat === here.seat && other !== here);
  if (card === undefined || fellow === undefined || isOccupied(table, fellow.square)) return undefined;
  return { to: fellow.square, edition: card.edition };
}

/** Charybdis: each way to put one more of her two whirlpools on the board. */
export function whirlpoolPlacings(turn: Turn, line: Line): Line[] {
  const { table } = line;
  const seat = turn.card.memorySeat;
  if (seat === undefined || table.whirlpools.filter((whirlpool) => whirlpool.seat === seat).length >= 2)
    return [];
  const tokens = tokenSquares(turn, line);
  return SQUARES.filter((square) => !isOccupied(table, square) && !tokens.includes(square)).map((square) => {
    const whirlpools = [...table.whirlpools, { seat, square }];
    return say(turn, { ...line, table: { ...table, whirlpools } }, `*${nameOf(square)}`);
  });
}
