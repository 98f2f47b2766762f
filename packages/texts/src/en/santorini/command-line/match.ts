import type { MatchText } from '../../../santorini/command-line/match-text.ts';

/** The words of a match between two engines. */
export const match: MatchText = {
  players: (one, other) => `A is ${one}\nB is ${other}`,
  progress: (pairs, all) => `${pairs} of ${all} pairs`,
  games: (games, wins, losses, draws) => `${games} games: A won ${wins}, B won ${losses}, ${draws} drawn`,
  pairs: (counts) => `Pairs in which A scored 0, ½, 1, 1½ and 2 points: ${counts}`,
  elo: (elo, least, most) => `Elo of A above B: ${elo} (95 %: ${least} to ${most})`,
  ratio: (ratio, lower, upper) => `Log-likelihood ratio: ${ratio} (between ${lower} and ${upper})`,
  answers: {
    elo0: (elo0, elo1) => `The test favours ${elo0} over ${elo1} Elo.`,
    elo1: (elo0, elo1) => `The test favours ${elo1} over ${elo0} Elo.`,
    open: (elo0, elo1) => `The test needs more games to tell ${elo0} from ${elo1} Elo.`,
  },
  forfeits: (one, other) => `Lost by forfeit: A ${one}, B ${other}`,
  stopped: 'Stopped early.',
  errors: {
    'no-player': (player) => `This engine isn’t responding: ${player}.`,
    'no-file': (file) => `Can’t write games to ${file}.`,
  },
};
