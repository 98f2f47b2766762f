import { BONUSES, type Bonus, type Setup, santowerini } from '@thera/santowerini';
import { parseRecord, replay } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';

/** A game that has ended, as far as it counts. */
export interface FinishedGame {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  /** The bonuses it earned; undefined if it was lost. */
  readonly won: readonly Bonus[] | undefined;
  readonly points: number;
  readonly rounds: number;
  readonly defeated: number;
  readonly wave: number;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/** What a kept game has come to; undefined if it is not over or cannot be read. */
export function finishedGame({ id, record, summary }: KeptGame): FinishedGame | undefined {
  const parsed = parseRecord(santowerini, record);
  const match = parsed.ok ? replay(santowerini, parsed.value) : undefined;
  if (!match?.ok || match.value.outcome === undefined) return undefined;
  const { outcome, state } = match.value;
  const { setup, seed } = match.value.record;
  const reached = outcome.score?.goals?.filter(({ isReached }) => isReached).map(({ name }) => name) ?? [];
  return {
    id,
    setup,
    seed,
    won: outcome.kind === 'won' ? BONUSES.filter((bonus) => reached.includes(bonus)) : undefined,
    points: outcome.score?.points ?? 0,
    rounds: state.round,
    defeated: state.defeated,
    wave: state.wave,
    ended: summary.updated,
  };
}
