import { HARDSHIPS } from './difficulty.ts';
import { isLost } from './ending.ts';
import { type Face, NATURES, type Order } from './enemy-kinds.ts';
import type { Enemy, Island } from './island.ts';
import { isLandingDue, land, muster, type Roll } from './landing.ts';
import type { EnemyId } from './occurrence.ts';
import { carryOut, turn } from './orders.ts';

/** Whether the enemies do nothing after this turn. */
export const skipsPhase = ({ setup, turns }: Pick<Island, 'setup' | 'turns'>): boolean =>
  turns <= 1 && HARDSHIPS[setup.difficulty].skipsFirstPhase;

/** All enemies act, and the round ends. It ends at once when the city has fallen. */
export function runEnemyPhase(island: Island, roll: Roll): void {
  for (const { id } of island.enemies) {
    act(island, id, roll);
    if (isLost(island)) return;
  }
  endRound(island, roll);
}

/** One enemy turns, rolls and does what the die says; a stunned one only recovers. */
export function act(island: Island, id: EnemyId, roll: Roll): void {
  const enemy = island.enemy(id);
  if (enemy.isStunned) {
    island.happen({ kind: 'recovered', enemy: id });
    return;
  }
  turn(island, id);
  const face = roll();
  const order = orderOf(island, enemy, face);
  island.happen({
    kind: 'rolled',
    enemy: id,
    face,
    order,
    isCommanded: face === 1 && isCommanded(island, enemy),
  });
  carryOut(island, id, order);
}

/** What an enemy does on a face of the die. */
export function orderOf(island: Pick<Island, 'enemies'>, enemy: Enemy, face: Face): Order {
  const counted = face === 1 && isCommanded(island, enemy) ? 2 : face;
  return NATURES[enemy.kind].orders[counted - 1]!;
}

/** Whether a captain other than the enemy itself is ashore. */
export const isCommanded = ({ enemies }: Pick<Island, 'enemies'>, enemy: Enemy): boolean =>
  enemies.some(({ id, kind }) => id !== enemy.id && NATURES[kind].commands);

export function endRound(island: Island, roll: Roll): void {
  island.happen({ kind: 'round-ended', round: island.round + 1 });
  if (isLandingDue(island, island.round)) land(island, roll);
  muster(island, roll);
}
