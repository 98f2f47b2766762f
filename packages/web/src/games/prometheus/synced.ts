import { LESSON_IDS } from '@thera/prometheus';
import { setFields } from '../../sync/set-fields.ts';
import type { GameSynced } from '../game-synced.ts';
import { keepLessons, lessonsDone } from './lessons/lessons-done.ts';

const ids: readonly string[] = LESSON_IDS;

/** What of The Search for Prometheus follows a player: which lessons they have finished. */
export const synced: GameSynced = {
  fields: [
    setFields({
      name: 'prometheus-lessons',
      read: lessonsDone,
      write: keepLessons,
      isKnown: (id) => ids.includes(id),
      // Whoever finishes one is at it for a while: it is sent with whatever comes next.
      watch: () => () => undefined,
    }),
  ],
};
