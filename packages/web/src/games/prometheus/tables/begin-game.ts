import { type PrometheusCode, parseSetup, prometheus } from '@thera/prometheus';
import { begin, ok, type Result } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { summaryOf } from '../play/summary-of.ts';
import type { PrometheusPlan } from './table-plan.ts';

/** What a game that begins needs besides its table: all that is chance or time. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A game that begins at a table, or why the rules refuse the table. */
export function beginGame(
  plan: PrometheusPlan,
  { id, seed, now }: Beginning,
): Result<KeptGame, PrometheusCode> {
  const setup = parseSetup(plan.setup);
  if (!setup.ok) return setup;
  const begun = begin(prometheus, setup.value, seed);
  if (!begun.ok) return begun;
  return ok({ id, plan, record: begun.value.record, summary: summaryOf(begun.value, plan, now) });
}
