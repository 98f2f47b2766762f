import type { SolveText } from '../../../santorini/command-line/solve-text.ts';

/** The words of a proof. */
export const solve: SolveText = {
  wins: (seats, plies) => `Player ${seats} wins by force in ${plies} turns.`,
  isShortest: 'There’s no faster win.',
  mayBeShorter: (searched) => `There’s no win in ${searched}; there may be one in between.`,
  isOver: (seats) => `The game is over: player ${seats} has won.`,
  nothing: (searched) => `Nobody wins by force in ${searched} turns.`,
  nodes: (nodes, seconds) => `${nodes} positions, ${seconds} s`,
  errors: {
    'hidden-information': () => 'Positions with hidden information can’t be solved.',
    'three-sides': () => 'Games for three players can’t be solved.',
    'not-in-play': () => 'Play hasn’t started in this position.',
    'no-file': (file) => `Can’t read the file ${file}.`,
    'bad-game': (game) => `Can’t read a game in the file: ${game}.`,
  },
};
