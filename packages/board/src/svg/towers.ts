import type { BlockSize } from '../scene.ts';
import { type Drawing, symbol } from './drawing.ts';
import { paint } from './paint.ts';
import { type Point, UNIT } from './projection.ts';
import { footprint, hull, outlineOf, pair, short } from './shapes.ts';
import { DOME_RADII, STOREYS } from './storeys.ts';

/** A door or a window: on which wall, how far from its middle, how high above the floor, how wide, how tall. */
interface Opening {
  readonly shape: 'door' | 'arch' | 'window';
  readonly wall: 'south' | 'east';
  readonly along: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
}

const openings = (
  shape: Opening['shape'],
  wall: Opening['wall'],
  [sill, width, height]: readonly [sill: number, width: number, height: number],
  ...along: readonly number[]
): readonly Opening[] => along.map((offset) => ({ shape, wall, along: offset, sill, width, height }));

const OPENINGS: readonly [readonly Opening[], readonly Opening[], readonly Opening[]] = [
  [
    ...openings('door', 'south', [0, 0.17, 0.245], -0.02),
    ...openings('window', 'south', [0.11, 0.085, 0.11], -0.25, 0.24),
    ...openings('window', 'east', [0.11, 0.1, 0.12], -0.18, 0.18),
  ],
  [
    ...openings('arch', 'south', [0.075, 0.1, 0.15], -0.14, 0.14),
    ...openings('arch', 'east', [0.075, 0.1, 0.15], 0),
  ],
  [...openings('door', 'south', [0, 0.12, 0.17], 0), ...openings('window', 'east', [0.08, 0.08, 0.1], 0)],
];

/** The symbols `block1`, `block2`, `block3` and `dome`; their origin is the middle of what they stand on. */
export const towerSymbols = (drawing: Drawing): string =>
  STOREYS.map((_, index) => block(drawing, index as 0 | 1 | 2)).join('') + dome(drawing);

const block = (drawing: Drawing, index: 0 | 1 | 2): string =>
  symbol(
    drawing,
    `block${index + 1}`,
    blockShape(drawing, (index + 1) as BlockSize, (index + 1) as BlockSize),
  );

/** A block of some size as a storey of a tower: it is as high as the storey that it stands for. */
export function blockShape(drawing: Drawing, size: BlockSize, level: BlockSize): string {
  const index = (size - 1) as 0 | 1 | 2;
  const { at, uprightness } = drawing.projection;
  const { half, corner } = STOREYS[index];
  const { height } = STOREYS[(level - 1) as 0 | 1 | 2];
  const foot = footprint(0, 0, half, corner).map(([x, y]) => at(x, y));
  const roof = footprint(0, 0, half, corner).map(([x, y]) => at(x, y, height));
  const inner = footprint(0, 0, half - 0.035, corner * 0.8).map(([x, y]) => at(x, y, height));
  const walls = outlineOf(hull([...foot, ...roof]));
  const holes = uprightness > 0.1 ? holesOf(drawing, index) : '';
  return (
    (level > 1 ? contactShade(drawing, half + 0.04) : '') +
    `<path d="${walls}" fill="${paint(drawing, 'wall')}" stroke="var(--plaster-edge)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${walls}" fill="${paint(drawing, 'foot')}"/>${holes}` +
    `<path d="${outlineOf(roof)}" fill="var(--roof-${size})" stroke="var(--plaster-edge)" stroke-width="1.2" stroke-opacity=".85"/>` +
    `<path d="${outlineOf(inner)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`
  );
}

function contactShade({ projection }: Drawing, half: number, corner = 0.08): string {
  const points = footprint(0.03, 0, half, corner).map(([x, y]) => projection.at(x, y));
  return `<path d="${outlineOf(points)}" fill="var(--shadow)" opacity=".2"/>`;
}

function holesOf(drawing: Drawing, index: 0 | 1 | 2): string {
  const { half } = STOREYS[index];
  const data = (isDoor: boolean): string =>
    OPENINGS[index]
      .filter(({ shape }) => (shape === 'door') === isDoor)
      .map((opening) => outlineOf(edgeOf(drawing, half, opening)))
      .join('');
  const doors = data(true);
  return `${doors && `<path d="${doors}" fill="var(--door)"/>`}<path d="${data(false)}" fill="var(--window)"/>`;
}

function edgeOf({ projection }: Drawing, half: number, opening: Opening): readonly Point[] {
  const { shape, wall, along, sill, width, height } = opening;
  const radius = width / 2;
  const on = (across: number, z: number): Point =>
    wall === 'south' ? projection.at(along + across, -half, z) : projection.at(half, along + across, z);
  const head = Array.from({ length: 7 }, (_, step): Point => {
    const angle = (step * Math.PI) / 6;
    return on(radius * Math.cos(angle), sill + height - radius + radius * Math.sin(angle));
  });
  const lintel = [on(radius, sill + height), on(-radius, sill + height)];
  return [on(-radius, sill), on(radius, sill), ...(shape === 'window' ? lintel : head)];
}

/** A dome as it stands on three blocks; upon fewer it is drawn larger. */
function dome(drawing: Drawing): string {
  const { uprightness, flatness } = drawing.projection;
  const radius = DOME_RADII[3] * UNIT;
  const rise = -0.045 * UNIT * uprightness;
  const drum = radius * 1.06;
  const at = (u: number, v: number): string => pair([u * radius, rise + v * radius]);
  const edge = (colour: string, width: number): string =>
    ` stroke="var(--${colour})" stroke-width="${width}"`;
  return symbol(
    drawing,
    'dome',
    contactShade(drawing, 0.28, 0.28) +
      `<path d="M${pair([-drum, rise])}V0A${short(drum)} ${short(drum * flatness)} 0 0 0 ${short(drum)} 0V${short(rise)}Z" fill="${paint(drawing, 'wall')}"${edge('plaster-edge', 1.6)}/>` +
      `<path d="M${at(-1, 0)}A${short(radius)} ${short(radius)} 0 0 1 ${at(1, 0)}A${short(radius)} ${short(radius * flatness)} 0 0 1 ${at(-1, 0)}Z" fill="${paint(drawing, 'glaze')}"${edge('dome-lo', 1.6)}/>` +
      `<path d="M${at(-0.62, -0.42)}A${short(radius * 0.8)} ${short(radius * 0.8)} 0 0 1 ${at(-0.05, -0.83)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round"/>` +
      `<circle cy="${short(rise - radius * Math.min(1.02, uprightness * 1.6))}" r="${short(radius * 0.14)}" fill="var(--plaster-lit)"${edge('plaster-edge', 1.3)}/>`,
  );
}
