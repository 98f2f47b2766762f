import type { Mark, MarkKind, Scene } from '@thera/board';
import { isComplete } from '@thera/play';
import {
  type Act,
  actingWorker,
  choicesOn,
  type SantoriniAttempt,
  waitingActs,
  workersIn,
} from '@thera/play/santorini';
import type { StepKind } from '@thera/santorini';

const MARKS: Readonly<Partial<Record<StepKind, MarkKind>>> = {
  move: 'move',
  place: 'move',
  build: 'build',
  dome: 'dome',
};

/** The shape of a mark by what a square is offered for; whatever only a power can do is special. */
const markKind = (kind: StepKind, isTop: boolean): MarkKind =>
  kind === 'build' && isTop ? 'dome' : (MARKS[kind] ?? 'special');

/** What makes a difference to what a tap means. */
export interface Wishes {
  readonly preferred: Act | undefined;
  /** Whether a worker has to be picked up before what was tried. */
  readonly wantsWorker: boolean;
}

const NONE: Wishes = { preferred: undefined, wantsWorker: false };

/** A scene with what can be chosen on it: the worker in hand, and a mark on every square that a tap would take. */
export function withChoices(
  scene: Scene,
  attempt: SantoriniAttempt,
  { preferred, wantsWorker }: Wishes = NONE,
): Scene {
  if (isComplete(attempt)) return scene;
  const worker = actingWorker(attempt);
  const isChoosing = attempt.worker !== undefined || attempt.steps.length === 0;
  // Whoever would rather do something else first is not asked for a worker.
  const isAsked = worker === undefined && !(preferred && waitingActs(attempt).includes(preferred));
  const pickable = isAsked ? workersIn(attempt) : [];
  const marks = scene.towers.flatMap(({ blocks }, square): Mark[] => {
    const [choice] = choicesOn(attempt, square, preferred);
    if (choice !== undefined) return [{ square, kind: markKind(choice.kind, blocks === 3) }];
    return pickable.includes(square) ? [{ square, kind: 'move' }] : [];
  });
  return {
    ...scene,
    marks,
    ...(worker !== undefined && isChoosing ? { selected: worker } : {}),
    ...(wantsWorker ? { beckoning: pickable } : {}),
  };
}
