import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { santoriniCatalogueOf } from './catalogues.ts';
import type { PowerText } from './power-text.ts';

/** What only the owner of a card is told: that they may do something, or have something of their own. */
const OWNER: Readonly<Record<Language, RegExp>> = {
  en: /\byou may\b|\byou have three\b|\byou also win\b/iu,
  es: /\bpuedes (?:mover|traer|desplazar|quitar|retirar|elegir|jugar)\b|\bganas\b|\btienes tres\b/iu,
};
const SQUARE = /^[A-E][1-5]$/;

describe.each(LANGUAGES)('powers in %s', (language) => {
  const powers = powersIn(language);

  test('a power is said in one sentence of at most 160 characters', () => {
    const sentences = powers
      .flatMap(({ power, theirs, printed, theirsPrinted }) => [power, theirs, printed, theirsPrinted])
      .filter((sentence) => sentence !== undefined);
    expect(sentences.filter((sentence) => sentence.length > 160)).toEqual([]);
  });

  test('an opponent’s card is told in the third person, in print too', () => {
    const owner = OWNER[language];
    expect(powers.map(({ theirs }) => theirs).filter((sentence) => owner.test(sentence))).toEqual([]);
    expect(powers.filter(({ power, theirs }) => power === theirs)).toEqual([]);
    expect(
      powers.filter((text) => (text.printed === undefined) !== (text.theirsPrinted === undefined)),
    ).toEqual([]);
  });

  test('help has three to seven short paragraphs', () => {
    expect(powers.filter(({ help }) => help.length < 3 || help.length > 7)).toEqual([]);
    expect(powers.flatMap(({ help }) => help).filter((paragraph) => paragraph.length > 160)).toEqual([]);
  });

  test('no two powers share a sentence', () => {
    const seen = new Set<string>();
    const repeated = powers.flatMap(sentencesOf).filter((sentence) => seen.size === seen.add(sentence).size);
    expect(repeated).toEqual([]);
  });

  test('names and titles are all different', () => {
    for (const words of [powers.map(({ name }) => name), powers.map(({ title }) => title)])
      expect(new Set(words).size).toBe(words.length);
  });

  test('a capital inside a sentence is the name of a power', () => {
    const names = new Set(powers.flatMap(({ name }) => [name, ...name.split(/ (?:&|y) /)]));
    const strangers = powers
      .flatMap(sentencesOf)
      .flatMap((sentence) =>
        [...sentence.matchAll(/(?<=[\p{Ll}\d,;:’] )\p{Lu}[\p{L}\d]*/gu)]
          .map(([word]) => word)
          .filter((word) => !names.has(word) && !SQUARE.test(word)),
      );
    expect(strangers).toEqual([]);
  });

  test('no power is called by its name in another language', () => {
    const names = new Set(powers.map(({ name }) => name));
    const foreign = LANGUAGES.flatMap(powersIn)
      .map(({ name }) => name)
      .filter((name) => !names.has(name));
    const texts = powers.flatMap(sentencesOf);
    expect(texts.filter((text) => foreign.some((name) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual(
      [],
    );
  });

  test('a power that forbids names itself when it does', () => {
    const nameless = powers.filter(({ name, forbids }) => forbids !== undefined && !forbids.includes(name));
    expect(nameless).toEqual([]);
  });

  test('powers that bind others say why a square is closed', () => {
    const binding = Object.entries(santoriniCatalogueOf(language).powers).filter(
      ([, { forbids }]) => forbids !== undefined,
    );
    expect(binding.map(([id]) => id).sort()).toEqual([
      'adonis',
      'aeolus',
      'aphrodite',
      'athena',
      'bia',
      'clio',
      'eros',
      'europa-and-talus',
      'hades',
      'hippolyta',
      'hypnus',
      'limus',
      'nike',
      'persephone',
    ]);
  });

  test('powers that bind moves say so in a line, by name and without a full stop', () => {
    const lines = powers.flatMap(({ name, binds }) => (binds === undefined ? [] : [{ name, binds }]));
    expect(lines.filter(({ name, binds }) => !binds.includes(name) || /\.$/.test(binds))).toEqual([]);
    expect(lines.filter(({ binds }) => binds.length > 60)).toEqual([]);
  });

  test('powers whose printed wording differs have both', () => {
    const printed = Object.entries(santoriniCatalogueOf(language).powers).filter(
      ([, text]) => text.printed !== undefined,
    );
    expect(printed.map(([id]) => id)).toEqual([
      'bia',
      'limus',
      'aeolus',
      'charybdis',
      'graeae',
      'nemesis',
      'siren',
      'adonis',
      'heracles',
      'jason',
      'medea',
      'eris',
      'nyx',
    ]);
  });
});

function powersIn(language: Language): readonly PowerText[] {
  return Object.values(santoriniCatalogueOf(language).powers);
}

function sentencesOf(text: PowerText): readonly string[] {
  const { power, theirs, help, forbids, printed, theirsPrinted } = text;
  return [power, theirs, ...help, forbids, printed, theirsPrinted].filter(
    (sentence) => sentence !== undefined,
  );
}
