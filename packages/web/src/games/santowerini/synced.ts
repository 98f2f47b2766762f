import { EXERCISE_NAMES } from '@thera/texts/santowerini';
import { documentPart } from '../../sync/document-part.ts';
import { setFields } from '../../sync/set-fields.ts';
import { whenChanged } from '../../sync/when-changed.ts';
import type { GameSynced } from '../game-synced.ts';
import { doneExercises, keepExercises } from './lessons/introduced.ts';
import { annalsDocument } from './sync/annals-document.ts';

const names: readonly string[] = EXERCISE_NAMES;

/** What of Santowerini follows a player: campaigns, bests and days, and which exercises are done. */
export const synced: GameSynced = {
  fields: [
    setFields({
      name: 'santowerini-lessons',
      read: () => doneExercises.peek(),
      write: keepExercises,
      isKnown: (id) => names.includes(id),
      watch: (changed) => whenChanged(doneExercises, changed),
    }),
  ],
  parts: [documentPart(annalsDocument)],
};
