import { parseSetup, type Setup, usualSetup } from '@thera/sphinx';
import { describe, expect, test } from 'vitest';
import { formatPlan, parsePlan } from '../../../kept-games/plan-query.ts';
import { usualSetup as lightSetup, planFor } from './table-plan.ts';

const SETUPS: readonly Setup[] = [
  usualSetup(0, 1),
  usualSetup(22, 2),
  { ...usualSetup(10, 3), isExpert: true, colours: ['brown', 'white', 'blue'], first: 2 },
  {
    ...usualSetup(21, 4),
    blessingScore: 20,
    friendly: ['pegasus', 'castor-pollux'],
    friends: ['pegasus', 'castor-pollux', 'nyx'],
    hasOedipus: true,
  },
];

test.each(SETUPS)('riddle $riddle for $players: a link says all of it', (setup) => {
  const plan = planFor(setup);
  expect(parsePlan(formatPlan(plan))).toEqual({ ok: true, value: plan });
  expect(parseSetup(setup)).toEqual({ ok: true, value: setup });
});

test.each([1, 2, 3, 4])(
  'what is usual for %i is the same as in the rules, though no rules are brought for it',
  (players) => {
    expect(lightSetup(players)).toEqual(usualSetup(0, players));
  },
);

describe('what cannot be read is refused by its field', () => {
  test.each([
    ['riddle=last', 'bad-riddle'],
    ['expert=very', 'bad-setting'],
    ['colours=White', 'bad-colours'],
    ['first=me', 'bad-first'],
    ['score=high', 'bad-score'],
    ['friendly=,', 'bad-friends'],
    ['oedipus=1', 'bad-pack'],
    ['seats=p,p,p,p,p', 'bad-seats'],
  ])('%s', (field, error) => {
    expect(parsePlan(`game=sphinx&${field}`)).toMatchObject({ ok: false, error });
  });
});
