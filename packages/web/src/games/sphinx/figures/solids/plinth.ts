import { edged, lathe, type Solid, scaled } from '@thera/board';
import { STONE } from './colours.ts';

const HEIGHT = 0.08;

/** What somebody stands on who is no worker: its top is at 0.08. */
export const plinth = (across: number, along: number, edge: string, around: number): Solid =>
  edged(
    scaled(
      lathe(
        [
          [1, 0],
          [1, HEIGHT - 0.02],
          [0.94, HEIGHT],
          [0.94, HEIGHT],
          [0, HEIGHT],
        ],
        around + 8,
      ),
      across,
      1,
      along,
    ),
    STONE,
    edge,
  );
