import type { SantoriniCatalogue } from '../../santorini/catalogue.ts';
import { es as common } from '../index.ts';
import { commandLine } from './command-line/command-line.ts';
import { game } from './game.ts';
import { terminal } from './terminal.ts';

/** Every text of Santorini in the terminal, in Spanish. */
export const santorini: SantoriniCatalogue = {
  ...common,
  ...game,
  commandLine,
  terminal,
  about: 'Santorini para dos a cuatro jugadores, con todos los poderes.',
};
