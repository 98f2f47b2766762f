import { effect, type ReadonlySignal } from '@preact/signals';

/** Calls back whenever a value becomes another, until the returned function is called. */
export function whenChanged(value: ReadonlySignal<unknown>, changed: () => void): () => void {
  let last = value.peek();
  return effect(() => {
    const now = value.value;
    if (now === last) return;
    last = now;
    changed();
  });
}
