import type { Setup } from '@thera/santorini';
import type { Language } from '@thera/texts';
import { loadGameText } from '@thera/texts/santorini';
import type { ListedNames } from '../../home-part.ts';
import { agreedInWords } from './agreed-in-words.ts';
import { gameStatus, gameTitle } from './game-words.ts';

/** How kept games and tables are called in a language. */
export async function listedNames(language: Language): Promise<ListedNames> {
  const game = await loadGameText(language);
  return {
    title: (kept, text) => gameTitle(kept, { text, game }),
    status: (kept, text) => gameStatus(kept, { text, game }),
    agreed: (setup, text) => agreedInWords(setup as Setup, { text, game }),
  };
}
