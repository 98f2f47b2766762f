import { type CardId, POWER_IDS } from '@thera/rules';
import { catalogueOf, LANGUAGES } from '@thera/texts';

const CARD_IDS: readonly CardId[] = ['mortal', ...POWER_IDS];

/** The card that a person means: by its id, or by its name in any of our languages, accents or not. */
export function cardNamed(text: string): CardId | undefined {
  const wanted = plain(text);
  return CARD_IDS.find(
    (id) =>
      plain(id) === wanted ||
      LANGUAGES.some((language) => plain(catalogueOf(language).powers[id].name) === wanted),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}
