import type { MatchText } from '../../../santorini/command-line/match-text.ts';

/** The words of a match between two engines. */
export const match: MatchText = {
  players: (one, other) => `A is ${one}\nB is ${other}`,
  progress: (pairs, all) => `${pairs} of ${all} pairs`,
  games: (games, wins, losses, draws) => `${games} games: A won ${wins}, B won ${losses}, drawn ${draws}`,
  pairs: (counts) => `Pairs in which A made 0, ½, 1, 1½ and 2 points: ${counts}`,
  elo: (elo, least, most) => `Elo of A above B: ${elo} (95 %: ${least} to ${most})`,
  ratio: (ratio, lower, upper) => `Log-likelihood ratio: ${ratio} (between ${lower} and ${upper})`,
  answers: {
    elo0: (elo0, elo1) => `The test says: rather ${elo0} than ${elo1} Elo.`,
    elo1: (elo0, elo1) => `The test says: rather ${elo1} than ${elo0} Elo.`,
    open: (elo0, elo1) => `The test needs more games to tell ${elo0} from ${elo1} Elo.`,
  },
  forfeits: (one, other) => `Lost without having lost: A ${one}, B ${other}`,
  stopped: 'Stopped before the end.',
  errors: {
    'no-player': (player) => `This engine does not answer: ${player}.`,
    'no-file': (file) => `Games cannot be written to ${file}.`,
  },
};
