import { LESSON_SEED, type PrometheusCode } from '@thera/prometheus';
import { ok, type Result } from '@thera/table';
import { deviceGames, newSeed, secureRandom } from '../../../kept-games/device-games.ts';
import type { GameBeginnings } from '../../game-entry.ts';
import { beginGame } from './begin-game.ts';
import { onlineSetup } from './online-setup.ts';
import type { PrometheusPlan } from './table-plan.ts';

/** Begins a game at a table and keeps it; the answer is its id, or why the rules refuse the table. */
export function newGame(plan: PrometheusPlan): Result<string, PrometheusCode> {
  const id = deviceGames.freeId(secureRandom);
  // A lesson goes the same way for everybody.
  const seed = plan.setup.lesson === undefined ? newSeed() : LESSON_SEED;
  const game = beginGame(plan, { id, seed, now: Date.now() });
  if (!game.ok) return game;
  deviceGames.keepGame(game.value);
  return ok(id);
}

/** Begins games. */
export const beginnings: GameBeginnings = {
  newGame(plan) {
    const begun = newGame(plan as PrometheusPlan);
    return begun.ok ? begun.value : undefined;
  },
  onlineSetup: (plan) => onlineSetup(plan as PrometheusPlan),
};
