import type { Grid } from '../src/grid.ts';
import { bareScene, type Scene, ZONE_KINDS } from '../src/scene.ts';
import { gridOf } from './shapes.ts';

/** Two banks with a bridge, and a gate that is closed beside one that stands open. */
export const BANKS: Grid = gridOf(
  ['...~...', '...~...', '...~...'],
  [
    [
      [2, 1],
      [4, 1],
    ],
  ],
);

/** A square of each zone but `exit`, in the far row and the middle one; towers in the near row. */
export const FIELD: Scene = {
  ...bareScene(BANKS),
  towers: bareScene(BANKS)
    .towers.with(14, { blocks: 2, dome: false, sizes: [2, 1] })
    .with(15, { blocks: 1, dome: true }),
  pieces: [
    { square: 16, kind: 'guard', id: 'a', isAsleep: true },
    { square: 18, kind: 'guard', id: 'b' },
  ],
  tokens: [
    { square: 16, kind: 'shell' },
    { square: 18, kind: 'shell' },
    { square: 18, kind: 'shell' },
    { square: 19, kind: 'shell' },
    { square: 20, kind: 'shell', isSign: true },
  ],
  zones: ZONE_KINDS.filter((kind) => kind !== 'exit').map((kind, index) => ({
    kind,
    squares: [[0, 1, 2, 4, 5, 6, 7, 8][index]!],
  })),
  gates: [
    { square: 12, isOpen: false, passage: 'north-south' },
    { square: 13, isOpen: true, passage: 'east-west' },
  ],
  marks: [
    { square: 9, kind: 'special', text: '−1' },
    { square: 19, kind: 'build' },
  ],
  last: {
    colour: 'guard',
    arrows: [{ from: 17, to: 16, colour: 'guard', isForced: false }],
    left: [17],
    reached: [16],
    built: [14],
  },
  selected: 16,
};
