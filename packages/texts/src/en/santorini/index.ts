import type { SantoriniCatalogue } from '../../santorini/catalogue.ts';
import { en as common } from '../index.ts';
import { commandLine } from './command-line/command-line.ts';
import { game } from './game.ts';
import { terminal } from './terminal.ts';

/** Every text of Santorini in the terminal, in English. */
export const santorini: SantoriniCatalogue = {
  ...common,
  ...game,
  commandLine,
  terminal,
  about: 'Santorini for two to four players, with every power.',
};
