import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { santoriniCatalogueOf } from './catalogues.ts';

interface Entry {
  readonly path: string;
  readonly text: string;
}

const SENTENCES =
  /^(powers\.[\w-]+\.(power|help|forbids|printed)|whyNot|refusals|\w+Errors|pairNotes|outcomes|table|about|(terminal|commandLine).+\.does)\b/;
// Codes, names, and what a person types are the same in every language, and so may a single word be.
const MAY_AGREE =
  /^(language|telling\.played|words\.flags\.experimental|powers\.[\w-]+\.name|terminal\.(commands\.\w+\.words|yes|no)|commandLine\.options\.[\w-]+\.value)\b/;
/** What takes a whole list. */
const LISTS = ['words.list', 'situation.either'];
const NAMED = ['Ada', 'Eva'];

describe.each(LANGUAGES)('in %s', (language) => {
  const entries = entriesOf(santoriniCatalogueOf(language));

  test('no text is empty or has spaces around it', () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(entries.filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('sentences begin with a capital and end with a full stop', () => {
    const sentences = entries.filter(({ path }) => SENTENCES.test(path));
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter(({ text }) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  test('a text with parameters says all of them', () => {
    expect(functionsOf(santoriniCatalogueOf(language)).filter(forgetsParameter)).toEqual([]);
  });

  test('apostrophes are typographic and no space is doubled', () => {
    expect(entries.filter(({ text }) => /'| {2}/.test(text))).toEqual([]);
  });
});

test('no Spanish text is the English one', () => {
  const english = new Map(entriesOf(santoriniCatalogueOf('en')).map(({ path, text }) => [path, text]));
  const untranslated = entriesOf(santoriniCatalogueOf('es')).filter(
    ({ path, text }) => !MAY_AGREE.test(path) && english.get(path) === text,
  );
  expect(untranslated).toEqual([]);
});

test('both languages have the same texts', () => {
  const pathsOf = (language: Language): readonly string[] =>
    entriesOf(santoriniCatalogueOf(language))
      .map(({ path }) => path)
      .filter((path) => !MAY_AGREE.test(path));
  expect(pathsOf('es')).toEqual(pathsOf('en'));
});

function entriesOf(value: unknown, path = ''): readonly Entry[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: called(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    entriesOf(child, path === '' ? key : `${path}.${key}`),
  );
}

function functionsOf(
  value: unknown,
  path = '',
): readonly { path: string; text: string; parameters: number }[] {
  if (typeof value === 'function') return [{ path, text: called(value), parameters: value.length }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    functionsOf(child, path === '' ? key : `${path}.${key}`),
  );
}

function forgetsParameter({
  path,
  text,
  parameters,
}: {
  path: string;
  text: string;
  parameters: number;
}): boolean {
  return !LISTS.includes(path) && NAMED.slice(0, parameters).some((name) => !text.includes(name));
}

// Names serve for numbers and lists too: a template shows whatever it is given.
function called(text: object): string {
  return String(Reflect.apply(text as (...given: readonly string[]) => unknown, undefined, NAMED));
}
