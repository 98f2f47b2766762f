import { beginAttempt, formatDecision, type SphinxAttempt, takeAll } from '@thera/play/sphinx';
import { type State, sphinx, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';

/** The first riddle for two: white on A3 and A2, blue on E3 and E2, white to move. */
function firstTurn(changes: Partial<State> = {}): SphinxAttempt {
  const begun = sphinx.start(usualSetup(0, 2), diceFor(sha256, 'x', 0));
  if (!begun.ok) throw new Error(begun.error);
  let state = begun.value;
  for (const to of [5, 9, 10]) {
    const placed = sphinx.decide(
      state,
      sphinx.toAct(state)[0]!,
      [{ kind: 'place', to }],
      diceFor(sha256, 'x', 1),
    );
    if (!placed.ok) throw new Error(placed.error);
    state = placed.value;
  }
  return beginAttempt({ ...state, ...changes }, sphinx.toAct(state)[0]!);
}

/** What a line comes to: the steps taken with the squares tapped, or why not. */
function read(attempt: SphinxAttempt, line: string): string {
  const reading = readLine(attempt, line);
  if (reading.kind !== 'attempt') return reading.kind;
  const { view, steps, tapped } = reading.attempt;
  return [formatDecision(view, steps), ...tapped.map(String)].filter((part) => part !== '').join(' ');
}

test.each([
  ['A3', '5'],
  ['A3 B2', 'A3>B2'],
  ['a3>b2+b3', 'A3>B2+B3'],
  ['A3, B2, B3', 'A3>B2+B3'],
  ['A3 B2 B3 C3', 'over'],
  ['A3 C2', 'refused'],
  ['E2 D2', 'refused'],
  ['A9', 'not-a-square'],
  ['artemis', 'select artemis'],
  ['HEFESTO', 'select hephaestus'],
  ['dem', 'select demeter'],
  ['de', 'unknown'],
  ['roll', 'game'],
  ['tirar', 'game'],
  ['0', 'out-of-range'],
  ['999', 'out-of-range'],
  ['nonsense', 'unknown'],
  ['', 'unknown'],
])('“%s” at the beginning of a turn is %s', (line, outcome) => {
  expect(read(firstTurn(), line)).toBe(outcome);
});

test('a square goes on with what was typed before, and whoever moved may be named again', () => {
  const moved = takeAll(firstTurn(), [{ kind: 'move', worker: 0, to: 11 }]);
  expect(read(moved, 'B3')).toBe('A3>B2+B3');
  expect(read(moved, 'B2 B3')).toBe('A3>B2+B3');
  expect(read(moved, 'E4')).toBe('refused');
});

test('what is asked is answered by name, by short name or by number', () => {
  const asked = firstTurn({ asks: [{ kind: 'gain', reason: { kind: 'objective', tier: 'silver' } }] });
  expect(read(asked, 'dome')).toBe('gain D');
  expect(read(asked, 'cúpula')).toBe('gain D');
  expect(read(asked, 'L2')).toBe('gain L2');
  expect(read(asked, '3')).toBe('gain L3');
  expect(read(asked, 'lev')).toBe('ambiguous');
});
