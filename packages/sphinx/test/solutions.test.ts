import { readFileSync } from 'node:fs';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { faultsOf, type RecordedLine, withImpossibleTurn, withWrongEvent } from './recorded-line.ts';

const LINES: readonly RecordedLine[] = JSON.parse(
  readFileSync(new URL('./solutions.json', import.meta.url), 'utf8'),
);

const nameOf = ({ riddle, players, target, expert }: RecordedLine): string =>
  `riddle ${riddle}${expert === true ? ' expert' : ''}, ${players} players, ${target}`;

test.each(LINES.map((line) => [nameOf(line), line] as const))('the recorded line plays: %s', (_, line) => {
  expect(faultsOf(line, diceFor(sha256, 'lines', 0))).toEqual([]);
});

const FIRST_OF_EACH = LINES.filter(
  ({ riddle }, index) => LINES.findIndex((line) => line.riddle === riddle) === index,
);

test.each(FIRST_OF_EACH.map((line) => [nameOf(line), line] as const))(
  'a line that is told wrongly stops at that turn: %s',
  (_, line) => {
    const index = line.line.findIndex((text) => /^\w+>/.test(text));
    for (const wrong of [withImpossibleTurn(line, index), withWrongEvent(line, index)])
      expect(faultsOf(wrong, diceFor(sha256, 'lines', 0))[0]).toMatch(`turn ${index + 1} `);
  },
);
