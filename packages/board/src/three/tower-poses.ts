import type { BlockChange, DomeChange, Motion } from '../motions.ts';
import type { Square, Tower } from '../scene.ts';
import { sizesOf } from '../tower-sizes.ts';
import { easeOut, fallen, hop, progress, TOUCH_SHARE } from './easing.ts';
import { DRUM_HEIGHT, domeRadius, LEVELS, ROOF_RISE, spotOf, TOPS } from './measures.ts';
import { DUST_TIME, type Instant, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';

/** Where blocks and domes are, with their shadows, and the dust that they raise. */
export interface TowerPoses {
  /** Blocks of size 1, 2 and 3. */
  readonly blocks: readonly (readonly Placement[])[];
  readonly domes: readonly Placement[];
  readonly shadows: readonly Placement[];
  readonly puffs: readonly Placement[];
  /** The ground before the doors. */
  readonly lamplight: readonly Placement[];
}

const FALL = { build: 0.5, dome: 0.7 };
const RISE = 0.2;
const SINK = 0.25;
const TILT = 0.4;
const SHADOW_LIFT = 0.014;
/** How much wider a shadow is than what stands on it. */
const SHADOW_SPREAD = { ground: 1.5, ledge: 3.05 };

const LAMP = { y: 0.02, before: 0.56, size: 0.95 };

type Building = Motion & (BlockChange | DomeChange);

/** Blocks and domes at one time. */
export function towerPoses(instant: Instant): TowerPoses {
  const { passage, time, turns } = instant;
  const blocks: Placement[][] = LEVELS.map(() => []);
  const domes: Placement[] = [];
  const shadows: Placement[] = [];
  const buildings = passage.motions.filter(isBuilding);
  passage.after.towers.forEach((tower, square) => {
    const changes = buildings.filter((motion) => motion.square === square);
    const spot = spotOf(passage.after.shape, square, turns);
    const before = passage.before.towers[square]!;
    for (let level = 1; level <= Math.max(tower.blocks, before.blocks); level++) {
      const change = changes.find((motion) => 'level' in motion && motion.level === level);
      const pose = change ? changedPose(change, time) : RESTING;
      if (!pose) continue;
      const base = TOPS[level - 1]!;
      const size = sizesOf(level > tower.blocks ? before : tower)[level - 1]!;
      blocks[size - 1]!.push({
        ...spot,
        y: base + pose.lift,
        size: pose.size,
        // It is as high as the block that its level is made for.
        stretch: LEVELS[level - 1]!.height / LEVELS[size - 1]!.height,
        roll: pose.roll ?? 0,
      });
      shadows.push({
        ...spot,
        ...shadowUnder(level, base),
        size: shadowSize(level, size) * pose.size * (1 - 0.9 * pose.lift),
      });
    }
    for (const { on, pose } of domesOn(before, tower, changes, time)) {
      const radius = domeRadius(on);
      const base = TOPS[on.blocks]! + (on.blocks > 0 ? ROOF_RISE : 0);
      domes.push({ ...spot, y: base + pose.lift, size: radius * pose.size, roll: pose.roll ?? 0 });
      shadows.push({
        ...spot,
        y: base + SHADOW_LIFT,
        size: radius * 3.4 * pose.size * (1 - 0.9 * pose.lift),
      });
    }
  });
  const lamplight = blocks[0]!.map(({ x, z }) => ({ x, y: LAMP.y, z: z + LAMP.before, size: LAMP.size }));
  return {
    blocks,
    domes,
    shadows,
    lamplight,
    puffs: buildings.flatMap((motion) => puffsOf(motion, instant)),
  };
}

interface Pose {
  readonly lift: number;
  readonly size: number;
  readonly roll?: number;
}

const RESTING: Pose = { lift: 0, size: 1 };

/** How something stands that comes or goes; not at all before it comes and after it has gone. */
function changedPose(motion: Building, time: number): Pose | undefined {
  const share = shareOf(motion, time);
  if (motion.kind === 'build' || motion.kind === 'dome') {
    return time < motion.start ? undefined : { lift: FALL[motion.kind] * fallen(share), size: 1 };
  }
  if (share >= 1) return undefined;
  // What was struck off tilts and sinks; what is taken away rises.
  return motion.isKnockedOff
    ? { lift: -SINK * share ** 2, size: 1 - 0.6 * share ** 2, roll: -TILT * share }
    : { lift: RISE * share, size: 1 - share ** 2 };
}

function domesOn(before: Tower, after: Tower, changes: readonly Building[], time: number) {
  const comes = changes.find(({ kind }) => kind === 'dome');
  const goes = changes.find(({ kind }) => kind === 'undome');
  const standing = [
    ...(before.dome && goes ? [{ on: before, pose: changedPose(goes, time) }] : []),
    ...(after.dome ? [{ on: after, pose: comes ? changedPose(comes, time) : RESTING }] : []),
  ];
  return standing.flatMap(({ on, pose }) => (pose ? [{ on, pose }] : []));
}

const shadowUnder = (level: number, base: number): { readonly y: number } => ({
  y: base + SHADOW_LIFT + (level > 1 ? ROOF_RISE : 0),
});
const shadowSize = (level: number, size: number): number =>
  level === 1 && size === 1 ? SHADOW_SPREAD.ground : LEVELS[size - 1]!.half * SHADOW_SPREAD.ledge;

const PUFFS = 6;

function puffsOf(motion: Building, instant: Instant): readonly Placement[] {
  if (motion.kind === 'build' || (motion.kind === 'raze' && motion.isKnockedOff))
    return dustOf(motion, motion.level, instant);
  return motion.kind === 'dome' ? glintOf(motion, instant) : [];
}

/** Six soft discs that spread from the foot of a block when it touches the ground. */
function dustOf(motion: Building, level: number, { passage, time, turns }: Instant): readonly Placement[] {
  const share = progress(time, motion.start + motion.duration * TOUCH_SHARE, DUST_TIME);
  if (share <= 0 || share >= 1) return [];
  const spot = spotOf(passage.after.shape, motion.square, turns);
  const { half } = LEVELS[level - 1]!;
  return Array.from({ length: PUFFS }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / PUFFS;
    const reach = half * (1.05 + 0.35 * easeOut(share));
    return {
      x: spot.x + Math.sin(angle) * reach,
      y: TOPS[level - 1]! + 0.06 + 0.08 * share,
      z: spot.z + Math.cos(angle) * reach,
      lean: 0.7,
      size: 0.34 * hop(Math.sqrt(share)),
    };
  });
}

/** A light that runs over a new dome from left to right. */
function glintOf(motion: Building, { passage, time, turns, yaw }: Instant): readonly Placement[] {
  const share = progress(time, motion.start + motion.duration * 0.55, DUST_TIME + motion.duration * 0.45);
  if (share <= 0 || share >= 1) return [];
  const spot = spotOf(passage.after.shape, motion.square, turns);
  const tower = passage.after.towers[motion.square]!;
  const radius = domeRadius(tower) * 1.06;
  const angle = Math.PI * (0.85 - 0.7 * share);
  const [across, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.8];
  const [x, z] = [
    Math.cos(yaw) * across + Math.sin(yaw) * radius * 0.5,
    -Math.sin(yaw) * across + Math.cos(yaw) * radius * 0.5,
  ];
  return [
    {
      x: spot.x + x,
      y: TOPS[tower.blocks]! + DRUM_HEIGHT + up,
      z: spot.z + z,
      turn: yaw,
      lean: 0.8,
      size: 0.3 * hop(share),
    },
  ];
}

function isBuilding(motion: Motion): motion is Building {
  return (
    motion.kind === 'build' || motion.kind === 'raze' || motion.kind === 'dome' || motion.kind === 'undome'
  );
}

/** The square and tower of a scene at rest that a lamp may stand before, the nearest first. */
export function lampSquares(towers: readonly Tower[]): readonly Square[] {
  return towers.flatMap((tower, square) => (tower.blocks > 0 ? [square] : [])).reverse();
}
