import { turned } from '../quarter-turns.ts';
import { OUTWARD, rimSide, type Side } from '../rim-side.ts';
import type { Landing, Scene } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';
import { textChip } from './text-chip.ts';

const THRESHOLD = { out: 0.5, half: 0.36 };
const POST_OUT = 0.677;
/** Where names of lines lie on the rim, a post stands beside them. */
const ASIDE: Readonly<Record<Side, number>> = { N: 0, E: 0, S: 0.3, W: 0.3 };
/** How high signs hang; on the near side lower, so that they leave the feet of who stands there in sight. */
const SIGN_HEIGHT: Readonly<Record<Side, number>> = { N: 32, E: 32, S: 15, W: 32 };

const POST =
  '<ellipse cx="3" cy="1" rx="10" ry="5" fill="var(--shadow)" opacity=".28"/>' +
  '<path d="M-4.5 1V-25H4.5V1C3 3-3 3-4.5 1Z" fill="var(--rock-2)" stroke="var(--enemy-edge)" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M-6-6H6M-6-10.5H6" stroke="var(--rim)" stroke-width="3"/>';

/** Broken thresholds, and the posts on the far sides, which towers may hide. */
export const landingsBehind = (drawing: Drawing, scene: Scene): readonly string[] => [
  thresholds(drawing, scene),
  ...posts(drawing, scene, ['N', 'W']),
];

/** The posts on the near sides, before everything that stands on the squares. */
export const landingsInFront = (drawing: Drawing, scene: Scene): readonly string[] =>
  posts(drawing, scene, ['S', 'E']);

function thresholds(drawing: Drawing, scene: Scene): string {
  const lines = (scene.landings ?? []).flatMap((landing) => {
    const side = seenSide(drawing, scene, landing);
    if (side === undefined) return [];
    const end = (aside: number): string => pair(along(drawing, landing, side, THRESHOLD.out, aside));
    return [`M${end(-THRESHOLD.half)}L${end(THRESHOLD.half)}`];
  });
  if (lines.length === 0) return '';
  return `<path d="${lines.join('')}" fill="none" stroke="var(--rock-4)" stroke-width="5" stroke-dasharray="6 5"/>`;
}

function posts(drawing: Drawing, scene: Scene, sides: readonly Side[]): readonly string[] {
  return (scene.landings ?? []).flatMap((landing) => {
    const side = seenSide(drawing, scene, landing);
    if (side === undefined || !sides.includes(side)) return [];
    const point = along(drawing, landing, side, POST_OUT, ASIDE[side]);
    const sign = textChip(drawing, [0, -SIGN_HEIGHT[side]], landing.text, { round: 6, casing: 'rim' });
    return [`<g class="post" transform="translate(${pair(point)})">${POST}${sign}</g>`];
  });
}

function seenSide(
  { shape, quarterTurns }: Drawing,
  { landings = [] }: Scene,
  { square }: Landing,
): Side | undefined {
  const side = rimSide(
    shape,
    square,
    landings.map((other) => other.square),
  );
  return side && (turned(side, quarterTurns) as Side);
}

/** A point so far out from the middle of a square, and so far along its edge: to the right, or away from the viewer. */
function along(drawing: Drawing, { square }: Landing, side: Side, out: number, aside: number): Point {
  const { x, y } = seenAt(drawing, square);
  const way = OUTWARD[side];
  return drawing.projection.at(
    x + way.x * out + Math.abs(way.y) * aside,
    y + way.y * out + Math.abs(way.x) * aside,
  );
}
