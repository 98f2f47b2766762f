import { BLESSING_IDS, GOD_CARDS, GOD_IDS, type GodId } from '@thera/sphinx';
import { describe, expect, test } from 'vitest';
import { builders } from '../en/sphinx/builders.ts';
import { movers } from '../en/sphinx/movers.ts';
import { specialists } from '../en/sphinx/specialists.ts';
import { LANGUAGES } from '../language.ts';
import { loadGameText } from '../santorini/game-text.ts';
import { loadSphinxText } from './game-text.ts';

// The same god under another id.
const SANTORINI_IDS: Readonly<Partial<Record<GodId, string>>> = { 'castor-pollux': 'castor-and-pollux' };

describe.each(LANGUAGES)('cards in %s', async (language) => {
  const { gods, blessings, oedipus } = await loadSphinxText(language);

  test('gods are called as in Santorini', async () => {
    const powers: Readonly<Record<string, { readonly name: string; readonly title: string } | undefined>> = (
      await loadGameText(language)
    ).powers;
    for (const god of GOD_IDS) {
      const { name, title } = gods[god];
      expect({ name, title }).toEqual({
        name: powers[SANTORINI_IDS[god] ?? god]?.name,
        title: powers[SANTORINI_IDS[god] ?? god]?.title,
      });
    }
  });

  test('a power is said in one or two sentences, and in a line for a phone', () => {
    const texts = GOD_IDS.map((god) => gods[god]);
    expect(texts.filter(({ power }) => !/^\p{Lu}[^.]*\.( \p{Lu}[^.]*\.)?$/u.test(power))).toEqual([]);
    expect(texts.filter(({ power }) => power.length > 180)).toEqual([]);
    expect(texts.filter(({ summary }) => summary.length > 50)).toEqual([]);
    expect(texts.filter(({ used }) => !/^\p{Ll}.*[^.]$/u.test(used))).toEqual([]);
  });

  test('only a quest that is not the usual one has words of its own', () => {
    expect(GOD_IDS.filter((god) => gods[god].quest !== undefined)).toEqual(['chronus', 'tyche']);
  });

  test('no two cards say the same', () => {
    const sentences = [
      ...GOD_IDS.flatMap((god) => [gods[god].power, gods[god].summary]),
      ...BLESSING_IDS.map((blessing) => blessings[blessing].effect),
      oedipus.effect,
    ];
    const seen = new Set<string>();
    expect(sentences.filter((sentence) => seen.size === seen.add(sentence).size)).toEqual([]);
  });

  test('a blessing is one sentence', () => {
    const effects = [...BLESSING_IDS.map((blessing) => blessings[blessing].effect), oedipus.effect];
    expect(effects.filter((effect) => !/^\p{Lu}[^.]*\.$/u.test(effect) || effect.length > 110)).toEqual([]);
  });
});

test('every god is among those of its type', () => {
  const typeOf = (god: GodId): string => GOD_CARDS[god].type;
  expect(new Set(Object.keys(movers).map((god) => typeOf(god as GodId)))).toEqual(new Set(['mover']));
  expect(new Set(Object.keys(builders).map((god) => typeOf(god as GodId)))).toEqual(new Set(['builder']));
  expect(new Set(Object.keys(specialists).map((god) => typeOf(god as GodId)))).toEqual(
    new Set(['specialist']),
  );
});
