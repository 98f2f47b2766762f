import type { GameText } from '../../santorini/game-text.ts';
import { table } from '../common/table.ts';
import { board } from './board.ts';
import { gameTextErrors, positionErrors, turnErrors } from './errors.ts';
import { outcomes } from './outcomes.ts';
import { pairNotes } from './pair-notes.ts';
import { powers } from './powers.ts';
import { practice, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { situation } from './situation.ts';
import { steps } from './steps.ts';
import { telling } from './telling.ts';
import { turnWords } from './turn-words.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

/** Every text about the game itself. */
export const game: GameText = {
  language: 'en',
  languageName: 'English',
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
  table,
  board,
  telling,
  turnWords,
  prompts,
  situation,
  practice,
};
