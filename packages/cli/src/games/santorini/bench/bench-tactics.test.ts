import { readFileSync } from 'node:fs';
import { awaitsReaction, formatPosition, formatPower, SYMMETRIES, turned } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { parseTactics, type Tactic } from './bench-tactics.ts';

const FOLDER = new URL('../../../../../engine/test/', import.meta.url);

function tacticsIn(file: string): readonly Tactic[] {
  const read = parseTactics(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${read.error}: ${read.at}`);
  return read.value;
}

const powersOf = ({ position }: Tactic): readonly string[] =>
  position.lineup.slots.map(({ card }) => formatPower(card));

/** The same for positions that differ only in how the board lies. */
function formOf({ position }: Tactic): string {
  return SYMMETRIES.map((symmetry) => formatPosition(turned(position, symmetry))).toSorted()[0]!;
}

describe.each([
  ['tactics.txt', { count: 200, mortals: 80, powers: 40, shortest: 5, longest: 11 }],
  ['deep-tactics.txt', { count: 300, mortals: 150, powers: 70, shortest: 9, longest: 19 }],
])('%s', (file, { count, mortals, powers, shortest, longest }) => {
  const all = tacticsIn(file);

  test('the tactics are many and varied', () => {
    const plain = all.filter((tactic) => powersOf(tactic).every((id) => id === 'mortal'));
    expect(all.length).toBeGreaterThanOrEqual(count);
    expect(plain.length).toBeGreaterThanOrEqual(mortals);
    expect(new Set(all.flatMap(powersOf)).size).toBeGreaterThan(powers);
    expect(new Set(all.map(formOf)).size).toBe(all.length);
  });

  test('no tactic is over too soon, or begins within a turn', () => {
    const odd = all.filter(
      ({ position, plies }) => plies < shortest || plies > longest || awaitsReaction(position),
    );
    expect(odd.map(({ text }) => text)).toEqual([]);
  });
});
