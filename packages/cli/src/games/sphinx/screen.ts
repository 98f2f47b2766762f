import type { SphinxVoice } from '@thera/play/sphinx';
import type { State } from '@thera/sphinx';
import type { Language } from '@thera/texts';
import { type SphinxCatalogue, sphinxCatalogueOf } from '@thera/texts/sphinx';
import { columns, hasColours } from '../../output.ts';
import { type Paint, paintFor } from '../../paint.ts';
import { Prompt } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import { drawMap } from './draw-map.ts';
import { standingOf } from './standing.ts';

/** The terminal that riddles are played on: what it says and asks, and in which language. */
export class Screen {
  language: Language;
  private readonly paint: Paint = paintFor(hasColours());
  private readonly prompt = new Prompt();

  constructor(language: Language) {
    this.language = language;
  }

  get texts(): SphinxCatalogue {
    return sphinxCatalogueOf(this.language);
  }

  get voice(): SphinxVoice {
    const { texts } = this;
    return { text: texts, nameOf: (seat) => texts.words.seat(seat) };
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

  /** The map, and what counts beside it. */
  draw(state: State): undefined {
    this.print(['', ...drawMap(state, this.paint), '']);
    for (const { lead, words } of standingOf(state, this.voice, this.texts.terminal))
      this.sayBehind(lead, words);
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
