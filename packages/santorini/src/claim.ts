import { Turn } from './generator/turn.ts';
import type { Position } from './position.ts';

/** The seat that has won by the state of the board before anybody moves, or -1. */
export function stateClaim(position: Position): number {
  if (position.extra !== 0) return -1;
  const claimants = position.lineup.plans[position.turn]!.claimants;
  if (claimants.length === 0) return -1;
  const turn = new Turn();
  turn.begin(position);
  return claimants.find(({ power }) => power.claims!(turn))?.seat ?? -1;
}
