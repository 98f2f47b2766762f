import { deckSize } from '../card.ts';
import { crewOf, WORKERS } from '../crew.ts';
import { heightAt, isDomedAt, isOccupied, isSpace, standing, terrainIn } from '../field.ts';
import type { Goal } from '../riddle.ts';
import { waysFrom } from '../rules/flight.ts';
import type { CoinOnMap, State } from '../state.ts';
import { distance, OFF, ruleOf, type Square, squareAt } from '../terrain.ts';
import { climbsTo } from './climbing.ts';
import { coinCost, countCoins, countRaise, feetOf, stepsTo, type Tally } from './tally.ts';
import { waysIn } from './ways.ts';

type Wanted<K extends keyof Goal> = NonNullable<Goal[K]>;
type Count<K extends keyof Goal> = (state: State, tally: Tally, wanted: Wanted<K>) => void;

/** What is still to be done for each part of a goal. */
export const GOAL_COSTS: { readonly [K in keyof Goal]-?: Count<K> } = {
  allCoins(state, tally) {
    if (state.coinsLost > 0) tally.isLost = true;
    countCoins(state, tally, state.coins, state.coins.length);
  },
  workersAtHeight(state, tally, { height, count }) {
    tally.needsStairs = true;
    const missing = standing(state)
      .map((worker) => climbCost(state, state.workers[worker]!, height))
      .sort((a, b) => a - b);
    const wanted = count === 'all' ? WORKERS.length : count;
    // Who lies buried comes up high enough.
    const buried = state.fates.filter((fate) => fate === 'buried').length;
    if (missing.length + buried < wanted) tally.isLost = true;
    for (const cost of missing.slice(0, wanted)) tally.turns += cost;
  },
  maxGods({ selected }, tally, most) {
    if (selected > most) tally.isLost = true;
  },
  blessingsCollected(state, tally, wanted) {
    const left = wanted - state.tokensCollected;
    if (state.tokens.length < left) tally.isLost = true;
    for (const token of state.tokens.slice(0, left)) tally.turns += 0.5 * stepsTo(state, token) + 0.3;
  },
  destroyedMax({ destroyed }, tally, most) {
    if (destroyed > most) tally.isLost = true;
  },
  byTurn({ turn }, tally, last) {
    if (turn.number > last + 1) tally.isLost = true;
    tally.last = last;
  },
  healthMax(state, tally, most) {
    const wards = ruleOf(terrainIn(state), 'wards');
    if (wards === undefined) countAnswers(state, tally, state.health - most);
    else countWards(state, tally, { left: state.health - most, ...wards });
  },
  kingAt(state, tally, { at, minHeight }) {
    const { king } = state;
    const terrain = terrainIn(state);
    const tomb = squareAt(terrain, at);
    if (king === OFF) {
      tally.isLost = true;
      return;
    }
    if (king === tomb && heightAt(state, tomb) >= minHeight) return;
    tally.sites.push(...terrain.neighbours[tomb]!);
    countRaise(state, tally, tomb, minHeight);
    const toTomb = waysIn(terrain)[tomb]!;
    const left = king === tomb ? 3 : toTomb[king]!;
    tally.turns += 1.1 * left;
    tally.moves += left;
    if (minHeight > 1 && heightAt(state, king) < minHeight - 1) countStep(state, tally, tomb, minHeight - 1);
    countLeaders(state, tally, toTomb);
  },
  raised(state, tally, wanted) {
    const graves = ruleOf(terrainIn(state), 'graves')?.graves ?? [];
    const open = graves
      .filter((_, index) => !state.raised.includes(index))
      .map(
        ({ at, height }): CoinOnMap => ({
          square: squareAt(terrainIn(state), at),
          level: height,
          colour: 'gold',
        }),
      );
    countCoins(state, tally, open, Math.max(0, wanted - state.raised.length));
  },
  ascended(state, tally, wanted) {
    tally.needsStairs = true;
    const risen = state.fates.filter((fate) => fate === 'ascended').length;
    countAscents(state, tally, wanted - risen);
  },
  workersIn(state, tally, { zone, count, colours = 1 }) {
    tally.needsStairs = true;
    const costs = climbsTo(state, terrainIn(state).zones[zone]!);
    const wanted = count === 'all' ? WORKERS.length : count;
    const isMixed = colours > 1 && state.setup.players !== 3;
    const ways = isMixed ? cheapestOfEachCrew(state, costs) : feetOf(state).map((square) => costs[square]!);
    if (ways.length < wanted) tally.isLost = true;
    for (const cost of ways.toSorted((a, b) => a - b).slice(0, wanted)) {
      tally.turns += cost;
      tally.moves += cost;
    }
    countClosedGates(state, tally);
  },
  zoneMaxHeight(state, tally, { zone, max }) {
    for (const square of terrainIn(state).zones[zone]!)
      countTakeDown(state, tally, square, heightAt(state, square) - max);
    countDemolishers(state, tally, terrainIn(state).zones[zone]!);
  },
  zoneExactHeight(state, tally, { zone, height }) {
    for (const square of terrainIn(state).zones[zone]!) {
      countTakeDown(state, tally, square, heightAt(state, square) - height);
      countRaise(state, tally, square, height);
    }
    countDemolishers(state, tally, terrainIn(state).zones[zone]!);
  },
  kingTrapped(state, tally) {
    if (state.isTrapped || state.king === OFF) return;
    tally.needsStairs = true;
    const climb = ruleOf(terrainIn(state), 'flight')?.climb ?? 1;
    const ways = waysFrom(state, state.king, climb);
    tally.turns += 1.3 * ways.length + 0.5;
    for (const square of feetOf(state))
      tally.turns += 0.3 * Math.max(0, distance(terrainIn(state), square, state.king) - 1);
    for (const square of ways) tally.turns -= 0.35 * heightAt(state, square);
  },
  zoneEmptyOfWorkers(state, tally, zone) {
    const inside = terrainIn(state).zones[zone]!;
    const feet = feetOf(state).filter((square) => inside.includes(square));
    if (feet.length === 0) return;
    const outside = state.towers.map((_, square) => square).filter((square) => !inside.includes(square));
    const costs = climbsTo(state, outside);
    for (const square of feet) {
      tally.turns += 0.8 * costs[square]!;
      tally.moves += costs[square]!;
    }
  },
  towerAt(state, tally, { at, minHeight }) {
    countRaise(state, tally, squareAt(terrainIn(state), at), minHeight);
  },
  flotsamLeft(state, tally, most) {
    for (const { square } of state.flotsam.slice(most)) tally.turns += 0.5 * stepsTo(state, square) + 0.4;
  },
  ruinsLeft(state, tally) {
    for (const square of terrainIn(state).zones.ruins!)
      countTakeDown(state, tally, square, heightAt(state, square));
  },
  gemsMin({ gems }, tally, least) {
    if (gems.length < least) tally.isLost = true;
  },
  questsDone(state, tally, wanted) {
    const { quests, held, queue, deck } = state;
    const left = Math.max(0, wanted - quests);
    const waiting = queue.filter(({ kind }) => kind !== 'blessing').length;
    if (left > held.length + waiting + deckSize(deck)) tally.isLost = true;
    tally.turns += 2.2 * left - 0.6 * Math.min(left, held.length);
  },
  workerMovedUpTo(state, tally, { at }) {
    tally.needsStairs = true;
    const costs = climbsTo(state, [squareAt(terrainIn(state), at)]);
    const least = Math.min(...feetOf(state).map((square) => costs[square] || 2.5));
    tally.turns += least;
  },
};

/** Counts the coins that hurt the Sphinx at the least cost. */
function countAnswers(state: State, tally: Tally, wanted: number): void {
  const answers = ruleOf(terrainIn(state), 'answers');
  const damageOf = ({ colour }: CoinOnMap): number => answers?.[colour] ?? 1;
  const cheapest = state.coins
    .map((coin) => ({ coin, merit: coinCost(state, coin) / damageOf(coin) }))
    .sort((a, b) => a.merit - b.merit);
  let left = wanted;
  for (const { coin } of cheapest) {
    if (left <= 0) return;
    left -= damageOf(coin);
    countRaise(state, tally, coin.square, coin.level);
  }
  if (left > 0) tally.isLost = true;
}

/** Every step that she has to be lured. */
const LURE = 0.35;

/** Counts the wards that are needed if she is near when it matters, and how far she has to be lured for that. */
function countWards(
  state: State,
  tally: Tally,
  { left, near, far }: { readonly left: number; readonly near: number; readonly far: number },
): void {
  if (left <= 0) return;
  const count = Math.ceil(left / near);
  if (count > state.coins.length) {
    tally.isLost = true;
    return;
  }
  const lures = Math.ceil((left - far * count) / (near - far));
  const away = ({ square }: CoinOnMap): number =>
    LURE * Math.max(0, distance(terrainIn(state), state.sphinx, square) - 1);
  const cheapest = state.coins
    .map((coin) => ({ coin, lure: away(coin), cost: coinCost(state, coin) + away(coin) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count);
  for (const { coin } of cheapest) countRaise(state, tally, coin.square, coin.level);
  for (const { lure } of cheapest.sort((a, b) => a.lure - b.lure).slice(0, lures)) tally.turns += lure;
}

/** What it takes a worker to stand so high. */
function climbCost(state: State, from: Square, height: number): number {
  let cost = 0;
  for (let level = heightAt(state, from) + 1; level <= height; level++)
    cost += 0.7 + Math.min(1.6, 0.35 * nearestTower(state, from, level));
  return cost;
}

/** How many steps the nearest tower of a height is that somebody could stand on. */
function nearestTower(state: State, from: Square, height: number): number {
  const ways = waysIn(terrainIn(state))[from]!;
  let least = 10;
  for (let square = 0; square < ways.length; square++)
    if (
      heightAt(state, square) === height &&
      ways[square]! < least &&
      !isDomedAt(state, square) &&
      !isOccupied(state, square)
    )
      least = ways[square]!;
  return least;
}

/** Counts a step of a stair beside a square, if there is none so high. */
function countStep(state: State, tally: Tally, beside: Square, height: number): void {
  const around = terrainIn(state).neighbours[beside]!.filter((square) => isSpace(state, square));
  const best = around.toSorted((a, b) => heightAt(state, b) - heightAt(state, a))[0];
  if (best !== undefined && heightAt(state, best) < height) countRaise(state, tally, best, height);
  tally.turns += 0.5;
}

/** The King follows who is beside him and ahead of him; two who take turns at it lead best. */
function countLeaders(state: State, tally: Tally, toTomb: readonly number[]): void {
  const toKing = waysIn(terrainIn(state))[state.king]!;
  const costs = toTomb.map((steps, square) => {
    const isAhead = steps <= toTomb[state.king]!;
    return 0.3 * Math.max(0, toKing[square]! - 1) + (isAhead ? 0 : 0.4);
  });
  const leaders = cheapestOfEachCrew(state, costs).toSorted((a, b) => a - b);
  for (const cost of leaders.slice(0, 2)) tally.turns += cost;
}

/** Counts towers of three that are still to be built, and how far those who climb best have come. */
function countAscents(state: State, tally: Tally, wanted: number): void {
  if (wanted <= 0) return;
  const open = state.towers
    .map((_, square) => square)
    .filter((square) => isSpace(state, square) && !isDomedAt(state, square))
    .sort((a, b) => heightAt(state, b) - heightAt(state, a));
  // For every climber a tower of three, and one step of two and of one for all of them.
  for (const [index, height] of [...Array<number>(wanted).fill(3), 2, 1].entries()) {
    const square = open[index];
    if (square !== undefined) countRaise(state, tally, square, height);
  }
  const climbers = standing(state)
    .map((worker) => climbCost(state, state.workers[worker]!, 3))
    .sort((a, b) => a - b);
  if (climbers.length < wanted) tally.isLost = true;
  for (const cost of climbers.slice(0, wanted)) tally.turns += cost;
}

/** For each colour the worker that has the shortest way. */
function cheapestOfEachCrew(state: State, costs: readonly number[]): readonly number[] {
  const least = new Map<number, number>();
  for (const worker of standing(state)) {
    const crew = crewOf(state.setup.players, worker);
    const cost = costs[state.workers[worker]!]!;
    least.set(crew, Math.min(cost, least.get(crew) ?? cost));
  }
  return [...least.values()];
}

/** Coins that keep gates closed have to be collected first. */
function countClosedGates(state: State, tally: Tally): void {
  for (const { opens } of ruleOf(terrainIn(state), 'gates')?.gates ?? [])
    for (const colour of ['silver', 'gold'] as const) {
      const left = (opens[colour] ?? 0) - state.collected[colour];
      if (left > 0)
        countCoins(
          state,
          tally,
          state.coins.filter((coin) => coin.colour === colour),
          left,
        );
    }
}

/** Counts what it takes to take a tower down by so many pieces. */
function countTakeDown(state: State, tally: Tally, square: Square, pieces: number): void {
  if (pieces <= 0) return;
  tally.sites.push(square);
  tally.turns += pieces + 0.3 * Math.max(0, stepsTo(state, square) - 1);
  if (isOccupied(state, square)) tally.turns += 0.3;
  // A dome is out of reach of who does not stand high enough beside it.
  const reach = ruleOf(terrainIn(state), 'take-down')?.reach;
  if (reach === undefined) return;
  const footing = heightAt(state, square) - reach;
  if (footing > 0) tally.turns += 1.2 * Math.max(0, footing - highestBeside(state, square));
}

/** How high one could stand beside a square. */
function highestBeside(state: State, square: Square): number {
  let highest = 0;
  for (const near of terrainIn(state).neighbours[square]!)
    if (!isDomedAt(state, near)) highest = Math.max(highest, heightAt(state, near));
  return highest;
}

/** Everybody has a turn: in each crew somebody has to come to where there is something to be taken down. */
function countDemolishers(state: State, tally: Tally, zone: readonly Square[]): void {
  if (ruleOf(terrainIn(state), 'take-down') === undefined) return;
  const footings = zone.filter((square) => heightAt(state, square) > 0 && !isDomedAt(state, square));
  const costs = climbsTo(state, footings);
  for (const cost of cheapestOfEachCrew(state, costs)) tally.turns += 0.8 * Math.max(0, cost - 1);
}
