import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Progress, parseProgress, withTask } from './progress.ts';

const KEY = 'thera.lessons';

const current: Signal<Progress> = signal(parseProgress(localStorage.getItem(KEY)));

/** How far this browser has come in the course. */
export const progress: ReadonlySignal<Progress> = current;

/** Takes note of a task that is done, here and in all other tabs. */
export function completeTask(id: string): void {
  keep(withTask(parseProgress(localStorage.getItem(KEY)), id));
}

/** Begins the course anew. */
export function forgetProgress(): void {
  keep([]);
}

function keep(changed: Progress): void {
  current.value = changed;
  localStorage.setItem(KEY, JSON.stringify(changed));
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parseProgress(newValue);
});
