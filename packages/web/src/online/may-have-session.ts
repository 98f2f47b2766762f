import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { browserStorage } from '../browser-storage.ts';

/** Scripts do not see the cookie, and whoever never played online is not asked about. */
const KEY = 'thera.online';

const noted: Signal<boolean> = signal(browserStorage?.getItem(KEY) === 'yes');

/** Whether this browser has a session, as far as it knows. */
export const mayHaveSession: ReadonlySignal<boolean> = noted;

/** Takes note of it, for the next visit too. */
export function noteSession(isThere: boolean): void {
  noted.value = isThere;
  try {
    if (isThere) browserStorage?.setItem(KEY, 'yes');
    else browserStorage?.removeItem(KEY);
  } catch {
    // Then it is asked for again when it is needed.
  }
}
