import type { Motion, Walk } from '../motions.ts';
import type { Direction, Piece } from '../scene.ts';
import { ALONE } from '../stands.ts';
import { roleName } from './cast.ts';
import { easeInOut, fallen } from './easing.ts';
import { footholdOf, footholdOn } from './footholds.ts';
import { type Point3, stepOf } from './measures.ts';
import { type Instant, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';
import { walkAt } from './walks.ts';

/** A number beside a piece. */
export interface Badge {
  readonly at: Point3;
  readonly number: number;
}

/** Where pieces are, by their roles, with what belongs to them. */
export interface PiecePoses {
  readonly pieces: ReadonlyMap<string, readonly Placement[]>;
  /** The bases of those who look somewhere, by roles. */
  readonly bases: ReadonlyMap<string, readonly Placement[]>;
  readonly shadows: readonly Placement[];
  readonly badges: readonly Badge[];
}

const SHADOW = { size: 0.62, lift: 0.018, aside: 0.02 };
const BASE_LIFT = 0.022;
const BADGE_HEIGHT = 0.14;
const SINK = 0.55;
/** Who looks nowhere turns towards the viewer, almost. */
const FACING = 0.85;

/** Pieces at one time. */
export function piecePoses(instant: Instant): PiecePoses {
  const pieces = new Map<string, Placement[]>();
  const bases = new Map<string, Placement[]>();
  const shadows: Placement[] = [];
  const badges: Badge[] = [];
  const { after, motions } = instant.passage;
  const leaving = motions.flatMap((motion) => (motion.kind === 'go' ? [motion.piece] : []));
  for (const piece of [...after.pieces, ...leaving]) {
    const pose = poseOf(piece, instant);
    if (!pose) continue;
    const { above, ...placement } = pose;
    const turn = turnOf(piece, instant);
    const ground = placement.y - above;
    add(pieces, piece, { ...placement, turn });
    shadows.push({
      x: placement.x + SHADOW.aside,
      y: ground + SHADOW.lift,
      z: placement.z,
      size: SHADOW.size * (placement.size ?? 1) * Math.max(1 - 1.2 * above, 0.3),
    });
    const { x, y, z, size = 1 } = placement;
    if (piece.facing !== undefined) add(bases, piece, { x, y: ground + BASE_LIFT, z, turn, size });
    if (piece.number !== undefined) badges.push({ at: [x, y + BADGE_HEIGHT, z], number: piece.number });
  }
  return { pieces, bases, shadows, badges };
}

function add(poses: Map<string, Placement[]>, piece: Piece, placement: Placement): void {
  const name = roleName(piece);
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

function lookingTo(facing: Direction | undefined, { turns, yaw }: Instant): number {
  if (facing === undefined) return yaw * FACING;
  const { x, z } = stepOf(facing, turns);
  return Math.atan2(x, z);
}

type Pose = Placement & { readonly above: number };

function poseOf(piece: Piece, instant: Instant): Pose | undefined {
  const { after, before, motions } = instant.passage;
  const motion = motions.find((each) => 'piece' in each && each.piece === piece);
  const scene = motion?.kind === 'go' ? before : after;
  const home = footholdOf(scene, piece, instant.turns);
  if (!motion) return { ...home, above: 0 };
  const share = shareOf(motion, instant.time);
  if (motion.kind === 'come') {
    if (instant.time < motion.start) return undefined;
    const lift = 0.4 * fallen(share);
    return { ...home, y: home.y + lift, above: lift, size: home.size * Math.min(1, 0.5 + share) };
  }
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
  return walkAt(motion.kind, start, home, share);
}

function isWalk(motion: Motion): motion is Motion & Walk {
  return 'from' in motion && 'piece' in motion;
}
