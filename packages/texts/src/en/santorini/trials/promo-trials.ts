import type { PROMO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The promotional powers. */
export const promoTrials: TrialTextsOf<typeof PROMO_IDS> = {
  asteria: {
    task: 'Step down from B3 to B2 and build. Then put a dome on D4.',
    notice: 'Moving down gives you a dome anywhere on the board: blue can no longer reach level 3.',
  },
  'castor-and-pollux': {
    task: 'Climb with both: B2 to B3, and D2 to D3.',
    notice: 'Both twins moved and neither built. On another turn both can build and neither move.',
  },
  eris: {
    task: 'Move blue’s worker from C3 down to B2, and build with it.',
    notice: 'You played with their worker. E2 is the one they moved last, so it’s out of your reach.',
  },
  hippolyta: {
    task: 'Try to climb straight from B2 to B3.',
    notice: 'Everyone except her female worker can only move diagonally. Building isn’t affected.',
  },
  hydra: {
    task: 'Move A1 to A2 and build. Then choose where a new worker grows.',
    notice:
      'None of your workers were next to each other, so you gained one. If two had been, you’d have lost one.',
  },
  iris: {
    task: 'Jump from C2 over blue to C4.',
    notice: 'From the ground straight to level 3: you can jump to any height, and it wins.',
  },
  maenads: {
    task: 'Move A2 to B3 and build anywhere.',
    notice: 'When your turn ends, blue on C3 is right between B3 and D3, so blue loses.',
  },
  nyx: {
    task: 'Build the dome on D4: night falls. Then play blue, who has Pan, and jump from D1 to the ground.',
    notice:
      'With one complete tower blue has no power, and the jump doesn’t win. Now you have Artemis’s power.',
  },
  pegasus: {
    task: 'Fly from B2 straight up to C3, on level 3.',
    notice:
      'You can go up any number of levels, but only a climb from level 2 wins: you still have to build.',
  },
  proteus: {
    task: 'Move B2 to B3, then bring D4 to B2.',
    notice:
      'When one of your workers moves, another takes its place, wherever it was. Here that’s on level 2.',
  },
  scylla: {
    task: 'Move C3 to C2, then drag blue from D4 to C3.',
    notice: 'You can pull someone next to the square you left into it, even down from a tower.',
  },
  tyche: {
    task: 'Climb from A2 to B3 and build. You draw a card: this time it’s the six.',
    notice: 'The six gives you another turn: climb to C4 and win.',
  },
};
