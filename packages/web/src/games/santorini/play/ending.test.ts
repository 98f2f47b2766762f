import { after, type SantoriniMatch, seatToAct } from '@thera/play/santorini';
import { santorini } from '@thera/santorini';
import { begin } from '@thera/table';
import { loadSantoriniPlayText } from '@thera/texts/santorini';
import { expect, test } from 'vitest';
import { endingOf } from './ending.ts';

const FLAT = '0'.repeat(25);

test.each([
  [
    'a step to the top',
    '0000030000020000000000000/1/mortal:B3,D3/mortal:A5,E5',
    'B3>A4',
    /^Player 1 .*level 3 on A4\.$/,
  ],
  ['a leap', '0000000000020000000000000/1/pan:B3,D3/mortal:A5,E5', 'B3>B4', /Pan/],
  [
    'a fall into what was hidden',
    `${FLAT}/1/pan:B3,D3/tartarus[C3]:A5,E5`,
    'B3>C3 ^B3',
    /^Player 1 .*abyss.* C3\.$/,
  ],
  [
    'a tower that another finishes',
    '4444300000100000000000000/1/mortal:D3,B1/chronus:A3,A1',
    'D3>D4 ^E5',
    /Chronus/,
  ],
] as const)('the end is told in full: %s', async (_, position, steps, reason) => {
  const setup = santorini.parseSetup({ players: 2, position });
  const begun = setup.ok ? begin(santorini, setup.value, 'ending') : setup;
  if (!begun.ok) throw new Error(begun.error);
  const before: SantoriniMatch = begun.value;
  const match = after(before, { kind: 'decision', seat: seatToAct(before), steps: steps.split(' ') });
  if (!match.ok) throw new Error(match.error);
  const text = await loadSantoriniPlayText('en');
  const ending = endingOf(match.value, text.game, text);
  expect(ending.reason).toMatch(reason);
});
