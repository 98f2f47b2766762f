import { readFileSync } from 'node:fs';
import { awaitsReaction, formatPosition, SYMMETRIES, turned } from '@thera/santorini';
import { expect, test } from 'vitest';
import { parseTactics, type Tactic } from './bench-tactics.ts';

const FILE = new URL('../../../../../engine/test/tactics.txt', import.meta.url);

function tactics(): readonly Tactic[] {
  const read = parseTactics(readFileSync(FILE, 'utf8'));
  if (!read.ok) throw new Error(`${read.error}: ${read.at}`);
  return read.value;
}

const powersOf = ({ position }: Tactic): readonly string[] =>
  position.lineup.slots.map(({ card }) => card.id);

/** The same for positions that differ only in how the board lies. */
function formOf({ position }: Tactic): string {
  return SYMMETRIES.map((symmetry) => formatPosition(turned(position, symmetry))).toSorted()[0]!;
}

test('the tactics are many and varied', () => {
  const all = tactics();
  const mortals = all.filter((tactic) => powersOf(tactic).every((id) => id === 'mortal'));
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(mortals.length).toBeGreaterThanOrEqual(80);
  expect(new Set(all.flatMap(powersOf)).size).toBeGreaterThan(40);
  expect(new Set(all.map(formOf)).size).toBe(all.length);
});

test('no tactic is over too soon, or begins within a turn', () => {
  const odd = tactics().filter(({ position, plies }) => plies < 5 || plies > 11 || awaitsReaction(position));
  expect(odd.map(({ text }) => text)).toEqual([]);
});
