import {
  crewOf,
  memoryOf,
  type Placing,
  type Playing,
  type Position,
  type Squares,
  squaresOf,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { INWARDNESS, NEIGHBOURS } from '../evaluation/neighbours.ts';
import { pickByWorth } from './pick-by-worth.ts';

/** Who always chose the best square would keep no secret. */
const TEMPERATURE = 0.7;

/** Whether the seat to decide tells its card something that others will not know. */
export function isSecretChoice({ position }: Placing): boolean {
  return position.lineup.slots[position.turn]!.card.hides === 'memory';
}

/**
 * One of several things to tell a card in secret. Looking ahead says nothing of it, for others do not know what to
 * avoid: it should lie where they will want to go.
 */
export function secretChoice<T extends { readonly after: Placing | Playing }>(
  all: readonly T[],
  seat: number,
  dice: Dice,
): T {
  return pickByWorth(all, ({ after }) => temptation(after.position, seat), TEMPERATURE, dice);
}

/** How likely others come to the secret squares of a seat's card, on a small scale. */
function temptation(position: Position, seat: number): number {
  const { card } = position.lineup.slots[seat]!;
  const memory = memoryOf(position, seat);
  const own = crewOf(position, seat);
  const others = (position.c0 | position.c1 | position.c2) & ~own;
  // Fate strikes others alone, but an abyss is also where one cannot go oneself.
  const isDangerous = card.swallows !== null;
  const squares = squaresOf((card.swallows?.(memory) ?? 0) | (card.steals?.(memory) ?? 0));
  const worths = squares.map((square) => {
    const risk = isDangerous && isNear(square, own) ? 1 : 0;
    return INWARDNESS[square]! + (isNear(square, others) ? 1 : 0) - risk;
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

const isNear = (square: number, crew: Squares): boolean => (NEIGHBOURS[square]! & crew) !== 0;
