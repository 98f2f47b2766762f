import type { EndingText } from '../../prometheus/ending-text.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `${side.the} wins.`,
  nobodyWins: 'No one wins.',
  calm: 'The hound is calm and the gate stands open.',
  exit: (god) => `${god.the} has left Olympus.`,
  god: (god) => `${god.the} has been destroyed.`,
  cerberus: 'Cerberus has been destroyed.',
  cap: (winner) => `Time is up, and ${winner.the} came closer.`,
  even: 'Time is up, and neither side came closer.',
  left: (side) => `${side.the} has left the game.`,
};
