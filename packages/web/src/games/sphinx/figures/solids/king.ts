import {
  ball,
  bone,
  edged,
  egg,
  joined,
  lathe,
  moved,
  type PieceColours,
  painted,
  rgb,
  type Solid,
} from '@thera/board';
import { STONE, WHITE } from './colours.ts';
import { plinth } from './plinth.ts';

const ROBE = [
  [0.215, 0],
  [0.22, 0.02],
  [0.175, 0.2],
  [0.14, 0.36],
  [0.155, 0.44],
  [0.14, 0.49],
  [0.06, 0.54],
  [0, 0.545],
] as const;
const CROWN = [
  [0.095, 0],
  [0.1, 0.01],
  [0.11, 0.06],
  [0.1, 0.065],
  [0.085, 0.02],
  [0, 0.02],
] as const;
const SPIKE = [
  [0.034, 0],
  [0.02, 0.05],
  [0, 0.1],
] as const;
const SPIKES = 6;

/** A bearded king in purple, on his plinth. */
export function kingSolid({ fill, edge, accent = fill }: PieceColours, around: number): Solid {
  const spikes = Array.from({ length: SPIKES }, (_, index) => {
    const angle = (2 * Math.PI * index) / SPIKES;
    return edged(moved(lathe(SPIKE, 5), 0.1 * Math.sin(angle), 0.05, 0.1 * Math.cos(angle)), accent, edge);
  });
  const crown = joined(edged(lathe(CROWN, around), accent, edge), ...spikes);
  const trim = (from: readonly [number, number, number], to: readonly [number, number, number]): Solid =>
    painted(bone(0.017, from, to, 6), rgb(accent));
  const figure = joined(
    edged(lathe(ROBE, around), fill, edge),
    trim([-0.06, 0.5, 0.115], [0, 0.33, 0.142]),
    trim([0.06, 0.5, 0.115], [0, 0.33, 0.142]),
    trim([0, 0.33, 0.142], [0, 0.04, 0.212]),
    edged(moved(egg(0.081, 0.1, 0.081, around, 6), 0, 0.62, 0), WHITE, edge),
    edged(moved(egg(0.066, 0.09, 0.045, 10, 5), 0, 0.555, 0.06), STONE, edge),
    moved(crown, 0, 0.675, 0),
    painted(moved(ball(0.02, 6, 4), 0, 0.715, 0.11), rgb(fill)),
  );
  return joined(plinth(0.3, 0.3, edge, around), moved(figure, 0, 0.08, 0));
}
