import type { HomeText, Language } from '@thera/texts';
import type { KeptGame } from '../kept-games/kept-game.ts';
import type { TablePlan } from '../kept-games/table-plan.ts';

/** Tables that one comes back to: one person and the computer, or people around one device. */
export type TableKind = 'computer' | 'people';

/** How kept games of one game are called, in one language. */
export interface ListedNames {
  /** A game by its players: “Pan v Athena”. */
  title(kept: KeptGame, text: HomeText): string;
  /** Where a game is: “Turn 8 · your move”. */
  status(kept: KeptGame, text: HomeText): string;
}

/** What a game has on the first page. It is light: the rules come when somebody plays. */
export interface HomePart {
  /** The table of this kind that was played at last. */
  lastTable(kind: TableKind): TablePlan;
  /** What is agreed at a table, in a few words. */
  tableInBrief(plan: TablePlan, text: HomeText): string;
  loadNames(language: Language): Promise<ListedNames>;
}
