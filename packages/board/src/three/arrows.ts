import type { QuarterTurns } from '../quarter-turns.ts';
import type { Arrow, LastTurn, Scene } from '../scene.ts';
import { rgb } from './colour.ts';
import { circle, flat } from './forms.ts';
import { type Point3, spotOf, standingHeight } from './measures.ts';
import { liveryIn, type Palette } from './palette.ts';
import { type Corner, type Form, joined, joinedForms, moved, painted, type Solid, sheet } from './solid.ts';

const STEPS = 18;
const HALF_BREADTH = 0.032;
const EDGE = 0.02;
const FORCED = 0.65;
/** How far before the worker an arrow ends, how long its head is, and how broad. */
const STOP = 0.3;
const HEAD = { length: 0.2, half: 0.115 };
/** How much of a way must lead towards the viewer to come from behind, and how far beside a worker it then ends. */
const FROM_BEHIND = 0.6;
const BESIDE = 0.34;
/** How far an arrow bends aside and how far it rises. */
const BEND = 0.16;
const RISE = 0.16;

/** Ribbons along the ways of the last turn. What comes first is drawn first: edges below fills. */
export function arrowsSolid(
  { arrows, isHint }: LastTurn,
  scene: Scene,
  turns: QuarterTurns,
  palette: Palette,
): Solid {
  const hint = { fill: palette.hot, edge: palette.casing };
  const layer = (part: 'edge' | 'fill', edge: number): Solid[] =>
    arrows.map((arrow) =>
      painted(
        ribbon(wayOf(arrow, scene, turns), arrow.isForced ? FORCED : 1, edge),
        rgb((isHint ? hint : liveryIn(palette, arrow.colour))[part]),
      ),
    );
  return joined(...layer('edge', EDGE), ...layer('fill', 0));
}

/** A band along a way that ends in a head, and begins with a dot. */
function ribbon(way: Way, scale: number, edge: number): Form {
  const neck = 1 - (HEAD.length * scale) / way.length;
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => (neck * i) / STEPS);
  const shaft = shares.map((share) => ({ share, half: HALF_BREADTH * scale + edge }));
  const head = [
    { share: neck - edge / way.length, half: HEAD.half * scale + edge * 1.6 },
    { share: 1 + (edge * 2) / way.length, half: 0 },
  ];
  const row = (sign: 1 | -1): Corner[] =>
    [...shaft, ...head].map(({ share, half }) => way.beside(share, half * sign));
  const [x, y, z] = way.beside(0, 0).at;
  const dot = flat(circle((HALF_BREADTH * scale + edge) * 1.7, 16));
  return joinedForms(sheet([row(-1), row(1)]), moved(dot, x, y, z));
}

/** A bow from one square towards another that ends before the worker there, or beside whoever would hide its end. */
interface Way {
  readonly length: number;
  /** The place after some share of the way, so far to its left. */
  readonly beside: (share: number, left: number) => Corner;
}

function wayOf({ from, to }: Arrow, scene: Scene, turns: QuarterTurns): Way {
  let [a, b] = [spotOf(scene.shape, from, turns), spotOf(scene.shape, to, turns)];
  const [low, high] = [from, to].map((square) => standingHeight(scene.towers[square]!) + 0.06) as [
    number,
    number,
  ];
  const far = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const towards = (b.z - a.z) / far;
  const isTaken = scene.pieces.some(({ square }) => square === from);
  // Who comes from behind would have the arrow in the face, and who stands where it begins likewise.
  const endsBeside = towards > FROM_BEHIND;
  const beginsBeside = isTaken && towards < -FROM_BEHIND;
  // It ends on the side from which it comes, and bends to that side.
  const side = endsBeside && b.x > a.x + 0.01 ? -1 : 1;
  if (endsBeside) b = { ...b, x: b.x + side * BESIDE };
  if (beginsBeside) a = { ...a, x: a.x - BESIDE };
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const whole = Math.hypot(dx, dz) || 1;
  const end = endsBeside ? 1 : Math.max(1 - STOP / whole, 0.3);
  const at = (t: number): Point3 => {
    const bow = 4 * t * (1 - t);
    return [
      a.x + dx * t + (dz / whole) * BEND * bow * side,
      low + (high - low) * t + RISE * bow,
      a.z + dz * t - (dx / whole) * BEND * bow * side,
    ];
  };
  return {
    length: whole * end,
    beside: (share, left) => {
      const [[x, y, z], next] = [at(share * end), at(share * end + 0.01)];
      const [ahead, aside] = [next[0] - x, next[2] - z];
      const scale = left / (Math.hypot(ahead, aside) || 1);
      return { at: [x + aside * scale, y, z - ahead * scale], normal: [0, 1, 0] };
    },
  };
}
