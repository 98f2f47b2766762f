import { buildingsOn, endingOf } from '../ending.ts';
import { NATURES } from '../enemy-kinds.ts';
import { facingOf } from '../facing.ts';
import { DOMED, type Enemy, type Island } from '../island.ts';
import { ahead, LINES, type Square } from '../squares.ts';
import { breakthroughOf, marchesToGate } from './breakthrough.ts';
import { STEPS } from './distances.ts';
import { stepsIn, withinReach } from './reach.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A bonus is worth this much of a win. */
const BONUS = 0.02;
/** What a win is worth: it is taken when it is there, whatever a longer game might earn. */
export const BEST: number = 1 + 2 * BONUS;

/** Who acts next on an island that is looked at. */
export type NextToAct = 'builders' | 'enemies';

/**
 * What an island is worth to the one who defends it: about the chance to win, and a little more for what a win would
 * earn besides. A lost one is worth nothing.
 */
export function evaluate(island: Island, next: NextToAct): number {
  const ending = endingOf(island);
  if (ending !== undefined) return ending === 'won' ? BEST : 0;
  const chance = 1 / (1 + Math.exp(-logitOf(island, next, WEIGHTS)));
  return chance * (1 + BONUS * promiseOf(island));
}

/** How much of the bonuses for builders and buildings is there. */
function promiseOf(island: Island): number {
  const { scenario, builders } = island;
  const alive = builders.length === scenario.builders.length ? 1 : 0;
  return alive + Math.min(1, buildingsOn(island) / Math.max(1, scenario.buildings));
}

/** The sum of all traits, each as often as it is there. */
function logitOf(island: Island, next: NextToAct, weights: Weights): number {
  const steps = stepsIn(island);
  return (
    weights.start +
    reserveIn(island, weights) +
    enemiesIn(island, withinReach(island, steps), next, weights) +
    buildersIn(island, steps, weights) +
    cityIn(island, weights)
  );
}

function reserveIn({ reserve }: Island, weights: Weights): number {
  let hits = 0;
  for (const kind of reserve) hits += NATURES[kind].hits;
  return weights.reserve * hits;
}

function enemiesIn(island: Island, reachable: readonly Enemy[], next: NextToAct, weights: Weights): number {
  let sum = 0;
  const caught = mostUrgent(island, reachable);
  if (caught !== undefined) sum += weights.caught + weights.reachable * (reachable.length - 1);
  for (const enemy of island.enemies) {
    sum += weights.hit * enemy.hits;
    if (enemy !== caught) sum += dangerOf(island, enemy, weights);
    // Who can be hit may break through before.
    if (enemy !== caught || next === 'enemies') sum += weights.breakthrough * breakthroughOf(island, enemy);
  }
  return sum;
}

function mostUrgent(island: Island, enemies: readonly Enemy[]): Enemy | undefined {
  let urgent: Enemy | undefined;
  let most = -1;
  for (const enemy of enemies) {
    const urgency = breakthroughOf(island, enemy) + 1 / marchesToGate(island, enemy.square);
    if (urgency <= most) continue;
    most = urgency;
    urgent = enemy;
  }
  return urgent;
}

function dangerOf(island: Island, enemy: Enemy, weights: Weights): number {
  const { kind, square } = enemy;
  const marches = marchesToGate(island, square);
  let danger = 0;
  if (marches === 1) danger += weights.oneMarch;
  else if (marches === 2) danger += weights.twoMarches;
  else if (marches === 3) danger += weights.threeMarches;
  if (kind === 'runner')
    danger +=
      (weights.runner + weights.chase * Math.max(0, stepsTo(island, aheadOf(island, enemy)) - 1)) / marches;
  else if (kind === 'captain') danger += weights.captain;
  else if (kind === 'sapper') danger += weights.sapper;
  return danger + weights.aloft * island.heights[square]! + weights.apart * stepsTo(island, square);
}

/** How far the nearest builder is from a square. */
function stepsTo({ builders }: Island, square: Square): number {
  let least = STEPS[square]![builders[0]!]!;
  for (const builder of builders) least = Math.min(least, STEPS[square]![builder]!);
  return least;
}

/** Where an enemy is headed: the square before the next, as long as there is one. */
function aheadOf(island: Island, enemy: Enemy): Square {
  const line = LINES[facingOf(island, enemy)][enemy.square]!;
  return line[1] ?? line[0] ?? enemy.square;
}

function buildersIn(island: Island, steps: readonly Square[], weights: Weights): number {
  const { builders, heights } = island;
  let sum = builders.length > 1 ? weights.secondBuilder : 0;
  for (const builder of builders) {
    const height = heights[builder]!;
    if (height === 1) sum += weights.firstLevel;
    else if (height === 2) sum += weights.secondLevel;
    else if (height === 3) sum += weights.thirdLevel;
  }
  for (const to of steps) sum += heights[to]! > 0 ? weights.freedom + weights.lookout : weights.freedom;
  for (const { square, facing } of island.enemies) {
    const front = ahead(square, facing);
    if (front !== undefined && builders.includes(front) && heights[front]! <= heights[square]!)
      sum += weights.exposed;
  }
  return sum;
}

/** With so few buildings the city is about to fall. */
const FEW = 3;

function cityIn({ heights }: Island, weights: Weights): number {
  let sum = 0;
  let buildings = 0;
  for (const height of heights) {
    if (height === 0) continue;
    buildings += 1;
    if (height === 2) sum += weights.secondStorey;
    else if (height === 3) sum += weights.thirdStorey;
    else if (height === DOMED) sum += weights.dome;
  }
  return sum + weights.building * buildings + weights.ruin * Math.max(0, FEW - buildings);
}
