import type { EnemyKind, Face } from './enemy-kinds.ts';

/** A wave of the siege without end. */
export interface Wave {
  readonly size: number;
  /** Who comes on each face of the die. */
  readonly kinds: readonly EnemyKind[];
  readonly interval: number;
  readonly cap: number;
}

/** From which wave on the die brings whom. */
const TIERS: readonly { readonly from: number; readonly kinds: readonly EnemyKind[] }[] = [
  { from: 1, kinds: ['raider', 'raider', 'raider', 'raider', 'runner', 'runner'] },
  { from: 2, kinds: ['raider', 'raider', 'runner', 'runner', 'runner', 'sapper'] },
  { from: 4, kinds: ['raider', 'runner', 'runner', 'runner', 'sapper', 'brute'] },
  { from: 6, kinds: ['runner', 'runner', 'runner', 'sapper', 'brute', 'captain'] },
];

const MOST_ASHORE = 5;
const FIRST_ASHORE = 3;
const FIRST_SIZE = 3;
const FIRST_INTERVAL = 2;

/** Every wave is one larger than the last; from the third on they come without a pause, and ever more at once. */
export function waveOf(wave: number): Wave {
  const pairs = Math.floor((wave - 1) / 2);
  return {
    size: FIRST_SIZE + wave - 1,
    kinds: TIERS.findLast(({ from }) => from <= wave)!.kinds,
    interval: Math.max(1, FIRST_INTERVAL - pairs),
    cap: Math.min(MOST_ASHORE, FIRST_ASHORE + pairs),
  };
}

/** Who comes in a wave for these faces of the die. */
export const musterOf = (wave: number, faces: readonly Face[]): readonly EnemyKind[] =>
  faces.map((face) => waveOf(wave).kinds[face - 1]!);
