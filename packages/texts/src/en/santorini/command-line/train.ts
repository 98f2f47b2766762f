import type { TrainText } from '../../../santorini/command-line/train-text.ts';
import { status } from './train-status.ts';

/** The words of training. */
export const train: TrainText = {
  playing: (folder, threads) =>
    `Self-play into ${folder}, threads: ${threads}. Ctrl+C stops it; the same command goes on.`,
  games: (count) => `${count} games`,
  positions: (count) => `${count} positions`,
  rate: (count) => `${count} positions/s`,
  disk: (megabytes, most) => `${megabytes} of ${most} MB`,
  left: (time) => `${time} left`,
  cut: (thread, bytes) =>
    `Thread ${thread}: the last game was half written; its ${bytes} bytes are cut off, everything else is whole.`,
  failed: (game) => `Something went wrong in game ${game}:`,
  learning: (positions, checking) => `Learning from ${positions} positions, checking with ${checking}.`,
  scale: (source, scale, surprise) => `Scores of ${source}: scale ${scale}, surprises ${surprise} %.`,
  goingOn: (epoch) => `Going on after epoch ${epoch}.`,
  epoch: (number, all) => `epoch ${number}/${all}`,
  loss: (learned, checked) => `loss ${learned}, checked ${checked}`,
  partOfEpoch: (percent) => `${percent} % of it`,
  written: (file) => `The net is in ${file}`,
  gate: (one, other) => `${one} against ${other}, in pairs of games with the same beginning.`,
  byHand: 'evaluation by hand',
  points: (count) => `${count} points`,
  elo: (difference, error) => `Elo ${difference} ± ${error}`,
  ratio: (ratio, bounds) => `likelihood ratio ${ratio} of ${bounds}`,
  accepted: (file) => `Accepted: it is the better one, and now in ${file}`,
  rejected: (file) => `Rejected: ${file} is not better.`,
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
  resumable: 'Stopped. The same command goes on from here.',
  status,
  errors: {
    'no-head': (subject) => `This is no file of samples: ${subject}.`,
    'other-version': (subject) => `These samples are of another version: ${subject}.`,
    'bad-sample': (subject) => `There is something in this file that is no sample: ${subject}.`,
    'no-kernel': (subject) => `The ${subject} of the engine is not compiled yet. npm start compiles it.`,
    'in-use': (subject) =>
      `Another process plays into this folder: ${subject}. Let it end, or choose another --data.`,
    'disk-full': (subject) => `The disk is full. Every game in ${subject} is whole; make room to go on.`,
    'disk-limit': (subject) =>
      `The samples take as much room as --disk allows: ${subject}. Raise it, or move files away, to go on.`,
    'no-samples': (subject) =>
      `There are no samples to learn from in ${subject}. thera train play makes some.`,
    'no-net': (subject) => `There is no net in ${subject}. thera train net makes one.`,
    'bad-net': (subject) => `This is no net that we can use: ${subject}.`,
    'wide-net': (subject) => `${subject} has more hidden units than --hidden allows.`,
    'bad-checkpoint': (subject) =>
      `Training cannot go on from ${subject}: it is broken, or of another shape. Remove it to begin anew.`,
    'other-samples': (subject) =>
      `Samples that training began with are no longer there: ${subject}. Put them back, or remove net.checkpoint to begin anew.`,
  },
};
