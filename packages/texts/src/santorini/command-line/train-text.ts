import type { TrainStatusText } from './train-status-text.ts';

/** What `thera train` may do, one part at a time. */
export const TRAIN_PARTS = ['play', 'net', 'gate', 'calibrate', 'status'] as const;
export type TrainPart = (typeof TRAIN_PARTS)[number];

/** Why training cannot go on. */
export const TRAIN_ERRORS = [
  'no-head',
  'other-version',
  'bad-sample',
  'no-samples',
  'no-net',
  'bad-net',
  'wide-net',
  'bad-checkpoint',
  'other-samples',
  'no-kernel',
  'in-use',
  'disk-full',
  'disk-limit',
] as const;
export type TrainError = (typeof TRAIN_ERRORS)[number];

/** What training says of itself. */
export interface TrainText {
  readonly playing: (folder: string, threads: string) => string;
  readonly games: (count: string) => string;
  readonly positions: (count: string) => string;
  readonly rate: (count: string) => string;
  readonly disk: (megabytes: string, most: string) => string;
  readonly left: (time: string) => string;
  readonly cut: (thread: string, bytes: string) => string;
  readonly failed: (game: string) => string;
  readonly learning: (positions: string, checking: string) => string;
  /** How scores from somewhere are to be understood: the scale, and the percentage of surprises. */
  readonly scales: Readonly<
    Record<'mortals' | 'powers', (source: string, scale: string, surprise: string) => string>
  >;
  readonly goingOn: (epoch: string) => string;
  readonly epoch: (number: string, all: string) => string;
  readonly loss: (learned: string, checked: string) => string;
  readonly partOfEpoch: (percent: string) => string;
  readonly written: (file: string) => string;
  readonly gate: (one: string, other: string) => string;
  readonly byHand: string;
  readonly points: (count: string) => string;
  readonly elo: (difference: string, error: string) => string;
  readonly ratio: (ratio: string, bounds: string) => string;
  readonly accepted: (file: string) => string;
  readonly rejected: (file: string) => string;
  readonly undecided: (file: string) => string;
  /** What a table of calibration is about. */
  readonly calibrated: Readonly<
    Record<'evaluation' | 'search', Readonly<Record<'mortals' | 'powers', string>>>
  >;
  /** Which calibration half of a table is about, and how well it fits. */
  readonly calibration: (scale: string, surprise: string, loss: string) => string;
  /** The columns of a table: tenths of chance, then positions, games, expected and observed points before and after. */
  readonly tenths: readonly string[];
  /** What the table of powers is about, and its columns: the power, positions, games, log loss of evaluations and of searches. */
  readonly calibratedByPower: string;
  readonly powerColumns: readonly string[];
  readonly resumable: string;
  readonly status: TrainStatusText;
  /** Why training cannot go on; the subject is a file or a folder. */
  readonly errors: Readonly<Record<TrainError, (subject: string) => string>>;
}
