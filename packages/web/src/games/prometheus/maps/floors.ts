import type { Cell, Floor } from '@thera/board';
import { SHADED } from './areas.ts';
import { facets } from './facets.ts';
import { GLYPHS } from './glyphs.ts';
import { brokenColumns } from './props.ts';
import { evenly, scattered, seededBy } from './scatter.ts';

const round = Math.round;
const drawn = (data: string, stroke: string, width: number, opacity: number): string =>
  `<path d="${data}" fill="none" stroke="var(--m-${stroke})" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Wet slate: short flecks of light. */
const flecks = (cell: Cell): string => {
  const random = seededBy(`${cell.area}!`);
  const points = scattered(cell, 16);
  const group = (remainder: number): string =>
    points
      .filter((_, index) => index % 3 === remainder)
      .map(([x, y]) => `M${x} ${y}l${round(5 + random() * 9)} ${round(random() * 3 - 1.5)}`)
      .join('');
  return drawn(group(0), 'lit', 3, 0.42) + drawn(group(1), 'lit', 4, 0.3) + drawn(group(2), 'lit', 2.4, 0.25);
};

const SLAB = { width: 86, height: 54 };

/** Marble slabs; they go on from area to area. */
const paving = ({ box }: Cell): string => {
  const rows = evenly(Math.floor(box.top / SLAB.height) * SLAB.height, box.bottom, SLAB.height);
  const courses = rows.map((y) => {
    const shift = round(y / SLAB.height) % 2 === 0 ? 0 : SLAB.width / 2;
    const start = Math.floor((box.left - shift) / SLAB.width) * SLAB.width + shift;
    const joints = evenly(start, box.right, SLAB.width).map((x) => `M${x} ${y}v${SLAB.height}`);
    return `M${round(box.left)} ${y}H${round(box.right)}${joints.join('')}`;
  });
  return drawn(courses.join(''), 'grout', 2.4, 0.75);
};

/** Ticks of leaves. */
const leaves = (cell: Cell): string =>
  drawn(
    scattered(cell, 34)
      .map(([x, y]) => `M${x} ${y}q6-10 12 0`)
      .join(''),
    'leaf-edge',
    3,
    0.42,
  );

const COURSE = { width: 44, height: 31, stone: 35, joint: 26 };

/** Courses of a wall of which stones are missing. */
const courses = ({ area, box }: Cell): string => {
  const random = seededBy(area);
  const lines = evenly(box.top, box.bottom, COURSE.height).flatMap((y, row) =>
    evenly(box.left + (row % 2 === 0 ? 0 : COURSE.width / 2), box.right, COURSE.width).map((x) => {
      const at = `M${round(x)} ${round(y)}`;
      return (
        (random() < 0.5 ? `${at}h${COURSE.stone}` : '') + (random() < 0.42 ? `${at}v${COURSE.joint}` : '')
      );
    }),
  );
  return drawn(lines.join(''), 'stone-edge', 3, 0.42);
};

/** Bars across the way up. */
const steps = ({ form, box }: Cell): string => {
  const [from, to] = form === 'tall' ? [box.top, box.bottom] : [box.left, box.right];
  const bars = evenly(round(from), to, 26);
  const [shade, light] =
    form === 'tall'
      ? [
          bars.map((y) => `M${round(box.left)} ${y + 5}H${round(box.right)}`),
          bars.map((y) => `M${round(box.left)} ${y}H${round(box.right)}`),
        ]
      : [
          bars.map((x) => `M${x + 5} ${round(box.top)}V${round(box.bottom)}`),
          bars.map((x) => `M${x} ${round(box.top)}V${round(box.bottom)}`),
        ];
  return drawn(shade.join(''), 'face', 9, 0.65) + drawn(light.join(''), 'lit', 3, 0.7);
};

/** Short waves. */
const ripples = ({ area, box }: Cell): string => {
  const random = seededBy(area);
  const rows = evenly(box.top + 6, box.bottom, 28).flatMap((y) =>
    evenly(box.left - random() * 56, box.right, 84).map((x) => `M${round(x)} ${round(y)}q10-9 20 0t20 0`),
  );
  return drawn(rows.join(''), 'water-line', 3.2, 0.6);
};

/** Long waves along the river, and strokes all round it: here one stops. */
const torrent = (cell: Cell): string => {
  const { area, form, box } = cell;
  const random = seededBy(area);
  const waves =
    form === 'tall'
      ? evenly(box.top + 4, box.bottom, 21).flatMap((y) =>
          evenly(box.left - random() * 60, box.right, 92).map(
            (x) => `M${round(x)} ${round(y)}q12-9 24 0t24 0t24 0`,
          ),
        )
      : evenly(box.left + 4, box.right, 21).flatMap((x) =>
          evenly(box.top - random() * 60, box.bottom, 92).map(
            (y) => `M${round(x)} ${round(y)}q-9 12 0 24t0 24t0 24`,
          ),
        );
  return (
    drawn(waves.join(''), 'rift-line', 3.6, 0.75) +
    `<path d="${hachures(cell)}" stroke="var(--m-edge)" stroke-width="5" stroke-linecap="round"/>`
  );
};

/** Strokes inwards from the edge, long and short in turn. */
function hachures({ outline }: Cell): string {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return evenly(10, length - 6, 15).map((way, stroke) => {
        const long = stroke % 2 === 0 ? 11 : 18;
        return `M${round(from[0] + alongX * way)} ${round(from[1] + alongY * way)}l${round(-alongY * long)} ${round(alongX * long)}`;
      });
    })
    .join('');
}

const PLAIN: Readonly<Record<'styx' | 'olympus', Floor['texture']>> = { styx: flecks, olympus: paving };

/** The kinds of ground, as they look on one of the maps. */
export const floorsOf = (map: 'styx' | 'olympus'): Readonly<Record<string, Floor>> => ({
  open: { fill: 'var(--m-open)', texture: PLAIN[map] },
  [SHADED]: { fill: 'var(--m-open-2)', texture: PLAIN[map] },
  forest: { fill: 'var(--m-forest)', texture: leaves, glyph: GLYPHS.forest },
  ruins: { fill: 'var(--m-ruins)', texture: courses, furniture: brokenColumns, glyph: GLYPHS.ruins },
  stairs: { fill: 'var(--m-stairs)', texture: steps, glyph: GLYPHS.stairs },
  water: { fill: 'var(--m-water)', texture: ripples, glyph: GLYPHS.water, isSunken: true },
  rift: { fill: 'var(--m-rift)', texture: torrent, glyph: GLYPHS.rift, isSunken: true },
  cliff: { fill: 'var(--m-cliff)', texture: facets, glyph: GLYPHS.cliff, isSteep: true },
  crag: { fill: 'var(--m-cliff)', texture: facets, glyph: GLYPHS.crag, isSteep: true },
});
