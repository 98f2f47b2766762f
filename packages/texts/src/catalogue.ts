import type { CommandLineText } from './command-line/command-line-text.ts';
import type { TerminalText } from './command-line/terminal-text.ts';
import type { LevelTexts } from './levels-text.ts';
import type { GameText } from './santorini/game-text.ts';

/** Every word that the terminal needs, in one language. */
export interface Catalogue extends GameText {
  readonly terminal: TerminalText;
  readonly commandLine: CommandLineText;
  readonly levels: LevelTexts;
}
