import { NATURES, type Order } from './enemy-kinds.ts';
import { facingOf } from './facing.ts';
import { DOMED, type Enemy, type Island } from './island.ts';
import type { EnemyId } from './occurrence.ts';
import { ahead, type Square } from './squares.ts';

/** What came of a part of an order. */
type Effect = 'marched' | 'attacked' | 'nothing';

/** Carries out what the die tells an enemy to do. */
export function carryOut(island: Island, id: EnemyId, order: Order): void {
  const effect = ACTIONS[order](island, id);
  if (effect === 'nothing' && order !== 'hold') {
    const { square, facing } = island.enemy(id);
    island.happen({ kind: 'thwarted', enemy: id, square: ahead(square, facing) ?? null });
  }
}

const ACTIONS: Readonly<Record<Order, (island: Island, id: EnemyId) => Effect>> = {
  hold: () => 'nothing',
  march,
  attack,
  fury(island, id) {
    const effect = march(island, id);
    if (effect === 'attacked' || isAtGate(island, id)) return effect;
    turn(island, id);
    const then = attack(island, id);
    return then === 'nothing' ? effect : then;
  },
  dash(island, id) {
    const effect = march(island, id);
    if (effect !== 'marched' || isAtGate(island, id)) return effect;
    turn(island, id);
    march(island, id);
    return effect;
  },
  breach(island, id) {
    const { square, facing } = island.enemy(id);
    const front = ahead(square, facing);
    const isOpen = front !== undefined && island.heights[front]! > 0 && !island.isOccupied(front);
    return isOpen ? attack(island, id) : march(island, id);
  },
  smash(island, id) {
    const effect = attack(island, id);
    return effect === 'nothing' ? march(island, id) : effect;
  },
};

/** Turns an enemy to where it has to face. */
export function turn(island: Island, id: EnemyId): void {
  const enemy = island.enemy(id);
  const facing = facingOf(island, enemy);
  if (facing !== enemy.facing) island.happen({ kind: 'turned', enemy: id, facing });
}

/** A step forward; what is in the way of it is attacked. */
function march(island: Island, id: EnemyId): Effect {
  const enemy = island.enemy(id);
  const front = ahead(enemy.square, enemy.facing);
  if (front === undefined || island.enemyOn(front) !== undefined) return 'nothing';
  if (island.builders.includes(front) || !canClimb(island, enemy.square, front)) return attack(island, id);
  island.happen({ kind: 'marched', enemy: id, from: enemy.square, to: front });
  return 'marched';
}

/** Whether somebody can step from one square onto the other: not onto a dome, and one level up at most. */
export const canClimb = ({ heights }: Pick<Island, 'heights'>, from: Square, to: Square): boolean =>
  heights[to]! < DOMED && heights[to]! <= heights[from]! + 1;

function attack(island: Island, id: EnemyId): Effect {
  const enemy = island.enemy(id);
  const front = ahead(enemy.square, enemy.facing);
  if (front === undefined || island.enemyOn(front) !== undefined) return 'nothing';
  return island.builders.includes(front) ? fell(island, enemy, front) : strike(island, enemy, front);
}

/** A builder who stands higher is safe, and shields what it stands on. */
function fell(island: Island, enemy: Enemy, square: Square): Effect {
  if (island.heights[square]! > island.heights[enemy.square]!) return 'nothing';
  island.happen({ kind: 'felled', enemy: enemy.id, square });
  return 'attacked';
}

function strike(island: Island, enemy: Enemy, square: Square): Effect {
  const pieces = Math.min(NATURES[enemy.kind].pieces, island.heights[square]!);
  if (pieces === 0) return 'nothing';
  island.happen({ kind: 'struck', enemy: enemy.id, square, pieces });
  return 'attacked';
}

const isAtGate = (island: Island, id: EnemyId): boolean =>
  island.scenario.gate.includes(island.enemy(id).square);
