import type { Stage } from '@thera/santorini';
import {
  commandOf,
  type SantoriniCatalogue,
  santoriniCatalogueOf,
  type TerminalCommand,
} from '@thera/texts/santorini';
import { TerminalScreen } from '../../play/terminal-screen.ts';
import { drawStage } from './draw-stage.ts';

/** A command that was typed, and the rest of the line. */
export interface Typed {
  readonly command: TerminalCommand;
  readonly argument: string;
}

/** The terminal that Santorini is played on. */
export class Screen extends TerminalScreen {
  get texts(): SantoriniCatalogue {
    return santoriniCatalogueOf(this.language);
  }

  /** How many lines of a list fit on the screen together with a prompt. */
  get pageHeight(): number {
    return Math.max(5, (process.stdout.rows ?? 24) - 6);
  }

  draw(stage: Stage): undefined {
    this.print(['', ...drawStage(stage, { texts: this.texts, paint: this.paint, columns: this.width }), '']);
  }
}

/** The command that a line begins with, if it does. */
export function typedCommand(line: string): Typed | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  const command = commandOf(word);
  return command === undefined ? undefined : { command, argument: rest.join(' ') };
}
