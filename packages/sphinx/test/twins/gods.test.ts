import { expect, test } from 'vitest';
import { GOD_CARDS, GOD_IDS, type GodId } from '../../src/cards/gods.ts';
import { BUILDERS } from './builders.ts';
import { MOVERS } from './movers.ts';
import { SPECIALISTS } from './specialists.ts';
import { seenIn, type Twins, testTwins } from './twin.ts';

const GODS: Twins<GodId> = { ...MOVERS, ...BUILDERS, ...SPECIALISTS };

testTwins(GODS, GOD_IDS);

test.each(GOD_IDS)('%s: nothing of it without the god', (god) => {
  const without = (cards = ''): string =>
    cards
      .split(' ')
      .filter((card) => !card.startsWith(god))
      .join(' ');
  for (const { holds, unless: _, gods, lent, ...scene } of GODS[god]) {
    const bare = { ...scene, gods: without(gods), lent: without(lent) };
    // Steps that the god allows cannot even be taken before.
    if (scene.after?.some((step) => step.includes(god)) === true) expect(() => seenIn(bare)).toThrow();
    else expect(seenIn(bare)).not.toContain(holds);
  }
});

test.each([
  ['mover', MOVERS],
  ['builder', BUILDERS],
  ['specialist', SPECIALISTS],
] as const)('every %s is listed as one', (type, twins) => {
  expect(Object.keys(twins).toSorted()).toEqual(
    GOD_IDS.filter((god) => GOD_CARDS[god].type === type).toSorted(),
  );
});
