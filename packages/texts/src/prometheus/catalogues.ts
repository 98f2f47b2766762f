import type { TableText } from '../common/table-text.ts';
import { table as tableEn } from '../en/common/table.ts';
import { game as gameEn } from '../en/prometheus/game.ts';
import { rules as rulesEn } from '../en/prometheus/pages/rules.ts';
import { terminal as terminalEn } from '../en/prometheus/terminal.ts';
import { table as tableEs } from '../es/common/table.ts';
import { game as gameEs } from '../es/prometheus/game.ts';
import { rules as rulesEs } from '../es/prometheus/pages/rules.ts';
import { terminal as terminalEs } from '../es/prometheus/terminal.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { PrometheusText } from './game-text.ts';
import type { PrometheusRulesText } from './pages/rules-text.ts';
import { TERMINAL_COMMANDS, type TerminalCommand, type TerminalText } from './terminal-text.ts';

/** Every word that The Search for Prometheus needs in the terminal, in one language. */
export interface PrometheusCatalogue extends PrometheusText {
  readonly language: Language;
  readonly table: TableText;
  readonly rulesPage: PrometheusRulesText;
  readonly terminal: TerminalText;
}

const CATALOGUES: Readonly<Record<Language, PrometheusCatalogue>> = {
  en: { ...gameEn, language: 'en', table: tableEn, rulesPage: rulesEn, terminal: terminalEn },
  es: { ...gameEs, language: 'es', table: tableEs, rulesPage: rulesEs, terminal: terminalEs },
};

/** Every text of The Search for Prometheus in a language. */
export const prometheusCatalogueOf = (language: Language): PrometheusCatalogue => CATALOGUES[language];

/** The command a word stands for in any of our languages, so that `help` works in a Spanish game. */
export function terminalCommandOf(word: string): TerminalCommand | undefined {
  const typed = word.trim().toLowerCase();
  return TERMINAL_COMMANDS.find((command) =>
    LANGUAGES.some((language) => CATALOGUES[language].terminal.commands[command].words.includes(typed)),
  );
}
