import type { EndingText } from '../../prometheus/ending-text.ts';
import { counted } from './grammar.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `${side.the} wins.`,
  calm: 'The hound is calm and the gate stands open: Blue wins.',
  exit: (god) => `${god.the} has left Olympus: Red wins.`,
  god: (god, winner) => `${god.the} is destroyed: ${winner.the} wins.`,
  cerberus: (winner) => `Cerberus is destroyed: ${winner.the} wins.`,
  cap: (winner) => `The turns are over, and ${winner.the} came closer: ${winner.the} wins.`,
  draw: 'The turns are over, and neither side came closer: nobody wins.',
  left: (side, winner) => `${side.the} has left the game: ${winner.the} wins.`,
  youWin: 'You win',
  youLose: 'You lose',
  after: (turns) => `after ${counted(turns, 'turn')}`,
};
