import type { Catalogue, CommandName, OptionName } from '@thera/texts';
import type { Arguments } from './arguments.ts';

/** A call of a command: what was typed, and the language to answer in. */
export interface Call extends Arguments {
  readonly texts: Catalogue;
}

/** One of the things that `thera` does. */
export interface Command {
  /** Its options, besides those that every command has. */
  readonly options: readonly OptionName[];
  /** How many arguments it needs. */
  readonly arity: number;
  /** How many it takes, where that is more. */
  readonly most?: number;
  /** What its help says besides its texts. */
  readonly details?: (texts: Catalogue) => readonly string[];
  /** Does it, and gives the exit status. */
  readonly run: (call: Call) => Promise<number>;
}

/** Commands by name, each brought when it is wanted. */
export type Commands = Readonly<Partial<Record<CommandName, () => Promise<Command>>>>;
