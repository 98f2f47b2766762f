import type { Level, Seat } from '@thera/table';
import type { HomeText, Language } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { KeptGame } from '../kept-games/kept-game.ts';
import type { TablePlan } from '../kept-games/table-plan.ts';
import type { Route } from '../route.ts';

/** Tables that one comes back to: one person and the computer, or people around one device. */
export type TableKind = 'computer' | 'people';

/** How kept games of one game are called, in one language. */
export interface ListedNames {
  /** A game by its players: “Pan vs Athena”. */
  title(kept: KeptGame, text: HomeText): string;
  /** Where a game is: “Turn 8 · your move”. */
  status(kept: KeptGame, text: HomeText): string;
  /** What is agreed at a table, by its setup: “Pan vs Athena”. */
  agreed(setup: unknown, text: HomeText): string;
}

/** The way from the first page into a game that is not the main one. */
export interface Door {
  readonly to: Route;
  /** What the game is, in a few words. */
  loadLine(language: Language): Promise<string>;
  /** SVG, 112 wide and 126 high. */
  loadPicture(): Promise<string>;
}

/** Who starts a game against the computer. */
export const STARTERS = ['you', 'computer', 'chance'] as const;
export type Starter = (typeof STARTERS)[number];

/** How a table against the computer says who starts. */
export interface Starting {
  /** Undefined where that is settled in the game. */
  starterOf(plan: TablePlan): Starter | undefined;
  /** The table with another starter, remembered as the one that was played at last. */
  letStart(plan: TablePlan, starter: Starter): TablePlan;
}

/** Another level that would suit whoever plays at a table, after wins or losses in a row. */
export interface LevelSuggestion {
  readonly level: Level;
  readonly after: 'won' | 'lost';
}

/** What came of the games against the computer, as far as a game keeps count of it. */
export interface HomeTally {
  isEmpty(): boolean;
  suggestionFor(plan: TablePlan): LevelSuggestion | undefined;
  /** The table at another level, remembered as the one that was played at last. */
  letLevel(plan: TablePlan, level: Level): TablePlan;
  /** All of it, to be looked at. */
  loadView(language: Language): Promise<(props: { readonly text: HomeText }) => JSX.Element>;
}

/** What a table is for, in words, before anybody plays there. */
export interface SetupWords<Setup = unknown> {
  /** What is agreed, one thing a line: “Powers: Draft”. */
  lines(setup: Setup): readonly (readonly [what: string, how: string])[];
  /** What a seat plays with: “Pan”; undefined where nothing tells it from the others. */
  seat(setup: Setup, seat: Seat): string | undefined;
  /** SVG of what stands for a seat where that is no worker. */
  picture?(setup: Setup, seat: Seat): string;
}

/** What a game has on the first page. It is light: the rules come when somebody plays. */
export interface HomePart {
  /** What the game is called, in every language. */
  readonly name: string;
  /** Where newcomers learn it. */
  readonly course?: Route;
  /** The main game needs none, and a game without pages of its own has none. */
  readonly door?: Door;
  /** The table of this kind that was played at last. */
  lastTable(kind: TableKind): TablePlan;
  /** Only where it is for a table to say. */
  readonly starting?: Starting;
  /** Nothing where there is nothing to tell yet. */
  loadTally?(): Promise<HomeTally | undefined>;
  /** What is agreed at a table, in a few words. */
  tableInBrief(plan: TablePlan, text: HomeText): string;
  loadNames(language: Language): Promise<ListedNames>;
  loadSetupWords(language: Language): Promise<SetupWords>;
}
