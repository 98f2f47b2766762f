import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { sphinxCatalogueOf, terminalCommandOf } from './catalogues.ts';
import { loadAdventuresText } from './pages/adventures-text.ts';
import { loadSphinxDoorText } from './pages/door-text.ts';
import { loadGuestbookText } from './pages/guestbook-text.ts';
import { loadMapText } from './pages/map-text.ts';
import { loadNewRiddleText } from './pages/new-riddle-text.ts';
import { loadSphinxRulesText } from './pages/rules-text.ts';
import { loadStarsText } from './pages/stars-text.ts';
import { loadStoryText } from './pages/story-text.ts';
import { loadSphinxPlayText } from './play-text.ts';
import { TERMINAL_COMMANDS } from './terminal-text.ts';

interface Entry {
  readonly path: string;
  readonly text: string;
  /** What a text with parameters was given. */
  readonly given: readonly string[];
}

// These take lists, or are told from the data of riddles and tried there.
const TRIED_ELSEWHERE =
  /^(words\.list|rules\.|objectives\.(goals|fill|filled|together|slots|reward\.piece)\b|onePiece|piecesOf)|prompts\.finish\.ask$|titleOf$/;
const SENTENCES =
  /^(gods\.[\w-]+\.power|blessings\.[\w-]+\.effect|riddles\.\d+\.(line|notes)|refusals|outcomes|about|squares\.things\.[\w-]+\.what|telling\.(?!reasons)|hints\.(turn|reasons|where|sources)|adventure\.(refusals|faults)|rules-page\.sections\.\w+\.sentences|story\.pages\.[\w-]+\.paragraphs)\b/;
// Codes, names, what a person types, and templates without a word of their own are the same in every language.
const MAY_AGREE = [
  /^(language|gods\.[\w-]+\.name|terminal\.(commands|yes|no|line|zone|adventure\.faultAt))\b/,
  /^(blessings\.cornucopia\.name|stars\.(polaris|god\.(line|label)|path\.(name|row)|keys\.\d\.0)|expert\.objective|prompts\.no)$/,
  /^(adventure\.counts\.ofShort|play\.(card\.over|objective\.label|ownedBy|effects\.speeds\.normal|keys\.\d\.0)|map\.plays\.solved)$/,
];
// What stands beside a number, or depends on one that need not be said.
const MAY_LEAVE_OUT = /^(objectives\.progress\.workerMovedUpTo|labels\.usualQuest|guestbook\.riddlesWord)$/;
const NAMES = ['Ada', 'Eva', 'Ida', 'Zoe'];

const PAGES = {
  story: loadStoryText,
  adventures: loadAdventuresText,
  map: loadMapText,
  stars: loadStarsText,
  guestbook: loadGuestbookText,
  'new-riddle': loadNewRiddleText,
  'rules-page': loadSphinxRulesText,
  play: loadSphinxPlayText,
  door: loadSphinxDoorText,
} as const;

/** Parts of pages that are tried by themselves. */
const SHARED = { game: {}, adventure: {}, after: {}, setup: {}, story: {} } as const;

/** Every text there is, those of pages without the words they share. */
async function entriesIn(language: Language): Promise<readonly Entry[]> {
  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([name, load]) => {
      const loaded: unknown = await load(language);
      return entriesOf(typeof loaded === 'object' ? { ...loaded, ...SHARED } : loaded, name);
    }),
  );
  return [...entriesOf(sphinxCatalogueOf(language)), ...pages.flat()];
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
    expect(sentences.filter(({ text }) => !/^[\p{Lu}¿«“].*[.?”»]$/u.test(text))).toEqual([]);
  });

  test('a text with parameters says all of them', () => {
    const forgetful = entries[language].filter(
      ({ path, text, given }) => !MAY_LEAVE_OUT.test(path) && given.some((name) => !text.includes(name)),
    );
    expect(forgetful).toEqual([]);
  });

  test('apostrophes are typographic, no space is doubled, and nothing speaks notation', () => {
    const odd = /'| {2}|\bL[123]\b|undefined|\[object/;
    expect(entries[language].filter(({ text }) => odd.test(text))).toEqual([]);
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

test('a command of the terminal is understood in any language, and no word stands for two', () => {
  const words = LANGUAGES.flatMap((language) =>
    TERMINAL_COMMANDS.flatMap((command) =>
      sphinxCatalogueOf(language).terminal.commands[command].words.map((word) => [word, command] as const),
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

// Names serve for numbers too: a template shows whatever it is given.
function called(path: string, text: object & { readonly length: number }): Entry {
  const given = NAMES.slice(0, text.length);
  const tell = text as (...given: readonly string[]) => unknown;
  return { path, text: String(tell(...given)), given };
}
