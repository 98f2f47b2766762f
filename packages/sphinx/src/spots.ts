import type { Seat } from '@thera/table';
import { WANDERER, WORKERS, type Worker, workersOf } from './crew.ts';
import { terrainIn } from './field.ts';
import type { State } from './state.ts';
import { type Square, squareAt } from './terrain.ts';

/** The spots on which no worker has been placed yet. */
export function spotsLeft(state: State): readonly Square[] {
  const terrain = terrainIn(state);
  const { workers, workers3 } = terrain.riddle;
  const spots = state.setup.players === 3 ? (workers3 ?? workers) : workers;
  return spots.map((spot) => squareAt(terrain, spot)).filter((square) => !state.workers.includes(square));
}

/** The order in which workers are placed: one of each side in turn, the Wanderer last. */
export const placingOrder = (players: number): readonly Worker[] => (players === 3 ? WORKERS : [0, 2, 1, 3]);

/** Who places a worker. Partners place one each. */
export function placerOf(players: number, worker: Worker): Seat {
  if (players === 4) return placingOrder(players).indexOf(worker);
  if (players === 3 && worker === WANDERER) return 0;
  return Array.from({ length: players }, (_, seat) => seat).find((seat) =>
    workersOf(players, seat).includes(worker),
  )!;
}
