import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { browserStorage } from '../../../browser-storage.ts';
import { type Progress, parseProgress, withTask } from './progress.ts';

const KEY = 'thera.lessons';

const kept = (): string | null => browserStorage?.getItem(KEY) ?? null;

const current: Signal<Progress> = signal(parseProgress(kept()));

/** How far this browser has come in the course. */
export const progress: ReadonlySignal<Progress> = current;

/** Takes note of a task that is done, here and in all other tabs. */
export function completeTask(id: string): void {
  // Another tab may have gone on meanwhile.
  const before = browserStorage === undefined ? current.value : parseProgress(kept());
  keepProgress(withTask(before, id));
}

/** Begins the course anew. */
export function forgetProgress(): void {
  keepProgress([]);
}

/** Goes on from there. */
export function keepProgress(changed: Progress): void {
  current.value = changed;
  browserStorage?.setItem(KEY, JSON.stringify(changed));
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parseProgress(newValue);
});
