import type { EndingText } from '../../prometheus/ending-text.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `${side.the} wins.`,
  nobodyWins: 'Nobody wins.',
  calm: 'The hound is calm, and the gate stands open.',
  exit: (god) => `${god.the} has left Olympus.`,
  god: (god) => `${god.the} is destroyed.`,
  cerberus: 'Cerberus is destroyed.',
  cap: (winner) => `The turns are over, and ${winner.the} came closer.`,
  even: 'The turns are over, and neither side came closer.',
  left: (side) => `${side.the} has left the game.`,
  youWin: 'You win',
  youLose: 'You lose',
};
