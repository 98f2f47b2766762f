import { loadGameText } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { type Filters, folded, formatFilters, matches, NO_FILTERS, parseFilters } from './filters.ts';
import { GODS } from './god.ts';

const english = await loadGameText('en');
const spanish = await loadGameText('es');

function found(asked: Partial<Filters>, { powers } = english): string[] {
  return GODS.filter((god) => matches(god, powers[god.id], { ...NO_FILTERS, ...asked })).map(({ id }) => id);
}

describe('filters', () => {
  test('nothing asked finds every power', () => {
    expect(found({})).toHaveLength(71);
  });

  test.each([
    ['a name', { words: 'minot' }, ['minotaur']],
    ['a title', { words: 'goddess of wisdom' }, ['athena']],
    ['beginnings of words in any order', { words: 'wisd godd' }, ['athena']],
    ['words that occur nowhere', { words: 'zzz' }, []],
    [
      'a group and a number of players',
      { group: 'golden-fleece', players: 4, words: 'muse' },
      ['terpsichore', 'urania'],
    ],
    ['two flags at once', { flags: ['hidden', 'workers'] }, ['moerae']],
    ['another printed wording', { group: 'advanced', differsInPrint: true }, ['bia', 'limus']],
  ] satisfies [string, Partial<Filters>, string[]][])('find %s', (_, asked, ids) => {
    expect(found(asked)).toEqual(ids);
  });

  test('accents do not matter, neither in the text nor in the question', () => {
    expect(found({ words: 'poseidon' }, spanish)).toContain('poseidon');
    expect(found({ words: 'POSEIDÓN' }, spanish)).toContain('poseidon');
    expect(folded('  Hécate, «bruja» ')).toBe('hecate bruja');
  });
});

describe('filters in an address', () => {
  test.each(['', '?q=dome', '?group=hero&players=2', '?with=hidden,tokens&edition=printed'])(
    '%s',
    (query) => {
      expect(formatFilters(parseFilters(query), '')).toBe(query);
    },
  );

  test('leave the fields of others alone', () => {
    expect(formatFilters(parseFilters('?group=hero'), '?lang=es&group=promo')).toBe('?lang=es&group=hero');
  });

  test('ask nothing when they cannot be understood', () => {
    expect(formatFilters(parseFilters('?group=titans&players=7&with=wings'), '')).toBe('');
  });
});
