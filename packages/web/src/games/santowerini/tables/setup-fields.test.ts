import {
  DIFFICULTIES,
  ENDLESS,
  type PlaceCode,
  parseSetup,
  SCENARIO_CODES,
  type Setup,
} from '@thera/santowerini';
import { describe, expect, test } from 'vitest';
import { formatPlan, parsePlan } from '../../../kept-games/plan-query.ts';
import { planFor } from './table-plan.ts';

const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];
const SETUPS: readonly Setup[] = PLACES.flatMap((scenario) =>
  DIFFICULTIES.map((difficulty) => ({ scenario, difficulty, attempt: 1 })),
);

test.each(SETUPS)('$scenario, $difficulty: a link says all of it', (setup) => {
  const plan = planFor(setup);
  expect(parsePlan(formatPlan(plan))).toEqual({ ok: true, value: plan });
  expect(parseSetup(setup)).toEqual({ ok: true, value: setup });
});

test('attempts and days are in the link, and what is usual is not', () => {
  const link = (setup: Setup): string => formatPlan(planFor(setup));
  expect(link({ scenario: '1A', difficulty: 'normal', attempt: 1 })).toBe('game=santowerini&looks=1');
  expect(link({ scenario: '4A', difficulty: 'easy', attempt: 3, day: '2026-11-17' })).toBe(
    'game=santowerini&looks=1&scenario=4A&difficulty=easy&attempt=3&day=2026-11-17',
  );
});

describe('what cannot be read is refused by its field', () => {
  test.each([
    ['scenario=7A', 'bad-scenario'],
    ['difficulty=hard', 'bad-difficulty'],
    ['attempt=0', 'bad-attempt'],
    ['attempt=1000', 'bad-attempt'],
    ['day=today', 'bad-day'],
    ['seats=p,c1', 'bad-seats'],
  ])('%s', (field, error) => {
    expect(parsePlan(`game=santowerini&${field}`)).toMatchObject({ ok: false, error });
  });
});
