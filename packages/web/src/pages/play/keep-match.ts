import type { SantoriniMatch } from '@thera/play/santorini';
import { summaryOf } from '../../games/santorini/play/summary-of.ts';
import type { TablePlan } from '../../games/santorini/tables/table-plan.ts';
import { deviceGames } from '../../kept-games/device-games.ts';
import type { StorageError } from '../../kept-games/game-store.ts';

/** Keeps a game on this device; why that cannot be, if it cannot. */
export function keepMatch(id: string, plan: TablePlan, match: SantoriniMatch): StorageError | undefined {
  const summary = summaryOf(match, plan, Date.now());
  const kept = deviceGames.keepGame({ id, plan, record: match.record, summary });
  return kept.ok ? undefined : kept.error;
}
