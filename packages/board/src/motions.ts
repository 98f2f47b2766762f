import { isSameGrid } from './grid.ts';
import { type PieceChange, pieceChanges } from './piece-changes.ts';
import type { Piece, Scene, Square, Token, Tower } from './scene.ts';
import type { Stand } from './stands.ts';

/** How long each kind of motion takes at the usual speed, in milliseconds. */
export const DURATIONS = {
  move: 250,
  climb: 320,
  descend: 280,
  push: 180,
  swap: 320,
  lift: 240,
  come: 250,
  go: 300,
  build: 260,
  raze: 240,
  dome: 360,
  undome: 240,
  slide: 280,
  turn: 160,
} as const;
export type MotionKind = keyof typeof DURATIONS;

/** When a motion begins and how long it takes, in milliseconds at the usual speed. */
interface Timed {
  readonly start: number;
  readonly duration: number;
}

/** A piece on its way to where the new scene has it. */
export interface Walk {
  /** `lift`: it stays, and its tower grows or shrinks below it, or it makes room for another. */
  readonly kind: 'move' | 'climb' | 'descend' | 'push' | 'swap' | 'lift';
  readonly piece: Piece;
  readonly from: Square;
  /** Where on that square it stood, if it was not alone there. */
  readonly stood?: Stand;
}

/** A piece that was not there before, or is no longer there. */
export interface Entrance {
  readonly kind: 'come' | 'go';
  readonly piece: Piece;
}

/** A piece that stays and looks elsewhere now. */
export interface Turn {
  readonly kind: 'turn';
  readonly piece: Piece;
  readonly was: Piece['facing'];
}

/** A block, counted from below, that comes or goes. */
export interface BlockChange {
  readonly kind: 'build' | 'raze';
  readonly square: Square;
  readonly level: 1 | 2 | 3;
}

/** A dome that comes or goes. */
export interface DomeChange {
  readonly kind: 'dome' | 'undome';
  readonly square: Square;
  /** How many blocks are below it. */
  readonly blocks: Tower['blocks'];
}

/** A token that comes (no `from`) or has another place now. */
export interface Slide {
  readonly kind: 'slide';
  readonly token: Token;
  readonly from?: Square;
}

type Untimed = Walk | Entrance | Turn | BlockChange | DomeChange | Slide;
export type Motion = Untimed & Timed;

/** Between two things that happen one after the other. */
const GAP = 80;
/** Who is pushed starts when the pusher is near. */
const PUSH_DELAY = 120;
const LONGEST = 1200;
/** So many differences are another position, not what happens in a turn. */
const MOST = 10;

/** What happens between two scenes, in time: first what grows below pieces, then pieces, then other building. */
export function motionsBetween(before: Scene, after: Scene): readonly Motion[] {
  if (!isSameGrid(before.shape, after.shape)) return [];
  const pieces = pieceChanges(before, after).map(motionOf(before, after));
  const building = after.towers.flatMap((tower, square) =>
    towerChanges(before.towers[square]!, tower, square),
  );
  const slides = tokenSlides(before.tokens, after.tokens);
  if (pieces.length + building.length + slides.length > MOST) return [];
  const isUnderPiece = ({ square }: { readonly square: Square }): boolean =>
    after.pieces.some((piece) => piece.square === square);
  const below = inTurn(building.filter(isUnderPiece), 0);
  const lifts = atOnce(pieces.filter(isLift), 0);
  const together = atOnce([...pieces.filter((motion) => !isLift(motion)), ...slides], afterAll(below, 0));
  const above = inTurn(
    building.filter((change) => !isUnderPiece(change)),
    afterAll(together, afterAll(below, 0)),
  );
  return hurried([...below, ...lifts, ...together, ...above]);
}

/** When the last of some motions ends, in milliseconds. */
export const endOf = (motions: readonly Motion[]): number =>
  Math.max(0, ...motions.map(({ start, duration }) => start + duration));

function motionOf(before: Scene, after: Scene): (change: PieceChange) => Untimed {
  return (change) => {
    if (change.kind !== 'walk') return change;
    const rise = after.towers[change.piece.square]!.blocks - before.towers[change.from]!.blocks;
    const step = rise > 0 ? 'climb' : rise < 0 ? 'descend' : 'move';
    const { piece, from, by, stood } = change;
    return { kind: by ?? step, piece, from, ...(stood === undefined ? {} : { stood }) };
  };
}

function towerChanges(from: Tower, to: Tower, square: Square): readonly (BlockChange | DomeChange)[] {
  const changes: (BlockChange | DomeChange)[] = [];
  const isSameDome = from.dome === to.dome && (!to.dome || from.blocks === to.blocks);
  if (from.dome && !isSameDome) changes.push({ kind: 'undome', square, blocks: from.blocks });
  for (let level = from.blocks; level > to.blocks; level--)
    changes.push({ kind: 'raze', square, level: level as BlockChange['level'] });
  for (let level = from.blocks + 1; level <= to.blocks; level++)
    changes.push({ kind: 'build', square, level: level as BlockChange['level'] });
  if (to.dome && !isSameDome) changes.push({ kind: 'dome', square, blocks: to.blocks });
  return changes;
}

function tokenSlides(before: readonly Token[], after: readonly Token[]): readonly Slide[] {
  const isIn = (tokens: readonly Token[], { kind, square }: Token): boolean =>
    tokens.some((token) => token.kind === kind && token.square === square);
  const gone = before.filter((token) => !isIn(after, token));
  return after
    .filter((token) => !isIn(before, token))
    .map((token) => {
      const index = gone.findIndex(({ kind }) => kind === token.kind);
      const [source] = index < 0 ? [] : gone.splice(index, 1);
      return source ? { kind: 'slide', token, from: source.square } : { kind: 'slide', token };
    });
}

function inTurn(motions: readonly Untimed[], start: number): readonly Motion[] {
  let next = start;
  return motions.map((motion) => {
    const timed = { ...motion, start: next, duration: DURATIONS[motion.kind] };
    next += timed.duration + GAP;
    return timed;
  });
}

const atOnce = (motions: readonly Untimed[], start: number): readonly Motion[] =>
  motions.map((motion) => ({
    ...motion,
    start: motion.kind === 'push' ? start + PUSH_DELAY : start,
    duration: DURATIONS[motion.kind],
  }));

/** Who is lifted rises with the block, not after it. */
const isLift = ({ kind }: Untimed): boolean => kind === 'lift';

const afterAll = (motions: readonly Motion[], start: number): number =>
  motions.length === 0 ? start : endOf(motions) + GAP;

function hurried(motions: readonly Motion[]): readonly Motion[] {
  const pace = Math.min(1, LONGEST / endOf(motions));
  return motions.map((motion) => ({
    ...motion,
    start: motion.start * pace,
    duration: motion.duration * pace,
  }));
}
