import type { Catalogue } from '../catalogue.ts';
import type { SantoriniCommandLineText } from './command-line/command-line-text.ts';
import type { GameText } from './game-text.ts';
import type { TerminalText } from './terminal-text.ts';

/** Every word that Santorini needs in the terminal, in one language. */
export interface SantoriniCatalogue extends GameText, Catalogue {
  readonly commandLine: SantoriniCommandLineText;
  readonly terminal: TerminalText;
  /** What the game is, in a sentence. */
  readonly about: string;
}
