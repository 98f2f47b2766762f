import type { CommandLineText } from './command-line/command-line-text.ts';
import type { Language } from './language.ts';
import type { LevelTexts } from './levels-text.ts';

/** Every word that the command line needs whatever is played, in one language. */
export interface Catalogue {
  readonly language: Language;
  readonly commandLine: CommandLineText;
  readonly levels: LevelTexts;
}
