import type { Colour } from '@thera/board';
import { EDITIONS, POWER_IDS, type Setup } from '@thera/santorini';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlan } from '../../../kept-games/plan-query.ts';
import { usualSeat } from '../../../kept-games/table-plan.ts';
import { LEVEL_ORDER } from '../../../shell/level-numbers.ts';
import { parsePlan } from './plan-query.ts';
import { DEALT, type SantoriniPlan, USUAL_PLAN, usualSetup } from './table-plan.ts';

const chooser = (players: number): fc.Arbitrary<Setup['start']> =>
  fc.oneof(fc.constant('dice' as const), fc.nat({ max: players - 1 }));

const powersOf = (players: number): fc.Arbitrary<Pick<Setup, 'mode' | 'powers'>> => {
  const power = fc.constantFrom(...POWER_IDS, ...DEALT, 'mortal', 'limus@printed', 'nyx=hades');
  return fc.oneof(
    fc.constantFrom('none', 'draft', 'random', 'free').map((mode) => ({ mode, powers: [] }) as const),
    fc
      .array(power, { minLength: players, maxLength: players })
      .map((powers) => ({ mode: 'fixed', powers }) as const),
  );
};

const plan: fc.Arbitrary<SantoriniPlan> = fc
  .constantFrom(2 as const, 3 as const, 4 as const)
  .chain((players) =>
    fc
      .record({
        kinds: fc.array(
          fc.record({
            kind: fc.constantFrom('person' as const, 'computer' as const),
            level: fc.constantFrom(...LEVEL_ORDER),
          }),
          { minLength: players, maxLength: players },
        ),
        colours: fc.shuffledSubarray<Colour>([0, 1, 2, 3], { minLength: players, maxLength: players }),
        powers: powersOf(players),
        rest: fc.record(
          {
            edition: fc.constantFrom(...EDITIONS),
            challenger: chooser(players),
            start: chooser(players),
            bans: fc.boolean(),
            repetition: fc.boolean(),
            plyCap: fc.nat({ max: 9999 }),
          },
          { requiredKeys: [] },
        ),
        more: fc.record(
          {
            fleece: fc.constantFrom(...POWER_IDS, 'dice'),
            position: fc.constant('0100212410032102130100100/2/clio[1|B2,C5]:C3,B1/minotaur:D3,B2'),
          },
          { requiredKeys: [] },
        ),
      })
      .map(({ kinds, colours, powers, rest, more }) => ({
        game: 'santorini',
        seats: kinds.map((kind, seat) => ({ ...kind, colour: colours[seat]! })),
        setup: { ...usualSetup(players), ...powers, ...rest, ...more },
      })),
  );

test('a table comes back from its link as it was', () => {
  fc.assert(
    fc.property(plan, (given) => {
      expect(parsePlan(formatPlan(given))).toEqual({ ok: true, value: given });
    }),
  );
});

describe('which game it is, and what is not usual', () => {
  const { seats, setup } = USUAL_PLAN;
  test.each<[query: string, plan: Omit<SantoriniPlan, 'game'>]>([
    ['', USUAL_PLAN],
    ['seats=p,p', { seats: [seats[0]!, { ...seats[1]!, kind: 'person' }], setup }],
    [
      'seats=c6,c1',
      {
        seats: [
          { kind: 'computer', level: 'architect', colour: 0 },
          { kind: 'computer', level: 'novice', colour: 1 },
        ],
        setup,
      },
    ],
    ['seats=p,c3,c3', { seats: [0, 1, 2].map(usualSeat), setup: usualSetup(3) }],
    [
      'looks=3,0',
      {
        seats: [
          { ...seats[0]!, colour: 3 },
          { ...seats[1]!, colour: 0 },
        ],
        setup,
      },
    ],
    ['powers=none&fleece=dice', { seats, setup: { ...setup, mode: 'none', powers: [], fleece: 'dice' } }],
    [
      'powers=pan,nyx=hades&bans=off',
      { seats, setup: { ...setup, powers: ['pan', 'nyx=hades'], bans: false } },
    ],
    [
      'powers=draft&edition=printed&challenger=2',
      {
        seats,
        setup: { ...setup, mode: 'draft', powers: [], edition: 'printed', challenger: 1 },
      },
    ],
    [
      'start=dice&repetition=off&turns=0',
      {
        seats,
        setup: { ...setup, start: 'dice', repetition: false, plyCap: 0 },
      },
    ],
  ])('%s', (query, rest) => {
    const table: SantoriniPlan = { ...rest, game: 'santorini' };
    expect(formatPlan(table)).toBe(['game=santorini', query].filter(Boolean).join('&'));
    expect(parsePlan(formatPlan(table))).toEqual({ ok: true, value: table });
    // A link from before there were other games means the first of them.
    expect(parsePlan(query)).toEqual({ ok: true, value: table });
  });
});

test.each<[query: string, error: string, field: string]>([
  ['game=chess', 'unknown-game', 'game'],
  ['game=toString&seats=p', 'unknown-game', 'game'],
  ['game=santorini&game=santorini', 'field-twice', 'game'],
  ['seats=p', 'bad-seats', 'seats'],
  ['seats=p,c9', 'bad-seats', 'seats'],
  ['seats=p,p,p,p,p', 'bad-seats', 'seats'],
  ['seats=', 'bad-seats', 'seats'],
  ['seats=p,p&seats=p,c', 'field-twice', 'seats'],
  ['looks=0,0', 'bad-looks', 'looks'],
  ['looks=0', 'bad-looks', 'looks'],
  ['clock=soon', 'bad-clock', 'clock'],
  ['clock=60&clock=30', 'field-twice', 'clock'],
  ['looks=0,4', 'bad-looks', 'looks'],
  ['powers=pan', 'bad-powers', 'powers'],
  ['powers=toString', 'bad-powers', 'powers'],
  ['powers=pan,atlas&seats=p,p,p', 'bad-powers', 'powers'],
  ['powers=pan,<b>', 'bad-powers', 'powers'],
  ['edition=first', 'bad-edition', 'edition'],
  ['start=0', 'bad-start', 'start'],
  ['start=3', 'bad-start', 'start'],
  ['challenger=me', 'bad-challenger', 'challenger'],
  ['bans=maybe', 'bad-bans', 'bans'],
  ['repetition=1', 'bad-repetition', 'repetition'],
  ['turns=-1', 'bad-turns', 'turns'],
  ['fleece=', 'bad-fleece', 'fleece'],
  ['position=', 'bad-position', 'position'],
])('the link ?%s is refused: %s', (query, error, at) => {
  expect(parsePlan(query)).toEqual({ ok: false, error, at });
});

test('a question mark in front and fields of others do no harm', () => {
  expect(parsePlan('?lang=es&quality=high&seats=p,c3')).toEqual({ ok: true, value: USUAL_PLAN });
});
