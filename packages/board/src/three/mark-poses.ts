import { MARK_KINDS, type Mark, type MarkKind, type Scene } from '../scene.ts';
import { hasStandingToken } from '../token-stands.ts';
import { progress } from './easing.ts';
import { spotOf, standingHeight } from './measures.ts';
import { type Instant, MARK_TIME } from './passage.ts';
import type { Placement } from './placement.ts';

/** Where marks lie, by their kind. */
export type MarkPoses = Readonly<Record<MarkKind, readonly Placement[]>>;

const LIFT = 0.016;
/** On a square that somebody stands on: before the feet, leaning towards the viewer. */
const IN_FRONT = { forward: 0.34, up: 0.07, lean: 0.45 };
const SMALLEST = 0.6;

/** Marks at one time: the old ones go first, the new ones come when everything else has happened. */
export function markPoses(instant: Instant): MarkPoses {
  const { before, after, arrival } = instant.passage;
  const gone = 1 - progress(instant.time, 0, MARK_TIME);
  const come = before === after ? 1 : progress(instant.time, arrival, MARK_TIME);
  const shown = [
    ...after.marks.map((mark) => ({ mark, scene: after, share: isAmong(before.marks, mark) ? 1 : come })),
    ...before.marks
      .filter((mark) => !isAmong(after.marks, mark))
      .map((mark) => ({ mark, scene: before, share: gone })),
  ].filter(({ share }) => share > 0);
  const placed = (kind: MarkKind): readonly Placement[] =>
    shown
      .filter(({ mark }) => mark.kind === kind)
      .map(({ mark, scene, share }) => ({
        ...placeOf(mark, scene, instant),
        size: SMALLEST + (1 - SMALLEST) * share,
      }));
  return Object.fromEntries(MARK_KINDS.map((kind) => [kind, placed(kind)])) as Record<
    MarkKind,
    readonly Placement[]
  >;
}

function placeOf({ square }: Mark, scene: Scene, { turns, yaw }: Instant): Placement {
  const { x, z } = spotOf(scene.shape, square, turns);
  const y = standingHeight(scene.towers[square]!);
  const isTaken =
    scene.pieces.some((piece) => piece.square === square) ||
    scene.tokens.some(
      (token) => token.square === square && (token.kind === 'talus' || token.kind === 'ram'),
    ) ||
    hasStandingToken(scene, square);
  if (!isTaken) return { x, y: y + LIFT, z, turn: yaw };
  return {
    x: x + Math.sin(yaw) * IN_FRONT.forward,
    y: y + IN_FRONT.up,
    z: z + Math.cos(yaw) * IN_FRONT.forward,
    turn: yaw,
    lean: IN_FRONT.lean,
  };
}

function isAmong(marks: readonly Mark[], { square, kind }: Mark): boolean {
  return marks.some((mark) => mark.square === square && mark.kind === kind);
}
