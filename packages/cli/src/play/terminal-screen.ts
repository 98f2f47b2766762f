import type { Language } from '@thera/texts';
import { columns, hasColours } from '../output.ts';
import { type Paint, paintFor } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { Prompt } from './prompt.ts';

/** Clears a live terminal with all that has scrolled out of it, and begins at its top. */
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';

/** The terminal that a game is played on: what it says and asks, and in which language. */
export class TerminalScreen {
  language: Language;
  readonly paint: Paint = paintFor(hasColours());
  private readonly prompt = new Prompt();

  constructor(language: Language) {
    this.language = language;
  }

  get width(): number {
    return columns();
  }

  /** Says something, in lines that fit. */
  say(text: string = ''): undefined {
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

  /** Takes away what is on a live screen, what was, and what was typed: somebody else must not see it. */
  clear(): undefined {
    this.prompt.forget();
    if (process.stdout.isTTY === true) process.stdout.write(CLEARED);
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
