import { type Grid, isSameGrid } from './grid.ts';
import { type PieceChange, pieceChanges } from './piece-changes.ts';
import { rimSide, type Side } from './rim-side.ts';
import type { Blow, Piece, Scene, Square, Token, Tower } from './scene.ts';
import type { Stand } from './stands.ts';
import { isOwnToken, tokenStand } from './token-stands.ts';

/** How long each kind of motion takes at the usual speed, in milliseconds. */
export const DURATIONS = {
  move: 250,
  cross: 400,
  fly: 500,
  climb: 320,
  descend: 280,
  push: 180,
  swap: 320,
  lift: 240,
  come: 250,
  land: 420,
  go: 300,
  crush: 290,
  build: 260,
  raze: 240,
  dome: 360,
  undome: 240,
  slide: 280,
  take: 420,
  turn: 160,
  strike: 320,
  stun: 240,
} as const;
export type MotionKind = keyof typeof DURATIONS;

/** When a motion begins and how long it takes, in milliseconds at the usual speed. */
interface Timed {
  readonly start: number;
  readonly duration: number;
}

/** A piece on its way to where the new scene has it. */
export interface Walk {
  /**
   * `cross`: over a bridge. `lift`: it stays, and its tower grows or shrinks below it, or it makes room for another.
   */
  readonly kind: 'move' | 'cross' | 'fly' | 'climb' | 'descend' | 'push' | 'swap' | 'lift';
  readonly piece: Piece;
  readonly from: Square;
  /** Where on that square it stood, if it was not alone there. */
  readonly stood?: Stand;
}

/** A piece that was not there before, or is no longer there. */
export interface Entrance {
  /** `crush`: something was built over it. */
  readonly kind: 'come' | 'go' | 'crush';
  readonly piece: Piece;
}

/** A piece that comes ashore, over one side of its square. */
export interface Landfall {
  readonly kind: 'land';
  readonly piece: Piece;
  readonly side: Side;
}

/** A piece that stays and looks elsewhere now. */
export interface Turn {
  readonly kind: 'turn';
  readonly piece: Piece;
  readonly was: Piece['facing'];
}

/** A piece that is stunned now. */
export interface Daze {
  readonly kind: 'stun';
  readonly piece: Piece;
}

/** A piece that leans towards what it strikes. */
export interface Strike {
  readonly kind: 'strike';
  readonly piece: Piece;
  readonly at: Square;
}

/** A block, counted from below, that comes or goes. */
export interface BlockChange {
  readonly kind: 'build' | 'raze';
  /** It was struck, and falls. */
  readonly isKnockedOff?: boolean;
  readonly square: Square;
  readonly level: 1 | 2 | 3;
}

/** A dome that comes or goes. */
export interface DomeChange {
  readonly kind: 'dome' | 'undome';
  /** It was struck, and falls. */
  readonly isKnockedOff?: boolean;
  readonly square: Square;
  /** How many blocks are below it. */
  readonly blocks: Tower['blocks'];
}

/** A token that comes, or has another place now. */
export interface Slide {
  readonly kind: 'slide';
  readonly token: Token;
  /** What it was in the scene before; none for one that comes. */
  readonly was?: Token;
}

/** A token of a game's own that somebody has taken; it was in the scene before. */
export interface Taking {
  readonly kind: 'take';
  readonly token: Token;
}

type Untimed = Walk | Entrance | Landfall | Turn | Daze | Strike | BlockChange | DomeChange | Slide | Taking;
export type Motion = Untimed & Timed;

/** Between two things that happen one after the other. */
const GAP = 80;
/** What is struck falls when the blow is dealt. */
const BLOW_DELAY = 120;
/** Who is pushed starts when the pusher is near, and who is crushed when the block is there. */
const DELAYS: Readonly<Partial<Record<MotionKind, number>>> = { push: 120, crush: 130 };
const LONGEST = 1200;
/** So many differences are another position, not what happens in a turn. */
const MOST = 10;

/** What happens between two scenes, in time: first what grows below or upon pieces, then pieces, then other building. */
export function motionsBetween(before: Scene, after: Scene): readonly Motion[] {
  if (!isSameGrid(before.shape, after.shape)) return [];
  const building = after.towers.flatMap((tower, square) =>
    towerChanges(before.towers[square]!, tower, square),
  );
  const pieces = pieceChanges(before, after).map(motionOf(before, after, building));
  const blow = isSame(before.blow, after.blow) ? undefined : after.blow;
  const strikes = blow ? strikesOf(blow, after) : [];
  const slides = tokenMotions(before.tokens, after.tokens);
  if (pieces.length + building.length + slides.length > MOST) return [];
  const isFirst = ({ square }: BuildingChange): boolean =>
    after.pieces.some((piece) => piece.square === square) ||
    pieces.some((motion) => motion.kind === 'crush' && motion.piece.square === square);
  const isStruck = ({ square }: BuildingChange): boolean => square === blow?.to;
  const first = inTurn(
    building.filter((change) => isFirst(change) && !isStruck(change)),
    0,
  );
  const lifts = atOnce(pieces.filter(isWithBuilding), 0);
  const then = afterAll(first, 0);
  const together = atOnce(
    [...pieces.filter((motion) => !isWithBuilding(motion)), ...slides, ...strikes],
    then,
  );
  const struck = inTurn(building.filter(isStruck).map(knockedOff), then + BLOW_DELAY);
  const last = inTurn(
    building.filter((change) => !isFirst(change) && !isStruck(change)),
    afterAll([...together, ...struck], then),
  );
  const built = [...first, ...struck, ...last];
  const rides = tokenRides(before, after).map((ride): Motion => {
    const below = built.find((change) => 'square' in change && change.square === ride.token.square);
    return { ...ride, start: below?.start ?? then, duration: below?.duration ?? DURATIONS.slide };
  });
  return hurried([...first, ...lifts, ...together, ...struck, ...last, ...rides]);
}

type BuildingChange = BlockChange | DomeChange;

const knockedOff = (change: BuildingChange): BuildingChange => ({ ...change, isKnockedOff: true });

const isSame = (one: Blow | undefined, other: Blow | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

const strikesOf = ({ from, to }: Blow, { pieces }: Scene): readonly Strike[] =>
  pieces.filter(({ square }) => square === from).map((piece) => ({ kind: 'strike', piece, at: to }));

/** When the last of some motions ends, in milliseconds. */
export const endOf = (motions: readonly Motion[]): number =>
  Math.max(0, ...motions.map(({ start, duration }) => start + duration));

function motionOf(
  before: Scene,
  after: Scene,
  building: readonly BuildingChange[],
): (change: PieceChange) => Untimed {
  return (change) => {
    const { piece } = change;
    const side = change.kind === 'come' ? landingSide(after, piece) : undefined;
    if (side) return { kind: 'land', piece, side };
    if (change.kind === 'go') return { kind: isBuiltOver(piece, building) ? 'crush' : 'go', piece };
    if (change.kind !== 'walk') return change;
    const rise = after.towers[piece.square]!.blocks - before.towers[change.from]!.blocks;
    const { from, by, stood } = change;
    const step = rise > 0 ? 'climb' : rise < 0 ? 'descend' : 'move';
    const way = piece.flies ? 'fly' : isBridged(after.shape, from, piece.square) ? 'cross' : step;
    return { kind: by ?? way, piece, from, ...(stood === undefined ? {} : { stood }) };
  };
}

const isBridged = ({ bridges }: Grid, a: Square, b: Square): boolean =>
  bridges.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

function landingSide({ shape, landings = [] }: Scene, { square }: Piece): Side | undefined {
  const squares = landings.map((landing) => landing.square);
  return squares.includes(square) ? rimSide(shape, square, squares) : undefined;
}

/** Only who takes blows is struck by what is built. */
const isBuiltOver = ({ square, hits }: Piece, building: readonly BuildingChange[]): boolean =>
  hits !== undefined && building.some((change) => change.square === square && change.kind === 'build');

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

const isSameToken =
  (one: Token) =>
  (other: Token): boolean =>
    one.kind === other.kind && one.square === other.square;

/** Tokens that come, are elsewhere now, or were taken. */
function tokenMotions(before: readonly Token[], after: readonly Token[]): readonly (Slide | Taking)[] {
  const gone = before.filter((token) => !after.some(isSameToken(token)));
  const slides = after
    .filter((token) => !before.some(isSameToken(token)))
    .map((token): Slide => {
      const index = gone.findIndex(({ kind }) => kind === token.kind);
      const [was] = index < 0 ? [] : gone.splice(index, 1);
      return was ? { kind: 'slide', token, was } : { kind: 'slide', token };
    });
  return [...slides, ...gone.filter(isOwnToken).map((token): Taking => ({ kind: 'take', token }))];
}

/** Tokens that stay on their squares and ride up or down with what is built there, or make room. */
function tokenRides(before: Scene, after: Scene): readonly Slide[] {
  return after.tokens.filter(isOwnToken).flatMap((token): Slide[] => {
    const was = before.tokens.find(isSameToken(token));
    if (was === undefined) return [];
    const [from, to] = [tokenStand(before, was), tokenStand(after, token)];
    const isLifted = before.towers[token.square]!.blocks !== after.towers[token.square]!.blocks;
    return isLifted || from.x !== to.x || from.y !== to.y ? [{ kind: 'slide', token, was }] : [];
  });
}

function inTurn(motions: readonly Untimed[], start: number): readonly Motion[] {
  let next = start;
  return motions.map((motion) => {
    const timed = { ...motion, start: next, duration: durationOf(motion) };
    next += timed.duration + GAP;
    return timed;
  });
}

const atOnce = (motions: readonly Untimed[], start: number): readonly Motion[] =>
  motions.map((motion) => ({
    ...motion,
    start: start + (DELAYS[motion.kind] ?? 0),
    duration: durationOf(motion),
  }));

const durationOf = (motion: Untimed): number =>
  'isKnockedOff' in motion ? DURATIONS.strike : DURATIONS[motion.kind];

/** Who is lifted or crushed is so with the block, not after it. */
const isWithBuilding = ({ kind }: Untimed): boolean => kind === 'lift' || kind === 'crush';

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
