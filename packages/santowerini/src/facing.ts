import { type EnemyKind, NATURES } from './enemy-kinds.ts';
import type { Enemy, Island } from './island.ts';
import { columnOf, FACINGS, type Facing, LINES, rowOf, type Square } from './squares.ts';

/** What an enemy sees of a building on one of its lines. */
interface Sight {
  readonly facing: Facing;
  readonly distance: number;
  readonly height: number;
}

/** Where an enemy turns before it acts: to the nearest building in a line with it, else to the gate. */
export function facingOf(island: Island, enemy: Enemy): Facing {
  return (seesBuildings(enemy.kind) && facingBuilding(island, enemy)) || facingGate(island, enemy.square);
}

const seesBuildings = (kind: EnemyKind): boolean => !NATURES[kind].ignoresBuildings;

function facingBuilding({ heights }: Island, { square, facing }: Enemy): Facing | undefined {
  // Of equals the direction faced already comes first, then north, east, south, west.
  let best = nearestBuilding(heights, square, facing);
  for (const towards of FACINGS) {
    const seen = towards === facing ? undefined : nearestBuilding(heights, square, towards);
    if (seen !== undefined && (best === undefined || isRather(seen, best))) best = seen;
  }
  return best?.facing;
}

function nearestBuilding(heights: readonly number[], square: Square, facing: Facing): Sight | undefined {
  const line = LINES[facing][square]!;
  for (let distance = 0; distance < line.length; distance++) {
    const height = heights[line[distance]!]!;
    if (height > 0) return { facing, distance, height };
  }
  return undefined;
}

/** The nearer is turned to, and of two as near the taller. */
const isRather = (one: Sight, other: Sight): boolean =>
  one.distance < other.distance || (one.distance === other.distance && one.height > other.height);

/** Along the longer way to the nearest square of the gate; of equal ways north or south. */
function facingGate({ scenario: { gate } }: Island, from: Square): Facing {
  const way = (to: Square): number =>
    Math.abs(columnOf(to) - columnOf(from)) + Math.abs(rowOf(to) - rowOf(from));
  const nearest = gate.reduce((best, square) => (way(square) < way(best) ? square : best));
  const columns = columnOf(nearest) - columnOf(from);
  const rows = rowOf(nearest) - rowOf(from);
  if (Math.abs(columns) > Math.abs(rows)) return columns > 0 ? 'e' : 'w';
  return rows > 0 ? 's' : 'n';
}
