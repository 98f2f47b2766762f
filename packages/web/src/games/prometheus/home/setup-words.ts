import { voiceOf } from '@thera/play/prometheus';
import { type Setup, TABLES } from '@thera/prometheus';
import type { Language } from '@thera/texts';
import { loadNewBattleText } from '@thera/texts/prometheus';
import type { SetupWords } from '../../home-part.ts';
import { sidePicture } from '../signs/side-sign.tsx';

/** What is agreed at a table for The Search for Prometheus, in a language. */
export async function setupWords(language: Language): Promise<SetupWords> {
  const { game, table, armies, drafts, nets, hound, cap } = await loadNewBattleText(language);
  return {
    lines(setup) {
      const { table: id, draft, options } = setup as Setup;
      return [
        [table, game.terms.tables[id].name],
        ...(typeof draft === 'string' ? [[armies, drafts[draft].name] as const] : []),
        ...(options.netRemoval === 'endOfActivation'
          ? []
          : [[nets.title, nets[options.netRemoval]] as const]),
        ...(options.cerberusDeath === 'ownerLoses'
          ? []
          : [[hound.title, hound[options.cerberusDeath]] as const]),
        ...(options.turnCap ? [] : [[cap.title, cap.off] as const]),
      ];
    },
    seat: (setup, seat) => voiceOf(setup as Setup, game, []).nameOf(seat).the,
    picture: (setup, seat) => sidePicture(TABLES[(setup as Setup).table].seats[seat]!.side),
  };
}
