import type { SphinxText } from '../../sphinx/game-text.ts';
import { words } from '../common/words.ts';
import { blessings, oedipus } from './blessings.ts';
import { gods } from './gods.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { objectives } from './objectives.ts';
import { die, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { islands, riddles } from './riddles.ts';
import { expert, rules } from './rules.ts';
import { forecast, squares } from './squares.ts';
import { telling } from './telling.ts';
import { terms } from './terms.ts';
import { zones } from './zones.ts';

/** The words of Riddle of the Sphinx. */
export const game: SphinxText = {
  ...terms,
  words,
  name: 'El enigma de la Esfinge',
  about: 'Resolved juntos los enigmas de la Esfinge, isla a isla.',
  gods,
  blessings,
  oedipus,
  islands,
  riddles,
  zones,
  rules,
  expert,
  objectives,
  labels,
  prompts,
  die,
  telling,
  squares,
  forecast,
  hints,
  refusals,
  outcomes: {
    solved: {
      silver: 'Resuelto con Plata.',
      gold: 'Resuelto con Oro.',
      heroic: 'Resuelto con Heroico.',
      godlike: 'Resuelto con Divino.',
    },
    notSolved: 'Esta vez no ha salido.',
  },
};
