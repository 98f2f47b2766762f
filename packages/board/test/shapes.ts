import type { Grid } from '../src/grid.ts';

/** A board drawn with `.` for ground and `~` for none; bridges as pairs of column and row from the far left corner. */
export function gridOf(rows: readonly string[], bridges: readonly (readonly [Pair, Pair])[] = []): Grid {
  const columns = rows[0]!.length;
  const square = ([column, row]: Pair): number => row * columns + column;
  return {
    columns,
    rows: rows.length,
    holes: [...rows.join('')].flatMap((sign, index) => (sign === '~' ? [index] : [])),
    bridges: bridges.map(([from, to]) => ({ from: square(from), to: square(to) })),
  };
}

type Pair = readonly [column: number, row: number];

/** Four by six: a bay, a pond, a channel through which a bridge goes, and a corner that is missing. */
export const ISLES: Grid = gridOf(
  ['...~', '.~..', '....', '~~~~', '....', '..~.'],
  [
    [
      [1, 2],
      [1, 4],
    ],
  ],
);

/** Boards of every sort, with how many squares have ground and how many coasts they have. */
export const SHAPES: readonly (readonly [name: string, shape: Grid, squares: number, coasts: number])[] = [
  ['three by three', gridOf(['...', '...', '...']), 9, 1],
  ['five by five', gridOf(Array(5).fill('.....')), 25, 1],
  ['eight by eight', gridOf(Array(8).fill('........')), 64, 1],
  ['one row of eight', gridOf(['........']), 8, 1],
  ['a ring around a pond', gridOf(['...', '.~.', '...']), 8, 2],
  [
    'a river',
    gridOf(
      ['..~..', '..~..', '..~..'],
      [
        [
          [1, 1],
          [3, 1],
        ],
      ],
    ),
    12,
    2,
  ],
  ['squares that touch at their corners', gridOf(['.~.', '~.~', '.~.']), 5, 5],
  ['isles', ISLES, 17, 3],
];
