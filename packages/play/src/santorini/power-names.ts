import { type CardId, POWER_IDS } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';

const CARD_IDS: readonly CardId[] = ['mortal', ...POWER_IDS];

/** The card that a person means: by its id, or by its name in any of these languages, accents or not. */
export function cardNamed(text: string, languages: readonly GameText[]): CardId | undefined {
  const wanted = plain(text);
  return CARD_IDS.find(
    (id) => plain(id) === wanted || languages.some(({ powers }) => plain(powers[id].name) === wanted),
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
