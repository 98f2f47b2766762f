import { describe, expect, test } from 'vitest';
import { nameKey, parseAccountName } from './account-name.ts';

describe('the name of an account', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Lena ', 'Anna Lena'],
    ['Ａｎｎａ', 'Anna'],
    ['Núñez_7', 'Núñez_7'],
    ['Ελένη', 'Ελένη'],
  ])('%j is %j', (input, name) => {
    expect(parseAccountName(input)).toEqual({ ok: true, value: name });
  });

  test.each([
    undefined,
    7,
    '',
    'x',
    '-anna',
    '<b>',
    'Anna\u202e',
    'An\u200bna',
    'a'.repeat(21),
    'Anna\nLena\u0000',
  ])('%j is none', (input) => {
    expect(parseAccountName(input)).toEqual({ ok: false, error: 'bad-name' });
  });

  test('letter case, accents and what stands between words tell no names apart', () => {
    expect(nameKey('Anna Lena')).toBe(nameKey('ànna_LENA'));
    expect(nameKey('Anna')).not.toBe(nameKey('Anne'));
  });
});
