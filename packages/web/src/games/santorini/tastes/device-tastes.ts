import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { browserStorage } from '../../../browser-storage.ts';
import { parseTastes, type Tastes } from './tastes.ts';

const KEY = 'thera.gods';

const current: Signal<Tastes> = signal(parseTastes(browserStorage?.getItem(KEY) ?? null));

/** What is thought of the gods on this device. */
export const deviceTastes: ReadonlySignal<Tastes> = current;

export function keepTastes(tastes: Tastes): void {
  current.value = tastes;
  try {
    browserStorage?.setItem(KEY, JSON.stringify(tastes));
  } catch {
    // Where nothing can be kept, they last as long as the page.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parseTastes(newValue);
});
