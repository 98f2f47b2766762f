import { terrainIn } from '../field.ts';
import type { RiddleRule } from '../riddle.ts';
import type { State } from '../state.ts';
import { ruleOf, type Square, type Terrain } from '../terrain.ts';
import { NO_TOWER } from '../towers.ts';
import { feetOf } from './tally.ts';
import { waysIn } from './ways.ts';

type Tide = Extract<RiddleRule, { kind: 'tide' }>;

/** A step to safety for which there will be no turn. */
const PERIL = 1;

/** What is about to happen to the workers, in turns: the tide takes whoever stands low on the beach when it turns. */
export function dangerIn(state: State): number {
  const terrain = terrainIn(state);
  const tide = ruleOf(terrain, 'tide');
  if (tide === undefined) return 0;
  const left = tide.low - (state.clock % (tide.low + tide.high));
  if (left <= 0) return 0;
  let steps = 0;
  for (const square of feetOf(state)) steps += stepsToSafety(state, terrain, tide, square);
  return PERIL * Math.max(0, steps + 1 - left);
}

function stepsToSafety({ towers }: State, terrain: Terrain, { zone }: Tide, from: Square): number {
  const beach = terrain.zones[zone]!;
  const isSafe = (square: Square): boolean =>
    terrain.isGround[square]! && (towers[square] !== NO_TOWER || !beach.includes(square));
  if (isSafe(from)) return 0;
  const ways = waysIn(terrain)[from]!;
  let least = Number.POSITIVE_INFINITY;
  for (let square = 0; square < ways.length; square++)
    if (ways[square]! < least && isSafe(square)) least = ways[square]!;
  return least;
}
