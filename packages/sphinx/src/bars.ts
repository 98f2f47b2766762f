import { isAsleep, terrainIn } from './field.ts';
import type { RiddleRule, RuleKind } from './riddle.ts';
import type { State } from './state.ts';
import { distance, OFF, type Square } from './terrain.ts';
import { NO_TOWER } from './towers.ts';

/** Why a riddle's rule closes a space. */
export type BarCode = 'flooded' | 'gaze' | 'flotsam';

type RuleNamed<K extends RuleKind> = Extract<RiddleRule, { kind: K }>;
type Bar<K extends RuleKind> = (state: State, square: Square, rule: RuleNamed<K>) => boolean;

/** Whether a tide that lasts so long is high after so many turns. */
export const isHighAfter = ({ low, high }: Pick<RuleNamed<'tide'>, 'low' | 'high'>, turns: number): boolean =>
  turns % (low + high) >= low;

const isFlooded: Bar<'tide'> = (state, square, rule) =>
  isHighAfter(rule, state.clock) &&
  state.towers[square] === NO_TOWER &&
  terrainIn(state).zones[rule.zone]!.includes(square);

const isWatched: Bar<'gaze'> = (state, square) =>
  state.sphinx !== OFF && !isAsleep(state, 'sphinx') && distance(terrainIn(state), state.sphinx, square) <= 1;

const isLittered: Bar<'flotsam'> = ({ flotsam }, square) => flotsam.some((one) => one.square === square);

/** Why nobody may enter a space, be forced to it or build on it. */
export function barOf(state: State, square: Square): BarCode | undefined {
  for (const rule of terrainIn(state).riddle.rules)
    if (rule.kind === 'tide' && isFlooded(state, square, rule)) return 'flooded';
  return undefined;
}

/** Why nobody may build on a space. */
export function buildBarOf(state: State, square: Square): BarCode | undefined {
  for (const rule of terrainIn(state).riddle.rules) {
    if (rule.kind === 'tide' && isFlooded(state, square, rule)) return 'flooded';
    if (rule.kind === 'gaze' && isWatched(state, square, rule)) return 'gaze';
    if (rule.kind === 'flotsam' && isLittered(state, square, rule)) return 'flotsam';
  }
  return undefined;
}
