import type { Catalogue } from '../catalogue.ts';
import { commandLine } from './command-line/command-line.ts';
import { levels } from './levels.ts';

/** Every text of the command line in English. */
export const en: Catalogue = { language: 'en', commandLine, levels };
