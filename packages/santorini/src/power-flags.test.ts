import { expect, test } from 'vitest';
import { POWER_FLAGS, powerFlags } from './power-flags.ts';
import { POWER_IDS, SECOND_EDITION_IDS } from './power-ids.ts';

test.each([
  ['mortal', []],
  ['pan', []],
  ['chaos', ['random']],
  ['nike', ['experimental']],
  ['moerae', ['hidden', 'tokens', 'workers']],
  ['aeolus', ['tokens']],
  ['clio', ['tokens']],
  ['jason', ['workers']],
  ['nyx', []],
] as const)('the flags of %s are %j', (id, flags) => {
  expect(powerFlags(id)).toEqual(flags);
});

test.each(POWER_FLAGS)('some power is flagged %s, and most are not', (flag) => {
  const flagged = POWER_IDS.filter((id) => powerFlags(id).includes(flag));
  expect(flagged.length).toBeGreaterThan(1);
  expect(flagged.length).toBeLessThan(POWER_IDS.length / 2);
});

test('the whole second edition is experimental, and nothing else is', () => {
  const experimental = POWER_IDS.filter((id) => powerFlags(id).includes('experimental'));
  expect(experimental).toEqual([...SECOND_EDITION_IDS]);
});
