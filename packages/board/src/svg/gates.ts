import type { Gate, Scene, Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { GateParts } from './field-drawing.ts';
import type { Point } from './projection.ts';
import { outlineOf, pair } from './shapes.ts';

/** Half the length of a gate across its square, and where leaves meet posts. */
const HALF = 0.49;
const POST = { width: 0.11, half: 0.07, height: 0.84 };
const LEAF = { half: 0.032, height: 0.8, open: 0.3 };
const LINTEL = { half: 0.08, height: 0.12, beyond: 0.02 };
const STONE: Stuff = { lit: 'plaster-lit', shade: 'plaster-shade', edge: 'plaster-edge' };
const BRONZE: Stuff = { lit: 'bronze', shade: 'bronze', edge: 'bronze-edge' };
/** How high the bars on a leaf are, and how far they reach from its middle, of its width. */
const BARS = { heights: [0.17, 0.37, 0.57], from: 0.22, to: 0.78 };

const NOTHING: GateParts = { behind: '', before: '' };

/** The gate on a square, if there is one. */
export function gateOn(drawing: Drawing, scene: Scene, square: Square): GateParts {
  const gate = scene.gates?.find((each) => each.square === square);
  if (gate === undefined) return NOTHING;
  const frame = frameOf(drawing, gate);
  const { leaves, far, near } = gate.isOpen ? openLeaves(frame) : closedLeaves(frame);
  const { blocks } = scene.towers[square]!;
  const lintel = gate.isOpen && blocks > 0 ? '' : frame.box(STONE, lintelBox());
  return {
    behind: `<g class="gate" stroke-linejoin="round">${post(frame, -1)}${far}</g>`,
    before: `<g class="gate" stroke-linejoin="round">${leaves}${post(frame, 1)}${near}${lintel}</g>`,
  };
}

/** A body upright on the ground: from where to where across the gate, through it, and up. */
interface Box {
  readonly across: readonly [number, number];
  readonly through: readonly [number, number];
  readonly up: readonly [number, number];
}

interface Stuff {
  readonly lit: string;
  readonly shade: string;
  readonly edge: string;
}

/** A gate as it is seen: `across` grows to the right or towards the viewer, `through` away or to the right. */
interface Frame {
  readonly at: (across: number, through: number, z: number) => Point;
  readonly box: (stuff: Stuff, box: Box) => string;
  /** Where the side of a leaf is that the viewer sees. */
  readonly seenSide: -1 | 1;
}

function frameOf(drawing: Drawing, { square, passage }: Gate): Frame {
  const { x, y } = seenAt(drawing, square);
  const isAcross = (passage === 'north-south') === (drawing.quarterTurns % 2 === 0);
  const at = (across: number, through: number, z: number): Point =>
    isAcross
      ? drawing.projection.at(x + across, y + through, z)
      : drawing.projection.at(x + through, y - across, z);
  const face = (colour: string, edge: string, corners: readonly Point[]): string =>
    `<path d="${outlineOf(corners)}" fill="var(--${colour})" stroke="var(--${edge})" stroke-width="2"/>`;
  return {
    at,
    seenSide: isAcross ? -1 : 1,
    box: ({ lit, shade, edge }, { across: [a, b], through: [c, d], up: [low, high] }) => {
      const near = isAcross ? c : b;
      const south = isAcross
        ? [at(a, near, low), at(b, near, low), at(b, near, high), at(a, near, high)]
        : [at(near, c, low), at(near, d, low), at(near, d, high), at(near, c, high)];
      const east = isAcross
        ? [at(b, c, low), at(b, d, low), at(b, d, high), at(b, c, high)]
        : [at(a, d, low), at(b, d, low), at(b, d, high), at(a, d, high)];
      const top = [at(a, c, high), at(b, c, high), at(b, d, high), at(a, d, high)];
      return face(shade, edge, east) + face(lit, edge, south) + face(lit, edge, top);
    },
  };
}

const post = ({ box }: Frame, side: -1 | 1): string => {
  const [a, b] = [side * HALF, side * (HALF - POST.width)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return box(STONE, { across: [a, b], through: [-POST.half, POST.half], up: [0, POST.height] });
};

const lintelBox = (): Box => ({
  across: [-HALF - LINTEL.beyond, HALF + LINTEL.beyond],
  through: [-LINTEL.half, LINTEL.half],
  up: [POST.height, POST.height + LINTEL.height],
});

interface Leaves {
  readonly far: string;
  readonly leaves: string;
  readonly near: string;
}

function closedLeaves({ box, at, seenSide }: Frame): Leaves {
  const reach = HALF - POST.width;
  const leaf = box(BRONZE, {
    across: [-reach, reach],
    through: [-LEAF.half, LEAF.half],
    up: [0, LEAF.height],
  });
  const on = (across: number, z: number): string => pair(at(across, seenSide * LEAF.half, z));
  const bars = [-1, 1].flatMap((side) =>
    BARS.heights.map((z) => `M${on(side * reach * BARS.from, z)}L${on(side * reach * BARS.to, z)}`),
  );
  const seam = `M${on(0, 0)}L${on(0, LEAF.height)}`;
  const lines = `<path d="${seam}${bars.join('')}" fill="none" stroke="var(--bronze-edge)" stroke-width="3" stroke-linecap="round"/>`;
  return { far: '', leaves: leaf + lines, near: '' };
}

/** Open leaves stand along the sides of the square. */
function openLeaves({ box }: Frame): Leaves {
  const leaf = (side: -1 | 1): string => {
    const middle = side * (HALF - LEAF.half);
    return box(BRONZE, {
      across: [middle - LEAF.half, middle + LEAF.half],
      through: [-LEAF.open, 0],
      up: [0, LEAF.height],
    });
  };
  return { far: leaf(-1), leaves: '', near: leaf(1) };
}
