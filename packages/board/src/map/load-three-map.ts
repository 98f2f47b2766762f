import type { MakeMapBoard } from './map-board.ts';
import type { MapSet } from './map-plan.ts';

/** Maps in three dimensions; they are large, and come by themselves when somebody wants them. */
export async function loadThreeMapBoard(set: MapSet): Promise<MakeMapBoard> {
  const [{ threeMapBoard }, solids] = await Promise.all([import('./three/three-map-board.ts'), set.solids()]);
  return threeMapBoard(set, solids);
}
