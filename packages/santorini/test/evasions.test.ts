import { expect, test } from 'vitest';
import { Evasions } from '../src/generator/evasions.ts';
import { listTurns } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { formatTurn } from '../src/notation/format-turn.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { evadingIn } from './evading.ts';
import { positionOf } from './random-start.ts';
import { RUN_SEED } from './seeded.ts';

/** What may stop the threat of the second player, as turns of the first. */
function evasionsIn(text: string): string[] {
  const position = positionOf(text);
  const turns = new TurnList();
  const evasions = new Evasions();
  evasions.prepare(position, 1);
  listTurns(position, turns);
  return [...turns.starts()]
    .filter((at) => evasions.mayEvade(turns.data, at))
    .map((at) => formatTurn(position, turns.data, at));
}

test.each([
  [
    'only a dome or a worker on the third level',
    '0000002300001200000000000/1/mortal:E1,B3/mortal:B4,E5',
    ['B3>C3^C4'],
    ['B3>A3^A4', 'E1>D1^D2'],
  ],
  [
    'Athena: a climb keeps others from climbing',
    '1000002300000000000000000/1/athena:A4,E1/mortal:B4,E5',
    ['A4>A5^B5'],
    ['A4>A3^A2', 'E1>D1^D2'],
  ],
  [
    'Hypnus: two who stand equally high can both move',
    '0000202300000000000000000/1/hypnus:D3,E1/mortal:B4,E5',
    ['D3>D4^C4'],
    ['E1>D1^D2'],
  ],
])('%s', (_rule, position, evading, vain) => {
  const listed = evasionsIn(position);
  for (const turn of evading) expect(listed, turn).toContain(turn);
  for (const turn of vain) expect(listed, turn).not.toContain(turn);
});

const PAIRS = inRotation(everyPair(), 50);
const OTHERS = [...castsLedByAll(3, 1), ...castsLedByAll(4, 1)];

test('what is called no evasion leaves the threat as it was, for one pair in fifty and for more players', () => {
  const seen = [...PAIRS, ...OTHERS].map((cast) => evadingIn(cast, 4, RUN_SEED));
  expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
  const sum = (of: (one: (typeof seen)[number]) => number): number =>
    seen.reduce((all, one) => all + of(one), 0);
  expect(sum(({ positions }) => positions)).toBeGreaterThan(600);
  expect(sum(({ dropped }) => dropped) / sum(({ turns }) => turns)).toBeGreaterThan(0.6);
});
