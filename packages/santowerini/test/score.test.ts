import { describe, expect, it } from 'vitest';
import {
  type Bonus,
  bonusesIfWon,
  type Campaign,
  type CampaignAttempt,
  isDone,
  levelNow,
  mostPoints,
  newCampaign,
  nextAttempt,
  pointsAt,
  pointsIfWon,
  RANKS,
  rankOf,
  readCampaign,
  type ScenarioCode,
  santowerini,
  totalOf,
  withAttempt,
} from '../src/index.ts';
import { stateOf } from './island-of.ts';

/** Nine buildings are wanted in First Landing. */
const NINE = '1111111110000000000000000';
const EIGHT = '1111111100000000000000000';

describe('a won scenario', () => {
  it.each([
    ['all bonuses', `${NINE}/D2,E1//scenario=1A;round=9`, 7, 'first alive buildings'],
    ['a second try', `${NINE}/D2,E1//scenario=1A;attempt=2;round=9`, 5, 'alive buildings'],
    ['a builder lost', `${NINE}/E1//scenario=1A;round=9`, 5, 'first buildings'],
    ['too few buildings', `${EIGHT}/D2,E1//scenario=1A;round=9`, 5, 'first alive'],
    ['nothing but the level', `${EIGHT}/E1//scenario=6A;attempt=3;round=9`, 6, ''],
    [
      'difficulty changes nothing',
      `${NINE}/D2,E1//scenario=1A;difficulty=expert;round=9`,
      7,
      'first alive buildings',
    ],
  ])('%s', (_, text, points, bonuses) => {
    const state = stateOf(text);
    expect(bonusesIfWon(state).join(' ')).toBe(bonuses);
    expect(pointsIfWon(state)).toBe(points);
    expect(santowerini.outcome(state)).toMatchObject({ kind: 'won', winners: [0], score: { points } });
    const goals = santowerini.outcome(state)!.score!.goals!;
    expect(
      goals
        .filter(({ isReached }) => isReached)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(bonuses);
  });

  it('a lost one brings nothing', () => {
    const outcome = santowerini.outcome(stateOf(`${NINE}/D2,E1/raider:C1s`))!;
    expect(outcome).toMatchObject({ kind: 'lost', reason: 'gate', score: { points: 0 } });
    expect(outcome.score!.goals!.every(({ isReached }) => !isReached)).toBe(true);
  });

  it('the siege without end counts who was defeated', () => {
    const outcome = santowerini.outcome(
      stateOf(`${NINE}/D2,E1/raider:C1s/scenario=endless;wave=3;defeated=11`),
    );
    expect(outcome).toEqual({ kind: 'lost', reason: 'gate', score: { points: 11 } });
  });
});

describe('ranks', () => {
  it.each([
    [-3, 'novice'],
    [0, 'novice'],
    [9, 'novice'],
    [10, 'apprentice'],
    [19, 'apprentice'],
    [20, 'assistant'],
    [30, 'journeyman'],
    [40, 'master'],
    [49, 'master'],
    [50, 'guild-master'],
    [59, 'guild-master'],
  ])('%i points', (points, rank) => {
    expect(rankOf(points)).toBe(rank);
  });

  it('are six', () => expect(RANKS.length).toBe(6));
});

const ALL: readonly Bonus[] = ['first', 'alive', 'buildings'];
const won = (scenario: ScenarioCode, bonuses = ALL): CampaignAttempt => ({
  scenario,
  won: bonuses,
  rounds: 9,
});
const lost = (scenario: ScenarioCode): CampaignAttempt => ({ scenario, won: undefined, rounds: 5 });
const after = (campaign: Campaign, ...attempts: readonly CampaignAttempt[]): Campaign =>
  attempts.reduce((so, attempt) => withAttempt(so, attempt)!, campaign);

describe('a campaign', () => {
  it('goes from level to level', () => {
    const begun = newCampaign('normal');
    expect([levelNow(begun), nextAttempt(begun), totalOf(begun)]).toEqual([1, 1, 0]);
    const next = after(begun, won('1B'));
    expect([levelNow(next), nextAttempt(next), totalOf(next), pointsAt(next, 1)]).toEqual([2, 1, 7, 7]);
  });

  it('allows three tries at a level, at A or B', () => {
    const twice = after(newCampaign('normal'), lost('1A'), lost('1B'));
    expect([levelNow(twice), nextAttempt(twice)]).toEqual([1, 3]);
    const thrice = after(twice, lost('1A'));
    expect([levelNow(thrice), isDone(thrice, 1), pointsAt(thrice, 1)]).toEqual([2, true, 0]);
  });

  it.each([
    ['another level than the next', won('2A')],
    ['the first try, when it was the second', won('1A')],
  ])('refuses %s', (_, attempt) => {
    expect(withAttempt(after(newCampaign('normal'), lost('1A')), attempt)).toBeUndefined();
  });

  it.each([
    ['easy', 55],
    ['normal', 57],
    ['expert', 59],
  ] as const)('brings at most so much: %s', (difficulty, most) => {
    const whole = after(
      newCampaign(difficulty),
      won('1A'),
      won('2B'),
      won('3A'),
      won('4B'),
      won('5A'),
      won('6A'),
    );
    expect([levelNow(whole), nextAttempt(whole), totalOf(whole)]).toEqual([undefined, 0, most]);
  });

  it('never counts less than nothing', () => {
    expect(totalOf(newCampaign('easy'))).toBe(0);
  });

  it.each([
    [1, 1, 7],
    [4, 1, 10],
    [4, 2, 8],
    [6, 3, 10],
  ])('level %i, try %i: at most %i points', (level, attempt, points) => {
    expect(mostPoints(level, attempt)).toBe(points);
  });
});

describe('a campaign from outside', () => {
  const WHOLE = after(newCampaign('expert'), lost('1A'), won('1B', ['alive']), won('2A'));

  it('is read as it was written', () => {
    expect(readCampaign(JSON.parse(JSON.stringify(WHOLE)))).toEqual({ campaign: WHOLE, fault: undefined });
  });

  const [first, second, third] = WHOLE.attempts;
  it.each([
    ['nothing', null, 'bad-campaign', undefined, undefined],
    ['a text', 'campaign', 'bad-campaign', undefined, undefined],
    ['no difficulty', { attempts: [] }, 'no-such-difficulty', 'difficulty', undefined],
    [
      'an unknown difficulty',
      { difficulty: 'hard', attempts: [] },
      'no-such-difficulty',
      'difficulty',
      undefined,
    ],
    ['no tries', { difficulty: 'expert' }, 'bad-attempts', 'attempts', 0],
    [
      'an unknown scenario',
      { difficulty: 'expert', attempts: [first, { ...second, scenario: '9Z' }, third] },
      'bad-attempt',
      'attempts[1]',
      1,
    ],
    [
      'an unknown bonus',
      { difficulty: 'expert', attempts: [first, { ...second, won: ['lucky'] }] },
      'bad-attempt',
      'attempts[1]',
      1,
    ],
    [
      'a bonus twice',
      { difficulty: 'expert', attempts: [first, { ...second, won: ['alive', 'alive'] }] },
      'bad-attempt',
      'attempts[1]',
      1,
    ],
    [
      'a level out of order',
      { difficulty: 'expert', attempts: [first, third] },
      'bad-attempt',
      'attempts[1]',
      1,
    ],
    [
      'rounds that cannot be',
      { difficulty: 'expert', attempts: [{ ...first, rounds: -1 }] },
      'bad-attempt',
      'attempts[0]',
      0,
    ],
  ])('%s is refused, and the rest is kept', (_, input, code, at, kept) => {
    const read = readCampaign(input);
    expect(read.fault).toMatchObject({ error: code, ...(at === undefined ? {} : { at }) });
    expect(read.campaign?.attempts.length).toBe(kept);
  });
});
