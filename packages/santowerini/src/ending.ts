import type { Island } from './island.ts';
import { ENDLESS } from './scenario.ts';
import { hasTurn } from './turn.ts';

/** The four ways to lose: a gate reached, no builder left, no building left, no turn possible. */
export const LOSSES = ['gate', 'builders', 'buildings', 'no-turn'] as const;
export type Loss = (typeof LOSSES)[number];

/** How many buildings stand; the ones with somebody on them count. */
export function buildingsOn({ heights }: { readonly heights: readonly number[] }): number {
  let count = 0;
  for (const height of heights) if (height > 0) count += 1;
  return count;
}

/** Why the city has fallen, as far as the enemies did it. */
function fallOf(island: Island): Loss | undefined {
  if (island.enemies.some(({ square }) => island.scenario.gate.includes(square))) return 'gate';
  if (island.builders.length === 0) return 'builders';
  return buildingsOn(island) === 0 ? 'buildings' : undefined;
}

/** Whether the city has fallen, while enemies act. */
export const isLost = (island: Island): boolean => fallOf(island) !== undefined;

/** Whether nobody is ashore and nobody is to come. */
export const isWon = ({ setup, enemies, reserve }: Pick<Island, 'setup' | 'enemies' | 'reserve'>): boolean =>
  setup.scenario !== ENDLESS && enemies.length === 0 && reserve.length === 0;

/** How the game has ended, when it is one's own turn; undefined while it goes on. */
export function endingOf(island: Island): 'won' | Loss | undefined {
  const fall = fallOf(island);
  if (fall !== undefined) return fall;
  if (isWon(island)) return 'won';
  return hasTurn(island) ? undefined : 'no-turn';
}
