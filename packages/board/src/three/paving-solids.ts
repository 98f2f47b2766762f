import type { Pair } from '../coast.ts';
import { hatchesOf, teethOf } from '../danger-lines.ts';
import { linesAround } from '../lines-around.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { DangerKind, Scene, Square, Zone } from '../scene.ts';
import { ZONE_REACH, zoneChevrons } from '../zone-chevrons.ts';
import { mixed, rgb } from './colour.ts';
import { band, circle, flat, rectangle } from './forms.ts';
import { frame, laid } from './frames.ts';
import { domeRadius, spotOf, topHalf } from './measures.ts';
import type { Palette } from './palette.ts';
import { type Form, joined, joinedForms, moved, painted, type Solid, turnedY } from './solid.ts';

const LIFT = 0.016;
const LAYER = 0.005;
const LINE = { casing: 0.042, ink: 0.023 };
const CHEVRON = { casing: 0.056, ink: 0.034 };
const FINE_CHEVRON = { casing: 0.046, ink: 0.027 };
const TINTED = 0.475;
const WITHIN = { roof: 0.055, ground: 0.035 };
const AROUND_DOME = 0.07;
const DOTS = 7;
const WATCHED = 0.86;
/** Dangers are black by day and by night. */
const EDGE = '#1c1418';
const HATCHING = { noon: 0.4, night: 0.85 };

const exitsIn = (zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ kind = 'exit' }) => kind === 'exit');

/** What the squares of exits are tinted with. */
export function tintSolid({ shape, zones = [] }: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const tint = painted(moved(flat(rectangle(2 * TINTED, 2 * TINTED)), 0, 0, TINTED), rgb(palette.hot));
  return joined(
    ...exitsIn(zones)
      .flatMap(({ squares }) => squares)
      .map((square) => {
        const { x, z } = spotOf(shape, square, turns);
        return moved(tint, x, LIFT - LAYER, z);
      }),
  );
}

/** Lines and chevrons of zones, dangers, and the line around whose dangers these are. */
export function pavingSolid(scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const watched = scene.watched === undefined ? [] : [watchedSolid(scene, scene.watched, turns, palette)];
  return joined(
    ...exitsIn(scene.zones ?? []).map((zone) => zoneSolid(scene, zone, turns, palette)),
    ...(scene.dangers ?? []).map(({ square, kind }) =>
      laid(DANGERS[kind](edgeHalf(scene, square), palette), square, scene, turns, LIFT),
    ),
    ...watched,
  );
}

/** Half the width of what a danger is drawn around. */
export function edgeHalf({ towers }: Scene, square: Square): number {
  const { blocks, dome } = towers[square]!;
  const half = topHalf(towers[square]!) - (blocks > 0 ? WITHIN.roof : WITHIN.ground);
  return dome ? Math.max(half, domeRadius(towers[square]!) + AROUND_DOME) : half;
}

function zoneSolid(scene: Scene, zone: Zone, quarterTurns: QuarterTurns, palette: Palette): Solid {
  const lines = linesAround({ shape: scene.shape, quarterTurns, squares: zone.squares }, ZONE_REACH);
  const around = (breadth: number): Form => joinedForms(...lines.map((ends) => strip(ends, breadth)));
  const chevrons = zoneChevrons(scene, zone, quarterTurns, topHalf).map(({ square, points, isFine }) => {
    const [left, tip, right] = points;
    const { casing, ink } = isFine ? FINE_CHEVRON : CHEVRON;
    const arms = (breadth: number): Form =>
      joinedForms(strip([left, tip], breadth), strip([tip, right], breadth));
    return laid(
      inked(arms(casing), arms(ink), palette.casing, palette.hot),
      square,
      scene,
      quarterTurns,
      LIFT,
    );
  });
  const line = inked(around(LINE.casing), around(LINE.ink), palette.casing, palette.hot);
  return joined(moved(line, 0, LIFT, 0), ...chevrons);
}

/** Dots, teeth, or a double line with hatching: told apart without any colour. */
const DANGERS: Readonly<Record<DangerKind, (half: number, palette: Palette) => Solid>> = {
  step(half, { casing }) {
    const dot = flat(circle(0.034, 10));
    const dots = Array.from({ length: 4 * DOTS }, (_, index) => {
      const along = ((index % DOTS) / DOTS) * 2 * half - half;
      return turnedY(moved(dot, along, 0, half), (Math.floor(index / DOTS) * Math.PI) / 2);
    });
    return inked(frame(half, 0.05), joinedForms(...dots), casing, EDGE);
  },
  strike(half, { casing }) {
    const teeth = (breadth: number): Form => band([...teethOf(half - breadth)], [...teethOf(half + breadth)]);
    return inked(teeth(0.042), teeth(0.024), casing, EDGE);
  },
  end(half, palette) {
    const hatching = hatchesOf(half).map((ends) => strip(ends, 0.016));
    const line = inked(frame(half, 0.062), frame(half, 0.046), palette.casing, EDGE);
    return joined(
      painted(
        joinedForms(...hatching),
        mixed(rgb(palette.ground[0]), rgb(EDGE), palette.night ? HATCHING.night : HATCHING.noon),
      ),
      moved(line, 0, LAYER, 0),
      painted(moved(frame(half, 0.012), 0, 3 * LAYER, 0), rgb(palette.casing)),
    );
  },
};

function watchedSolid(scene: Scene, square: Square, turns: QuarterTurns, palette: Palette): Solid {
  const half = edgeHalf(scene, square) * WATCHED;
  const line = inked(frame(half, LINE.casing), frame(half, LINE.ink), palette.casing, EDGE);
  return laid(line, square, scene, turns, LIFT);
}

/** A casing with ink upon it. */
const inked = (casing: Form, ink: Form, casingColour: string, inkColour: string): Solid =>
  joined(painted(casing, rgb(casingColour)), painted(moved(ink, 0, LAYER, 0), rgb(inkColour)));

/** A line between two points of the ground, so broad to both sides, with round ends. */
function strip([from, to]: readonly [Pair, Pair], breadth: number): Form {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const aside: Pair = [(-dy / length) * breadth, (dx / length) * breadth];
  const end = (point: Pair, side: 1 | -1): Pair => [point[0] + side * aside[0], point[1] + side * aside[1]];
  const round = flat(circle(breadth, 12));
  return joinedForms(
    flat([end(from, 1), end(to, 1), end(to, -1), end(from, -1)]),
    moved(round, from[0], 0, -from[1]),
    moved(round, to[0], 0, -to[1]),
  );
}
