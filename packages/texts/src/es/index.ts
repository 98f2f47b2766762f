import type { Catalogue } from '../catalogue.ts';
import { commandLine } from './command-line/command-line.ts';
import { levels } from './levels.ts';

/** Every text of the command line in Spanish. */
export const es: Catalogue = { language: 'es', commandLine, levels };
