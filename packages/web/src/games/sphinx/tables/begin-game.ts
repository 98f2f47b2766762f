import { latestEdition, parseSetup, type SphinxCode, sphinx } from '@thera/sphinx';
import { begin, ok, type Result } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { summaryOf } from '../play/summary-of.ts';
import type { SphinxPlan } from './table-plan.ts';

/** What a game that begins needs besides its table: all that is chance or time. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A riddle that begins at a table, in its latest edition, or why the rules refuse the table. */
export function beginGame(plan: SphinxPlan, { id, seed, now }: Beginning): Result<KeptGame, SphinxCode> {
  const setup = parseSetup({ ...plan.setup, edition: latestEdition(plan.setup.riddle) });
  if (!setup.ok) return setup;
  const begun = begin(sphinx, setup.value, seed);
  if (!begun.ok) return begun;
  return ok({ id, plan, record: begun.value.record, summary: summaryOf(begun.value, plan, now) });
}
