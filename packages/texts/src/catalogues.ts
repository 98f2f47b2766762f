import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language } from './language.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, es };

/** Every text in a language. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}
