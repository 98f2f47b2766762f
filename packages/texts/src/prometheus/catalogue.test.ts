import { AREA_IDS, UNIT_IDS } from '@thera/prometheus';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { prometheusCatalogueOf, terminalCommandOf } from './catalogues.ts';
import { loadPrometheusDoorText } from './pages/door-text.ts';
import { loadPrometheusLessonsText } from './pages/lessons-text.ts';
import { loadNewBattleText } from './pages/new-battle-text.ts';
import { loadPrometheusPlayText } from './play-text.ts';
import { TERMINAL_COMMANDS } from './terminal-text.ts';

/** A text, and where it stands in the catalogue. */
interface Entry {
  readonly path: string;
  readonly text: string;
  /** What a text with parameters was given. */
  readonly given: readonly string[];
}

// These take lists, only numbers, or more than a name.
const TRIED_ELSEWHERE = /^(words\.list|areaLabels\.unit|terms\.decimal|hints\.risks\.(struck-back|exposed))$/;
const SENTENCES =
  /^(talents\.\w+\.effect|powers\.\w+\.effect|units\.\w+\.line|terrain\.\w+\.effect|maps\.\w+\.about|refusals|about|telling\.(?!face)|actions\.does|endings\.(?!you)|rulesPage\.chapters\.\w+\.sentences|rulesPage\.rulings\.\d+\.(question|answer)|lessons\.lessons\.\w+\.(lines|goal|done)|areaLabels\.(can|stops)|reach\.(?!blocker))\b/;
// Names, what a person types, and templates without a word of their own are the same in every language.
const MAY_AGREE = [
  /^(language|words\.|table\.|units\.\w+\.(name|the)|rulesPage\.ruling$|terminal\.(commands|yes|no|table\.title|possible|none))/,
  /^(talents\.terror\.name|draft\.meantFor|actions\.(power|target|act\.simple|no\.other|kinds\.no)|terms\.cards\.times)/,
  /^(forecast\.(sources\.(base|terrain|ability)|modifier|titleBy)|areaLabels\.unit|hints\.join|reach\.blocker|telling\.face|areaLabels\.props|play\.(goals\.brief|keys\.\d\.0)|new\.seat$)/,
];
// A word that agrees, one that stands beside a number, or one that depends on something that need not be said.
const MAY_LEAVE_OUT =
  /^(terms\.states\.|prompts\.asks\.(activation\.held|spring|retaliate|initiative)|areaLabels\.(full|props)|actions\.(token|no)|telling\.prop-torn)/;
const NAMES = ['Ada', 'Eva', 'Ida', 'Zoe'];

const PAGES = {
  play: loadPrometheusPlayText,
  lessons: loadPrometheusLessonsText,
  new: loadNewBattleText,
  door: loadPrometheusDoorText,
} as const;

async function entriesIn(language: Language): Promise<readonly Entry[]> {
  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([name, load]) => {
      const loaded: unknown = await load(language);
      return entriesOf(typeof loaded === 'object' ? { ...loaded, game: {} } : loaded, name);
    }),
  );
  return [...entriesOf(prometheusCatalogueOf(language)), ...pages.flat()];
}

const entries = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await entriesIn(language)] as const)),
) as Readonly<Record<Language, readonly Entry[]>>;

describe.each(LANGUAGES)('in %s', (language) => {
  test('no text is empty or has spaces around it', () => {
    expect(entries[language].length).toBeGreaterThan(900);
    expect(entries[language].filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('sentences begin with a capital and end with a full stop', () => {
    const sentences = entries[language].filter(({ path }) => SENTENCES.test(path));
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter(({ text }) => !/^([\p{Lu}¿¡+−\d«“]|a Ada).*[.?”»]$/u.test(text))).toEqual([]);
  });

  test('a text with parameters says all of them', () => {
    const forgetful = entries[language].filter(
      ({ path, text, given }) => !MAY_LEAVE_OUT.test(path) && given.some((name) => !text.includes(name)),
    );
    expect(forgetful).toEqual([]);
  });

  test('apostrophes are typographic, no space is doubled, and nothing is left unsaid', () => {
    expect(entries[language].filter(({ text }) => /'| {2}|undefined|\[object|NaN/.test(text))).toEqual([]);
  });

  test('no two areas and no two units share a name', () => {
    const { areas, units } = prometheusCatalogueOf(language);
    expect(new Set(AREA_IDS.map((area) => areas[area].name)).size).toBe(AREA_IDS.length);
    expect(new Set(UNIT_IDS.map((unit) => units[unit].name)).size).toBe(UNIT_IDS.length);
  });

  test('what a unit is good for fits a phone', () => {
    const { units } = prometheusCatalogueOf(language);
    const long = UNIT_IDS.filter((unit) => units[unit].line.length > 82);
    expect(long).toEqual([]);
  });
});

test('both languages have the same texts', () => {
  const pathsOf = (language: Language): readonly string[] =>
    entries[language].map(({ path }) => path).filter((path) => !/words\.\d+$|\.(yes|no)\.\d/.test(path));
  expect(pathsOf('es')).toEqual(pathsOf('en'));
});

test('no Spanish text is the English one', () => {
  const english = new Map(entries.en.map(({ path, text }) => [path, text]));
  const untranslated = entries.es.filter(
    ({ path, text }) => !MAY_AGREE.some((may) => may.test(path)) && english.get(path) === text,
  );
  expect(untranslated.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('numbers have one place, behind the point or the comma of the language', () => {
  const told = (language: Language) => prometheusCatalogueOf(language).terms.decimal(1.84);
  expect([told('en'), told('es')]).toEqual(['1.8', '1,8']);
});

test('a command of the terminal is understood in any language, and no word stands for two', () => {
  const words = LANGUAGES.flatMap((language) =>
    TERMINAL_COMMANDS.flatMap((command) =>
      prometheusCatalogueOf(language).terminal.commands[command].words.map(
        (word) => [word, command] as const,
      ),
    ),
  );
  for (const [word, command] of words) expect([word, terminalCommandOf(word)]).toEqual([word, command]);
});

function entriesOf(value: unknown, path = ''): readonly Entry[] {
  if (typeof value === 'string') return [{ path, text: value, given: [] }];
  if (typeof value === 'function') return TRIED_ELSEWHERE.test(path) ? [] : [called(path, value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    entriesOf(child, path === '' ? key : `${path}.${key}`),
  );
}

/** Somebody who can stand for a unit, a place, a player or a word: a template shows whatever it is given. */
function stranger(name: string): object {
  return Object.assign(Object(name), { name, the: name, them: name, isMany: false, isFeminine: false });
}

function called(path: string, text: object & { readonly length: number }): Entry {
  const given = NAMES.slice(0, text.length);
  const tell = text as (...given: readonly unknown[]) => unknown;
  return { path, text: String(tell(...given.map(stranger))), given };
}
