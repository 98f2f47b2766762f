import { describe, expect, it } from 'vitest';
import { carelessPlayer, type PlayedGame, playOut, type Setup, tallyOf, wilson } from '../src/index.ts';

const game = (change: Partial<PlayedGame>): PlayedGame => ({
  ending: 'won',
  points: 7,
  rounds: 10,
  bonuses: ['first', 'alive', 'buildings'],
  wave: 0,
  defeated: 4,
  ...change,
});

describe('a tally', () => {
  it('counts endings over all games, and bonuses over those that were won', () => {
    const tally = tallyOf([
      game({}),
      game({ points: 3, bonuses: ['first'], rounds: 20 }),
      game({ ending: 'gate', points: 0, wave: 3 }),
      game({ ending: 'open', points: 0, wave: 5 }),
    ]);
    expect(tally).toMatchObject({
      games: 4,
      won: 0.5,
      open: 0.25,
      points: 2.5,
      rounds: 12.5,
      keptBuilders: 0.5,
      hadBuildings: 0.5,
      losses: { gate: 0.25, builders: 0, buildings: 0, 'no-turn': 0 },
    });
  });

  it.each([
    [[1, 2, 9], 2],
    [[4], 4],
    [[], 0],
  ])('the median of %j is %d', (waves, median) => {
    expect(tallyOf(waves.map((wave) => game({ wave }))).medianWave).toBe(median);
  });

  it.each([
    [0, 0, 0, 1],
    [10, 10, 0.722, 1],
    [0, 10, 0, 0.278],
    [50, 100, 0.404, 0.596],
  ])('%d of %d lie between', (won, games, from, to) => {
    const [least, most] = wilson(won, games);
    expect(least).toBeCloseTo(from, 3);
    expect(most).toBeCloseTo(to, 3);
  });
});

it('the same seed gives the same game, another one another', async () => {
  const setup: Setup = { scenario: '4B', difficulty: 'normal', attempt: 1 };
  const pilot = { player: carelessPlayer, level: 'novice' } as const;
  const games = await Promise.all(['a', 'a', 'b', 'c', 'd'].map((seed) => playOut(setup, pilot, seed)));
  expect(games[0]).toEqual(games[1]);
  expect(new Set(games.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
});
