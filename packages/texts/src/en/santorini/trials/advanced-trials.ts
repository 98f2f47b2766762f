import type { ADVANCED_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The twenty advanced powers. */
export const advancedTrials: TrialTextsOf<typeof ADVANCED_IDS> = {
  aphrodite: {
    task: 'Try to lead B2 away from the blue worker on C3, for example to A1.',
    notice: 'It stands next to Aphrodite’s worker, so it must end its move next to one. E1 is free to go.',
  },
  ares: {
    task: 'Move B1 anywhere and build. Then take the top block off D4.',
    notice: 'Your worker on E5 stayed still and pulled the tower down; blue has lost its way to level 3.',
  },
  bia: {
    task: 'Move A3 to B3, straight towards blue on C3.',
    notice: 'The worker straight ahead is removed at once, and you may build where it stood.',
  },
  chaos: {
    task: 'You hold the power of the Minotaur: charge onto C3, then build the dome on D2.',
    notice: 'The dome ends that power: after the turn another one is drawn.',
  },
  charon: {
    task: 'Pick blue on D3 and ferry it across to B3. Then climb from C3 to D3.',
    notice: 'You cleared the only way up. The worker that ferried is the one that moves.',
  },
  chronus: {
    task: 'Move C2 to C3 and build the dome on D4.',
    notice: 'Five complete towers stand, and that wins, though nobody is on level 3.',
  },
  circe: {
    task: 'Blue’s workers stand apart, so the power of the Minotaur is yours: charge from C2 onto C3.',
    notice: 'While they stay apart you push and blue cannot.',
  },
  dionysus: {
    task: 'Move C2 to C3 and finish the tower on D4. Then play a turn with a blue worker.',
    notice: 'A complete tower earns an extra turn with their worker. Nobody can win in it.',
  },
  eros: {
    task: 'Move B2 to C3, next to your worker on D4.',
    notice: 'Both stand on level 1 and side by side: love wins.',
  },
  hera: {
    task: 'Climb from B4 to A4, on level 3.',
    notice: 'On the edge it does not win against Hera: your turn goes on and you have to build.',
  },
  hestia: {
    task: 'Move C1 to B2, build on A1, and then once more on C3.',
    notice: 'The second build must be away from the edge of the board.',
  },
  hypnus: {
    task: 'Try to climb with B3, your highest worker.',
    notice: 'It sleeps: only a worker with a companion as high may move. Play with D2.',
  },
  limus: {
    task: 'Move B2 to B3 and try to raise C4.',
    notice: 'C4 is next to a worker of Limus: no block may go there. Build on another side.',
  },
  medusa: {
    task: 'Climb with B2 to B3 and build anywhere.',
    notice: 'At the end of your turn blue on C4, lower and next to you, turns into a block.',
  },
  morpheus: {
    task: 'You have two builds saved and get one more: move C2 to C3 and build three times on D4.',
    notice: 'A whole tower in one turn. What you do not spend stays saved.',
  },
  persephone: {
    task: 'Try to move B2 to C2, on the ground.',
    notice: 'B2 could climb to B3, and against Persephone somebody who can climb must.',
  },
  poseidon: {
    task: 'Move A1 and build. Then build up to three more times with D4.',
    notice: 'The worker that stayed on the ground builds too, as often as you like up to three.',
  },
  selene: {
    task: 'Move A1 to A2, and set a dome on D4 next to your female worker on E5.',
    notice: 'She sets it without having moved, at any height.',
  },
  triton: {
    task: 'Run along the edge from A1: A2, A3, A4.',
    notice: 'Each move that ends on the edge may be followed by another, even up the stairs to level 3.',
  },
  zeus: {
    task: 'Climb with C2 to C3 and build on C3 itself.',
    notice: 'The block comes under your feet and you rise with it to level 2.',
  },
};
