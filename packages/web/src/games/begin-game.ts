import { BARE } from '@thera/board';
import { type SantoriniError, santorini } from '@thera/rules';
import { begin, diceFor, ok, type Result } from '@thera/table';
import { dealPowers } from './deal-powers.ts';
import type { KeptGame } from './kept-game.ts';
import { sha256 } from './sha256.ts';
import type { TablePlan } from './table-plan.ts';

/** What a game that begins needs besides its table: all that is chance or time. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A new game at a table, or why the rules refuse the table. The same seed deals the same powers. */
export function beginGame(plan: TablePlan, { id, seed, now }: Beginning): Result<KeptGame, SantoriniError> {
  // Numbers from 0 are for the game's own dice.
  const setup = dealPowers(plan.setup, diceFor(sha256, `deal:${seed}`, 0));
  const begun = begin({ game: santorini, hash: sha256 }, setup, seed);
  if (!begun.ok) return begun;
  const { record, state } = begun.value;
  return ok({
    id,
    plan,
    record,
    summary: {
      powers: plan.seats.map((_, seat) => setup.powers[seat]?.replace(/[@=].*$/, '') ?? null),
      turn: 0,
      seatToMove: santorini.toAct(state)[0] ?? null,
      isOver: false,
      scene: BARE,
      updated: now,
    },
  });
}
