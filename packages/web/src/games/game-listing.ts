import type { SetupFormat } from '../kept-games/setup-format.ts';
import type { Route } from '../route.ts';
import type { HomePart } from './home-part.ts';

/** What these pages know of a game before anybody plays it. It is light: no rules are in it. */
export interface GameListing {
  /** How its setups are written into links. */
  readonly setups: SetupFormat;
  /** How the board of a kept game is read and drawn. */
  readonly scenes: SceneFormat;
  readonly home: HomePart;
  /** Of a game that several people play. */
  readonly online?: OnlineListing;
}

/** How others are found for a game. */
export interface OnlineListing {
  /** Where a table is set up to which others come. */
  readonly form: Route;
  readonly quick: readonly QuickTable[];
}

/** A table at which strangers are brought together: the fewer there are, the sooner somebody is found. */
export interface QuickTable {
  /** As links write it. */
  readonly query: string;
  /** Its clocks, as links write them; nothing for none. */
  readonly paces: readonly string[];
}

/** Boards as lists of games show them. */
export interface SceneFormat<Scene = unknown> {
  /** What was kept of a board, from outside; undefined if it is none. */
  parse(input: unknown): Scene | undefined;
  /** It as SVG. */
  picture(scene: Scene): Promise<string>;
}
