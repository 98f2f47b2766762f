import type { SantoriniCommandLineText } from '../../../santorini/command-line/command-line-text.ts';
import { commandLine as common } from '../../command-line/command-line.ts';
import { bench } from './bench.ts';
import { match } from './match.ts';
import { solve } from './solve.ts';
import { train } from './train.ts';

/** The words of the command line, with those that only commands of Santorini say. */
export const commandLine: SantoriniCommandLineText = {
  ...common,
  moreThanLimit: (limit) => `thera: solo se muestran los ${limit} primeros. Usa --limit para ver más.`,
  near: (text) => `cerca de «${text}»`,
  gods: {
    columns: { id: 'código', name: 'nombre', players: 'cuántos', edition: 'edición', flags: 'marcas' },
    none: 'Ningún poder coincide.',
    group: (group) => `Grupo: ${group}`,
    players: (counts) => `Jugadores: ${counts}`,
    flags: (flags) => `Marcas: ${flags}`,
    banned: (powers) => `Malas parejas según la editorial: ${powers}`,
    warned: (powers) => `No se lleva bien con: ${powers}`,
  },
  match,
  bench,
  solve,
  train,
};
