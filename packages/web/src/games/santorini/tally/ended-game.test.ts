import { after, type SantoriniMatch } from '@thera/play/santorini';
import { santorini } from '@thera/santorini';
import { begin } from '@thera/table';
import { expect, test } from 'vitest';
import { parsePlan } from '../tables/plan-query.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { endedGame } from './ended-game.ts';

const ID = 'game';

/** A table by its link, and the game at it after one seat has resigned, or nobody. */
function ended(query: string, resigns: number | undefined): ReturnType<typeof endedGame> {
  const plan = parsePlan(query);
  const table = plan.ok ? (plan.value as SantoriniPlan) : undefined;
  const begun = begin(santorini, table!.setup, 'seed');
  if (!begun.ok) throw new Error(begun.error);
  const match: SantoriniMatch = begun.value;
  const left = resigns === undefined ? begun : after(match, { kind: 'resignation', seat: resigns });
  if (!left.ok) throw new Error(left.error);
  return endedGame(ID, table!, left.value);
}

const POSITION = encodeURIComponent(`${'0'.repeat(25)}/1/pan:A1,B1/zeus:D5,E5`);

test.each([
  ['a win', 'seats=p,c4&powers=pan,zeus', 1, { game: ID, level: 'builder', power: 'pan', outcome: 'won' }],
  ['a loss', 'seats=c1,p&powers=pan,zeus', 1, { game: ID, level: 'novice', power: 'zeus', outcome: 'lost' }],
  [
    'without gods',
    'seats=p,c1&powers=none',
    0,
    { game: ID, level: 'novice', power: 'mortal', outcome: 'lost' },
  ],
  [
    'against two of one level',
    'seats=p,c2,c2&powers=pan,zeus,atlas',
    0,
    { game: ID, level: 'apprentice', power: 'pan', outcome: 'lost' },
  ],
  ['a game that goes on', 'seats=p,c4&powers=pan,zeus', undefined, undefined],
  ['against computers of two levels', 'seats=p,c1,c2&powers=pan,zeus,atlas', 0, undefined],
  ['among persons', 'seats=p,p&powers=pan,zeus', 0, undefined],
  ['among computers', 'seats=c1,c1&powers=pan,zeus', 0, undefined],
  ['from a position', `seats=p,c1&position=${POSITION}`, 0, undefined],
] as const)('%s', (_, query, resigns, counted) => {
  expect(ended(query, resigns)).toEqual(counted);
});
