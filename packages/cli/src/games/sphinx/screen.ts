import type { SphinxVoice } from '@thera/play/sphinx';
import type { State } from '@thera/sphinx';
import { type SphinxCatalogue, sphinxCatalogueOf } from '@thera/texts/sphinx';
import { TerminalScreen } from '../../play/terminal-screen.ts';
import { drawMap } from './draw-map.ts';
import { standingOf } from './standing.ts';

/** The terminal that riddles are played on. */
export class Screen extends TerminalScreen {
  get texts(): SphinxCatalogue {
    return sphinxCatalogueOf(this.language);
  }

  get voice(): SphinxVoice {
    const { texts } = this;
    return { text: texts, nameOf: (seat) => texts.words.seat(seat) };
  }

  /** The map, and what counts beside it. */
  draw(state: State): undefined {
    this.print(['', ...drawMap(state, this.paint), '']);
    for (const { lead, words } of standingOf(state, this.voice, this.texts.terminal))
      this.sayBehind(lead, words);
  }
}
