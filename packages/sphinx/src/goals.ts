import { crewOf, WORKERS, type Worker } from './crew.ts';
import { heightAt, standing, terrainIn } from './field.ts';
import { COIN_COLOURS, type Goal, type Objective } from './riddle.ts';
import type { State } from './state.ts';
import { type Square, squareAt } from './terrain.ts';

type Wanted<K extends keyof Goal> = NonNullable<Goal[K]>;
type Test<K extends keyof Goal> = (state: State, wanted: Wanted<K>) => boolean;

const zoneOf = (state: State, zone: string): readonly Square[] => terrainIn(state).zones[zone]!;

const isEnough = (count: number, wanted: number | 'all'): boolean =>
  count >= (wanted === 'all' ? WORKERS.length : wanted);

/** When each part of a goal is met. */
const TESTS: { readonly [K in keyof Goal]-?: Test<K> } = {
  allCoins: ({ coins, coinsLost }) => coins.length === 0 && coinsLost === 0,
  workersAtHeight: (state, { height, count }) =>
    isEnough(
      standing(state).filter((worker) => heightAt(state, state.workers[worker]!) >= height).length,
      count,
    ),
  maxGods: ({ selected }, most) => selected <= most,
  blessingsCollected: ({ tokensCollected }, least) => tokensCollected >= least,
  destroyedMax: ({ destroyed }, most) => destroyed <= most,
  byTurn: ({ turn }, last) => turn.number <= last,
  healthMax: ({ health }, most) => health <= most,
  kingAt: (state, { at, minHeight }) =>
    state.king === squareAt(terrainIn(state), at) && heightAt(state, state.king) >= minHeight,
  raised: ({ raised }, least) => raised.length >= least,
  ascended: ({ fates }, least) => fates.filter((fate) => fate === 'ascended').length >= least,
  workersIn: (state, { zone, count, colours = 1 }) => {
    const inside = standing(state).filter((worker) => zoneOf(state, zone).includes(state.workers[worker]!));
    return isEnough(inside.length, count) && colourCountOf(state, inside) >= colours;
  },
  zoneMaxHeight: (state, { zone, max }) =>
    zoneOf(state, zone).every((square) => heightAt(state, square) <= max),
  zoneExactHeight: (state, { zone, height }) =>
    zoneOf(state, zone).every((square) => heightAt(state, square) === height),
  kingTrapped: ({ isTrapped }) => isTrapped,
  zoneEmptyOfWorkers: (state, zone) =>
    !standing(state).some((worker) => zoneOf(state, zone).includes(state.workers[worker]!)),
  towerAt: (state, { at, minHeight }) => heightAt(state, squareAt(terrainIn(state), at)) >= minHeight,
  flotsamLeft: ({ flotsam }, most) => flotsam.length <= most,
  ruinsLeft: (state, most) =>
    zoneOf(state, 'ruins').filter((square) => heightAt(state, square) > 0).length <= most,
  gemsMin: ({ gems }, least) => gems.length >= least,
  questsDone: ({ quests }, least) => quests >= least,
  // Whoever came there while the Sphinx was still about has to come again.
  workerMovedUpTo: (state, { at, height }) =>
    state.turn.moves.some(
      (move) =>
        move.rise > 0 &&
        move.health === 0 &&
        move.height >= height &&
        move.to === squareAt(terrainIn(state), at) &&
        state.workers[move.worker] === move.to,
    ),
};

/** With three players every worker is of its own colour, and colours do not matter. */
const colourCountOf = ({ setup: { players } }: State, workers: readonly Worker[]): number =>
  players === 3 ? WORKERS.length : new Set(workers.map((worker) => crewOf(players, worker))).size;

/** Whether one part of a goal is met. */
export function isPartMet<K extends keyof Goal>(state: State, goal: Goal, part: K): boolean {
  const wanted = goal[part];
  // The test of a part takes what that part wants, which TypeScript cannot follow through the table.
  const test = TESTS[part] as Test<K>;
  return wanted === undefined || test(state, wanted as Wanted<K>);
}

/** The parts that a goal has. */
export const partsOf = (goal: Goal): readonly (keyof Goal)[] => Object.keys(goal) as (keyof Goal)[];

/** Whether everything that an objective wants is true now. */
export function isMet(state: State, { slots, goal }: Objective, index: number): boolean {
  // A goal of every coin counts coins, and its row only holds them.
  const countsRow = slots !== null && goal?.allCoins === undefined;
  if (countsRow && !isRowFull(state, slots, index)) return false;
  return goal === null || partsOf(goal).every((part) => isPartMet(state, goal, part));
}

const isRowFull = ({ rows }: State, slots: NonNullable<Objective['slots']>, index: number): boolean =>
  COIN_COLOURS.every((colour) => rows[index]![colour] >= (slots[colour] ?? 0));
