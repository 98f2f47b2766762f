import type { QuarterTurns } from '../quarter-turns.ts';
import type { Gate, Scene } from '../scene.ts';
import { dimmed, type Rgb, rgb } from './colour.ts';
import { block } from './forms.ts';
import { spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { joined, moved, painted, type Solid, scaled, turnedY } from './solid.ts';

const HALF = 0.49;
const POST = { width: 0.11, depth: 0.15, height: 0.84 };
const LEAF = { depth: 0.05, height: 0.78, open: 0.28 };
const LINTEL = { depth: 0.2, height: 0.12, beyond: 0.02 };
const BARS = [0.16, 0.37, 0.58];

/** Every gate: posts of stone, and two leaves of bronze between them or standing aside. */
export function gatesSolid(scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  return joined(
    ...(scene.gates ?? []).map((gate) => {
      const { x, z } = spotOf(scene.shape, gate.square, turns);
      const isAcross = (gate.passage === 'north-south') === (turns % 2 === 0);
      const isFree = scene.towers[gate.square]!.blocks === 0;
      const solid = gateSolid(gate, isFree, palette);
      return moved(isAcross ? solid : turnedY(solid, Math.PI / 2), x, 0, z);
    }),
  );
}

/** A gate whose leaves lie along x; where something is built in an open one there is no room for a lintel. */
function gateSolid({ isOpen }: Gate, isFree: boolean, palette: Palette): Solid {
  const [stone, bronze] = [rgb(palette.plaster), rgb(palette.bronze)];
  const posts = [-1, 1].map((side) =>
    slab(stone, [POST.width, POST.height, POST.depth], [side * (HALF - POST.width / 2), 0, 0]),
  );
  const lintel = slab(
    dimmed(stone, 0.82),
    [2 * (HALF + LINTEL.beyond), LINTEL.height, LINTEL.depth],
    [0, POST.height, 0],
  );
  const leaves = isOpen ? openLeaves(bronze) : closedLeaves(bronze);
  return joined(...posts, ...(isOpen && !isFree ? [] : [lintel]), ...leaves);
}

function closedLeaves(bronze: Rgb): readonly Solid[] {
  const width = HALF - POST.width - 0.008;
  const dark = dimmed(bronze, 0.3);
  return [-1, 1].flatMap((side) => [
    slab(bronze, [width, LEAF.height, LEAF.depth], [(side * (HALF - POST.width)) / 2, 0, 0]),
    ...BARS.map((up) =>
      slab(dark, [width * 0.62, 0.045, LEAF.depth + 0.03], [(side * (HALF - POST.width)) / 2, up, 0]),
    ),
  ]);
}

const openLeaves = (bronze: Rgb): readonly Solid[] =>
  [-1, 1].map((side) =>
    slab(bronze, [LEAF.depth, LEAF.height, LEAF.open], [side * (HALF - LEAF.depth / 2), 0, LEAF.open / 2]),
  );

type Triple = readonly [number, number, number];

function slab(colour: Rgb, [width, height, depth]: Triple, [x, y, z]: Triple): Solid {
  const form = scaled(block(0.5, 1, 0.06, { size: 0.05, segments: 1 }, 1), width, height, depth);
  return painted(moved(form, x, y, z), colour);
}
