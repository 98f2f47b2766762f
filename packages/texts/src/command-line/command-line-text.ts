import type { UsageError } from './usage-errors.ts';

/** The commands of `thera`. */
export const COMMAND_NAMES = [
  'serve',
  'backup',
  'restore',
  'play',
  'turns',
  'perft',
  'gods',
  'show',
  'engine',
  'match',
  'bench',
  'solve',
  'train',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** The options that some command has. */
export const OPTION_NAMES = [
  'a',
  'adventure',
  'against',
  'armies',
  'b',
  'batch',
  'behind-proxy',
  'buffer',
  'computer',
  'data',
  'depth',
  'difficulty',
  'disk',
  'divide',
  'edition',
  'epochs',
  'expert',
  'file',
  'flag',
  'fleece',
  'folder',
  'from',
  'games',
  'group',
  'help',
  'hidden',
  'host',
  'hound',
  'jobs',
  'lambda',
  'lang',
  'lesson',
  'level',
  'limit',
  'list',
  'log-format',
  'log-level',
  'metrics',
  'mortals',
  'movetime',
  'net',
  'nets',
  'nodes',
  'opening',
  'piece',
  'players',
  'plies',
  'port',
  'position',
  'positions',
  'powers',
  'rate',
  'riddle',
  'routes',
  'save',
  'scenario',
  'seed',
  'sprt',
  'table',
  'tactics',
  'threads',
  'tree',
  'version',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

/** What the help says of one command. */
export interface CommandHelp {
  /** What follows the command's name, options left out. */
  readonly arguments?: string;
  readonly does: string;
  readonly details: readonly string[];
}

/** What an option's value is called in help, if it has one, and what the option does. */
export interface OptionHelp {
  readonly value?: string;
  readonly does: string;
}

/** What the server says of itself. */
export interface ServeText {
  readonly at: (address: string) => string;
  readonly atOthers: (addresses: string) => string;
  readonly howToStop: string;
  /** Why nothing can be served; the subject is the folder, the port, the host, the folder of what is kept, or what a database says. */
  readonly errors: Readonly<
    Record<
      | 'no-pages'
      | 'port-taken'
      | 'port-forbidden'
      | 'bad-host'
      | 'bad-data'
      | 'newer-data'
      | 'bad-database'
      | 'bad-redis',
      (subject: string) => string
    >
  >;
}

/** What backups say. */
export interface KeptText {
  readonly backedUp: (file: string) => string;
  readonly restored: (place: string) => string;
  /** Why it cannot be done; the subject is the backup, or the place of what is kept. */
  readonly errors: Readonly<
    Record<
      'no-data' | 'file-exists' | 'no-file' | 'damaged' | 'newer-data' | 'not-empty',
      (subject: string) => string
    >
  >;
  readonly failed: (reason: string) => string;
}

/** Every word of the command line. */
export interface CommandLineText {
  readonly usage: string;
  readonly command: string;
  readonly optionsTitle: string;
  readonly moreHelp: string;
  readonly commands: Readonly<Record<CommandName, CommandHelp>>;
  readonly options: Readonly<Record<OptionName, OptionHelp>>;
  /** Why a command line is refused; the subject is what was typed or is missing. */
  readonly usageErrors: Readonly<Record<UsageError, (subject: string) => string>>;
  readonly possible: (values: string) => string;
  /** Which games there are, the usual one first. */
  readonly games: (names: string) => string;
  readonly serve: ServeText;
  readonly kept: KeptText;
}
