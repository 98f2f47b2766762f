import { game as gameEn } from '../en/sphinx/game.ts';
import { adventure as adventureEn } from '../en/sphinx/pages/adventure.ts';
import { terminal as terminalEn } from '../en/sphinx/terminal.ts';
import { game as gameEs } from '../es/sphinx/game.ts';
import { adventure as adventureEs } from '../es/sphinx/pages/adventure.ts';
import { terminal as terminalEs } from '../es/sphinx/terminal.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { SphinxText } from './game-text.ts';
import type { AdventureText } from './pages/adventure-text.ts';
import { TERMINAL_COMMANDS, type TerminalCommand, type TerminalText } from './terminal-text.ts';

/** Every word that Riddle of the Sphinx needs in the terminal, in one language. */
export interface SphinxCatalogue extends SphinxText {
  readonly language: Language;
  readonly adventure: AdventureText;
  readonly terminal: TerminalText;
}

const CATALOGUES: Readonly<Record<Language, SphinxCatalogue>> = {
  en: { ...gameEn, language: 'en', adventure: adventureEn, terminal: terminalEn },
  es: { ...gameEs, language: 'es', adventure: adventureEs, terminal: terminalEs },
};

/** Every text of Riddle of the Sphinx in a language. */
export const sphinxCatalogueOf = (language: Language): SphinxCatalogue => CATALOGUES[language];

/** The command a word stands for in any of our languages, so that `help` works in a Spanish game. */
export function terminalCommandOf(word: string): TerminalCommand | undefined {
  const typed = word.trim().toLowerCase();
  return TERMINAL_COMMANDS.find((command) =>
    LANGUAGES.some((language) => CATALOGUES[language].terminal.commands[command].words.includes(typed)),
  );
}
