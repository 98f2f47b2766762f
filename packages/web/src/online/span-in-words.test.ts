import { expect, test } from 'vitest';
import { spanInWords } from './span-in-words.ts';

const HOUR = 3_600_000;

test.each([
  [72 * HOUR, 'en', '3 days'],
  [47 * HOUR, 'en', '47 hours'],
  [49 * HOUR, 'es', '2 días'],
  [1.5 * HOUR, 'en', '90 minutes'],
  [30_000, 'en', '1 minute'],
  [0, 'es', '1 minuto'],
] as const)('%d milliseconds are, in %s, %s', (milliseconds, language, words) => {
  expect(spanInWords(milliseconds, language)).toBe(words);
});
