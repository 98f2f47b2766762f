import { egg, joined, type MapColour, moved, type Outskirts, painted, type Solid } from '@thera/board';
import { seededBy } from '../maps/scatter.ts';

const CLOUDS = 46;
/** The parts of a cloud: where each is and how large. */
const PARTS = [
  [0, 0, 0, 1],
  [-0.95, -0.1, 0.1, 0.7],
  [0.9, -0.06, 0.14, 0.75],
  [0.3, 0.24, -0.3, 0.72],
] as const;
/** Clouds are bright by themselves: light goes through them. */
const GLOW = 0.3;
const DEPTH = -1.1;

/** A sea of clouds around the mountain, and a few puffs at its foot. */
export function clouds({ width, height, coast }: Outskirts, colour: MapColour): Solid {
  const random = seededBy('sea of clouds');
  const [white, shade] = [colour('cloud'), colour('cloud-edge')];
  const puff = (x: number, y: number, z: number, size: number): Solid => {
    const form = moved(egg(size * 1.2, size * 0.62, size, 16, 8), x, y, z);
    const paint = ([, up]: readonly [number, number, number]) => {
      const share = Math.min(Math.max((up - y) / (size * 0.62) / 2 + 0.5, 0), 1);
      const part = (i: 0 | 1 | 2): number => shade[i] + (white[i] - shade[i]) * share;
      return [part(0), part(1), part(2)] as const;
    };
    return painted(form, paint, GLOW);
  };
  const cloud = (x: number, y: number, z: number, size: number): Solid =>
    joined(
      ...PARTS.map(([right, up, near, share]) =>
        puff(x + right * size, y + up * size, z + near * size, size * share),
      ),
    );
  const around = Array.from({ length: CLOUDS }, (_, index) => {
    const [x, y] = coast[Math.floor((index * coast.length) / CLOUDS)]!;
    const away = 0.2 + random() ** 1.4 * 4;
    const [dx, dz] = [x / 100 - width / 200, y / 100 - height / 200];
    const length = Math.hypot(dx, dz) || 1;
    const [aside, along] = [random() * 2.4 - 1.2, random() * 1.2 - 0.6];
    return cloud(
      dx + (dx / length) * away + aside,
      DEPTH - away * 0.22 + random() * 0.3,
      dz + (dz / length) * away + along,
      0.4 + random() * 0.5,
    );
  });
  return joined(...around);
}
