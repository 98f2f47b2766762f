import { expect, test } from 'vitest';
import { formatPlan } from '../../../../kept-games/plan-query.ts';
import { parsePlan } from '../../tables/plan-query.ts';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import { wayOf, withColour, withPlayers, withPower, withWay } from './table-changes.ts';

function table(query: string): SantoriniPlan {
  const plan = parsePlan(query);
  if (!plan.ok) throw new Error(`${plan.error} at ${plan.at}`);
  return plan.value;
}

test.each<[what: string, before: string, change: (plan: SantoriniPlan) => SantoriniPlan, after: string]>([
  ['a third seat is like the second', '', (plan) => withPlayers(plan, 3), 'seats=p,c3,c3'],
  [
    'a fourth too, in the colour that is left',
    'seats=p,p&looks=3,2',
    (plan) => withPlayers(plan, 4),
    'seats=p,p,p,p&looks=3,2,0,1',
  ],
  [
    'with three everybody needs a power',
    'powers=none&fleece=pan',
    (plan) => withPlayers(plan, 3),
    'seats=p,c3,c3',
  ],
  [
    'a draft stays a draft',
    'powers=draft&seats=p,p',
    (plan) => withPlayers(plan, 3),
    'seats=p,p,p&powers=draft',
  ],
  [
    'a power that is only for two goes',
    'powers=moerae,pan',
    (plan) => withPlayers(plan, 4),
    'seats=p,c3,c3,c3&powers=any,pan,simple,simple',
  ],
  [
    'who starts must still be there',
    'seats=p,p,p&start=3&challenger=3',
    (plan) => withPlayers(plan, 2),
    'seats=p,p',
  ],
  ['a colour that is free', '', (plan) => withColour(plan, 0, 3), 'looks=3,1'],
  ['a colour that is taken is swapped', '', (plan) => withColour(plan, 0, 1), 'looks=1,0'],
  ['one’s own colour', 'looks=2,1', (plan) => withColour(plan, 0, 2), 'looks=2,1'],
  ['no powers', 'powers=pan,atlas', (plan) => withWay(plan, 'none'), 'powers=none'],
  ['the fleece goes with powers', 'powers=none&fleece=pan', (plan) => withWay(plan, 'dealt'), ''],
  ['the draft of the Challenger', '', (plan) => withWay(plan, 'draft'), 'powers=draft'],
  [
    'chosen powers stay when choosing goes on',
    'powers=pan,any',
    (plan) => withWay(plan, 'chosen'),
    'powers=pan,any',
  ],
  ['choosing begins with what was dealt', 'powers=draft', (plan) => withWay(plan, 'chosen'), ''],
  ['a power for one seat', '', (plan) => withPower(plan, 1, 'pan'), 'powers=simple,pan'],
])('%s', (_, before, change, after) => {
  expect(formatPlan(change(table(before)))).toBe(['game=santorini', after].filter(Boolean).join('&'));
});

test.each([
  ['powers=none', 'none'],
  ['', 'dealt'],
  ['powers=any,any', 'dealt'],
  ['powers=any,simple', 'chosen'],
  ['powers=pan,any', 'chosen'],
  ['powers=draft', 'draft'],
  ['powers=random', 'draft'],
  ['powers=free', 'draft'],
])('the way of ?%s is %s', (query, way) => {
  expect(wayOf(table(query).setup)).toBe(way);
});
