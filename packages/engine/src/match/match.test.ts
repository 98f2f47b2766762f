import { createHash } from 'node:crypto';
import { formatStage, formatTurn, listTurns, TurnList } from '@thera/santorini';
import { diceFor, ok } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { type Contender, playContest } from './contest.ts';
import { eloOf, estimateElo, scoreOf } from './elo.ts';
import { parseMatchPowers } from './match-powers.ts';
import { openingOf } from './opening.ts';
import { NO_PAIRS, type PairCounts, spreadOf, withPair } from './pair-counts.ts';
import { parseSprt, sprt } from './sprt.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('Elo', () => {
  test.each([
    [0, 0.5],
    [100, 0.64],
    [-100, 0.36],
    [400, 0.909],
  ])('a difference of %i is a mean score of %f', (elo, score) => {
    expect(scoreOf(elo)).toBeCloseTo(score, 2);
    expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 6);
  });

  test('pairs are one trial each: two games that cancel out say that the players are equal', () => {
    const equal: PairCounts = [0, 0, 100, 0, 0];
    const wild: PairCounts = [50, 0, 0, 0, 50];
    expect(estimateElo(equal).elo).toBeCloseTo(0, 3);
    expect(estimateElo(equal).most).toBeLessThan(5);
    expect(estimateElo(wild).most).toBeGreaterThan(60);
  });

  test('few pairs that agree by chance say little', () => {
    expect(estimateElo([0, 0, 3, 0, 0]).most).toBeGreaterThan(30);
  });

  test('all or nothing is finite', () => {
    const { elo, least, most } = estimateElo([0, 0, 0, 0, 20]);
    for (const value of [elo, least, most]) expect(Number.isFinite(value)).toBe(true);
    expect(elo).toBeGreaterThan(500);
  });

  test('pairs are counted by their points', () => {
    const counts = [0, 0.5, 1, 1.5, 2, 2].reduce(withPair, NO_PAIRS);
    expect(counts).toEqual([1, 1, 1, 1, 2]);
    expect(spreadOf(counts)).toMatchObject({ pairs: 6 });
    expect(spreadOf(counts).mean).toBeCloseTo(7 / 12, 2);
  });
});

describe('a sequential test', () => {
  const question = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };

  test.each<[PairCounts, 'elo0' | 'elo1' | undefined]>([
    [[0, 0, 0, 0, 0], undefined],
    [[0, 0, 0, 0, 5], undefined],
    [[10, 20, 40, 60, 50], 'elo1'],
    [[50, 60, 40, 20, 10], 'elo0'],
    [[10, 20, 41, 20, 10], undefined],
  ])('after %j it says %s', (counts, answer) => {
    expect(sprt(counts, question).answer).toBe(answer);
  });

  test('it is rarely wrong, whichever is true', () => {
    for (const [truth, wrong] of [
      [0, 'elo1'],
      [20, 'elo0'],
    ] as const) {
      let errors = 0;
      for (let trial = 0; trial < 50; trial++) {
        const dice = diceFor(hash, `sprt ${truth}`, trial);
        const game = (): number => (dice.below(1000) < scoreOf(truth) * 1000 ? 1 : 0);
        let counts = NO_PAIRS;
        for (let pair = 0; pair < 4000 && sprt(counts, question).answer === undefined; pair++)
          counts = withPair(counts, game() + game());
        if (sprt(counts, question).answer === wrong) errors++;
      }
      expect(errors, `with a difference of ${truth}`).toBeLessThanOrEqual(6);
    }
  });

  test.each([
    ['0,10', { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 }],
    ['-5, 5, 0.1, 0.2', { elo0: -5, elo1: 5, alpha: 0.1, beta: 0.2 }],
  ])('%s is read', (text, value) => {
    expect(parseSprt(text)).toEqual(ok(value));
  });

  test.each(['', '5', '10,0', '0,10,2,0.1', '0,10,0.1', 'a,b', '0,10,0,0'])('%j is refused', (text) => {
    expect(parseSprt(text)).toMatchObject({ ok: false, error: 'bad-value' });
  });
});

describe('openings', () => {
  const plan = (powers: string, turns: number = 4) => {
    const list = parseMatchPowers(powers);
    if (!list.ok) throw new Error(list.error);
    return { seed: 'seed', powers: list.value, turns };
  };

  test('the same seed and number are the same opening, another number another', () => {
    const text = (number: number): string => formatStage(openingOf(plan('mortal'), number).state.stage);
    expect(text(3)).toBe(text(3));
    expect(text(3)).not.toBe(text(4));
  });

  test.each(['mortal', 'apollo:pan', 'random', 'any', 'hecate:pan', 'apollo:pan:atlas:hermes'])(
    '%s: play has begun, and so many turns are played',
    (powers) => {
      for (let number = 0; number < 3; number++) {
        const { state } = openingOf(plan(powers, 3), number);
        expect(state.stage.phase).toBe('play');
        expect(state.plies).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('a list is gone through in turn', () => {
    const at = (number: number) => openingOf(plan('mortal,apollo:pan'), number).record.setup.powers;
    expect([at(0), at(1), at(2)]).toEqual([
      ['mortal', 'mortal'],
      ['apollo', 'pan'],
      ['mortal', 'mortal'],
    ]);
  });

  test.each([
    ['zorba:pan', 'unknown-power'],
    ['apollo', 'bad-value'],
    ['', 'bad-value'],
    ['apollo:pan:atlas', 'bad-value'],
    ['circe:pan:atlas:hermes', 'wrong-players'],
  ])('%j is refused', (text, error) => {
    expect(parseMatchPowers(text)).toMatchObject({ ok: false, error });
  });
});

describe('a contest', () => {
  const first: Contender = {
    decide: async (stage) => {
      if (stage.phase !== 'play') throw new Error('play has begun');
      const list = new TurnList();
      listTurns(stage.position, list);
      return ok({ text: formatTurn(stage.position, list.data, 0), chance: 0.75 });
    },
  };
  const opening = openingOf({ seed: 'contest', powers: [{ seats: ['mortal', 'mortal'] }], turns: 2 }, 0);

  test('is played to its end, and what both think is told for the first side', async () => {
    const { winner, reason, match, chances } = await playContest(opening, [first, first]);
    expect(reason).toBe('won');
    expect(match.outcome).toMatchObject({ kind: 'won', winners: [winner] });
    expect(new Set(chances)).toEqual(new Set([0.75, 0.25]));
  });

  test.each([
    ['late', async () => ({ ok: false, error: 'late' }) as const],
    ['gone', async () => ({ ok: false, error: 'gone' }) as const],
    ['illegal', async () => ok({ text: 'A1>E5^A1' })],
    ['illegal', async () => ok({ text: '' })],
    ['illegal', async () => ok({ text: 'start 1' })],
  ] as const)('who is %s has lost', async (reason, decide) => {
    const second: Contender = { decide };
    expect(await playContest(opening, [first, second])).toMatchObject({ winner: 0, reason });
    expect(await playContest(opening, [second, first])).toMatchObject({ winner: 1, reason });
  });
});
