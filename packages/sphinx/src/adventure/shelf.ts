import { fault, ok, type Result } from '@thera/table';
import type { AdventureLog } from './log.ts';
import type { LogRefusal } from './refusal.ts';
import { uniteLogs } from './unite-logs.ts';

/** As many as there are pages for. */
export const MOST_ADVENTURES = 20;

/** Adventures side by side, in the order in which they were put there. */
export type Shelf = readonly AdventureLog[];

/** A new adventure on the shelf. */
export function addAdventure(shelf: Shelf, log: AdventureLog): Result<Shelf, LogRefusal> {
  if (shelf.some(({ id }) => id === log.id)) return fault('known-adventure');
  if (shelf.length >= MOST_ADVENTURES) return fault('too-many-adventures');
  return ok([...shelf, log]);
}

/** An adventure from elsewhere: united with the one that is there, or new. */
export function takeIn(shelf: Shelf, log: AdventureLog): Result<Shelf, LogRefusal> {
  const known = shelf.find(({ id }) => id === log.id);
  if (known === undefined) return addAdventure(shelf, log);
  const united = uniteLogs(known, log);
  return united.ok ? replaceAdventure(shelf, united.value) : united;
}

/** An adventure that went on. */
export function replaceAdventure(shelf: Shelf, log: AdventureLog): Result<Shelf, LogRefusal> {
  if (!shelf.some(({ id }) => id === log.id)) return fault('unknown-adventure');
  return ok(shelf.map((one) => (one.id === log.id ? log : one)));
}

/** An adventure is gone with all that was done in it. */
export function deleteAdventure(shelf: Shelf, id: string): Result<Shelf, LogRefusal> {
  if (!shelf.some((log) => log.id === id)) return fault('unknown-adventure');
  return ok(shelf.filter((log) => log.id !== id));
}
