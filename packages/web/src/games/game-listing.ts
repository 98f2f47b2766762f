import type { SetupFormat } from '../kept-games/setup-format.ts';
import type { HomePart } from './home-part.ts';

/** What these pages know of a game before anybody plays it. It is light: no rules are in it. */
export interface GameListing {
  /** How its setups are written into links. */
  readonly setups: SetupFormat;
  /** How the board of a kept game is read and drawn. */
  readonly scenes: SceneFormat;
  readonly home: HomePart;
}

/** Boards as lists of games show them. */
export interface SceneFormat<Scene = unknown> {
  /** What was kept of a board, from outside; undefined if it is none. */
  parse(input: unknown): Scene | undefined;
  /** It as SVG. */
  picture(scene: Scene): Promise<string>;
}
