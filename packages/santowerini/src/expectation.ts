import { isLost } from './ending.ts';
import { FACES, type Face } from './enemy-kinds.ts';
import { act, orderOf } from './enemy-phase.ts';
import { type Enemy, Island } from './island.ts';

/** What an enemy may do, and on how many faces of the die. */
interface Way {
  readonly island: Island;
  faces: number;
}

/**
 * What a value comes to on average after every enemy has acted once; where the city falls nobody acts any more.
 * Who lands afterwards is left out.
 */
export function expectationAfterPhase(island: Island, value: (after: Island) => number, acted = 0): number {
  const enemy = island.enemies[acted];
  if (enemy === undefined || isLost(island)) return value(island);
  let sum = 0;
  for (const way of waysOf(island, enemy, acted))
    sum += way.faces * expectationAfterPhase(way.island, value, acted + 1);
  return sum / FACES.length;
}

/** Faces that come to the same are followed once. */
function waysOf(island: Island, enemy: Enemy, acted: number): readonly Way[] {
  if (enemy.isStunned) return [{ island: after(island, enemy, 1), faces: FACES.length }];
  const ways: Way[] = [];
  const followed = new Map<string, Way>();
  for (const face of FACES) {
    const order = orderOf(island, enemy, face);
    let way = followed.get(order);
    if (way === undefined) {
      const next = after(island, enemy, face);
      way = ways.find((known) => isSame(known.island, next, acted));
      if (way === undefined) {
        way = { island: next, faces: 0 };
        ways.push(way);
      }
      followed.set(order, way);
    }
    way.faces += 1;
  }
  return ways;
}

function after(island: Island, { id }: Enemy, face: Face): Island {
  const next = new Island(island);
  act(next, id, () => face);
  return next;
}

/** Whether two islands that differ at most by what one enemy has done are the same. */
function isSame(one: Island, other: Island, acted: number): boolean {
  const [mine, yours] = [one.enemies[acted]!, other.enemies[acted]!];
  return (
    mine.square === yours.square &&
    mine.facing === yours.facing &&
    one.builders.length === other.builders.length &&
    one.builders.every((square, index) => square === other.builders[index]) &&
    one.heights.every((height, square) => height === other.heights[square])
  );
}
