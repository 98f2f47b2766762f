import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { santoriniCatalogueOf } from './catalogues.ts';
import { memoryNotes, nightNotes } from './memory-notes.ts';

const ITEMS = [
  ['athena', ['^'], ['climbed in the last turn']],
  ['nike', ['^'], ['moved down in the last turn']],
  ['achilles', ['x'], ['power used']],
  ['morpheus', ['2'], ['saved builds: 2']],
  ['chaos', ['^', 'used=apollo,pan'], ['climbed in the last turn', 'laid aside: Apollo and Pan']],
  ['adonis', ['x', 'A1&C3'], ['power used', 'wants A1 and C3 side by side']],
  ['adonis', ['&C3'], ['wants the worker on C3 next to one of these']],
  ['aeolus', ['ne'], ['wind: nobody moves north-east']],
  ['charybdis', ['B2,D4'], ['whirlpools: B2 and D4']],
  ['clio', ['1|B2,C5'], ['coins left: 1', 'coins on the board: B2 and C5']],
  ['clio', ['0|'], ['coins left: 0']],
  ['eris', ['C3'], ['last moved by opponents: C3']],
  ['europa-and-talus', ['C3'], ['Talus stands on C3']],
  ['gaea', ['1'], ['workers in reserve: 1']],
  ['moerae', ['B2'], ['fate squares: B2, C2, B3 and C3']],
  ['moerae', ['?'], ['the fate squares are hidden']],
  ['siren', ['e'], ['arrow: east']],
  ['tartarus', ['C3'], ['abyss: C3']],
  ['tartarus', ['?'], ['the abyss is hidden']],
  ['tyche', ['2'], ['cards drawn: 2']],
  ['tyche', ['2', '?'], ['cards drawn: 2', 'a card has to be drawn']],
  ['pan', [], []],
] as const;

test.each(ITEMS)('%s remembers %j', (id, items, notes) => {
  expect(memoryNotes(id, items, santoriniCatalogueOf('en'))).toEqual(notes);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ITEMS)('%s with %j has as many notes', (id, items, notes) => {
    expect(memoryNotes(id, items, santoriniCatalogueOf(language))).toHaveLength(notes.length);
  });
});

test.each([
  ['morpheus', ['3'], ['night power: Morpheus', 'saved builds: 3']],
  [undefined, [], ['night power not drawn yet']],
] as const)('at night there is %s with %j', (night, items, notes) => {
  expect(nightNotes(night, items, santoriniCatalogueOf('en'))).toEqual(notes);
});
