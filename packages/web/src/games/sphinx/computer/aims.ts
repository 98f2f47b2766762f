import { type Signal, signal } from '@preact/signals';
import { aimIn, higherAim } from '@thera/play/sphinx';
import { type State, TIERS, type Tier, USUAL_AIM } from '@thera/sphinx';
import { browserStorage } from '../../../browser-storage.ts';
import { deviceGames } from '../../../kept-games/device-games.ts';
import { openGameNotes } from '../adventure/game-notes.ts';

const isTier = (value: unknown): value is Tier => TIERS.some((tier) => tier === value);

const notes = openGameNotes(browserStorage, 'thera.sphinx.aims', isTier);

/** Changes whenever something is marked. */
const marks: Signal<number> = signal(0);

/** The objective that the team of a game has marked, if it has. */
export function markedAim(game: string): Tier | undefined {
  marks.value;
  return notes.noteOf(game);
}

/** What hints and partners are after: what is marked, or the usual thing. */
export const aimOf = (game: string, state: State): Tier => aimIn(state, markedAim(game) ?? USUAL_AIM);

/** The team marks an objective. */
export function markAim(game: string, tier: Tier): void {
  notes.note(game, tier, (other) => deviceGames.loadGame(other).ok);
  marks.value++;
}

/** Whoever plays on after a proposal to finish aims higher. */
export const aimHigher = (game: string, state: State): void =>
  markAim(game, higherAim(state, aimOf(game, state)));
