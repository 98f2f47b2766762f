import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Setup } from '@thera/santowerini';
import { browserStorage } from '../../../browser-storage.ts';
import { deviceGames } from '../../../kept-games/device-games.ts';
import { type Annals, type Best, bestKey } from './annals.ts';
import { openAnnalsStore } from './annals-store.ts';
import { creditGames } from './credit-games.ts';
import type { ReadAnnals } from './read-annals.ts';
import { type Standing, standingAfter } from './standing.ts';

const store = openAnnalsStore(browserStorage);
const current: Signal<ReadAnnals> = signal(store.read());
const written: Signal<boolean> = signal(true);

/** What was done on this device, as far as it can be read. */
export const deviceAnnals: ReadonlySignal<ReadAnnals> = current;

/** Whether what was done last is kept when the page is left. */
export const isKept: ReadonlySignal<boolean> = written;

/** Counts games that have ended meanwhile, and looks at what is kept now. */
export function refreshAnnals(): void {
  creditGames(store, deviceGames);
  look();
}

/** Changes what is kept; as long as something of it is damaged, nothing happens. */
export function changeAnnals(change: (annals: Annals) => Annals): void {
  store.change(change);
  look();
}

/** Goes on with what could be read of what is damaged. */
export function goOnWithRest(): void {
  store.goOn();
  refreshAnnals();
}

/**
 * What a game of this device that has ended means for the campaign: before, after, and what follows. It may be asked
 * for as often as one likes. Undefined for a game that was not played for the campaign.
 */
export function creditedStanding(id: string): Standing | undefined {
  refreshAnnals();
  return standingAfter(current.peek().annals, id);
}

/** The best that was done with a setup on this device, this very game included. */
export function bestOf({ scenario, difficulty }: Setup): Best | undefined {
  return current.peek().annals.bests[bestKey(scenario, difficulty)];
}

/** Whoever shows the annals is not disturbed when nothing is new. */
function look(): void {
  const now = store.read();
  if (JSON.stringify(now) !== JSON.stringify(current.peek())) current.value = now;
  written.value = store.isWritten();
}

// Another tab may go on with the campaign.
addEventListener('storage', look);
