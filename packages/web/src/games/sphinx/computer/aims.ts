import { type Signal, signal } from '@preact/signals';
import { type State, TIERS, type Tier, terrainIn, USUAL_AIM } from '@thera/sphinx';
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

/** What hints and partners are after: what is marked, or the usual thing, as far as the riddle has it. */
export function aimOf(game: string, state: State): Tier {
  const tiers = terrainIn(state).riddle.objectives.map(({ tier }) => tier);
  const aim = markedAim(game) ?? USUAL_AIM;
  return tiers.includes(aim) ? aim : tiers.at(-1)!;
}

/** The team marks an objective. */
export function markAim(game: string, tier: Tier): void {
  notes.note(game, tier, (other) => deviceGames.loadGame(other).ok);
  marks.value++;
}

/** Whoever plays on after a proposal to finish aims higher. */
export function aimHigher(game: string, state: State): void {
  const next = terrainIn(state).riddle.objectives.find(
    ({ tier }) => TIERS.indexOf(tier) > TIERS.indexOf(aimOf(game, state)) && !state.achieved.includes(tier),
  );
  if (next !== undefined) markAim(game, next.tier);
}
