import type { SantoriniError } from '@thera/santorini';
import { ok, type Result } from '@thera/table';
import { deviceGames, newSeed, secureRandom } from '../../../kept-games/device-games.ts';
import type { GameBeginnings } from '../../game-entry.ts';
import { deviceTastes } from '../tastes/device-tastes.ts';
import { beginGame } from './begin-game.ts';
import { rememberTable } from './last-table.ts';
import { onlineSetup } from './online-setup.ts';
import type { SantoriniPlan } from './table-plan.ts';

/**
 * Begins a game at a table and keeps it; the answer is its id, or why the rules refuse the table. Where nothing can be
 * kept the game lives as long as the page, and whoever plays it is told when the next event cannot be kept either.
 */
export function newGame(plan: SantoriniPlan, seed: string = newSeed()): Result<string, SantoriniError> {
  const begun = keepNewGame(plan, seed);
  if (begun.ok) rememberTable(plan);
  return begun;
}

/** The same for a game that follows from another: nobody has chosen its table as one to come back to. */
export function keepNewGame(plan: SantoriniPlan, seed: string = newSeed()): Result<string, SantoriniError> {
  const id = deviceGames.freeId(secureRandom);
  const game = beginGame(plan, { id, seed, now: Date.now(), tastes: deviceTastes.value });
  if (!game.ok) return game;
  deviceGames.keepGame(game.value);
  return ok(id);
}

/** Begins games of Santorini. */
export const beginnings: GameBeginnings = {
  newGame(plan) {
    const begun = newGame(plan as SantoriniPlan);
    return begun.ok ? begun.value : undefined;
  },
  onlineSetup: (plan) => onlineSetup(plan as SantoriniPlan),
};
