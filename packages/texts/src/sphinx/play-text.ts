import type { KeyHelp } from '../pages/play-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { SphinxText } from './game-text.ts';
import type { EndText } from './pages/end-text.ts';
import type { TutorialText } from './pages/tutorial-text.ts';

/** The texts of Riddle of the Sphinx where it is played, beside those around any game. */
export interface SphinxPlayText {
  readonly game: SphinxText;
  readonly end: EndText;
  readonly tutorial: TutorialText;
  /** Beside the title of the riddle: “Riddle 10 · Grieving Isles · turn 11”. */
  readonly subtitle: (riddle: number, island: string, turn: number) => string;
  /** The same where there is little room. */
  readonly brief: (riddle: number, turn: number) => string;
  readonly card: {
    readonly open: string;
    /** “Grieving Isles · Standard”. */
    readonly over: (island: string, setting: string) => string;
    readonly asExpert: string;
  };
  /** Rows of objectives for who cannot see them. */
  readonly objective: {
    readonly label: (tier: string, progress: string) => string;
    readonly isEnd: string;
    readonly isNotEnd: string;
    readonly isAchieved: string;
  };
  /** A card in the queue: “2 of 3, Atlas, brings 1 dome”. */
  readonly queued: (place: number, of: number, card: string, brings: string) => string;
  readonly emptyPlace: string;
  readonly you: string;
  readonly othersGods: (player: string, gods: number) => string;
  readonly chooseAction: string;
  readonly actionNotPossible: string;
  readonly marks: {
    readonly move: string;
    readonly build: string;
    readonly toll: string;
  };
  /** Why a turn cannot be taken back. */
  readonly cannotTakeBack: { readonly die: string; readonly card: string };
  readonly setUpAgain: string;
  readonly keys: KeyHelp;
}

/** Brings them. */
export const loadSphinxPlayText: TextLoader<SphinxPlayText> = textLoader({
  en: async () => (await import('../en/sphinx/play.ts')).play,
  es: async () => (await import('../es/sphinx/play.ts')).play,
});
