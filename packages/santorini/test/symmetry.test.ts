import { describe, expect, test } from 'vitest';
import { listTurns } from '../src/generator/generate.ts';
import { prefixOf } from '../src/generator/prefix.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { copyPosition, type Position } from '../src/position.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { SYMMETRIES, turned } from '../src/symmetry.ts';
import { castsLedByAll, inSomeEdition } from './casts.ts';
import { positionOf, randomFleeceStart, randomStart } from './random-start.ts';
import { RUN_SEED, seeded } from './seeded.ts';

const BARE = '0'.repeat(25);
/** Left and right change places. */
const MIRROR = 2;
/** Rows become columns. */
const DIAGONAL = 4;

describe('what cards remember is turned with the board', () => {
  test.each([
    ['aeolus[ne]', 'aeolus[nw]', 'aeolus[sw]'],
    ['siren[e]', 'siren[w]', 'siren[s]'],
    ['charybdis[B5,A4]', 'charybdis[D5,E4]', 'charybdis[B5,A4]'],
    ['clio[1|B5,B1]', 'clio[1|D5,D1]', 'clio[1|A4,E4]'],
    ['eris[E5]', 'eris[A5]', 'eris[A1]'],
    ['europa-and-talus[B5]', 'europa-and-talus[D5]', 'europa-and-talus[A4]'],
    ['tartarus[B5]', 'tartarus[D5]', 'tartarus[A4]'],
    ['moerae[A4]', 'moerae[D4]', 'moerae[A4]'],
    ['moerae[C1]', 'moerae[B1]', 'moerae[D2]'],
    ['adonis[A5&E1]', 'adonis[E5&A1]', 'adonis[A5&E1]'],
    ['adonis[&B5]', 'adonis[&D5]', 'adonis[&A4]'],
    ['nyx[eris;B5]', 'nyx[eris;D5]', 'nyx[eris;A4]'],
    ['morpheus[2]', 'morpheus[2]', 'morpheus[2]'],
    ['athena[^]', 'athena[^]', 'athena[^]'],
  ])('%s', (card, mirrored, flipped) => {
    const position = positionOf(`${BARE}/1/${card}:A5/pan:E1`);
    expect(formatPosition(turned(position, SYMMETRIES[MIRROR]!))).toBe(`${BARE}/1/${mirrored}:E5/pan:A1`);
    expect(formatPosition(turned(position, SYMMETRIES[DIAGONAL]!))).toBe(`${BARE}/1/${flipped}:A5/pan:E1`);
  });

  test('and so is the Ram', () => {
    const position = positionOf(`${BARE}/1/mortal[E1]:A5/mortal:E1/fleece=eris;ram=B5`);
    expect(formatPosition(turned(position, SYMMETRIES[MIRROR]!))).toBe(
      `${BARE}/1/mortal[A1]:E5/mortal:A1/fleece=eris;ram=D5`,
    );
  });
});

test('the middle of a turn is not turned', () => {
  const position = copyPosition(positionOf(`${BARE}/1/pan:A5/gaea:E1`));
  position.prefix = prefixOf(0, [0]);
  expect(() => turned(position, SYMMETRIES[0]!)).toThrow();
});

const list = new TurnList();

function countTurns(position: Position): number {
  listTurns(position, list);
  return list.count;
}

function expectAsMany(position: Position, seed: string): void {
  const turns = countTurns(position);
  for (const symmetry of SYMMETRIES)
    expect(countTurns(turned(position, symmetry)), `seed "${seed}": ${formatPosition(position)}`).toBe(turns);
}

test.each(castsLedByAll(2, 2).map((cast) => [cast.join(' '), cast] as const))(
  'however the board is turned, %s have as many turns',
  (name, cast) => {
    const seed = `symmetry ${RUN_SEED} ${name}`;
    const chance = seeded(seed);
    const options = { built: true, late: true };
    expectAsMany(randomStart(inSomeEdition(cast, chance), chance, options), seed);
  },
);

test.each(FLEECE_IDS)('however the board is turned, with %s beside it there are as many turns', (fleece) => {
  const seed = `symmetry ${RUN_SEED} ${fleece}`;
  expectAsMany(randomFleeceStart(fleece, seeded(seed), { built: true, late: true }), seed);
});
