import { type Catalogue, catalogueOf, LANGUAGES } from '@thera/texts';

/** The texts of all languages: at the terminal a name may be typed in any of them. */
export const EVERY_LANGUAGE: readonly Catalogue[] = LANGUAGES.map(catalogueOf);
