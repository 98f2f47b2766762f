import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language.ts';
import { loadLearnText } from './learn-text.ts';
import { loadRulesPageText } from './rules-page-text.ts';

const PAGES = { learn: loadLearnText, rules: loadRulesPageText } as const;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
// Signs are the same in every language.
const MAY_AGREE = /^sections\.notation\.items\.\d+\.term$/;

describe.each(NAMES)('the page %s', (name) => {
  test.each(LANGUAGES)('has no empty text and no straight apostrophe in %s', async (language) => {
    const entries = await entriesIn(name, language);
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.filter(([, text]) => text === '' || text !== text.trim() || /'| {2}/.test(text))).toEqual(
      [],
    );
  });

  test('has the same texts in both languages, and none untranslated', async () => {
    const [english, spanish] = await Promise.all([entriesIn(name, 'en'), entriesIn(name, 'es')]);
    expect(spanish.map(([path]) => path)).toEqual(english.map(([path]) => path));
    const same = spanish.filter(([, text], at) => text === english[at]![1]);
    expect(same.filter(([path]) => !MAY_AGREE.test(path))).toEqual([]);
  });
});

async function entriesIn(
  name: keyof typeof PAGES,
  language: Language,
): Promise<readonly [path: string, text: string][]> {
  return entriesOf(await PAGES[name](language), '');
}

function entriesOf(value: unknown, path: string): readonly [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('Ada', 'Eva'))]];
  return Object.entries(value as object).flatMap(([key, child]) =>
    entriesOf(child, path === '' ? key : `${path}.${key}`),
  );
}
