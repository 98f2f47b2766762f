export { AlphaBeta } from './alpha-beta.ts';
export { decide } from './decide.ts';
export { HandJudge } from './hand-judge.ts';
export { LEVELS, type Level } from './level.ts';
export { estimateElo } from './match/elo.ts';
export { NO_PAIRS, type PairCounts, withPair } from './match/pair-counts.ts';
export { sprt } from './match/sprt.ts';
export { createKernel } from './net/create-kernel.ts';
export type { Kernel } from './net/kernel.ts';
export { MOST_OUTPUT, MOST_WIDTH, type Net, ONE, OUTPUT_ONE, WIDTH_STEP } from './net/net.ts';
export { formatNet, NET_ERRORS, type NetError, parseNet } from './net/net-file.ts';
export { NetJudge } from './net/net-judge.ts';
export { randomNet } from './net/random-net.ts';
export { isDecided, WON } from './score.ts';
export type { Searcher } from './searching.ts';
export type { Thinking, Thought } from './thought.ts';
export { formatCheckpoint, parseCheckpoint } from './training/checkpoint.ts';
export { playGatePair } from './training/gate-game.ts';
export { initialise, shuffleInPlace, splitSamples } from './training/lessons.ts';
export { TRAINING_POWERS, trainingCards } from './training/line-up.ts';
export { quantise } from './training/quantise.ts';
export { gameOf, powerAt, SAMPLE_WORDS } from './training/sample.ts';
export {
  formatSampleHead,
  parseSampleFile,
  SAMPLE_BYTES,
  type SampleFile,
  type SampleFileError,
} from './training/sample-file.ts';
export { rateAt } from './training/schedule.ts';
export { type Lesson, Trainer, type TrainerShape } from './training/trainer.ts';
export { createTrainerKernel, createTrainingMemory, type SharedMemory } from './training/trainer-kernel.ts';
export { playTrainingGame } from './training/training-game.ts';
export { layoutFor, stateIn, type TrainingState } from './training/training-memory.ts';
