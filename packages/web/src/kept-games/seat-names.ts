import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { distinctNames, parsePlayerName } from '@thera/table';
import { browserStorage } from '../browser-storage.ts';
import { parseSeatNames } from './parse-seat-names.ts';
import type { TablePlan } from './table-plan.ts';

const KEY = 'thera.names';

const current: Signal<readonly string[]> = signal(parseSeatNames(browserStorage?.getItem(KEY) ?? null));

/** What those who play on this device are called, by seat; nothing where nobody has said it. */
export const seatNames: ReadonlySignal<readonly string[]> = current;

/** Somebody at a seat says what they are called, or takes that back. */
export function setSeatName(seat: number, typed: string): void {
  const name = parsePlayerName(typed);
  current.value = current.value.with(seat, name.ok ? name.value : '');
  try {
    browserStorage?.setItem(KEY, JSON.stringify(current.value));
  } catch {
    // Where nothing can be kept, names last as long as the page.
  }
}

/** A table whose persons are called as this device knows them. */
export function withSeatNames<Setup>(plan: TablePlan<Setup>): TablePlan<Setup> {
  const names = distinctNames(
    plan.seats.map(({ kind }, seat) => (kind === 'person' && current.value[seat]) || undefined),
  );
  const seats = plan.seats.map(({ name: _, ...seat }, n) =>
    names[n] === undefined ? seat : { ...seat, name: names[n] },
  );
  return { ...plan, seats };
}
