import type { PROMO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The promotional powers. */
export const promoTrials: TrialTextsOf<typeof PROMO_IDS> = {
  asteria: {
    task: 'Step down from B3 to B2 and build. Then set a dome on D4.',
    notice: 'Moving down earns a dome anywhere on the board: blue has lost its way to level 3.',
  },
  'castor-and-pollux': {
    task: 'Climb with both: B2 to B3, and D2 to D3.',
    notice: 'Both twins moved and neither built. In another turn both may build and neither move.',
  },
  eris: {
    task: 'Lead blue’s worker on C3 down to B2, and build with it.',
    notice: 'You played with their worker. E2 is the one that they moved last, so you cannot take that one.',
  },
  hippolyta: {
    task: 'Try to climb straight from B2 to B3.',
    notice: 'Everybody but her female worker moves diagonally only. Builds are free.',
  },
  hydra: {
    task: 'Move A1 to A2 and build. Then choose where a new worker grows.',
    notice: 'No two of yours were neighbours, so you gained one. If two were, you would lose one.',
  },
  iris: {
    task: 'Jump from C2 over blue to C4.',
    notice: 'From the ground straight to level 3: a jump goes to any height, and it wins.',
  },
  maenads: {
    task: 'Move A2 to B3 and build anywhere.',
    notice: 'Blue on C3 is straight between B3 and D3 when your turn ends, and so blue loses.',
  },
  nyx: {
    task: 'Build the dome on D4: night falls. Then play blue, who has Pan, and leap from D1 to the ground.',
    notice:
      'With one complete tower blue’s power sleeps, and the leap does not win. Now you have Artemis’ power.',
  },
  pegasus: {
    task: 'Fly from B2 straight up to C3, on level 3.',
    notice: 'You may rise any number of levels, but only a climb from level 2 wins: you have to build.',
  },
  proteus: {
    task: 'Move B2 to B3, and let D4 come to B2.',
    notice: 'When one of yours moves, another takes its place, here on level 2, from wherever it was.',
  },
  scylla: {
    task: 'Move C3 to C2, and drag blue from D4 into C3.',
    notice: 'Who is next to the square you leave can be pulled into it, even down from a tower.',
  },
  tyche: {
    task: 'Climb from A2 to B3 and build. Your card is drawn: this time it is the six.',
    notice: 'The six gives you another turn: climb on to C4 and win.',
  },
};
