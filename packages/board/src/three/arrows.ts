import type { QuarterTurns } from '../quarter-turns.ts';
import type { Arrow, Scene } from '../scene.ts';
import { rgb } from './colour.ts';
import { type Point3, spotOf, standingHeight } from './measures.ts';
import type { Palette } from './palette.ts';
import { type Corner, type Form, fan, joined, joinedForms, painted, type Solid, sheet } from './solid.ts';

const STEPS = 18;
const HALF_BREADTH = 0.032;
const EDGE = 0.02;
const FORCED = 0.65;
/** How far before the worker an arrow ends, how long its head is, and how broad. */
const STOP = 0.3;
const HEAD = { length: 0.2, half: 0.115 };
/** How far an arrow bends aside and how far it rises. */
const BEND = 0.16;
const RISE = 0.16;
const UP: Point3 = [0, 1, 0];

/** Ribbons along the ways of the last turn. What comes first is drawn first: edges below fills. */
export function arrowsSolid(
  arrows: readonly Arrow[],
  scene: Scene,
  turns: QuarterTurns,
  palette: Palette,
): Solid {
  const colour = (arrow: Arrow, part: 'edge' | 'fill') => rgb(palette.seats[arrow.look][part]);
  return joined(
    ...arrows.map((arrow) => painted(ribbon(arrow, scene, turns, EDGE), colour(arrow, 'edge'))),
    ...arrows.map((arrow) => painted(ribbon(arrow, scene, turns, 0), colour(arrow, 'fill'))),
  );
}

function ribbon(arrow: Arrow, scene: Scene, turns: QuarterTurns, edge: number): Form {
  const scale = arrow.isForced ? FORCED : 1;
  const way = wayOf(arrow, scene, turns);
  const half = HALF_BREADTH * scale + edge;
  const head = HEAD.length * scale;
  const neck = way.slice(0, -1).filter((point) => gap(point, way.at(-1)!) >= head);
  const shaft = neck.length > 1 ? neck : way.slice(0, 2);
  const sides = shaft.map((point, i) =>
    aside(shaft[Math.max(i - 1, 0)]!, shaft[Math.min(i + 1, shaft.length - 1)]!, point),
  );
  const row = (sign: 1 | -1): Corner[] =>
    sides.map(
      ({ at, left }): Corner => ({
        at: [at[0] + left[0] * half * sign, at[1], at[2] + left[1] * half * sign],
        normal: UP,
      }),
    );
  return joinedForms(
    sheet([row(-1), row(1)]),
    disc(shaft[0]!, half * 1.7),
    tip(sides.at(-1)!, way.at(-1)!, scale, edge),
  );
}

interface Side {
  readonly at: Point3;
  readonly left: readonly [x: number, z: number];
}

function aside(from: Point3, to: Point3, at: Point3): Side {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz) || 1;
  return { at, left: [dz / length, -dx / length] };
}

function tip({ at, left }: Side, end: Point3, scale: number, edge: number): Form {
  const half = HEAD.half * scale + edge * 1.6;
  const [dx, dz] = [-left[1], left[0]];
  const back: Point3 = [at[0] - dx * edge, at[1], at[2] - dz * edge];
  const corner = (sign: 1 | -1): Point3 => [
    back[0] + left[0] * half * sign,
    back[1],
    back[2] + left[1] * half * sign,
  ];
  const point: Point3 = [end[0] + dx * edge * 2, end[1], end[2] + dz * edge * 2];
  const middle: Point3 = [(back[0] + end[0]) / 2, (back[1] + end[1]) / 2, (back[2] + end[2]) / 2];
  return fan(middle, [corner(1), corner(-1), point], UP);
}

function disc([x, y, z]: Point3, radius: number): Form {
  const outline = Array.from({ length: 16 }, (_, i): Point3 => {
    const angle = (Math.PI * i) / 8;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
  return fan([x, y, z], outline, UP);
}

/** Points along a bow from one square towards the other; it ends before the worker. */
function wayOf({ from, to }: Arrow, scene: Scene, turns: QuarterTurns): Point3[] {
  const [a, b] = [spotOf(from, turns), spotOf(to, turns)];
  const [low, high] = [from, to].map((square) => standingHeight(scene.towers[square]!) + 0.06) as [
    number,
    number,
  ];
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const length = Math.hypot(dx, dz) || 1;
  const share = Math.max(1 - STOP / length, 0.3);
  return Array.from({ length: STEPS + 1 }, (_, i): Point3 => {
    const t = (i / STEPS) * share;
    const bow = 4 * t * (1 - t);
    return [
      a.x + dx * t + (dz / length) * BEND * bow,
      low + (high - low) * t + RISE * bow,
      a.z + dz * t - (dx / length) * BEND * bow,
    ];
  });
}

const gap = (a: Point3, b: Point3): number => Math.hypot(a[0] - b[0], a[2] - b[2]);
