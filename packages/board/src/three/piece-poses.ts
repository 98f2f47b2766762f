import type { Entrance, Landfall, Motion, Walk } from '../motions.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Direction, Piece } from '../scene.ts';
import { ALONE } from '../stands.ts';
import { roleName } from './cast.ts';
import { easeInOut, fallen, hop } from './easing.ts';
import { footholdOf, footholdOn } from './footholds.ts';
import { stepOf } from './measures.ts';
import { type Instant, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';
import { type Foothold, walkAt } from './walks.ts';

/** A piece with signs around it, and where it is. */
export interface Bearer {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** How high the ground below it is. */
  readonly ground: number;
  readonly turn: number;
  readonly size: number;
  /** How much of its stars is seen, 0 to 1. */
  readonly daze: number;
}

/** Where pieces are, by their roles, with what belongs to them. */
export interface PiecePoses {
  readonly pieces: ReadonlyMap<string, readonly Placement[]>;
  /** The bases of those who look somewhere, by roles. */
  readonly bases: ReadonlyMap<string, readonly Placement[]>;
  readonly shadows: readonly Placement[];
  readonly bearers: readonly Bearer[];
}

const SHADOW = { size: 0.62, lift: 0.018, aside: 0.02 };
const BASE_LIFT = 0.022;
const SINK = 0.55;
/** Who stands on a base marches, and is lifted less. */
const MARCH = 0.55;
const TILT = 0.21;
const BLOW_LEAN = 0.14;
const LANDING = { arc: 0.2, below: 0.7, out: 0.75 };
/** Who looks nowhere turns towards the viewer, almost. */
const FACING = 0.85;

/** Pieces at one time. */
export function piecePoses(instant: Instant): PiecePoses {
  const pieces = new Map<string, Placement[]>();
  const bases = new Map<string, Placement[]>();
  const shadows: Placement[] = [];
  const bearers: Bearer[] = [];
  const { after, motions } = instant.passage;
  const leaving = motions.flatMap((motion) => (isLeaving(motion) ? [motion.piece] : []));
  for (const piece of [...after.pieces, ...leaving]) {
    const pose = poseOf(piece, instant);
    if (!pose) continue;
    const { above, ...placement } = pose;
    const turn = turnOf(piece, instant);
    const ground = placement.y - above;
    add(pieces, roleName(piece), { ...placement, turn, ...postureOf(piece, instant) });
    shadows.push({
      x: placement.x + SHADOW.aside,
      y: ground + SHADOW.lift,
      z: placement.z,
      size: SHADOW.size * (placement.size ?? 1) * Math.max(1 - 1.2 * above, 0.3),
    });
    const { x, y, z, size = 1 } = placement;
    if (piece.facing !== undefined) add(bases, baseName(piece), { x, y: ground + BASE_LIFT, z, turn, size });
    if (hasSigns(piece)) bearers.push({ piece, x, y, z, ground, turn, size, daze: dazeOf(piece, instant) });
  }
  return { pieces, bases, shadows, bearers };
}

/** Who is stunned stands on another base. */
export const baseName = (piece: Piece): string => `${roleName(piece)}${piece.isStunned ? ' stunned' : ''}`;

const hasSigns = ({ number, hits, isStunned, isAsleep }: Piece): boolean =>
  number !== undefined || hits !== undefined || isStunned === true || isAsleep === true;

function dazeOf(piece: Piece, { passage, time }: Instant): number {
  const stun = passage.motions.find((each) => each.kind === 'stun' && each.piece === piece);
  return piece.isStunned ? (stun ? shareOf(stun, time) : 1) : 0;
}

const isLeaving = (motion: Motion): motion is Motion & Entrance =>
  motion.kind === 'go' || motion.kind === 'crush';

function add(poses: Map<string, Placement[]>, name: string, placement: Placement): void {
  const others = poses.get(name);
  if (others) others.push(placement);
  else poses.set(name, [placement]);
}

/** How a piece is turned; on the way to another direction it takes the shorter way round. */
function turnOf(piece: Piece, instant: Instant): number {
  const home = lookingTo(piece.facing, instant);
  const motion = instant.passage.motions.find((each) => each.kind === 'turn' && each.piece === piece);
  if (motion?.kind !== 'turn') return home;
  const from = lookingTo(motion.was, instant);
  const way = Math.atan2(Math.sin(home - from), Math.cos(home - from));
  return from + way * easeInOut(shareOf(motion, instant.time));
}

/** How a piece leans: who is stunned to its side, who strikes forwards. */
function postureOf(piece: Piece, instant: Instant): Pick<Placement, 'lean' | 'roll'> {
  const { motions } = instant.passage;
  const blow = motions.find((each) => each.kind === 'strike' && each.piece === piece);
  const roll = -TILT * easeInOut(dazeOf(piece, instant));
  return blow ? { roll, lean: BLOW_LEAN * hop(shareOf(blow, instant.time)) } : { roll };
}

function lookingTo(facing: Direction | undefined, { turns, yaw }: Instant): number {
  if (facing === undefined) return yaw * FACING;
  const { x, z } = stepOf(facing, turns);
  return Math.atan2(x, z);
}

type Pose = Placement & { readonly above: number };

function poseOf(piece: Piece, instant: Instant): Pose | undefined {
  const { after, before, motions } = instant.passage;
  const motion = motions.find((each) => 'piece' in each && each.piece === piece);
  const scene = motion && isLeaving(motion) ? before : after;
  const home = footholdOf(scene, piece, instant.turns);
  if (!motion) return { ...home, above: 0 };
  const share = shareOf(motion, instant.time);
  if (motion.kind === 'come') {
    if (instant.time < motion.start) return undefined;
    const lift = 0.4 * fallen(share);
    return { ...home, y: home.y + lift, above: lift, size: home.size * Math.min(1, 0.5 + share) };
  }
  if (motion.kind === 'land')
    return instant.time < motion.start ? undefined : landed(motion, home, share, instant.turns);
  if (motion.kind === 'crush')
    return share >= 1
      ? undefined
      : { ...home, above: 0, size: home.size * (1 - 0.3 * share), stretch: 1 - 0.9 * easeInOut(share) };
  if (motion.kind === 'go') {
    if (share >= 1) return undefined;
    const gone = easeInOut(share);
    return {
      ...home,
      y: home.y - SINK * gone,
      above: -SINK * gone,
      size: home.size * (1 - 0.5 * gone),
      stretch: 1 - gone * 0.3,
    };
  }
  if (!isWalk(motion)) return { ...home, above: 0 };
  const start = footholdOn(before, motion.from, motion.stood ?? ALONE, instant.turns);
  return walkAt(motion.kind, start, home, share, piece.facing === undefined ? 1 : MARCH);
}

/** Who comes ashore rises behind the rim and hops over the threshold. */
function landed({ side }: Landfall, home: Foothold, share: number, turns: QuarterTurns): Pose {
  const { x, z } = stepOf(side, turns);
  const along = easeInOut(share);
  const out = LANDING.out * (1 - along);
  const rise = LANDING.arc * hop(along) - LANDING.below * (1 - along) ** 2;
  return {
    x: home.x + x * out,
    y: home.y + rise,
    z: home.z + z * out,
    above: Math.max(rise, 0),
    size: home.size * (0.6 + 0.4 * along),
  };
}

function isWalk(motion: Motion): motion is Motion & Walk {
  return 'from' in motion && 'piece' in motion;
}
