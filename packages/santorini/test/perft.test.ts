import { expect, test } from 'vitest';
import { perft } from '../src/perft.ts';
import { POWER_IDS } from '../src/power-ids.ts';
import { powerOf } from '../src/powers/index.ts';
import { naivePerft } from './naive-perft.ts';
import { canonical, positionOf } from './random-start.ts';
import { readPerft, readPerftTables } from './read-perft.ts';

/** Counts up to here are checked; `THERA_PERFT` asks for more. */
const LIMIT = Number(process.env.THERA_PERFT ?? 100_000);
const tables = readPerftTables();

test.each(tables.map((entry) => [entry.id, entry] as const))('perft of %s', (_, { position, counts }) => {
  expect(canonical(position)).toBe(position);
  for (const [n, count] of counts.entries())
    if (count <= LIMIT) expect(perft(positionOf(position), n + 1), `depth ${n + 1}`).toBe(count);
});

test('the naive rules have as many results', () => {
  const wrong = tables.filter(({ position, counts }) => naivePerft(position, 1) !== counts[0]);
  expect(wrong).toEqual([]);
});

test('every power is there as mover and as opponent, and among three or four players', () => {
  const ids = tables.map(({ id }) => id);
  for (const power of POWER_IDS) {
    expect(ids).toContain(`${power}-early`);
    expect(ids).toContain(`against-${power}-early`);
    const isAlone = powerOf(power).players.join() === '2';
    expect(isAlone || ids.some((id) => /^(three|four)-/.test(id) && id.includes(power)), power).toBe(true);
  }
});

test('every table has its ids once, and counts from depth 1', () => {
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
  expect(tables.filter(({ counts }) => counts.length === 0)).toEqual([]);
  expect(() => readPerft('id a\nposition b\nperft 2 7', 'table')).toThrow('table:3');
});
