import type { ComputerPlayer, Level } from '@thera/table';
import type { Catalogue, Language, OptionName } from '@thera/texts';
import type { Commands } from '../command.ts';

/** How somebody wants to play. */
export interface PlayWish {
  readonly values: ReadonlyMap<OptionName, string>;
  readonly flags: ReadonlySet<OptionName>;
  readonly texts: Catalogue;
  /** How well the computer plays. */
  readonly level: Level;
  readonly seed: string;
}

/** A game in the terminal. Every start of the command line has all rooms, so what a game needs is brought when it is wanted. */
export interface TerminalRoom {
  /** What the game is, in a sentence. */
  about(language: Language): Promise<string>;
  /** The commands that only this game has. */
  readonly commands: Commands;
  /** The options of the command that are this game's. */
  readonly options: readonly OptionName[];
  /** Who plays for the computer at a level, on a server. */
  computerAt(level: Level): Promise<ComputerPlayer<unknown, unknown>>;
  /** Plays until the person has had enough; the exit status. */
  play(wish: PlayWish): Promise<number>;
}
