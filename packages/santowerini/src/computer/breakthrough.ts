import { type EnemyKind, FACES, NATURES, type Order } from '../enemy-kinds.ts';
import { facingOf } from '../facing.ts';
import type { Enemy, Island } from '../island.ts';
import { canClimb } from '../orders.ts';
import { ahead, type Square } from '../squares.ts';
import { MARCHES } from './distances.ts';

/** On how many faces of the die a kind steps onto free ground before it, as part of all. */
const STRIDE = shareOf((order) => order !== 'hold' && order !== 'attack');
/** On how many it goes two squares at once. */
const DASH = shareOf((order) => order === 'dash');

function shareOf(isMeant: (order: Order) => boolean): Readonly<Record<EnemyKind, number>> {
  const shares = Object.entries(NATURES).map(([kind, { orders }]) => [
    kind,
    orders.filter(isMeant).length / FACES.length,
  ]);
  return Object.fromEntries(shares) as Record<EnemyKind, number>;
}

/** The chance that an enemy steps onto the gate with its next action, as far as its first step tells. */
export function breakthroughOf(island: Island, enemy: Enemy): number {
  const { kind, square, isStunned } = enemy;
  const marches = marchesToGate(island, square);
  const share = marches === 1 ? STRIDE[kind] : marches === 2 ? DASH[kind] : 0;
  if (share === 0 || isStunned) return 0;
  const front = ahead(square, facingOf(island, enemy));
  const isOpen = front !== undefined && canClimb(island, square, front) && !island.isOccupied(front);
  return isOpen && marchesToGate(island, front) < marches ? share : 0;
}

/** How many steps it is to the nearest square of the gate. */
export function marchesToGate({ scenario: { gate } }: Island, square: Square): number {
  let least = MARCHES[square]![gate[0]!]!;
  for (const goal of gate) least = Math.min(least, MARCHES[square]![goal]!);
  return least;
}
