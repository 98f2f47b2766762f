import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  [['es-MX', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['fr-FR', 'es'], 'es'],
  [['ES_ar.UTF-8'], 'es'],
  [['es'], 'es'],
  [['est'], 'en'],
  [['C', 'POSIX', ''], 'en'],
  [[], 'en'],
] as const)('the first language we have among %j is %s', (preferred, language) => {
  expect(detectLanguage(preferred)).toBe(language);
});
