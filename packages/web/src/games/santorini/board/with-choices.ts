import type { Mark, MarkKind, Scene } from '@thera/board';
import { isComplete } from '@thera/play';
import { type Act, actingWorker, choicesOn, type SantoriniAttempt, workersIn } from '@thera/play/santorini';
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

/** A scene with what can be chosen on it: the worker in hand, and a mark on every square that a tap would take. */
export function withChoices(scene: Scene, attempt: SantoriniAttempt, preferred?: Act): Scene {
  if (isComplete(attempt)) return scene;
  const worker = actingWorker(attempt);
  const isChoosing = attempt.worker !== undefined || attempt.steps.length === 0;
  const pickable = worker === undefined ? workersIn(attempt) : [];
  const marks = scene.towers.flatMap(({ blocks }, square): Mark[] => {
    const [choice] = choicesOn(attempt, square, preferred);
    if (choice !== undefined) return [{ square, kind: markKind(choice.kind, blocks === 3) }];
    return pickable.includes(square) ? [{ square, kind: 'move' }] : [];
  });
  return { ...scene, marks, ...(worker !== undefined && isChoosing ? { selected: worker } : {}) };
}
