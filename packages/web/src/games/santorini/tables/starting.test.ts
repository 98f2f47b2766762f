import { expect, test } from 'vitest';
import { STARTERS, type Starter } from '../../home-part.ts';
import { parsePlan } from './plan-query.ts';
import { starterOf, withStarter } from './starting.ts';
import type { SantoriniPlan } from './table-plan.ts';

function planOf(query: string): SantoriniPlan {
  const plan = parsePlan(query);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

test.each<[query: string, starter: Starter | undefined]>([
  ['', 'you'],
  ['start=2', 'computer'],
  ['start=dice', 'chance'],
  ['seats=c3,p', 'computer'],
  ['seats=c3,p&start=2&powers=none', 'you'],
  ['powers=draft', undefined],
])('at the table %j it is %s who starts', (query, starter) => {
  expect(starterOf(planOf(query))).toBe(starter);
});

test.each(['', 'seats=c3,p', 'powers=none&start=dice'])('anybody can be let start at %j', (query) => {
  for (const starter of STARTERS) expect(starterOf(withStarter(planOf(query), starter))).toBe(starter);
});
