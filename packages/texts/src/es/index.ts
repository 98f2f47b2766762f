import type { Catalogue } from '../catalogue.ts';
import { commandLine } from './command-line.ts';
import { game } from './game.ts';
import { levels } from './levels.ts';
import { terminal } from './terminal.ts';

/** Every text in Spanish. */
export const es: Catalogue = { ...game, terminal, commandLine, levels };
