import { after, type SantoriniMatch, seatToAct } from '@thera/play/santorini';
import { santorini } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import { expect, test } from 'vitest';
import { formatPlanOf } from '../../../kept-games/plan-fields.ts';
import { beginGame } from './begin-game.ts';
import { parsePlan } from './plan-query.ts';
import { type Rematch, rematchesAfter, rematchPlan } from './rematch.ts';
import { SETUPS } from './setup-fields.ts';

const PLACED = ['@A1 @B1', '@A5 @B5', '@E1 @E5'];
const DRAFTED = ['offer pan, offer atlas', 'pick pan', 'pick atlas', 'start 2'];
const FROM_POSITION = `position=${encodeURIComponent('0000000000000000000000000/2/pan:B2,D4/mortal:B4,D2')}`;

/** The link to the table of the next game, after some decisions of this one. */
function next(query: string, decisions: readonly string[], rematch: Rematch): string {
  const [plan, match] = played(query, decisions);
  const link = formatPlanOf(SETUPS, rematchPlan(plan, match, rematch));
  return decodeURIComponent(link).replace('game=santorini&', '');
}

function played(query: string, decisions: readonly string[]) {
  const plan = parsePlan(query);
  if (!plan.ok) throw new Error(`${query}: ${plan.error}`);
  const game = beginGame(plan.value, { id: 'x', seed: 'rematch', now: 0 });
  const record = game.ok ? parseRecord(santorini, game.value.record) : game;
  const begun = record.ok ? replay(santorini, record.value) : record;
  if (!begun.ok) throw new Error(`${query}: ${begun.error}`);
  const match = decisions.reduce<SantoriniMatch>((before, decision) => {
    const steps = decision.split(/, | (?=@)/);
    const made = after(before, { kind: 'decision', seat: seatToAct(before), steps });
    if (!made.ok) throw new Error(`${decision}: ${made.error}`);
    return made.value;
  }, begun.value);
  return [plan.value, match] as const;
}

test.each([
  ['the other starts', 'seats=p,c1&powers=pan,atlas', [], 'same', 'seats=p,c1&powers=pan,atlas&start=2'],
  [
    'and then the first again',
    'seats=p,p&powers=pan,atlas&start=2',
    PLACED.slice(0, 1),
    'same',
    'seats=p,p&powers=pan,atlas',
  ],
  [
    'each has the other’s god',
    'seats=p,p&powers=pan,atlas',
    [],
    'swap',
    'seats=p,p&powers=atlas,pan&start=2',
  ],
  [
    'three pass them on',
    'seats=p,p,p&powers=pan,atlas,zeus&start=3',
    [],
    'swap',
    'seats=p,p,p&powers=atlas,zeus,pan',
  ],
  ['new gods out of the ten simple ones', 'seats=p,p&powers=pan,atlas', [], 'new', 'seats=p,p&start=2'],
  ['or out of all', 'seats=p,p&powers=pan,zeus', [], 'new', 'seats=p,p&powers=any,any&start=2'],
  ['or as they were dealt', 'seats=p,p&powers=any,simple', [], 'new', 'seats=p,p&powers=any,simple&start=2'],
  ['no gods at all', 'seats=p,p&powers=none', [], 'same', 'seats=p,p&powers=none&start=2'],
  [
    'gods that were drafted',
    'seats=p,p&powers=draft&challenger=1',
    DRAFTED,
    'same',
    'seats=p,p&powers=atlas,pan&challenger=1',
  ],
  [
    'a draft with another challenger',
    'seats=p,p&powers=draft&challenger=1',
    DRAFTED,
    'new',
    'seats=p,p&powers=draft&challenger=2',
  ],
  [
    'a position as it is',
    `seats=p,p&${FROM_POSITION}`,
    [],
    'same',
    `seats=p,p&${decodeURIComponent(FROM_POSITION)}`,
  ],
] as const)('a rematch: %s', (_, query, decisions, rematch, wanted) => {
  expect(next(query, decisions, rematch)).toBe(wanted);
});

test('gods that were dealt are kept, and every rematch is a game that can be begun', () => {
  const [plan, match] = played('seats=p,p', []);
  const same = rematchPlan(plan, match, 'same');
  expect(same.setup.powers).toEqual(match.record.setup.powers);
  for (const rematch of rematchesAfter(match))
    expect(beginGame(rematchPlan(plan, match, rematch), { id: 'y', seed: 's', now: 0 }).ok).toBe(true);
});

test.each([
  ['seats=p,p&powers=none', ['same']],
  [`seats=p,p&${FROM_POSITION}`, ['same']],
  ['seats=p,p', ['same', 'swap', 'new']],
  ['seats=p,p&powers=draft', ['same', 'swap', 'new']],
] as const)('after ?%s one can choose among %j', (query, wanted) => {
  const decisions = query.endsWith('draft') ? DRAFTED : [];
  expect(rematchesAfter(played(query, decisions)[1])).toEqual(wanted);
});
