import type { TrainText } from '../../../santorini/command-line/train-text.ts';
import { status } from './train-status.ts';

/** The words of training. */
export const train: TrainText = {
  playing: (folder, threads) =>
    `Self-play into ${folder}, threads: ${threads}. Press Ctrl+C to stop; run the same command to continue.`,
  games: (count) => `${count} games`,
  positions: (count) => `${count} positions`,
  rate: (count) => `${count} positions/s`,
  disk: (megabytes, most) => `${megabytes} of ${most} MB`,
  left: (time) => `${time} left`,
  cut: (thread, bytes) =>
    `Thread ${thread}: the last game was only half written; its ${bytes} bytes were cut off. Everything else is intact.`,
  failed: (game) => `Something went wrong in game ${game}:`,
  learning: (positions, checking) => `Learning from ${positions} positions, checking with ${checking}.`,
  scales: {
    mortals: (source, scale, surprise) =>
      `Scores of ${source} without powers: scale ${scale}, surprises ${surprise} %.`,
    powers: (source, scale, surprise) =>
      `Scores of ${source} with powers: scale ${scale}, surprises ${surprise} %.`,
  },
  goingOn: (epoch) => `Continuing after epoch ${epoch}.`,
  epoch: (number, all) => `epoch ${number}/${all}`,
  loss: (learned, checked) => `loss ${learned}, checked ${checked}`,
  partOfEpoch: (percent) => `${percent} % of it`,
  written: (file) => `The net is in ${file}`,
  gate: (one, other) => `${one} against ${other}, in pairs of games with the same opening.`,
  byHand: 'evaluation by hand',
  points: (count) => `${count} points`,
  elo: (difference, error) => `Elo ${difference} ± ${error}`,
  ratio: (ratio, bounds) => `likelihood ratio ${ratio} of ${bounds}`,
  accepted: (file) => `Accepted: it’s better, and now in ${file}`,
  rejected: (file) => `Rejected: ${file} isn’t better.`,
  undecided: (file) => `Undecided: ${file} stays a candidate. More --games may decide.`,
  calibrated: {
    evaluation: {
      mortals: 'Static evaluations, games without powers',
      powers: 'Static evaluations, games with powers',
    },
    search: {
      mortals: 'Scores of searches, games without powers',
      powers: 'Scores of searches, games with powers',
    },
  },
  calibration: (scale, surprise, loss) => `scale ${scale}, surprises ${surprise} %, log loss ${loss}`,
  tenths: [
    'chance to win',
    'positions before',
    'games',
    'expected %',
    'observed %',
    'positions after',
    'games',
    'expected %',
    'observed %',
  ],
  calibratedByPower: 'Games with powers, power by power; each half of the games by what the other half shows',
  powerColumns: ['power', 'positions', 'games', 'log loss, evaluation', 'log loss, search'],
  resumable: 'Stopped. Run the same command to continue.',
  status,
  errors: {
    'no-head': (subject) => `This isn’t a file of samples: ${subject}.`,
    'other-version': (subject) => `These samples are from another version: ${subject}.`,
    'bad-sample': (subject) => `This file contains something that isn’t a sample: ${subject}.`,
    'no-kernel': (subject) => `The engine’s ${subject} isn’t compiled yet. Run npm start to compile it.`,
    'in-use': (subject) =>
      `Another process is using this folder: ${subject}. Wait for it to end, or choose another with --data.`,
    'disk-full': (subject) =>
      `The disk is full. Every game in ${subject} is intact; free up some space to continue.`,
    'disk-limit': (subject) =>
      `The samples take up all the space --disk allows: ${subject}. Raise it or move files away to continue.`,
    'no-samples': (subject) =>
      `There are no samples to learn from in ${subject}. Make some with thera train play.`,
    'no-net': (subject) => `There’s no net in ${subject}. Make one with thera train net.`,
    'bad-net': (subject) => `Can’t use this net: ${subject}.`,
    'wide-net': (subject) => `${subject} has more hidden units than --hidden allows.`,
    'bad-checkpoint': (subject) =>
      `Can’t continue training from ${subject}: it’s damaged or has another shape. Delete it to start over.`,
    'other-samples': (subject) =>
      `Samples used when training started are missing: ${subject}. Put them back, or delete net.checkpoint to start over.`,
  },
};
