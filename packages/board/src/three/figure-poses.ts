import type { Motion, Walk } from '../motions.ts';
import type { Figure, Square, Tower } from '../scene.ts';
import { easeInOut, fallen } from './easing.ts';
import { spotOf, standingHeight } from './measures.ts';
import { type Moment, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';
import { type Foothold, walkAt } from './walks.ts';

/** Where workers are, by `figureKind`, with their shadows. */
export interface FigurePoses {
  readonly figures: readonly (readonly Placement[])[];
  readonly shadows: readonly Placement[];
}

export const FIGURE_KINDS = 8;

/** Four colours of two sexes. */
export function figureKind({ colour, female }: Pick<Figure, 'colour' | 'female'>): number {
  return colour * 2 + (female ? 0 : 1);
}

const SHADOW = { size: 0.62, lift: 0.018, aside: 0.02 };
const SINK = 0.55;
/** Figures turn towards the viewer, almost. */
const FACING = 0.85;

/** Workers at one time. */
export function figurePoses(moment: Moment): FigurePoses {
  const figures: Placement[][] = Array.from({ length: FIGURE_KINDS }, () => []);
  const shadows: Placement[] = [];
  const turn = moment.yaw * FACING;
  const { after, motions } = moment.passage;
  const leaving = motions.flatMap((motion) => (motion.kind === 'go' ? [motion.figure] : []));
  for (const figure of [...after.figures, ...leaving]) {
    const pose = poseOf(figure, moment);
    if (!pose) continue;
    const { above, ...placement } = pose;
    figures[figureKind(figure)]!.push({ ...placement, turn });
    shadows.push({
      x: placement.x + SHADOW.aside,
      y: placement.y - above + SHADOW.lift,
      z: placement.z,
      size: SHADOW.size * (placement.size ?? 1) * Math.max(1 - 1.2 * above, 0.3),
    });
  }
  return { figures, shadows };
}

type Pose = Placement & { readonly above: number };

function poseOf(figure: Figure, moment: Moment): Pose | undefined {
  const { after, before, motions } = moment.passage;
  const motion = motions.find((each) => 'figure' in each && each.figure === figure);
  const home = foothold(figure.square, motion?.kind === 'go' ? before.towers : after.towers, moment);
  if (!motion) return { ...home, above: 0 };
  const share = shareOf(motion, moment.time);
  if (motion.kind === 'come') {
    if (moment.time < motion.start) return undefined;
    const lift = 0.4 * fallen(share);
    return { ...home, y: home.y + lift, above: lift, size: Math.min(1, 0.5 + share) };
  }
  if (motion.kind === 'go') {
    if (share >= 1) return undefined;
    const gone = easeInOut(share);
    return {
      ...home,
      y: home.y - SINK * gone,
      above: -SINK * gone,
      size: 1 - 0.5 * gone,
      stretch: 1 - gone * 0.3,
    };
  }
  if (!isWalk(motion)) return { ...home, above: 0 };
  return walkAt(motion.kind, foothold(motion.from, before.towers, moment), home, share);
}

function isWalk(motion: Motion): motion is Motion & Walk {
  return 'from' in motion && 'figure' in motion;
}

function foothold(square: Square, towers: readonly Tower[], { turns }: Moment): Foothold {
  return { ...spotOf(square, turns), y: standingHeight(towers[square]!) };
}
