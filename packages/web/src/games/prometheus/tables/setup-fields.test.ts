import {
  lessonSetup,
  parseSetup,
  USUAL_OPTIONS as RULED,
  type Setup,
  TABLE_IDS,
  TABLES,
  type TableId,
} from '@thera/prometheus';
import { expect, test } from 'vitest';
import { formatPlan, parsePlan } from '../../../kept-games/plan-query.ts';
import { planFor, SEATS_AT, USUAL_OPTIONS, usualSetup } from './table-plan.ts';

/** What is agreed in a link; the rest is for the rules to say when the game begins. */
const ruled = (table: TableId, draft: Setup['draft'] = 'quick'): Setup => ({ table, draft, options: RULED });

const SETUPS: readonly Setup[] = [
  ...TABLE_IDS.map((table) => ruled(table)),
  ruled('4', 'pick'),
  {
    ...ruled('2', [['hydra'], ['achilles', 'hoplites']]),
    options: { ...RULED, netRemoval: 'nextActivation', turnCap: false },
  },
  { ...ruled('3-red'), options: { ...RULED, cerberusDeath: 'killerLoses' } },
  lessonSetup('hound'),
];

test.each(SETUPS.map((setup) => [JSON.stringify(setup), setup] as const))(
  'a link says all of %s',
  (_, setup) => {
    const plan = planFor(setup);
    expect(parsePlan(formatPlan(plan))).toEqual({ ok: true, value: plan });
    expect(parseSetup(setup)).toMatchObject({ ok: true, value: setup });
  },
);

test('what is usual is the same as in the rules, though no rules are brought for it', () => {
  expect(USUAL_OPTIONS).toEqual(RULED);
  for (const table of TABLE_IDS) expect(SEATS_AT[table]).toBe(TABLES[table].seats.length);
  for (const players of [2, 3, 4]) expect(parseSetup(usualSetup(players)).ok).toBe(true);
});

test.each([
  ['table=5', 'bad-table'],
  ['table=4', 'bad-table'],
  ['draft=1', 'bad-draft'],
  ['options=magic', 'bad-options'],
  ['lesson=last', 'bad-lesson'],
  ['seats=p,p,p,p,p', 'bad-seats'],
])('%s is refused by its field', (field, error) => {
  expect(parsePlan(`game=prometheus&${field}`)).toMatchObject({ ok: false, error });
});
