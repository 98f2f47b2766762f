import { expect, test } from 'vitest';
import { nextChoices } from '../src/choices.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { parseTurn } from '../src/notation/parse-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { resultTexts } from './invariants/listing.ts';
import { momentAt } from './random-play.ts';
import { positionOf } from './random-start.ts';
import { seeded } from './seeded.ts';

/** Hermes, whose player walks and walks as long as any step is offered. */
test.each([
  ['on an empty board', '0000000000000000000000000/1/hermes:B3,D3/mortal:E1,E5'],
  ['alone', '0000000000000000000000000/1/hermes:B3/mortal:E1,E5'],
  ['tied to Aphrodite', '1100011000000002010000000/1/hermes:B3,B1/aphrodite:A3,A1/poseidon:=/hypnus:='],
  ['between towers', '0100200300010000020001000/1/hermes:A5,E1/selene[B1]:B1,D5'],
])('the longest walk %s still ends in a listed turn', (_, text) => {
  const position = positionOf(text);
  const listed = new Set(resultTexts(position, momentAt(position).turns));
  for (const seed of ['a', 'b']) {
    const steps = longestWalk(position, seed);
    const turn = parseTurn(position, steps.join(' '));
    if (!turn.ok) expect.fail(`seed ${seed}: ${turn.error} at ${turn.at} in ${steps.join(' ')}`);
    const after = new Position();
    play(position, turn.value, 0, after);
    expect(listed, `seed ${seed}: ${steps.join(' ')}`).toContain(formatPosition(after));
  }
});

function longestWalk(position: Position, seed: string): string[] {
  const chance = seeded(seed);
  const steps: string[] = [];
  for (;;) {
    const choices = nextChoices({ phase: 'play', position }, steps);
    if (choices.length === 0) return steps;
    const flat = choices.filter(({ kind }) => kind === 'move');
    steps.push(chance.pick(flat.length > 0 ? flat : choices).step);
  }
}

test('a walk without end is refused', () => {
  const position = positionOf('0000000000000000000000000/1/hermes:B3,D3/mortal:E1,E5');
  const walk = longestWalk(position, 'a').slice(0, -1);
  expect(walk.length).toBeGreaterThan(60);
  for (const more of ['A5>B5', 'B3>B4', 'C3>C4', 'D4>D3']) {
    const turn = parseTurn(position, [...walk, ...Array<string>(200).fill(more), '^C3'].join(' '));
    expect(turn.ok).toBe(false);
  }
});
