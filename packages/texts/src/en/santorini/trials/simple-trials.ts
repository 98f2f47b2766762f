import type { SIMPLE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The ten simple powers. */
export const simpleTrials: TrialTextsOf<typeof SIMPLE_IDS> = {
  apollo: {
    task: 'Move C2 onto C3, where blue is.',
    notice: 'You swap places: you climb, and blue is forced down to the square you left.',
  },
  artemis: {
    task: 'Move B2 to C3, then straight on to D4.',
    notice: 'Two moves in one turn, both of them up: from level 1 to level 3.',
  },
  athena: {
    task: 'Climb with B2 to B3 and build. Then play blue and try to climb from D3 to D4.',
    notice: 'Because you moved up, nobody else can until your next turn.',
  },
  atlas: {
    task: 'Move D2 to D3 and build a dome on C4 before blue climbs there.',
    notice: 'The tower only has two blocks, and yet it’s closed for good.',
  },
  demeter: {
    task: 'Move C2 to C3, build on B4, and then on D4 too.',
    notice: 'The second build goes on another square. You can also end your turn without it.',
  },
  hephaestus: {
    task: 'Move C2 to C3 and build twice on D4.',
    notice: 'Bare ground becomes level 2 in one turn. The second block must go on the first.',
  },
  hermes: {
    task: 'Walk along the edge from A1 to A5, square by square, and build on B5.',
    notice: 'You can walk as far as you like on one level, but not up or down.',
  },
  minotaur: {
    task: 'Charge from C2 onto C3.',
    notice: 'Blue is pushed straight ahead, even two levels up. You can only climb one level yourself.',
  },
  pan: {
    task: 'Jump from B3, on level 2, down to the ground.',
    notice: 'Going down two levels in one move wins. A step to C3, on level 1, wouldn’t.',
  },
  prometheus: {
    task: 'Build on C3 first, then move C2 to D2 and build on C3 again.',
    notice: 'You raised C3 to level 3 in one turn. After building first, you can’t move up.',
  },
};
