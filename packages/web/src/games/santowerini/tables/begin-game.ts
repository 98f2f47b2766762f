import { type SantoweriniCode, santowerini } from '@thera/santowerini';
import { begin, ok, type Result } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { summaryOf } from '../play/summary-of.ts';
import type { SantoweriniPlan } from './table-plan.ts';

/** What a game that begins needs besides its table: all that is chance or time. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A new game at a table, or why the rules refuse the table. The same seed rolls the same dice. */
export function beginGame(
  plan: SantoweriniPlan,
  { id, seed, now }: Beginning,
): Result<KeptGame, SantoweriniCode> {
  const begun = begin(santowerini, plan.setup, seed);
  if (!begun.ok) return begun;
  return ok({ id, plan, record: begun.value.record, summary: summaryOf(begun.value, plan, now) });
}
