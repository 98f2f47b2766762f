import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { browserStorage } from '../../../browser-storage.ts';

const KEY = 'thera.sphinx.left';

const current: Signal<readonly string[]> = signal(parse(browserStorage?.getItem(KEY) ?? null));

/** The adventures that their player has left or deleted, on whatever device: they go from the others too. */
export const leftAdventures: ReadonlySignal<readonly string[]> = current;

export function keepLeft(ids: readonly string[]): void {
  current.value = ids;
  try {
    browserStorage?.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then they come back with the next visit, and can be deleted again.
  }
}

/** An adventure was left, or is taken up again. */
export function noteLeft(id: string, isLeft: boolean): void {
  const others = current.peek().filter((other) => other !== id);
  if (isLeft || others.length < current.peek().length) keepLeft(isLeft ? [...others, id] : others);
}

function parse(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parse(newValue);
});
