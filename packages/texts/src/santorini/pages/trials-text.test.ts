import { POWER_IDS } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { loadTrialsText, type TrialText } from './trials-text.ts';

const texts = await Promise.all(LANGUAGES.map(loadTrialsText));
const [english, spanish] = texts as [(typeof texts)[0], (typeof texts)[0]];
const sentences = ({ task, notice }: TrialText): string[] => [task, notice];

describe('what to try with a power', () => {
  test('is said in few words', () => {
    const all = texts.flatMap((language) => Object.values(language)).flatMap(sentences);
    expect(all.filter((sentence) => sentence.length > 130)).toEqual([]);
  });

  test('ends with a full stop', () => {
    const all = texts.flatMap((language) => Object.values(language)).flatMap(sentences);
    expect(all.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  });

  test.each(POWER_IDS)('is about the same squares in every language: %s', (power) => {
    expect(squaresIn(spanish[power].task)).toEqual(squaresIn(english[power].task));
    expect(squaresIn(spanish[power].notice)).toEqual(squaresIn(english[power].notice));
  });
});

function squaresIn(sentence: string): string[] {
  return (sentence.match(/\b[A-E][1-5]\b/g) ?? []).sort();
}
