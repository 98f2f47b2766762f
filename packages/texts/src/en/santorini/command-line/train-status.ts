import type { TrainStatusText } from '../../../santorini/command-line/train-status-text.ts';

/** The words of what training has so far. */
export const status: TrainStatusText = {
  empty: (folder) => `There are no samples in ${folder} yet. Make some with thera train play.`,
  all: (folder, positions, games) => `${folder}: ${positions} positions from ${games} games`,
  disk: (megabytes, files) => `${megabytes} MB on disk, files: ${files}`,
  sources: { net: 'net', nodes: 'a turn', positions: 'positions', games: 'games', scale: 'scale' },
  byHand: 'by hand',
  unknown: 'unknown',
  powers: {
    rarest: (powers) => `rarest powers: ${powers}`,
    median: (power) => `median power: ${power}`,
    most: (power) => `most frequent: ${power}`,
  },
  wins: {
    games: 'won by',
    first: 'first player',
    second: 'second player',
    nobody: 'nobody',
    count: 'games',
    mortals: 'without powers',
    powers: 'with powers',
  },
  idle: 'Self-play isn’t running.',
  running: (process, time, games, positions) =>
    `Process ${process} has been playing for ${time}: ${games} games a minute, ${positions} positions a second.`,
};
