import {
  block,
  DRESSES,
  type Dress,
  dressedWorker,
  edged,
  egg,
  type Form,
  joined,
  lathe,
  moved,
  type PieceColours,
  painted,
  prism,
  rectangle,
  rgb,
  type Solid,
  scaled,
  turnedX,
} from '@thera/board';
import type { WorkerBody, WorkerColour } from '../kinds.ts';
import { DARK_WOOD, HOD } from './colours.ts';

/** A sail over the head, open in front. */
const HOOD = [
  [0.15, 0.4],
  [0.165, 0.46],
  [0.15, 0.58],
  [0.115, 0.7],
  [0.055, 0.83],
  [0.012, 0.9],
  [0, 0.905],
] as const;
const TRIANGLE = [
  [-0.055, -0.04],
  [0.055, -0.04],
  [0, 0.06],
] as const;
const SIGN_DEPTH = 0.014;

const SAIL: Dress = {
  own: (around) => moved(scaled(lathe(HOOD, around), 1, 1, 0.66), 0, 0, -0.085),
  white: () => [],
  sign: () => [prism(TRIANGLE, SIGN_DEPTH, [0, 0])],
};

const CAP = [
  [0.095, 0],
  [0.092, 0.03],
  [0.06, 0.07],
  [0, 0.085],
] as const;
const SQUARE: Dress = {
  own: (around) => moved(turnedX(lathe(CAP, around), -0.2), 0, 0.655, -0.008),
  white: () => [],
  sign: () => [moved(prism(rectangle(0.095, 0.095), SIGN_DEPTH), 0, -0.045, 0)],
};

const DRESSED: Readonly<Record<WorkerColour, Dress>> = { white: SAIL, blue: DRESSES[1], brown: SQUARE };

const box = (width: number, height: number, depth: number): Form =>
  scaled(block(0.5, 1, 0.05, { size: 0.04, segments: 1 }, 1), width, height, depth);

const BRICK = { width: 0.105, height: 0.09 };

/** A frame with bricks that is carried on the back. */
function hod(edge: string): Solid {
  const bricks = [0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const shift = row === 0 ? 0 : 0.012;
      const brick = moved(
        box(BRICK.width, BRICK.height, 0.12),
        column * (BRICK.width + 0.012) + shift,
        0.74 + row * (BRICK.height + 0.01),
        -0.15,
      );
      return painted(brick, rgb(row + column === 0 ? '#c98f60' : HOD));
    }),
  );
  const frame = edged(moved(box(0.37, 0.5, 0.045), 0, 0.32, -0.15), HOD, edge);
  const rails = [-0.17, 0.17].map((x) =>
    edged(moved(box(0.035, 0.64, 0.06), x, 0.3, -0.14), '#b98a5c', edge),
  );
  const slats = [0.42, 0.56].map((y) => painted(moved(box(0.37, 0.02, 0.05), 0, y, -0.147), rgb(DARK_WOOD)));
  return joined(frame, ...rails, ...slats, ...bricks);
}

/** The shade within the sail, around the face. */
const shade = ({ accent = '' }: PieceColours): Solid =>
  painted(moved(egg(0.098, 0.2, 0.04, 14, 7), 0, 0.555, 0.008), rgb(accent));

/** A worker with the signs of its colour. */
export function workerSolid(colour: WorkerColour, body: WorkerBody) {
  return (colours: PieceColours, around: number): Solid => {
    const worker = dressedWorker(body, DRESSED[colour], colours, colours.accent ?? colours.edge, around);
    if (colour === 'brown') return joined(worker, hod(colours.edge));
    return colour === 'white' ? joined(worker, shade(colours)) : worker;
  };
}
