import type { Catalogue } from '../catalogue.ts';
import { commandLine } from './command-line/command-line.ts';
import { terminal } from './command-line/terminal.ts';
import { levels } from './levels.ts';
import { game } from './santorini/game.ts';

/** Every text in Spanish. */
export const es: Catalogue = { ...game, terminal, commandLine, levels };
