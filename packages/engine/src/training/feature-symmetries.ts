import { nextSquare, type Square, SYMMETRIES } from '@thera/santorini';
import { FEATURES, type FeatureKind, MINE, TERRAIN, TERRAINS, THEIRS } from '../net/features.ts';

/** How many features a square has about a worker: its heights. */
const BY_WORKER = 4;
const SQUARES = 25;
const DIRECTIONS = 8;
const CENTRE: Square = 12;

/** Says what becomes of a feature of some kind, counted from the first of its kind. */
type Turning = (feature: number) => number;

/** For each symmetry of the board, each feature as it is once the board is turned. */
export const FEATURE_SYMMETRIES: readonly Readonly<Uint16Array>[] = SYMMETRIES.map((symmetry) => {
  const turned = Uint16Array.from({ length: FEATURES }, (_, feature) => feature);
  const turn = (begin: number, end: number, turning: Turning): void => {
    for (let feature = begin; feature < end; feature++) turned[feature] = begin + turning(feature - begin);
  };
  turn(TERRAIN, MINE.worker, bySquare(symmetry, TERRAINS));
  for (const [kind, turning] of turningsOf(symmetry)) {
    const size = THEIRS[kind] - MINE[kind];
    turn(MINE[kind], MINE[kind] + size, turning);
    turn(THEIRS[kind], THEIRS[kind] + size, turning);
  }
  return turned;
});

/** The kinds of features that are about squares or directions. */
function turningsOf(symmetry: readonly Square[]): readonly (readonly [FeatureKind, Turning])[] {
  const direction = directions(symmetry);
  return [
    ['worker', bySquare(symmetry, BY_WORKER)],
    ['mark', bySquare(symmetry, 1)],
    ['heading', (feature) => feature - (feature % DIRECTIONS) + direction(feature % DIRECTIONS)],
  ];
}

/** Features come in blocks of so many for each square of the board, one board after the other. */
function bySquare(symmetry: readonly Square[], block: number): Turning {
  return (feature) => {
    const square = Math.floor(feature / block) % SQUARES;
    return feature + (symmetry[square]! - square) * block;
  };
}

/** The centre stays where it is, so its neighbours show where directions go. */
function directions(symmetry: readonly Square[]): (direction: number) => number {
  const neighbours = Array.from({ length: DIRECTIONS }, (_, direction) => nextSquare(CENTRE, direction));
  return (direction) => neighbours.indexOf(symmetry[neighbours[direction]!]!);
}
