import type { PowersInBrief } from '@thera/texts';
import { isDealt, type SantoriniPlan } from '../tables/table-plan.ts';

/** In a few words: how the powers of a table come about. */
export function powersInBrief({ setup }: Pick<SantoriniPlan, 'setup'>): PowersInBrief {
  const { mode, powers, fleece } = setup;
  if (mode === 'none' && fleece !== undefined) return 'fleece';
  if (mode !== 'fixed') return mode;
  if (!powers.every(isDealt)) return 'chosen';
  return powers.includes('any') ? 'any' : 'simple';
}
