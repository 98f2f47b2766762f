import type { SphinxCode } from '@thera/sphinx';
import { ok, type Result } from '@thera/table';
import { deviceGames, newSeed, secureRandom } from '../../../kept-games/device-games.ts';
import type { GameBeginnings } from '../../game-entry.ts';
import { beginGame } from './begin-game.ts';
import { onlineSetup } from './online-setup.ts';
import type { SphinxPlan } from './table-plan.ts';

/** Begins a riddle at a table and keeps it; the answer is its id, or why the rules refuse the table. */
export function newGame(plan: SphinxPlan, seed: string = newSeed()): Result<string, SphinxCode> {
  const id = deviceGames.freeId(secureRandom);
  const game = beginGame(plan, { id, seed, now: Date.now() });
  if (!game.ok) return game;
  deviceGames.keepGame(game.value);
  return ok(id);
}

/** Begins riddles. */
export const beginnings: GameBeginnings = {
  newGame(plan) {
    const begun = newGame(plan as SphinxPlan);
    return begun.ok ? begun.value : undefined;
  },
  onlineSetup: (plan) => onlineSetup(plan as SphinxPlan),
};
