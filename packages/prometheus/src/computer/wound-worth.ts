import { PARTS } from '../data/scenario.ts';
import { UNITS } from '../data/units.ts';
import type { UnitState } from '../state.ts';
import { HOUND_WOUND_WORTH, WOUND_WORTH } from './weights.ts';

/** What so many expected wounds on a unit are worth to whoever deals them. */
export function woundWorth({ id, vit }: UnitState, wounds: number): number {
  const kind = UNITS[id].class;
  const [wound, destroyed] = id === PARTS.hound ? HOUND_WOUND_WORTH : WOUND_WORTH[kind];
  // The weaker a god is, the more every wound counts.
  const share = kind === 'god' ? 12 / (vit + 3) : 1;
  return wounds * wound * share + Math.min(1, (wounds / vit) ** 2) * destroyed;
}
