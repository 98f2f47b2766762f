import type { SECOND_EDITION_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The powers of the second edition. */
export const secondEditionTrials: TrialTextsOf<typeof SECOND_EDITION_IDS> = {
  'apollo-2e': {
    task: 'Move B2 onto C3, where blue stands on your level.',
    notice: 'You change places. In the second edition you never swap with somebody higher.',
  },
  'charon-2e': {
    task: 'Do not move: carry blue from C4 across to C2, and build on C4.',
    notice: 'The ferry takes the place of your move. The square that it opened is free to build on.',
  },
  nike: {
    task: 'Step down from B3 to B2 and build. Then play blue and try to climb from D3 to D4.',
    notice: 'Because you moved down, blue may not move up in the next turn.',
  },
  stymphalians: {
    task: 'Fly from A1 to B2 and on to C3, and build.',
    notice: 'You take two or three steps, and the last may not end next to where you began.',
  },
};
