import type { ADVANCED_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The twenty advanced powers. */
export const advancedTrials: TrialTextsOf<typeof ADVANCED_IDS> = {
  aphrodite: {
    task: 'Try to move B2 away from the blue worker on C3, for example to A1.',
    notice: 'It starts next to Aphrodite’s worker, so it must end its move next to one. E1 is free to leave.',
  },
  ares: {
    task: 'Move B1 anywhere and build. Then take the top block off D4.',
    notice: 'Your worker on E5 stayed put and took the tower down; blue can no longer reach level 3.',
  },
  bia: {
    task: 'Move A3 to B3, straight towards blue on C3.',
    notice: 'The worker straight ahead is removed at once, and you can build where it was.',
  },
  chaos: {
    task: 'You have the Minotaur’s power: charge onto C3, then build the dome on D2.',
    notice: 'A dome ends that power: after the turn you draw another.',
  },
  charon: {
    task: 'Pick blue on D3 and ferry them across to B3. Then climb from C3 to D3.',
    notice: 'You cleared the only way up. The worker that ferries is the one that moves.',
  },
  chronus: {
    task: 'Move C2 to C3 and build the dome on D4.',
    notice: 'There are five complete towers, and that wins, even with nobody on level 3.',
  },
  circe: {
    task: 'Blue’s workers aren’t next to each other, so the Minotaur’s power is yours: charge from C2 onto C3.',
    notice: 'As long as they’re apart, you can push and blue can’t.',
  },
  dionysus: {
    task: 'Move C2 to C3 and finish the tower on D4. Then play a turn with a blue worker.',
    notice: 'Completing a tower gives you an extra turn with an opponent’s worker. Nobody can win in it.',
  },
  eros: {
    task: 'Move B2 to C3, next to your worker on D4.',
    notice: 'They’re on level 1, side by side: love wins.',
  },
  hera: {
    task: 'Climb from B4 to A4, on level 3.',
    notice: 'On the edge that doesn’t win against Hera: your turn goes on and you have to build.',
  },
  hestia: {
    task: 'Move C1 to B2, build on A1, and then once more on C3.',
    notice: 'The second build can’t be on the edge of the board.',
  },
  hypnus: {
    task: 'Try to climb with B3, your highest worker.',
    notice: 'It’s asleep: a worker can’t move if it’s higher than all your others. Play with D2.',
  },
  limus: {
    task: 'Move B2 to B3 and try to raise C4.',
    notice: 'C4 is next to one of Limus’s workers, so no block can go there. Build somewhere else.',
  },
  medusa: {
    task: 'Climb with B2 to B3 and build anywhere.',
    notice: 'At the end of your turn, blue on C4 is lower and next to you, and turns into a block.',
  },
  morpheus: {
    task: 'You’ve saved two builds and get one more: move C2 to C3 and build three times on D4.',
    notice: 'A whole tower in one turn. What you don’t use stays saved.',
  },
  persephone: {
    task: 'Try to move B2 to C2, on the ground.',
    notice: 'B2 could climb to B3, and against Persephone you have to climb if you can.',
  },
  poseidon: {
    task: 'Move A1 and build. Then build up to three more times with D4.',
    notice: 'The worker that stayed on the ground builds too, up to three times.',
  },
  selene: {
    task: 'Move A1 to A2, then build a dome on D4, next to your female worker on E5.',
    notice: 'She builds it without having moved, at any height.',
  },
  triton: {
    task: 'Run along the edge from A1: A2, A3, A4.',
    notice: 'After each move that ends on the edge you can move again, even up the stairs to level 3.',
  },
  zeus: {
    task: 'Climb with C2 to C3 and build on C3 itself.',
    notice: 'The block goes under your feet and lifts you to level 2.',
  },
};
