import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SyncRefusal } from './synced-part.ts';

/** What could not be brought together, and why. */
export interface SyncProblem {
  readonly part: string;
  readonly code: SyncRefusal;
}

/** How it stands with what follows a player from device to device. */
export type SyncState =
  /** Nobody is known to the server. */
  | { readonly kind: 'off' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly at: number }
  | { readonly kind: 'failed'; readonly problems: readonly SyncProblem[] };

const current: Signal<SyncState> = signal({ kind: 'off' });

export const syncState: ReadonlySignal<SyncState> = current;

export function setSyncState(state: SyncState): void {
  current.value = state;
}
