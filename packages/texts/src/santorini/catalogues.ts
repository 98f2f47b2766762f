import { santorini as en } from '../en/santorini/index.ts';
import { santorini as es } from '../es/santorini/index.ts';
import type { Language } from '../language.ts';
import type { SantoriniCatalogue } from './catalogue.ts';

const CATALOGUES: Readonly<Record<Language, SantoriniCatalogue>> = { en, es };

/** Every text of Santorini in a language. */
export function santoriniCatalogueOf(language: Language): SantoriniCatalogue {
  return CATALOGUES[language];
}
