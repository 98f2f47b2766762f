import { fault, type Result } from '@thera/table';
import { GAMES } from '../../games/registry.ts';
import type { TablePlan } from '../../kept-games/table-plan.ts';
import { type ApiRefusal, askApi } from '../api.ts';
import { ensureSession } from '../session.ts';
import { onlinePlanOf, type TableWish } from './table-wish.ts';

/** Opens a table on the server and sits down at it: its id. Whoever had no session is a guest from then on. */
export async function makeTable(plan: TablePlan, wish: TableWish): Promise<Result<string, ApiRefusal>> {
  const { onlineSetup } = await GAMES[plan.game].beginnings();
  const setup = onlineSetup?.(plan);
  if (setup === undefined) return fault('bad-setup');
  const session = await ensureSession();
  if (!session.ok) return session;
  const { pageSocket } = await import('../page-socket.ts');
  const made = await askApi<{ readonly id: string }>('POST', '/tables', {
    plan: onlinePlanOf(plan, setup, wish),
  });
  if (!made.ok) return made;
  const { id } = made.value;
  const seat = plan.seats.findIndex(({ kind }) => kind === 'person');
  const sat = await pageSocket().ask({ kind: 'sit', table: id, seat });
  return sat.ok ? { ok: true, value: id } : sat;
}
