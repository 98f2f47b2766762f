import { type Campaign, type CampaignAttempt, DIFFICULTIES, withAttempt } from '@thera/santowerini';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Annals, NO_ANNALS } from '../campaign/annals.ts';
import {
  annalsFrom,
  NO_SHARED_ANNALS,
  parseSharedAnnals,
  type SharedAnnals,
  sharedFrom,
  uniteAnnals,
} from './shared-annals.ts';

const attempt: fc.Arbitrary<CampaignAttempt> = fc.record({
  scenario: fc.constantFrom('1A', '1B', '2A', '2B', '3A'),
  won: fc.constantFrom(undefined, [], ['alive'] as const),
  rounds: fc.integer({ min: 1, max: 3 }),
});

const campaign: fc.Arbitrary<Campaign> = fc
  .tuple(fc.constantFrom(...DIFFICULTIES.slice(0, 2)), fc.array(attempt, { minLength: 1, maxLength: 5 }))
  .map(([difficulty, attempts]) =>
    attempts.reduce<Campaign>((so, one) => withAttempt(so, one) ?? so, { difficulty, attempts: [] }),
  )
  .filter(({ attempts }) => attempts.length > 0);

const best = fc.record(
  { points: fc.nat(9), rounds: fc.nat(9), wave: fc.nat(9) },
  { requiredKeys: ['points'], noNullPrototype: true },
);
const day = fc.record(
  { points: fc.nat(3), isWon: fc.boolean(), rounds: fc.nat(3) },
  { noNullPrototype: true },
);
const table = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true });
const PLACES = ['1A normal', 'endless easy'];
const DAYS = ['2026-11-17', '2026-11-18'];
const counts = (keys: readonly string[]) =>
  table(keys, table(['phone', 'laptop'], fc.integer({ min: 1, max: 4 })));

/** What was counted was played, and has a best. */
const countedOf = ({ bests, games, days, tries }: SharedAnnals): Pick<SharedAnnals, 'games' | 'tries'> => ({
  games: Object.fromEntries(Object.entries(games).filter(([key]) => key in bests)),
  tries: Object.fromEntries(Object.entries(tries).filter(([key]) => key in days)),
});

const shared: fc.Arbitrary<SharedAnnals> = fc
  .record({
    campaigns: fc.array(fc.record({ campaign, ended: fc.option(fc.nat(3)) }, { noNullPrototype: true }), {
      maxLength: 3,
    }),
    bests: table(PLACES, best),
    games: counts(PLACES),
    days: table(DAYS, day),
    tries: counts(DAYS),
  })
  .map((one) => uniteAnnals({ ...one, ...countedOf(one) }, NO_SHARED_ANNALS));

describe('what was done on several devices', () => {
  test('is united the same in whatever order, and however often', () => {
    fc.assert(
      fc.property(shared, shared, shared, (one, two, three) => {
        const both = uniteAnnals(one, two);
        expect(uniteAnnals(two, one)).toEqual(both);
        expect(uniteAnnals(both, three)).toEqual(uniteAnnals(one, uniteAnnals(two, three)));
        expect(uniteAnnals(both, one)).toEqual(both);
        expect(uniteAnnals(one, one)).toEqual(one);
      }),
    );
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(shared, (one) => {
        expect(parseSharedAnnals(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
      }),
    );
  });

  test('that is taken over by a device changes nothing once it is told again', () => {
    fc.assert(
      fc.property(shared, shared, (known, told) => {
        const here = annalsFrom(known, NO_ANNALS, 50);
        const both = uniteAnnals(sharedFrom(here, known, 'phone'), told);
        const after = annalsFrom(both, here, 50);
        const again = sharedFrom(after, both, 'phone');
        expect({ ...again, campaigns: [] }).toEqual({ ...both, campaigns: [] });
        expect(again.campaigns.map((one) => one.campaign)).toEqual(both.campaigns.map((one) => one.campaign));
        expect(again.campaigns.filter(({ ended }) => ended === null).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const won = (scenario: CampaignAttempt['scenario']): CampaignAttempt => ({ scenario, won: [], rounds: 9 });
const of = (...scenarios: CampaignAttempt['scenario'][]): Campaign => ({
  difficulty: 'normal',
  attempts: scenarios.map(won),
});
const playing = (campaign: Campaign, more: Partial<Annals> = {}): Annals => ({
  ...NO_ANNALS,
  campaign,
  ...more,
});

describe('a campaign', () => {
  test('goes on where it has come furthest', () => {
    const phone = sharedFrom(playing(of('1A', '2B')), NO_SHARED_ANNALS, 'phone');
    const laptop = playing(of('1A'), { playing: 'game', credited: { x: 0, y: null } });
    const after = annalsFrom(uniteAnnals(phone, sharedFrom(laptop, NO_SHARED_ANNALS, 'laptop')), laptop, 9);
    expect(after).toMatchObject({ campaign: of('1A', '2B'), past: [], credited: { x: 0, y: null } });
    expect(after.playing).toBeUndefined();
  });

  test('that went on on both is not lost on either', () => {
    const phone = sharedFrom(playing(of('1A', '2B')), NO_SHARED_ANNALS, 'phone');
    const laptop = playing(of('1A', '2A', '3B'), { playing: 'game' });
    const after = annalsFrom(uniteAnnals(phone, sharedFrom(laptop, NO_SHARED_ANNALS, 'laptop')), laptop, 9);
    expect(after).toMatchObject({ campaign: of('1A', '2A', '3B'), playing: 'game' });
    expect(after.past).toEqual([{ campaign: of('1A', '2B'), ended: 9 }]);
  });

  test('that was given up for another is past everywhere', () => {
    const phone = sharedFrom(
      playing(of('1B'), { past: [{ campaign: of('1A', '2B'), ended: 5 }] }),
      NO_SHARED_ANNALS,
      'phone',
    );
    const laptop = playing(of('1A', '2B'), { playing: 'game', credited: { x: 1 } });
    const after = annalsFrom(uniteAnnals(phone, sharedFrom(laptop, NO_SHARED_ANNALS, 'laptop')), laptop, 9);
    expect(after).toMatchObject({
      campaign: of('1B'),
      past: [{ campaign: of('1A', '2B'), ended: 5 }],
      credited: { x: null },
    });
  });
});

test('games are counted once, however often devices meet', () => {
  const bests = (games: number): Annals['bests'] => ({ '1A normal': { points: 7, rounds: 6, games } });
  let known = sharedFrom({ ...NO_ANNALS, bests: bests(2) }, NO_SHARED_ANNALS, 'phone');
  const laptop: Annals = { ...NO_ANNALS, bests: bests(3) };
  known = uniteAnnals(known, sharedFrom(laptop, NO_SHARED_ANNALS, 'laptop'));
  const after = annalsFrom(known, laptop, 9);
  expect(after.bests['1A normal']?.games).toBe(5);
  const played = { ...after, bests: bests(6) };
  expect(sharedFrom(played, known, 'laptop').games).toEqual({ '1A normal': { laptop: 4, phone: 2 } });
});

test.each([
  ['nothing', null, 'bad-field'],
  ['campaigns that are no list', { ...NO_SHARED_ANNALS, campaigns: 7 }, 'bad-field'],
  ['a campaign that is none', { ...NO_SHARED_ANNALS, campaigns: [{ campaign: 7, ended: null }] }, 'bad-past'],
  ['a best of no place', { ...NO_SHARED_ANNALS, bests: { '9Z normal': { points: 1 } } }, 'bad-best'],
  ['a day that is none', { ...NO_SHARED_ANNALS, days: { today: {} } }, 'bad-day'],
  ['counts that are none', { ...NO_SHARED_ANNALS, games: { '1A normal': { phone: -1 } } }, 'bad-field'],
])('%s is refused with a code', (_, input, code) => {
  expect(parseSharedAnnals(input)).toMatchObject({ ok: false, error: code });
});
