import type { SECOND_EDITION_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The powers of the second edition. */
export const secondEditionTrials: TrialTextsOf<typeof SECOND_EDITION_IDS> = {
  'apollo-2e': {
    task: 'Move B2 onto C3, where blue stands on your level.',
    notice: 'You swap places. In the second edition you can’t swap with someone higher.',
  },
  'charon-2e': {
    task: 'Don’t move: carry blue from C4 across to C2, then build on C4.',
    notice: 'You ferry instead of moving. The square blue left is free to build on.',
  },
  nike: {
    task: 'Step down from B3 to B2 and build. Then play blue and try to climb from D3 to D4.',
    notice: 'Because you moved down, blue can’t move up on their next turn.',
  },
  stymphalians: {
    task: 'Fly from A1 to B2 and on to C3, and build.',
    notice: 'You take two or three steps, and can’t end up next to where you started.',
  },
};
