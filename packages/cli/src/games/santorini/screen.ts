import type { Stage } from '@thera/santorini';
import type { Language } from '@thera/texts';
import {
  commandOf,
  type SantoriniCatalogue,
  santoriniCatalogueOf,
  type TerminalCommand,
} from '@thera/texts/santorini';
import { columns, hasColours } from '../../output.ts';
import { type Paint, paintFor } from '../../paint.ts';
import { Prompt } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import { drawStage } from './draw-stage.ts';

/** A command that was typed, and the rest of the line. */
export interface Typed {
  readonly command: TerminalCommand;
  readonly argument: string;
}

/** The terminal that a game is played on: what it says and asks, and in which language. */
export class Screen {
  language: Language;
  readonly paint: Paint = paintFor(hasColours());
  private readonly prompt = new Prompt();

  constructor(language: Language) {
    this.language = language;
  }

  get texts(): SantoriniCatalogue {
    return santoriniCatalogueOf(this.language);
  }

  get width(): number {
    return columns();
  }

  /** How many lines of a list fit on the screen together with a prompt. */
  get pageHeight(): number {
    return Math.max(5, (process.stdout.rows ?? 24) - 6);
  }

  /** Says something, in lines that fit. */
  say(text: string = ''): undefined {
    this.print(wrap(text, this.width));
  }

  /** Prints lines as they are. */
  print(lines: readonly string[]): undefined {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  draw(stage: Stage): undefined {
    this.print(['', ...drawStage(stage, { texts: this.texts, paint: this.paint, columns: this.width }), '']);
  }

  /** Takes away what is on a live screen, what was, and what was typed. */
  clear(): undefined {
    this.prompt.forget();
    if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  }

  /** The next line typed, without spaces around it; undefined when input has ended. */
  async ask(question: string): Promise<string | undefined> {
    return (await this.prompt.ask(question))?.trim();
  }

  /** Calls back when somebody wants to leave at once, also while nothing is asked. */
  whenInterrupted(leave: () => void): void {
    this.prompt.whenInterrupted(leave);
  }

  close(): void {
    this.prompt.close();
  }
}

/** The command that a line begins with, if it does. */
export function typedCommand(line: string): Typed | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  const command = commandOf(word);
  return command === undefined ? undefined : { command, argument: rest.join(' ') };
}
