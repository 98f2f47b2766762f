import { type Setup, type State, sphinx, type Tier, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { sphinxCatalogueOf } from '@thera/texts/sphinx';
import { expect, test } from 'vitest';
import { progressIn } from '../../src/sphinx/progress.ts';
import { gistOf, missingInWords } from '../../src/sphinx/progress-words.ts';

const text = sphinxCatalogueOf('en');

function begun(riddle: number, changes: Partial<Setup> = {}): State {
  const state = sphinx.start({ ...usualSetup(riddle, 2), ...changes }, diceFor(sha256, 'x', 0));
  if (!state.ok) throw new Error(state.error);
  return state.value;
}

const missing = (riddle: number, tier: Tier): string =>
  missingInWords(progressIn(begun(riddle)).find((one) => one.tier === tier)!, text);

test.each<[riddle: number, tier: Tier, words: string]>([
  [0, 'silver', '2 builds to go'],
  [9, 'gold', 'the King is 6 squares away'],
  [9, 'heroic', 'the King is 6 squares away, 2 levels to go'],
  [14, 'silver', '5 squares too high'],
  [20, 'gold', '8 ways out left'],
  [20, 'heroic', '8 ways out left, 0 of 3 coins, 4 builds to go'],
])('beside a number stands what it counts: riddle %i, %s', (riddle, tier, words) => {
  expect(missing(riddle, tier)).toBe(words);
});

test.each<[riddle: number, tier: Tier, words: string]>([
  [1, 'heroic', '12 builds to go'],
  [8, 'silver', ''],
  [12, 'gold', ''],
])('what slots and numbers tell already is not told again: riddle %i, %s', (riddle, tier, words) => {
  const progress = progressIn(begun(riddle)).find((one) => one.tier === tier)!;
  expect(missingInWords(progress, text)).toBe(words);
  expect(gistOf(progress)).toBeDefined();
});
