import type { SantoriniCommandLineText } from '../../../santorini/command-line/command-line-text.ts';
import { commandLine as common } from '../../command-line/command-line.ts';
import { bench } from './bench.ts';
import { match } from './match.ts';
import { solve } from './solve.ts';
import { train } from './train.ts';

/** The words of the command line, with those that only commands of Santorini say. */
export const commandLine: SantoriniCommandLineText = {
  ...common,
  moreThanLimit: (limit) => `thera: there are more than these ${limit}. For more, use --limit.`,
  near: (text) => `near “${text}”`,
  gods: {
    columns: { id: 'id', name: 'name', players: 'players', edition: 'edition', flags: 'flags' },
    none: 'No power fits.',
    group: (group) => `Group: ${group}`,
    players: (counts) => `Players: ${counts}`,
    flags: (flags) => `Flags: ${flags}`,
    banned: (powers) => `Not to meet, as the publisher advises: ${powers}`,
    warned: (powers) => `Fits badly with: ${powers}`,
  },
  match,
  bench,
  solve,
  train,
};
