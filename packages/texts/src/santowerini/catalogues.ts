import { game as gameEn } from '../en/santowerini/game.ts';
import { terminal as terminalEn } from '../en/santowerini/terminal.ts';
import { game as gameEs } from '../es/santowerini/game.ts';
import { terminal as terminalEs } from '../es/santowerini/terminal.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { SantoweriniText } from './game-text.ts';
import { TERMINAL_COMMANDS, type TerminalCommand, type TerminalText } from './terminal-text.ts';

/** Every word that Santowerini needs in the terminal, in one language. */
export interface SantoweriniCatalogue extends SantoweriniText {
  readonly language: Language;
  readonly terminal: TerminalText;
}

const CATALOGUES: Readonly<Record<Language, SantoweriniCatalogue>> = {
  en: { ...gameEn, language: 'en', terminal: terminalEn },
  es: { ...gameEs, language: 'es', terminal: terminalEs },
};

/** Every text of Santowerini in a language. */
export const santoweriniCatalogueOf = (language: Language): SantoweriniCatalogue => CATALOGUES[language];

/** The command a word stands for in any of our languages, so that `help` works in a Spanish game. */
export function terminalCommandOf(word: string): TerminalCommand | undefined {
  const typed = word.trim().toLowerCase();
  return TERMINAL_COMMANDS.find((command) =>
    LANGUAGES.some((language) => CATALOGUES[language].terminal.commands[command].words.includes(typed)),
  );
}
