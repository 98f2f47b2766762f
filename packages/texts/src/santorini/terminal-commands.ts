import { LANGUAGES } from '../language.ts';
import { santoriniCatalogueOf } from './catalogues.ts';
import { TERMINAL_COMMANDS, type TerminalCommand } from './terminal-text.ts';

/** The command a word stands for in any of our languages, so that `help` works in a Spanish game. */
export function commandOf(word: string): TerminalCommand | undefined {
  const typed = word.trim().toLowerCase();
  return TERMINAL_COMMANDS.find((command) =>
    LANGUAGES.some((language) =>
      santoriniCatalogueOf(language).terminal.commands[command].words.includes(typed),
    ),
  );
}
