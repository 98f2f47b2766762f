import type { Catalogue } from '../catalogue.ts';
import { board } from './board.ts';
import { commandLine } from './command-line.ts';
import { gameTextErrors, positionErrors, turnErrors } from './errors.ts';
import { outcomes } from './outcomes.ts';
import { pairNotes } from './pair-notes.ts';
import { powers } from './powers.ts';
import { refusals } from './refusals.ts';
import { steps } from './steps.ts';
import { terminal } from './terminal.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

/** Every text in Spanish. */
export const es: Catalogue = {
  language: 'es',
  languageName: 'Español',
  powers,
  steps,
  whyNot,
  refusals,
  positionErrors,
  turnErrors,
  gameTextErrors,
  pairNotes,
  words,
  outcomes,
  board,
  terminal,
  commandLine,
};
