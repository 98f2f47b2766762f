import { game as gameEn } from '../en/sphinx/game.ts';
import { adventure as adventureEn } from '../en/sphinx/pages/adventure.ts';
import { end as endEn } from '../en/sphinx/pages/end.ts';
import { stars as starsEn } from '../en/sphinx/pages/stars.ts';
import { story as storyEn } from '../en/sphinx/pages/story.ts';
import { play as playEn } from '../en/sphinx/play.ts';
import { terminal as terminalEn } from '../en/sphinx/terminal.ts';
import { game as gameEs } from '../es/sphinx/game.ts';
import { adventure as adventureEs } from '../es/sphinx/pages/adventure.ts';
import { end as endEs } from '../es/sphinx/pages/end.ts';
import { stars as starsEs } from '../es/sphinx/pages/stars.ts';
import { story as storyEs } from '../es/sphinx/pages/story.ts';
import { play as playEs } from '../es/sphinx/play.ts';
import { terminal as terminalEs } from '../es/sphinx/terminal.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { SphinxText } from './game-text.ts';
import type { AdventureText } from './pages/adventure-text.ts';
import type { EndText } from './pages/end-text.ts';
import type { StarsText } from './pages/stars-text.ts';
import type { StoryText } from './pages/story-text.ts';
import type { SphinxPlayText } from './play-text.ts';
import { TERMINAL_COMMANDS, type TerminalCommand, type TerminalText } from './terminal-text.ts';

/** Every word that Riddle of the Sphinx needs in the terminal, in one language. */
export interface SphinxCatalogue extends SphinxText {
  readonly language: Language;
  readonly adventure: AdventureText;
  readonly end: EndText;
  readonly stars: Omit<StarsText, 'game' | 'adventure'>;
  readonly story: Pick<StoryText, 'pages'>;
  readonly cannotTakeBack: SphinxPlayText['cannotTakeBack'];
  readonly terminal: TerminalText;
}

const CATALOGUES: Readonly<Record<Language, SphinxCatalogue>> = {
  en: {
    ...gameEn,
    language: 'en',
    adventure: adventureEn,
    end: endEn,
    stars: onlyOwn(starsEn),
    story: { pages: storyEn.pages },
    cannotTakeBack: playEn.cannotTakeBack,
    terminal: terminalEn,
  },
  es: {
    ...gameEs,
    language: 'es',
    adventure: adventureEs,
    end: endEs,
    stars: onlyOwn(starsEs),
    story: { pages: storyEs.pages },
    cannotTakeBack: playEs.cannotTakeBack,
    terminal: terminalEs,
  },
};

/** A page's texts without those that all pages share. */
function onlyOwn({ game: _, adventure: __, ...own }: StarsText): SphinxCatalogue['stars'] {
  return own;
}

/** Every text of Riddle of the Sphinx in a language. */
export const sphinxCatalogueOf = (language: Language): SphinxCatalogue => CATALOGUES[language];

/** The command a word stands for in any of our languages, so that `help` works in a Spanish game. */
export function terminalCommandOf(word: string): TerminalCommand | undefined {
  const typed = word.trim().toLowerCase();
  return TERMINAL_COMMANDS.find((command) =>
    LANGUAGES.some((language) => CATALOGUES[language].terminal.commands[command].words.includes(typed)),
  );
}
