import type { Bridge, Grid } from '../grid.ts';
import { dimmed, mixed, rgb } from './colour.ts';
import { block, stick } from './forms.ts';
import { type Point3, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { type Form, joined, moved, painted, type Solid, scaled, turnedX, turnedY } from './solid.ts';

/** How far from the middles of its squares a bridge ends, half its breadth, how high it is there, and how thick. */
const DECK = { end: 0.47, half: 0.17, lift: 0.035, thickness: 0.035 };
const PLANKS = 7;
const RAIL = { post: 0.24, rope: 0.21, sag: 0.06, radius: 0.014 };

/** Every bridge of a board as it is seen: planks in a low bow, and ropes between posts. */
export function bridgesSolid(seen: Grid, palette: Palette): Solid {
  return joined(...seen.bridges.map((bridge) => bridgeSolid(seen, bridge, palette)));
}

function bridgeSolid(seen: Grid, { from, to }: Bridge, palette: Palette): Solid {
  const [a, b] = [spotOf(seen, from, 0), spotOf(seen, to, 0)];
  const whole = Math.hypot(b.x - a.x, b.z - a.z);
  const length = whole - 2 * DECK.end;
  const heightAt = (share: number): number => DECK.lift + (0.06 + 0.02 * whole) * Math.sin(Math.PI * share);
  const count = Math.round(PLANKS * whole);
  const wood = mixed(rgb(palette.bronze), rgb(palette.rock[0]), 0.4);
  const dark = dimmed(wood, 0.4);
  const planks = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const plank = scaled(
      block(0.5, 1, 0.08, { size: 0.06, segments: 1 }, 1),
      2 * DECK.half,
      DECK.thickness,
      (0.86 * length) / count,
    );
    return painted(
      moved(plank, 0, heightAt(share), (share - 0.5) * length),
      dimmed(wood, index % 2 ? 1 : 0.88),
    );
  });
  const rails = [-DECK.half, DECK.half].flatMap((side) => [
    ...[0, 0.5, 1].map((share) =>
      moved(
        stick(0.022, RAIL.post + DECK.lift, 6),
        side,
        heightAt(share) - DECK.lift,
        (share - 0.5) * length,
      ),
    ),
    ...ropes(side, length, count, heightAt),
  ]);
  const bridge = joined(...planks, ...rails.map((rail) => painted(rail, dark)));
  const turned = turnedY(bridge, Math.atan2(b.x - a.x, b.z - a.z));
  return moved(turned, (a.x + b.x) / 2, 0, (a.z + b.z) / 2);
}

/** A rope in short straight pieces from post to post. */
function ropes(
  side: number,
  length: number,
  count: number,
  heightAt: (share: number) => number,
): readonly Form[] {
  const at = (index: number): Point3 => {
    const share = index / count;
    const hang = RAIL.sag * Math.abs(Math.sin(2 * Math.PI * share));
    return [side, heightAt(share) + RAIL.rope - hang, (share - 0.5) * length];
  };
  return Array.from({ length: count }, (_, index) => {
    const [[x, y, z], [, nextY, nextZ]] = [at(index), at(index + 1)];
    const piece = stick(RAIL.radius, Math.hypot(nextY - y, nextZ - z) + RAIL.radius, 5);
    return moved(turnedX(piece, Math.atan2(nextZ - z, nextY - y)), x, y, z);
  });
}
