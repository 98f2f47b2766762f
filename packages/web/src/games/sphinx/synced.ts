import { setFields } from '../../sync/set-fields.ts';
import { whenChanged } from '../../sync/when-changed.ts';
import type { GameSynced } from '../game-synced.ts';
import { adventuresPart } from './sync/adventures-part.ts';
import { keepLeft, leftAdventures } from './sync/left-adventures.ts';

/** What of Riddle of the Sphinx follows a player: the adventures, and which of them were left. */
export const synced: GameSynced = {
  fields: [
    setFields({
      name: 'left-adventures',
      read: () => leftAdventures.peek(),
      write: keepLeft,
      isKnown: () => true,
      watch: (changed) => whenChanged(leftAdventures, changed),
    }),
  ],
  parts: [adventuresPart],
};
