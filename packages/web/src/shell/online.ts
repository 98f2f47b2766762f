import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

const offline: Signal<boolean> = signal(!navigator.onLine);

/** Whether the browser knows that it has no connection. */
export const isOffline: ReadonlySignal<boolean> = offline;

const look = (): void => {
  offline.value = !navigator.onLine;
};
addEventListener('online', look);
addEventListener('offline', look);
