import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctNames, LONGEST_PLAYER_NAME, type PlayerNameFault, parsePlayerName } from './player-name.ts';

test.each<[input: string, name: string]>([
  ['Ana', 'Ana'],
  ['  Ana \n  María ', 'Ana María'],
  ['A\u0301lvaro', 'Álvaro'],
  ['Ana\u202e\u0000\u200b', 'Ana'],
  ['👩\u200d🚀 Io', '👩\u200d🚀 Io'],
  ['<b>&"', '<b>&"'],
  ['x'.repeat(300), 'x'.repeat(LONGEST_PLAYER_NAME)],
  [`${'x'.repeat(LONGEST_PLAYER_NAME - 1)} y`, 'x'.repeat(LONGEST_PLAYER_NAME - 1)],
])('%j is the name %j', (input, name) => {
  expect(parsePlayerName(input)).toEqual({ ok: true, value: name });
});

test.each<[input: unknown, error: PlayerNameFault]>([
  [undefined, 'not-text'],
  [7, 'not-text'],
  [['Ana'], 'not-text'],
  ['', 'empty'],
  [' \t\u200b\u2066', 'empty'],
  ['\u0301\u200d', 'empty'],
])('%j is no name: %s', (input, error) => {
  expect(parsePlayerName(input)).toMatchObject({ ok: false, error });
});

test('a name that was read is read as itself, in one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (input) => {
      const name = parsePlayerName(input);
      if (!name.ok) return;
      expect(parsePlayerName(name.value)).toEqual(name);
      expect([...name.value].length).toBeLessThanOrEqual(LONGEST_PLAYER_NAME);
      expect(name.value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test.each<[names: readonly (string | undefined)[], told: readonly (string | undefined)[]]>([
  [
    ['Ana', 'Luis'],
    ['Ana', 'Luis'],
  ],
  [
    ['Ana', 'ana', undefined, 'Ana'],
    ['Ana', 'ana 2', undefined, 'Ana 3'],
  ],
  [
    ['Ana', 'Ana 2', 'Ana'],
    ['Ana', 'Ana 2', 'Ana 3'],
  ],
])('%j are told apart', (names, told) => {
  expect(distinctNames(names)).toEqual(told);
});
