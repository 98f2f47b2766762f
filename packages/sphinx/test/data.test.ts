import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BLESSING_IDS, blessingNumber } from '../src/cards/blessings.ts';
import { GOD_CARDS, GOD_IDS, GOD_TYPES, type GodId } from '../src/cards/gods.ts';
import { COIN_COLOURS, type Place, type Riddle, TIERS } from '../src/riddle.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { expertOf } from '../src/terrain.ts';
import type { RecordedLine } from './recorded-line.ts';

const LINES: readonly RecordedLine[] = JSON.parse(
  readFileSync(new URL('./solutions.json', import.meta.url), 'utf8'),
);

/** How many coins the box has: of levels 1 and 2, and of levels 3 and 4. */
const COINS = { silver: { low: 8, high: 2 }, gold: { low: 6, high: 4 } } as const;

const isGround = ({ grid }: Riddle, [x, y]: Place): boolean =>
  grid[y]?.[x] !== undefined && !'~gG'.includes(grid[y][x]);

const thingsOn = (riddle: Riddle): readonly Place[] => [
  ...riddle.workers,
  ...(riddle.workers3 ?? []),
  ...riddle.coins.map(({ at }) => at),
  ...riddle.blessings,
  ...(riddle.flotsam ?? []).map(({ at }) => at),
  ...(riddle.towers ?? []).map(({ at }) => at),
  ...(riddle.bridges ?? []).flat(),
  ...(riddle.sphinx === undefined ? [] : [riddle.sphinx]),
  ...(riddle.king === undefined ? [] : [riddle.king]),
];

const differ = (places: readonly Place[]): boolean =>
  new Set(places.map((place) => place.join())).size === places.length;

test('there are 23 riddles, by their numbers', () => {
  expect(RIDDLES.map(({ number }) => number)).toEqual(Array.from({ length: 23 }, (_, number) => number));
});

const EVERY = RIDDLES.flatMap((riddle): readonly (readonly [string, Riddle])[] => [
  [`riddle ${riddle.number}`, riddle],
  [`riddle ${riddle.number}, expert`, expertOf(riddle)],
]);

describe.each(EVERY)('%s', (_, riddle) => {
  const { number, grid, workers, coins, blessings, bridges = [], rules, objectives, zones = {} } = riddle;

  test('has a map of even rows, seven by seven at most, and everything lies on it', () => {
    expect(new Set(grid.map((row) => row.length)).size).toBe(1);
    expect(grid.length <= 7 && grid[0]!.length <= 7).toBe(true);
    expect(thingsOn(riddle).filter((place) => !isGround(riddle, place))).toEqual([]);
  });
  test('has four spots for workers, all different, but where two lie buried', () => {
    expect(workers.length).toBe(number === 11 ? 2 : 4);
    expect(differ(workers)).toBe(true);
  });
  test('has straight bridges', () => {
    expect(bridges.filter(([[x, y], [toX, toY]]) => x !== toX && y !== toY)).toEqual([]);
  });
  test('has no more coins than the box, none on another, and at most three tokens', () => {
    for (const colour of COIN_COLOURS) {
      const levels = coins.filter((coin) => coin.colour === colour).map(({ level }) => level);
      expect(levels.filter((level) => level <= 2).length).toBeLessThanOrEqual(COINS[colour].low);
      expect(levels.filter((level) => level > 2).length).toBeLessThanOrEqual(COINS[colour].high);
    }
    expect(differ(coins.map(({ at }) => at))).toBe(true);
    expect(blessings.length).toBeLessThanOrEqual(number > 1 ? 3 : 0);
  });
  test('has each rule once, and zones for those that name one', () => {
    expect(new Set(rules.map(({ kind }) => kind)).size).toBe(rules.length);
    for (const rule of rules) if ('zone' in rule) expect(Object.keys(zones)).toContain(rule.zone);
  });
  test('has its objectives in order, one of which ends it and pays nothing', () => {
    expect(objectives.map(({ tier }) => tier)).toEqual(TIERS.slice(0, number === 0 ? 2 : 4));
    expect(objectives.filter(({ ends }) => ends)).toMatchObject([{ reward: null }]);
    for (const { goal, slots } of objectives) {
      expect(goal === null && slots === null).toBe(false);
      for (const part of Object.values(goal ?? {}))
        if (typeof part === 'object' && 'zone' in part) expect(Object.keys(zones)).toContain(part.zone);
    }
  });
  test('has a slot for every coin, unless coins go to the box', () => {
    if (number === 8 || number === 22) return;
    for (const colour of COIN_COLOURS) {
      const slots = objectives.reduce((sum, objective) => sum + (objective.slots?.[colour] ?? 0), 0);
      expect(slots).toBe(coins.filter((coin) => coin.colour === colour).length);
    }
  });
});

test.each(RIDDLES)(
  'the expert setting of riddle $number changes something that is there',
  ({ rules, expert }) => {
    expect(Object.keys(expert).length).toBeGreaterThan(0);
    const kinds = rules.map(({ kind }) => kind);
    expect((expert.rules ?? []).filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  },
);

describe('cards', () => {
  test('there are 42 gods, numbered in order, and six blue ones of each type', () => {
    expect(GOD_IDS.map((god) => GOD_CARDS[god].number)).toEqual(GOD_IDS.map((_, index) => index + 1));
    expect(GOD_IDS).toHaveLength(42);
    for (const type of GOD_TYPES)
      expect(GOD_IDS.filter((god) => GOD_CARDS[god].isBlue && GOD_CARDS[god].type === type)).toHaveLength(6);
  });
  test('every god brings pieces and pays a reward', () => {
    for (const god of GOD_IDS) {
      expect(GOD_CARDS[god].pieces.length).toBeGreaterThan(0);
      expect(GOD_CARDS[god].reward.length).toBeGreaterThan(0);
    }
  });
  test('there are 20 blessings, numbered from 1', () => {
    expect(BLESSING_IDS.map(blessingNumber)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('the deals of recorded lines', () => {
  const godOf = (name: string): GodId => GOD_IDS.find((god) => god === name.toLowerCase())!;
  test('there are 377, as they were recorded', () => {
    expect(LINES).toHaveLength(377);
    expect(new Set(LINES.map(({ riddle }) => riddle)).size).toBe(23);
  });
  test.each([...new Set(LINES.map(({ riddle }) => riddle))])('of riddle %i fit its deck', (number) => {
    for (const { riddle, expert = false, deck: dealt } of LINES) {
      if (riddle !== number) continue;
      const { queue, deck, friendly } = expert ? expertOf(RIDDLES[number]!) : RIDDLES[number]!;
      const gods = dealt.map(godOf);
      if (queue !== undefined || deck === null) {
        expect(gods).toEqual(queue ?? []);
        continue;
      }
      expect(new Set(gods).size).toBe(gods.length);
      expect(gods.slice(0, friendly).some((god) => GOD_CARDS[god].isBlue)).toBe(false);
      const rest = gods.slice(friendly);
      expect(rest.every((god) => GOD_CARDS[god].isBlue)).toBe(true);
      for (const type of GOD_TYPES)
        expect(rest.filter((god) => GOD_CARDS[god].type === type)).toHaveLength(deck[type]);
    }
  });
});
