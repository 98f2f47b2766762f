import type { SantoriniCommandLineText } from '../../../santorini/command-line/command-line-text.ts';
import { commandLine as common } from '../../command-line/command-line.ts';
import { bench } from './bench.ts';
import { match } from './match.ts';
import { solve } from './solve.ts';
import { train } from './train.ts';

/** The words of the command line, with those that only commands of Santorini say. */
export const commandLine: SantoriniCommandLineText = {
  ...common,
  moreThanLimit: (limit) => `thera: hay más que estos ${limit}. Para ver más, usa --limit.`,
  near: (text) => `cerca de «${text}»`,
  gods: {
    columns: { id: 'código', name: 'nombre', players: 'cuántos', edition: 'edición', flags: 'marcas' },
    none: 'Ningún poder cumple eso.',
    group: (group) => `Grupo: ${group}`,
    players: (counts) => `Jugadores: ${counts}`,
    flags: (flags) => `Marcas: ${flags}`,
    banned: (powers) => `No debe enfrentarse, según la editorial, a: ${powers}`,
    warned: (powers) => `Encaja mal con: ${powers}`,
  },
  match,
  bench,
  solve,
  train,
};
