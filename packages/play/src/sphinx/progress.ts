import {
  COIN_COLOURS,
  type CoinColour,
  type CoinOnMap,
  countOf,
  GEMS,
  type Goal,
  heightAt,
  heightOf,
  isPartMet,
  NO_PIECES,
  type Objective,
  OFF,
  PIECES,
  type Pieces,
  partsOf,
  placeOf,
  ruleOf,
  type State,
  squareAt,
  standing,
  type Tier,
  terrainIn,
  WORKERS,
  waysFrom,
  withPiece,
} from '@thera/sphinx';

/** The slots of a row, or one part of a goal. */
export type ProgressPart =
  | { readonly kind: 'row'; readonly colour: CoinColour; readonly now: number; readonly of: number }
  | {
      readonly kind: 'goal';
      readonly part: keyof Goal;
      readonly now: number;
      readonly wanted: number;
      readonly isMet: boolean;
    };

/** How far an objective is. */
export interface Progress {
  readonly tier: Tier;
  readonly isAchieved: boolean;
  readonly ends: boolean;
  /** What it takes, the row first. */
  readonly parts: readonly ProgressPart[];
  /** Builds that are missing on the coins that cost least; 0 where coins do not count. */
  readonly builds: number;
  /** Pieces for those builds that are neither in the stockpile nor on a card. */
  readonly short: Pieces;
  /** It cannot be achieved any more. */
  readonly isLost: boolean;
}

/** How far each objective of the riddle is. */
export function progressIn(state: State): readonly Progress[] {
  return terrainIn(state).riddle.objectives.map((objective, index) => progressOf(state, objective, index));
}

function progressOf(state: State, objective: Objective, index: number): Progress {
  const { tier, slots, goal, ends } = objective;
  const isAchieved = state.achieved.includes(tier);
  const row = state.rows[index]!;
  const coins = isAchieved ? [] : coinsWanted(state, objective, index);
  const needs = piecesFor(state, coins);
  return {
    tier,
    isAchieved,
    ends,
    parts: [
      ...COIN_COLOURS.flatMap((colour): readonly ProgressPart[] => {
        const of = slots?.[colour] ?? 0;
        return of === 0 ? [] : [{ kind: 'row', colour, now: row[colour], of }];
      }),
      ...(goal === null ? [] : partsOf(goal).map((part) => goalPart(state, goal, part))),
    ],
    builds: countOf(needs),
    short: shortOf(state, needs),
    isLost: !isAchieved && goal !== null && partsOf(goal).some((part) => isBeyondReach(state, goal, part)),
  };
}

/** The coins that are still wanted: all of them, or those that fill the row with the fewest builds. */
function coinsWanted(state: State, { slots, goal }: Objective, index: number): readonly CoinOnMap[] {
  if (goal?.allCoins === true) return state.coins;
  return COIN_COLOURS.flatMap((colour) => {
    const missing = (slots?.[colour] ?? 0) - state.rows[index]![colour];
    const coins = state.coins.filter((coin) => coin.colour === colour);
    return coins.toSorted((a, b) => buildsOn(state, a) - buildsOn(state, b)).slice(0, Math.max(0, missing));
  });
}

const buildsOn = (state: State, { square, level }: CoinOnMap): number => level - heightAt(state, square);

function piecesFor({ towers }: State, coins: readonly CoinOnMap[]): Pieces {
  return coins.reduce(
    (needs, { square, level }) =>
      PIECES.slice(heightOf(towers[square]!), level).reduce((so, piece) => withPiece(so, piece, 1), needs),
    NO_PIECES,
  );
}

function shortOf({ stockpile, held }: State, needs: Pieces): Pieces {
  return PIECES.reduce((short, piece) => {
    const have = held.reduce((sum, { pieces }) => sum + pieces[piece], stockpile[piece]);
    return withPiece(short, piece, Math.max(0, needs[piece] - have));
  }, NO_PIECES);
}

/** What a part of a goal is counted in: where it stands, and what is wanted. */
type Counted = readonly [now: number, wanted: number];
type Counter<K extends keyof Goal> = (state: State, wanted: NonNullable<Goal[K]>) => Counted;

const allOr = (count: number | 'all'): number => (count === 'all' ? WORKERS.length : count);

const zoneIn = (state: State, zone: string): readonly number[] => terrainIn(state).zones[zone]!;

const workersInZone = (state: State, zone: string): number =>
  standing(state).filter((worker) => zoneIn(state, zone).includes(state.workers[worker]!)).length;

/** As the words for them count (`GoalProgressTexts`). */
const COUNTERS: { readonly [K in keyof Goal]-?: Counter<K> } = {
  allCoins: (state) => {
    const all = terrainIn(state).riddle.coins.length;
    return [all - state.coins.length - state.coinsLost, all];
  },
  workersAtHeight: (state, { height, count }) => [
    standing(state).filter((worker) => heightAt(state, state.workers[worker]!) >= height).length,
    allOr(count),
  ],
  maxGods: ({ selected }, most) => [selected, most],
  blessingsCollected: ({ tokensCollected }, least) => [tokensCollected, least],
  destroyedMax: ({ destroyed }, most) => [destroyed, most],
  byTurn: ({ turn }, last) => [turn.number, last],
  healthMax: ({ health }, most) => [health, most],
  kingAt: (state, { at, minHeight }) => {
    const terrain = terrainIn(state);
    const tomb = squareAt(terrain, at);
    return [
      state.king === OFF ? 0 : distanceBetween(placeOf(terrain, state.king), at),
      Math.max(0, minHeight - heightAt(state, tomb)),
    ];
  },
  raised: ({ raised }, least) => [raised.length, least],
  ascended: ({ fates }, least) => [fates.filter((fate) => fate === 'ascended').length, least],
  workersIn: (state, { zone, count }) => [workersInZone(state, zone), allOr(count)],
  zoneMaxHeight: (state, { zone, max }) => [
    zoneIn(state, zone).filter((square) => heightAt(state, square) > max).length,
    0,
  ],
  zoneExactHeight: (state, { zone, height }) => [
    zoneIn(state, zone).filter((square) => heightAt(state, square) !== height).length,
    0,
  ],
  kingTrapped: (state) => {
    const climb = ruleOf(terrainIn(state), 'flight')?.climb ?? 1;
    return [state.isTrapped || state.king === OFF ? 0 : waysFrom(state, state.king, climb).length, 0];
  },
  zoneEmptyOfWorkers: (state, zone) => [workersInZone(state, zone), 0],
  towerAt: (state, { at, minHeight }) => [
    Math.min(minHeight, heightAt(state, squareAt(terrainIn(state), at))),
    minHeight,
  ],
  flotsamLeft: ({ flotsam }, most) => [flotsam.length, most],
  ruinsLeft: (state, most) => [
    zoneIn(state, 'ruins').filter((square) => heightAt(state, square) > 0).length,
    most,
  ],
  gemsMin: ({ gems }, least) => [gems.length, Math.min(least, GEMS.length)],
  questsDone: ({ quests }, least) => [quests, least],
  workerMovedUpTo: (state, wanted) => [
    isPartMet(state, { workerMovedUpTo: wanted }, 'workerMovedUpTo') ? 1 : 0,
    1,
  ],
};

const distanceBetween = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
  Math.max(Math.abs(x - toX), Math.abs(y - toY));

function goalPart<K extends keyof Goal>(state: State, goal: Goal, part: K): ProgressPart {
  // The counter of a part takes what that part wants, which TypeScript cannot follow through the table.
  const counter = COUNTERS[part] as Counter<K>;
  const [now, wanted] = counter(state, goal[part] as NonNullable<Goal[K]>);
  return { kind: 'goal', part, now, wanted, isMet: isPartMet(state, goal, part) };
}

/** What can only get worse. */
const ONE_WAY: readonly (keyof Goal)[] = ['maxGods', 'destroyedMax', 'byTurn'];

function isBeyondReach(state: State, goal: Goal, part: keyof Goal): boolean {
  if (part === 'allCoins') return state.coinsLost > 0;
  return ONE_WAY.includes(part) && !isPartMet(state, goal, part);
}
