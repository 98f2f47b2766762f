import type { GameEvent } from '@thera/table';

/** How many events at the beginning of a record only say who sits where: that is seen beside the board. */
export function openingSits(events: readonly GameEvent<unknown>[]): number {
  const begun = events.findIndex(({ kind }) => kind !== 'sit');
  return begun < 0 ? events.length : begun;
}
