import { BARE } from '@thera/board';
import { cardOf, seatToAct } from '@thera/play/santorini';
import { type SantoriniError, santorini } from '@thera/santorini';
import { begin, diceFor, ok, type Result, sha256 } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { SeatPowers } from '../home/seat-powers.ts';
import type { Tastes } from '../tastes/tastes.ts';
import { dealPowers } from './deal-powers.ts';
import type { SantoriniPlan } from './table-plan.ts';

/** What a game that begins needs besides its table: all that is chance or time. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Which gods are dealt with pleasure, and which never. */
  readonly tastes?: Tastes;
}

/** A new game at a table, or why the rules refuse the table. The same seed deals the same powers. */
export function beginGame(
  plan: SantoriniPlan,
  { id, seed, now, tastes }: Beginning,
): Result<KeptGame, SantoriniError> {
  const setup = dealPowers(plan.setup, diceFor(sha256, `deal of ${seed}`, 0), tastes);
  const begun = begin(santorini, setup, seed);
  if (!begun.ok) return begun;
  const isOver = begun.value.outcome !== undefined;
  return ok({
    id,
    plan,
    record: begun.value.record,
    summary: {
      details: plan.seats.map(
        (_, seat) => cardOf(begun.value.state.stage, seat)?.id ?? null,
      ) satisfies SeatPowers,
      turn: 0,
      toAct: isOver ? [] : [seatToAct(begun.value)],
      isOver,
      scene: BARE,
      updated: now,
    },
  });
}
