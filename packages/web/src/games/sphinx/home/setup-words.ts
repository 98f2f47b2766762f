import type { Setup } from '@thera/sphinx';
import type { Language } from '@thera/texts';
import { loadNewRiddleText } from '@thera/texts/sphinx';
import type { SetupWords } from '../../home-part.ts';
import { seatColour } from '../adventure/seat-colour.ts';
import { workerKind } from '../figures/kinds.ts';
import { figurePicture } from '../signs/figure-sign.tsx';

/** What is agreed at a table for a riddle, in a language. */
export async function setupWords(language: Language): Promise<SetupWords> {
  const { game, title, setting, standard, expert, first } = await loadNewRiddleText(language);
  return {
    lines(setup) {
      const { riddle, isExpert, first: beginner } = setup as Setup;
      return [
        [game.name, title(riddle, game.riddles[riddle]?.title ?? '')],
        [setting, isExpert ? expert : standard],
        [first, game.words.seat(beginner)],
      ];
    },
    seat: (setup, seat) => {
      const colour = game.colours[seatColour(setup as Setup, seat)];
      return colour.charAt(0).toUpperCase() + colour.slice(1);
    },
    picture: (setup, seat) => figurePicture(workerKind(seatColour(setup as Setup, seat), 'woman'), true),
  };
}
