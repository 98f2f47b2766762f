import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The Golden Fleece gods. */
export const goldenFleeceTrials: TrialTextsOf<typeof GOLDEN_FLEECE_IDS> = {
  aeolus: {
    task: 'Move and build, then block north. Play blue and try to climb from D2 to D3.',
    notice: 'While the wind blows, nobody can move in that direction, not even you.',
  },
  charybdis: {
    task: 'Step from A3 onto the whirlpool on B4.',
    notice: 'You’re carried to the other whirlpool, on D2, two levels up, and build from there.',
  },
  clio: {
    task: 'Move B2 to B3 and build on C3. Then play blue and try to move from D3 to C3.',
    notice: 'There’s a coin on your block: opponents have to treat it as a dome.',
  },
  'europa-and-talus': {
    task: 'Move B2 to B3, build, and put Talus on C3. Then play blue and try to climb there.',
    notice: 'Talus closes his square to everyone until you move him.',
  },
  gaea: {
    task: 'Move C2 to C3 and build the dome on D4. Then bring in a worker on E5.',
    notice: 'A dome brings in a new worker, on the ground next to it.',
  },
  graeae: {
    task: 'Move A1 to A2 and build on D4.',
    notice: 'The worker that moved never builds: C3 did it, far away from A2.',
  },
  hades: {
    task: 'Try to step down from B3, for example to B2.',
    notice: 'Against Hades nobody can move down. You can still go to B4, on the same level.',
  },
  harpies: {
    task: 'Step from A3 to B3.',
    notice: 'You’re swept east until E3, a higher square, stops you, and you build from D3.',
  },
  hecate: {
    task: 'Hecate’s workers are hidden. Move B2 to C3, where one of them is.',
    notice: 'You ran into her: your move is undone and your turn is over, without a build.',
  },
  moerae: {
    task: 'Climb from B2 to C3, on level 3.',
    notice: 'C3 is a secret fate square: you would have won there, so the Moerae win instead.',
  },
  nemesis: {
    task: 'Move A2 to A3 and build. Then swap A3 and B1 with D4 and E4.',
    notice: 'No opponent was next to you, so you took their places on level 2.',
  },
  siren: {
    task: 'Don’t move: force blue from C3 to B3, along your arrow, then build.',
    notice: 'The song pulls opponents one square west, off their tower. Your own workers stay put.',
  },
  tartarus: {
    task: 'Only blue knows where the abyss is. Move B2 to C3.',
    notice: 'C3 is the abyss: step in and you lose at once.',
  },
  terpsichore: {
    task: 'Move B2 to B3 and D2 to D3. Then build with both, on B4 and on D4.',
    notice: 'All your workers move, then all build. Nobody sits this dance out.',
  },
  urania: {
    task: 'Step from A3 across the edge to E3.',
    notice: 'For you, opposite edges are joined, both for moving and for building.',
  },
};
