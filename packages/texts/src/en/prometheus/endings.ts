import type { EndingText } from '../../prometheus/ending-text.ts';
import { counted } from './grammar.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `${side.the} wins.`,
  calm: 'The hound is calm and the gate stands open: Blue wins.',
  exit: (god) => `${god.the} has left Olympus: Red wins.`,
  god: (god, winner) => `${god.the} is destroyed: ${winner.the} wins.`,
  cerberus: (winner) => `Cerberus is destroyed: ${winner.the} wins.`,
  cap: (winner, blue, red) =>
    `The turns are over. Blue counts ${blue}, Red counts ${red}: ${winner.the} wins.`,
  draw: 'The turns are over, and neither side came closer: nobody wins.',
  left: (side, winner) => `${side.the} has left the game: ${winner.the} wins.`,
  takenOver: (player, partner) => `${player} has left; ${partner} plays on for both.`,
  youWin: 'You win',
  youLose: 'You lose',
  after: (turns) => `after ${counted(turns, 'turn')}`,
};
