import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The Golden Fleece gods. */
export const goldenFleeceTrials: TrialTextsOf<typeof GOLDEN_FLEECE_IDS> = {
  aeolus: {
    task: 'Move and build, then close the north. Play blue and try to climb from D2 to D3.',
    notice: 'Nobody may move in that direction while the wind blows, you included.',
  },
  charybdis: {
    task: 'Step from A3 onto the whirlpool on B4.',
    notice: 'You are carried to the other whirlpool, on D2, two levels up, and build there.',
  },
  clio: {
    task: 'Move B2 to B3 and build on C3. Then play blue and try to enter C3 from D3.',
    notice: 'Your block carries a coin: for opponents it is closed as if by a dome.',
  },
  'europa-and-talus': {
    task: 'Move B2 to B3, build, and put Talus on C3. Then play blue and try to climb there.',
    notice: 'Talus closes his square to everybody until you move him.',
  },
  gaea: {
    task: 'Move C2 to C3 and build the dome on D4. Then call a worker to E5.',
    notice: 'A dome wakes your reserve: a new worker comes up on the ground next to it.',
  },
  graeae: {
    task: 'Move A1 to A2 and build on D4.',
    notice: 'The worker that moved never builds: C3 did, far away from A2.',
  },
  hades: {
    task: 'Try to step down from B3, for example to B2.',
    notice: 'Against Hades nobody moves down. B4, on the same level, is open to you.',
  },
  harpies: {
    task: 'Step from A3 to B3.',
    notice: 'You are swept on eastwards until the higher square E3 stops you, and you build from D3.',
  },
  hecate: {
    task: 'Hecate’s workers are hidden. Move B2 to C3, where one of them stands.',
    notice: 'You ran into her: the step is undone and your turn is over, without a build.',
  },
  moerae: {
    task: 'Climb from B2 to C3, on level 3.',
    notice: 'C3 is a secret fate square: you would win there, so the Moerae win instead.',
  },
  nemesis: {
    task: 'Move A2 to A3 and build. Then let A3 and B1 change places with D4 and E4.',
    notice: 'Nobody was next to you, so you took their places on level 2.',
  },
  siren: {
    task: 'Do not move: force blue from C3 to B3 along your arrow, and build.',
    notice: 'The song pulls opponents one square west, off their tower. None of yours moves.',
  },
  tartarus: {
    task: 'Only blue knows where the abyss is. Move B2 to C3.',
    notice: 'C3 is the abyss: whoever comes there loses at once.',
  },
  terpsichore: {
    task: 'Move B2 to B3 and D2 to D3. Then build with both, on B4 and on D4.',
    notice: 'All your workers move, then all build. Nobody may sit the dance out.',
  },
  urania: {
    task: 'Step from A3 across the edge to E3.',
    notice: 'For you opposite edges are joined, when you move and when you build.',
  },
};
