import type { SantoriniCommandLineText } from '../../../santorini/command-line/command-line-text.ts';
import { commandLine as common } from '../../command-line/command-line.ts';
import { bench } from './bench.ts';
import { match } from './match.ts';
import { solve } from './solve.ts';
import { train } from './train.ts';

/** The words of the command line, with those that only commands of Santorini say. */
export const commandLine: SantoriniCommandLineText = {
  ...common,
  moreThanLimit: (limit) => `thera: only the first ${limit} are shown. Use --limit to see more.`,
  near: (text) => `near “${text}”`,
  gods: {
    columns: { id: 'id', name: 'name', players: 'players', edition: 'edition', flags: 'flags' },
    none: 'No powers match.',
    group: (group) => `Group: ${group}`,
    players: (counts) => `Players: ${counts}`,
    flags: (flags) => `Flags: ${flags}`,
    banned: (powers) => `Bad pairings according to the publisher: ${powers}`,
    warned: (powers) => `Doesn’t go well with: ${powers}`,
  },
  match,
  bench,
  solve,
  train,
};
