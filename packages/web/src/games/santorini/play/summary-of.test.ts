import { after, type SantoriniMatch, seatToAct } from '@thera/play/santorini';
import { santorini } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import { expect, test } from 'vitest';
import { beginGame } from '../tables/begin-game.ts';
import { parsePlan } from '../tables/plan-query.ts';
import { summaryOf } from './summary-of.ts';

const PLACED = ['@A1 @B1', '@D4 @E4'];
const ROUND = ['A1>A2 ^A3', 'D4>D3 ^D4'];
const SOON_WON = `position=${encodeURIComponent('0000030000020000000000000/1/pan:B3,D3/atlas:A5,E5')}`;

test.each([
  ['before the first turn', 'powers=pan,atlas', PLACED, 0, undefined],
  ['one has moved', 'powers=pan,atlas', [...PLACED, ...ROUND.slice(0, 1)], 1, undefined],
  ['both have moved', 'powers=pan,atlas', [...PLACED, ...ROUND], 1, undefined],
  ['the first moves again', 'powers=pan,atlas', [...PLACED, ...ROUND, 'A2>A1 ^B2'], 2, undefined],
  ['it is won', SOON_WON, ['B3>A4'], 1, [0]],
] as const)(
  'a list counts turns as the game does, and says who won: %s',
  (_, query, decisions, turn, winners) => {
    const plan = parsePlan(`seats=p,p&${query}`);
    if (!plan.ok) throw new Error(plan.error);
    const game = beginGame(plan.value, { id: 'x', seed: 'list', now: 0 });
    const record = game.ok ? parseRecord(santorini, game.value.record) : game;
    const begun = record.ok ? replay(santorini, record.value) : record;
    if (!begun.ok) throw new Error(begun.error);
    const match = decisions.reduce<SantoriniMatch>((before, decision) => {
      const made = after(before, { kind: 'decision', seat: seatToAct(before), steps: decision.split(' ') });
      if (!made.ok) throw new Error(`${decision}: ${made.error}`);
      return made.value;
    }, begun.value);
    const summary = summaryOf(match, plan.value, 0);
    expect([summary.turn, summary.winners]).toEqual([turn, winners]);
  },
);
