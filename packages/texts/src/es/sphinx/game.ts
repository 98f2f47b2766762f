import type { SphinxText } from '../../sphinx/game-text.ts';
import { words } from '../common/words.ts';
import { blessings, oedipus } from './blessings.ts';
import { gods } from './gods.ts';
import { labels } from './labels.ts';
import { objectives } from './objectives.ts';
import { islands, riddles } from './riddles.ts';
import { expert, rules } from './rules.ts';
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
};
