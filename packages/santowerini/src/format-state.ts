import { NATURES } from './enemy-kinds.ts';
import type { Enemy, State } from './island.ts';
import { squareName } from './squares.ts';

/** A state as text: heights, builders, enemies in the order in which they act, and the rest. */
export function formatState(state: State): string {
  const { heights, builders, enemies } = state;
  return [
    heights.join(''),
    builders.map(squareName).join(','),
    enemies.map(formatEnemy).join(','),
    formatExtras(state),
  ].join('/');
}

/** An enemy, its square and facing, the hits it has taken, and whether it is stunned: `brute:C4w-1!`. */
function formatEnemy({ kind, square, facing, hits, isStunned }: Enemy): string {
  const taken = NATURES[kind].hits - hits;
  return `${kind}:${squareName(square)}${facing}${taken === 0 ? '' : `-${taken}`}${isStunned ? '!' : ''}`;
}

function formatExtras({ setup, round, turns, defeated, wave, reserve }: State): string {
  const { scenario, difficulty, attempt, day } = setup;
  const items: readonly (readonly [key: string, value: string, usual: string])[] = [
    ['scenario', scenario, ''],
    ['difficulty', difficulty, 'normal'],
    ['attempt', `${attempt}`, '1'],
    ['day', day ?? '', ''],
    ['round', `${round}`, '0'],
    ['turns', `${turns}`, `${round}`],
    ['wave', `${wave}`, '0'],
    ['defeated', `${defeated}`, '0'],
    ['reserve', reserve.join(','), ''],
  ];
  return items
    .filter(([, value, usual]) => value !== usual)
    .map(([key, value]) => `${key}=${value}`)
    .join(';');
}
