import { type PrometheusVoice, voiceOf } from '@thera/play/prometheus';
import { MAP_IDS, type MapId, type Setup, type View } from '@thera/prometheus';
import { type PrometheusCatalogue, prometheusCatalogueOf } from '@thera/texts/prometheus';
import { TerminalScreen } from '../../play/terminal-screen.ts';
import { drawMap } from './draw-map.ts';
import { goalOf, legendOf, standingOf } from './standing.ts';

/** The terminal that battles are fought on. */
export class Screen extends TerminalScreen {
  get texts(): PrometheusCatalogue {
    return prometheusCatalogueOf(this.language);
  }

  voice(setup: Pick<Setup, 'table'>): PrometheusVoice {
    return voiceOf(setup, this.texts);
  }

  /** Both maps, and what counts beside them. */
  draw(view: View): undefined {
    for (const map of MAP_IDS) this.drawMap(view, map);
    this.print(['']);
    for (const line of standingOf(view, this.voice(view.setup), this.texts.terminal)) this.say(line);
  }

  private drawMap(view: View, map: MapId): void {
    const voice = this.voice(view.setup);
    this.title(goalOf(view, map, voice, this.texts.terminal));
    this.print(drawMap(view, map, this.width, this.paint));
    const legend = legendOf(view, map, voice);
    if (legend !== '') this.say(legend);
  }
}
