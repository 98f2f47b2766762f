import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { EXERCISE_NAMES, type ExerciseName } from '@thera/texts/santowerini';
import { browserStorage } from '../../../browser-storage.ts';

const KEY = 'thera.santowerini.lessons';

/** The exercises in a text that was kept; what is none is left out. */
export function parseDone(text: string | null): readonly ExerciseName[] {
  const kept = (text ?? '').split(',');
  return EXERCISE_NAMES.filter((name) => kept.includes(name));
}

const current: Signal<readonly ExerciseName[]> = signal(parseDone(browserStorage?.getItem(KEY) ?? null));

/** The exercises that this browser has done. */
export const doneExercises: ReadonlySignal<readonly ExerciseName[]> = current;

/** Whether the whole introduction is behind one. */
export const isIntroduced = (): boolean => current.value.length === EXERCISE_NAMES.length;

/** Takes note of an exercise that is done. */
export function completeExercise(name: ExerciseName): void {
  keepExercises([...current.value, name]);
}

/** These are done, and no others. */
export function keepExercises(names: readonly string[]): void {
  current.value = EXERCISE_NAMES.filter((known) => names.includes(known));
  try {
    browserStorage?.setItem(KEY, current.value.join());
  } catch {
    // Who may keep nothing begins anew with every visit.
  }
}
