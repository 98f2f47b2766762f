import type { Setup } from '@thera/santowerini';
import type { Language } from '@thera/texts';
import { loadSantoweriniText } from '@thera/texts/santowerini';
import type { SetupWords } from '../../home-part.ts';

/** What is agreed at a table for Santowerini, in a language. */
export async function setupWords(language: Language): Promise<SetupWords> {
  const { places, difficulties } = await loadSantoweriniText(language);
  return {
    lines(setup) {
      const { scenario, difficulty } = setup as Setup;
      return [[places[scenario].name, difficulties[difficulty]]];
    },
    seat: () => undefined,
  };
}
