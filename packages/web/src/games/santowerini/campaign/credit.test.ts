import { dailyOf, newCampaign } from '@thera/santowerini';
import { describe, expect, test } from 'vitest';
import { type Annals, NO_ANNALS } from './annals.ts';
import { withNewCampaign } from './campaign-changes.ts';
import { withCredit } from './credit.ts';
import type { FinishedGame } from './finished-game.ts';
import { standingAfter } from './standing.ts';

const LOST: FinishedGame = {
  id: 'g',
  setup: { scenario: '1A', difficulty: 'normal', attempt: 1 },
  seed: 's',
  won: undefined,
  points: 0,
  rounds: 5,
  defeated: 2,
  wave: 0,
  ended: 0,
};
const WON: FinishedGame = { ...LOST, won: ['first', 'alive'], points: 5, rounds: 8 };
const CAMPAIGN: Annals = { ...NO_ANNALS, campaign: newCampaign('normal'), playing: 'g' };

/** Plays a campaign: one letter for each try, w if it is won, with the scenario it is at. */
function played(tries: readonly (readonly [scenario: string, isWon: boolean])[]): Annals {
  let annals = CAMPAIGN;
  for (const [index, [scenario, isWon]] of tries.entries()) {
    const id = `try-${index}`;
    const won = isWon ? [] : undefined;
    const game = { ...LOST, id, won, setup: { ...LOST.setup, scenario } } as FinishedGame;
    annals = withCredit({ ...annals, playing: id }, game);
  }
  return annals;
}

describe('a game counts once', () => {
  test.each([
    ['won', WON],
    ['lost', LOST],
  ])('%s, however often it is counted', (_, game) => {
    const once = withCredit(CAMPAIGN, game);
    expect(once.campaign!.attempts).toHaveLength(1);
    expect(once.playing).toBeUndefined();
    expect(withCredit(once, game)).toBe(once);
    expect(withCredit({ ...once, playing: game.id }, game).campaign!.attempts).toHaveLength(1);
  });

  test('for the campaign only if it was begun for it', () => {
    const { campaign, bests } = withCredit(CAMPAIGN, { ...WON, id: 'another' });
    expect(campaign!.attempts).toEqual([]);
    expect(bests['1A normal']).toEqual({ points: 5, rounds: 8, games: 1 });
  });

  test('not for a level that is not the present one', () => {
    const annals = withCredit(CAMPAIGN, { ...WON, setup: { ...WON.setup, scenario: '3A' } });
    expect(annals.campaign!.attempts).toEqual([]);
    expect(annals.playing).toBeUndefined();
    expect(standingAfter(annals, 'g')).toBeUndefined();
  });
});

describe('personal bests', () => {
  const after = (...games: readonly FinishedGame[]): Annals =>
    games.reduce((annals, game, index) => withCredit(annals, { ...game, id: `${index}` }), NO_ANNALS);

  test.each<[what: string, games: readonly FinishedGame[], best: object]>([
    ['a loss has no rounds', [LOST], { points: 0, games: 1 }],
    [
      'the most points and the fewest rounds need not be of one game',
      [WON, { ...WON, points: 3, rounds: 6 }],
      { points: 5, rounds: 6, games: 2 },
    ],
    ['a loss takes nothing away', [WON, LOST], { points: 5, rounds: 8, games: 2 }],
  ])('%s', (_, games, best) => {
    expect(after(...games).bests['1A normal']).toEqual(best);
  });

  test('of the siege: the most defeated, the most rounds, the last wave', () => {
    const setup = { ...LOST.setup, scenario: 'endless' } as const;
    const siege = (points: number, rounds: number, wave: number): FinishedGame => ({
      ...LOST,
      setup,
      points,
      rounds,
      wave,
    });
    expect(after(siege(9, 20, 3), siege(7, 25, 2)).bests['endless normal']).toEqual({
      points: 9,
      rounds: 25,
      wave: 3,
      games: 2,
    });
  });

  test.each<[what: string, games: readonly Partial<FinishedGame>[], result: object]>([
    ['a loss', [{}], { points: 0, isWon: false, rounds: 5, tries: 1 }],
    ['a win after a loss', [{}, WON], { points: 5, isWon: true, rounds: 8, tries: 2 }],
    ['a loss after a win', [WON, {}], { points: 5, isWon: true, rounds: 8, tries: 2 }],
    [
      'equal points in fewer rounds',
      [WON, { ...WON, rounds: 7 }],
      { points: 5, isWon: true, rounds: 7, tries: 2 },
    ],
    [
      'more points in more rounds',
      [WON, { ...WON, points: 7, rounds: 9 }],
      { points: 7, isWon: true, rounds: 9, tries: 2 },
    ],
  ])('of a day: %s', (_, games, result) => {
    const { setup, seed } = dailyOf('2026-11-17');
    const annals = after(...games.map((game) => ({ ...LOST, ...game, setup, seed })));
    expect(annals.days['2026-11-17']).toEqual(result);
  });

  test('with other dice than those of the day it is not the scenario of the day', () => {
    const { setup } = dailyOf('2026-11-17');
    expect(after({ ...WON, setup }).days).toEqual({});
  });
});

describe('what follows a try', () => {
  test.each<[what: string, tries: readonly (readonly [string, boolean])[], next: object]>([
    ['a win', [['1A', true]], { kind: 'next-level', level: 2 }],
    ['a first loss', [['1A', false]], { kind: 'try-again', level: 1, attemptsLeft: 2, scenario: '1A' }],
    [
      'a second loss',
      [
        ['1A', false],
        ['1B', false],
      ],
      { kind: 'try-again', level: 1, attemptsLeft: 1, scenario: '1B' },
    ],
    [
      'a third loss',
      [
        ['1A', false],
        ['1B', false],
        ['1A', false],
      ],
      { kind: 'next-level', level: 2 },
    ],
    [
      'the last win',
      (['1A', '2A', '3A', '4A', '5A', '6A'] as const).map((code) => [code, true] as const),
      { kind: 'campaign-over' },
    ],
  ])('%s', (_, tries, next) => {
    const annals = played(tries);
    const standing = standingAfter(annals, `try-${tries.length - 1}`)!;
    expect(standing.next).toEqual(next);
    expect(standing.before.attempts).toHaveLength(tries.length - 1);
    expect(standing.after.attempts).toHaveLength(tries.length);
  });

  test('an earlier try still tells what it changed, and nothing follows it any more', () => {
    const standing = standingAfter(
      played([
        ['1A', false],
        ['1A', true],
      ]),
      'try-0',
    )!;
    expect(standing.after.attempts).toHaveLength(1);
    expect(standing.next).toBeUndefined();
  });

  test('tries of a campaign of the past change nothing in the present one', () => {
    const annals = withNewCampaign(played([['1A', true]]), 5);
    expect(annals.past).toHaveLength(1);
    expect(standingAfter(annals, 'try-0')).toBeUndefined();
    expect('try-0' in annals.credited).toBe(true);
  });
});
