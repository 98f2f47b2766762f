export { AlphaBeta } from './alpha-beta.ts';
export { decide } from './decide.ts';
export { HandJudge } from './hand-judge.ts';
export { LEVELS, type Level } from './level.ts';
export { createKernel } from './net/create-kernel.ts';
export type { Kernel } from './net/kernel.ts';
export { MOST_OUTPUT, MOST_WIDTH, type Net, ONE, OUTPUT_ONE, WIDTH_STEP } from './net/net.ts';
export { formatNet, NET_ERRORS, type NetError, parseNet } from './net/net-file.ts';
export { NetJudge } from './net/net-judge.ts';
export { randomNet } from './net/random-net.ts';
export { isDecided, WON } from './score.ts';
export type { Searcher } from './searching.ts';
export type { Thinking, Thought } from './thought.ts';
export { TRAINING_POWERS, trainingCards } from './training/line-up.ts';
export { gameOf, powerAt, SAMPLE_WORDS } from './training/sample.ts';
export {
  formatSampleHead,
  parseSampleFile,
  SAMPLE_BYTES,
  type SampleFile,
  type SampleFileError,
} from './training/sample-file.ts';
export { playTrainingGame } from './training/training-game.ts';
