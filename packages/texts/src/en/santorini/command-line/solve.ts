import type { SolveText } from '../../../santorini/command-line/solve-text.ts';

/** The words of a proof. */
export const solve: SolveText = {
  wins: (seats, plies) => `Player ${seats} wins by force in ${plies} turns.`,
  isShortest: 'It cannot be done in fewer.',
  mayBeShorter: (searched) =>
    `In ${searched} it cannot be done; whether it takes all the others is not proven.`,
  isOver: (seats) => `The game is over: player ${seats} has won.`,
  nothing: (searched) => `Nobody wins by force in ${searched} turns.`,
  nodes: (nodes, seconds) => `${nodes} positions, ${seconds} s`,
  errors: {
    'hidden-information': () => 'Nothing can be proven where something is hidden.',
    'three-sides': () => 'Nothing can be proven for three players.',
    'not-in-play': () => 'Play has not begun in this position.',
    'no-file': (file) => `There is no file ${file} that can be read.`,
    'bad-game': (game) => `A game of the file cannot be read: ${game}.`,
  },
};
