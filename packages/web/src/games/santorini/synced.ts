import { setFields } from '../../sync/set-fields.ts';
import { whenChanged } from '../../sync/when-changed.ts';
import type { GameSynced } from '../game-synced.ts';
import { TASKS } from './lessons/course.ts';
import { keepProgress, progress } from './lessons/progress-store.ts';
import { tallyFields } from './tally/tally-fields.ts';
import { tasteFields } from './tastes/taste-fields.ts';

/** What of Santorini follows a player: which gods they like, what came of their games, and how far they have come in the course. */
export const synced: GameSynced = {
  fields: [
    tasteFields,
    tallyFields,
    setFields({
      name: 'lessons',
      read: () => progress.peek(),
      write: (done) => keepProgress(TASKS.map(({ id }) => id).filter((id) => done.includes(id))),
      isKnown: (id) => TASKS.some((task) => task.id === id),
      watch: (changed) => whenChanged(progress, changed),
    }),
  ],
};
