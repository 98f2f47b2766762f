import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AdventureLog, LogRefusal } from '@thera/sphinx';
import type { Result } from '@thera/table';
import { browserStorage } from '../../../browser-storage.ts';
import { deviceGames } from '../../../kept-games/device-games.ts';
import { leaveLogs } from '../sync/device-log-notes.ts';
import { noteLeft } from '../sync/left-adventures.ts';
import { type KeptAdventures, type LogChange, openAdventureStore } from './adventure-store.ts';
import { recordPlays } from './record-plays.ts';
import { deviceNames } from './seat-names.ts';

const store = openAdventureStore(browserStorage, dropFinishedGame);

const current: Signal<KeptAdventures> = signal(store.read());

/** The adventures of this device. */
export const deviceAdventures: ReadonlySignal<KeptAdventures> = current;

/** Writes down plays that have ended meanwhile, and looks at what is kept now. */
export function refreshAdventures(): void {
  recordPlays(store, deviceGames, deviceNames);
  look();
}

/** The adventure of this device with such an id. */
export const adventureOf = (id: string): AdventureLog | undefined =>
  deviceAdventures.value.shelf.find((log) => log.id === id);

/** The adventure in which a game of this device is played; undefined outside all of them. */
export const adventureWith = (game: string): AdventureLog | undefined =>
  deviceAdventures.value.shelf.find(({ setups }) => setups.some(({ play }) => play === game));

/** The adventure of a game that has ended, with what came of it; undefined outside all adventures. */
export function adventureAfter(game: string): AdventureLog | undefined {
  refreshAdventures();
  return adventureWith(game);
}

export const changeAdventure = (id: string, change: LogChange): Result<AdventureLog, LogRefusal> =>
  afterwards(() => store.change(id, change));

export const addToDevice = (log: AdventureLog): Result<AdventureLog, LogRefusal> =>
  afterwards(() => store.add(log));

/** Takes in an adventure from elsewhere: new, or united with the one that is here. */
export function takeInToDevice(log: AdventureLog): Result<AdventureLog, LogRefusal> {
  noteLeft(log.id, false);
  return afterwards(() => store.takeIn(log));
}

/** Deletes an adventure, here and on the other devices of whoever plays here. */
export function dropFromDevice(id: string): void {
  leaveLogs(id);
  forgetOnDevice(id);
}

/** An adventure is not on this device any more. */
export const forgetOnDevice = (id: string): void => afterwards(() => store.drop(id));

function afterwards<T>(act: () => T): T {
  const result = act();
  look();
  return result;
}

/** Whoever shows adventures is not disturbed when nothing is new. */
function look(): void {
  const now = store.read();
  const { shelf, damaged, unwritten } = current.peek();
  const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
    one.length === other.length && one.every((value, n) => value === other[n]);
  const isOld =
    isSame(now.shelf, shelf) &&
    isSame(now.damaged, damaged) &&
    JSON.stringify(now.unwritten) === JSON.stringify(unwritten);
  if (!isOld) current.value = now;
}

/** Adventures are worth more than games that are over and have been written into them. */
function dropFinishedGame(): boolean {
  const open = new Set(
    current
      .peek()
      .shelf.flatMap(({ setups, plays }) =>
        setups.map(({ play }) => play).filter((play) => !plays.some(({ id }) => id === play)),
      ),
  );
  const oldest = deviceGames.listGames().findLast(({ id, summary }) => summary.isOver && !open.has(id));
  if (oldest === undefined) return false;
  deviceGames.dropGame(oldest.id);
  return true;
}

// Another tab may go on with an adventure.
addEventListener('storage', look);
