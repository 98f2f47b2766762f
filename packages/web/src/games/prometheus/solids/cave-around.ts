import {
  joined,
  lathe,
  type MapColour,
  moved,
  type Outskirts,
  painted,
  type Solid,
  scaled,
} from '@thera/board';
import { seededBy } from '../maps/scatter.ts';

const SPIKES = 74;
const DEPTH = -0.9;

/** Black water around the rock, and stalagmites in it. */
export function cave({ width, height, coast }: Outskirts, colour: MapColour): Solid {
  const random = seededBy('stalagmites');
  const [rock, high, water, deep] = [colour('rock'), colour('rock-hi'), colour('bg-1'), colour('bg-3')];
  const lake = lathe(
    [
      [4, DEPTH],
      [8, DEPTH],
      [12, DEPTH - 0.01],
      [40, DEPTH - 0.02],
    ],
    40,
  );
  const spikes = Array.from({ length: SPIKES }, (_, index) => {
    const [x, y] = coast[Math.floor((index * coast.length) / SPIKES)]!;
    const [dx, dz] = [x / 100 - width / 200, y / 100 - height / 200];
    const length = Math.hypot(dx, dz) || 1;
    const away = 0.45 + random() * 2.6;
    const size = 0.3 + random() * 0.6;
    const spike = scaled(
      lathe(
        [
          [0.5, 0],
          [0.3, 0.4],
          [0.14, 1],
          [0, 1.7],
        ],
        7,
      ),
      size,
      size * (dz > 0 ? 0.7 : 1.1),
      size,
    );
    return painted(
      moved(
        spike,
        dx + (dx / length) * away + random() - 0.5,
        DEPTH,
        dz + (dz / length) * away + random() - 0.5,
      ),
      ([, up]) => (up > DEPTH + size * 0.9 ? high : rock),
    );
  });
  const shade = ([x, , z]: readonly [number, number, number]) => {
    const share = Math.min(Math.max((Math.hypot(x, z) - 5) / 7, 0), 1);
    const part = (i: 0 | 1 | 2): number => water[i] + (deep[i] - water[i]) * share;
    return [part(0), part(1), part(2)] as const;
  };
  return joined(painted(lake, shade), ...spikes);
}
