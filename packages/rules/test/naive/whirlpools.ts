import type { Edition } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { SQUARES } from './board.ts';
import type { Line } from './line.ts';
import type { Table } from './position.ts';
import { isOccupied } from './position.ts';
import type { Turn } from './turn.ts';

/** Where a whirlpool leads to, and by which wording. */
export interface WayOn {
  readonly to: Square;
  readonly edition: Edition;
}

/** Whether a token lies on a square. */
const hasToken = (table: Table, square: Square): boolean =>
  table.whirlpools.some((whirlpool) => whirlpool.square === square);

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
  return SQUARES.filter((square) => !isOccupied(table, square) && !hasToken(table, square)).map((square) => ({
    ...line,
    table: { ...table, whirlpools: [...table.whirlpools, { seat, square }] },
  }));
}
