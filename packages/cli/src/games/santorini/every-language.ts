import { LANGUAGES } from '@thera/texts';
import { type SantoriniCatalogue, santoriniCatalogueOf } from '@thera/texts/santorini';

/** The texts of all languages: at the terminal a name may be typed in any of them. */
export const EVERY_LANGUAGE: readonly SantoriniCatalogue[] = LANGUAGES.map(santoriniCatalogueOf);
