import type { SantoriniMatch } from '@thera/play/santorini';
import { deviceGames } from '../../games/device-games.ts';
import type { StorageError } from '../../games/game-store.ts';
import type { TablePlan } from '../../games/table-plan.ts';
import { summaryOf } from './summary-of.ts';

/** Keeps a game on this device; why that cannot be, if it cannot. */
export function keepMatch(id: string, plan: TablePlan, match: SantoriniMatch): StorageError | undefined {
  const summary = summaryOf(match, plan, Date.now());
  const kept = deviceGames.keepGame({ id, plan, record: match.record, summary });
  return kept.ok ? undefined : kept.error;
}
