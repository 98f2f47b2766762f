import { type PrometheusVoice, voiceOf } from '@thera/play/prometheus';
import { MAP_IDS, type MapId, type Setup, type View } from '@thera/prometheus';
import type { Language } from '@thera/texts';
import { type PrometheusCatalogue, prometheusCatalogueOf } from '@thera/texts/prometheus';
import { columns, hasColours } from '../../output.ts';
import { type Paint, paintFor } from '../../paint.ts';
import { Prompt } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import { drawMap } from './draw-map.ts';
import { goalOf, legendOf, standingOf } from './standing.ts';

/** Lines that push what was on the screen out of sight. */
const SCREENFUL = 60;

/** The terminal that battles are fought on: what it says and asks, and in which language. */
export class Screen {
  language: Language;
  private readonly paint: Paint = paintFor(hasColours());
  private readonly prompt = new Prompt();

  constructor(language: Language) {
    this.language = language;
  }

  get texts(): PrometheusCatalogue {
    return prometheusCatalogueOf(this.language);
  }

  voice(setup: Pick<Setup, 'table'>): PrometheusVoice {
    return voiceOf(setup, this.texts);
  }

  get width(): number {
    return columns();
  }

  /** Says something, in lines that fit. */
  say(text: string): undefined {
    this.print(wrap(text, this.width));
  }

  /** Says something behind a sign or a word that stands alone in its column. */
  sayBehind(lead: string, text: string): undefined {
    const lines = wrap(text, this.width - lead.length);
    this.print(lines.map((line, n) => `${n === 0 ? lead : ' '.repeat(lead.length)}${line}`));
  }

  /** Prints lines as they are. */
  print(lines: readonly string[]): undefined {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** A title on a line of its own. */
  title(text: string): undefined {
    this.print(['', this.paint('strong', text)]);
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

  /** Puts what somebody else must not see out of sight, and forgets what was typed. */
  clear(): undefined {
    this.prompt.forget();
    this.print(Array<string>(SCREENFUL).fill(''));
  }

  /** The next line typed, without spaces around it; undefined when input has ended. */
  async ask(question: string): Promise<string | undefined> {
    return (await this.prompt.ask(this.paint('strong', question)))?.trim();
  }

  /** Calls back when somebody wants to leave at once, also while nothing is asked. */
  whenInterrupted(leave: () => void): void {
    this.prompt.whenInterrupted(leave);
  }

  close(): void {
    this.prompt.close();
  }
}
