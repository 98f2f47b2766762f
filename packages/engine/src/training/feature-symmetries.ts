import { SYMMETRIES } from '@thera/santorini';
import { FEATURES, MINE, TERRAIN } from '../net/features.ts';

/** How many features about a square begin at each place: its heights, then the heights of a worker of either perspective there. */
const BY_TERRAIN = 5;
const BY_WORKER = 4;
const SQUARES = 25;

/** For each symmetry of the board, each feature as it is once the board is turned. */
export const FEATURE_SYMMETRIES: readonly Readonly<Uint16Array>[] = SYMMETRIES.map((symmetry) =>
  Uint16Array.from({ length: FEATURES }, (_, feature) => {
    if (feature >= MINE.power) return feature;
    const [begin, count] = feature < MINE.worker ? [TERRAIN, BY_TERRAIN] : [MINE.worker, BY_WORKER];
    const square = Math.floor((feature - begin) / count);
    const turned = symmetry[square % SQUARES]! - (square % SQUARES);
    return feature + turned * count;
  }),
);
