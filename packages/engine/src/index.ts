export { santoriniPlayer } from './decide/computer-player.ts';
export { decide } from './decide/decide.ts';
export { LARGEST_TABLE, Mind } from './decide/mind.ts';
export { SKILLS, type Skill } from './decide/skill.ts';
export type { Thinking, Thought } from './decide/thought.ts';
export type { Evaluator } from './evaluation/evaluator.ts';
export { HandCraftedEvaluator } from './evaluation/hand-crafted-evaluator.ts';
export {
  AS_MEANT,
  type ByKind,
  type Calibration,
  type Calibrations,
  winChance,
} from './evaluation/win-chance.ts';
export {
  type Contender,
  type Contest,
  type Decided,
  FORFEITS,
  type Forfeit,
  playContest,
} from './match/contest.ts';
export { type EloEstimate, estimateElo } from './match/elo.ts';
export { type MatchPowers, parseMatchPowers } from './match/match-powers.ts';
export { type Opening, type OpeningPlan, openingOf } from './match/opening.ts';
export { NO_PAIRS, type PairCounts, withPair } from './match/pair-counts.ts';
export { parseSprt, type SprtQuestion, type SprtState, sprt } from './match/sprt.ts';
export { createKernel } from './net/create-kernel.ts';
export type { Kernel } from './net/kernel.ts';
export { HIDDEN_STEP, MOST_HIDDEN, MOST_OUTPUT, type Net, ONE, OUTPUT_ONE } from './net/net.ts';
export { NetEvaluator } from './net/net-evaluator.ts';
export { formatNet, NET_ERRORS, type NetError, parseNet } from './net/net-file.ts';
export { randomNet } from './net/random-net.ts';
export type { GoLimits } from './protocol/command.ts';
export { DEFAULT_OPTIONS, type EngineOptions, type Machine, withOption } from './protocol/engine-options.ts';
export { type EngineReply, formatScore, parseEngineReply } from './protocol/engine-reply.ts';
export { type EngineEnvironment, ProtocolEngine } from './protocol/protocol-engine.ts';
export { errorLine } from './protocol/protocol-error.ts';
export { wordOf } from './protocol/protocol-word.ts';
export { type Host, Session, type Task } from './protocol/session.ts';
export { AlphaBeta, type AlphaBetaOptions } from './search/alpha-beta.ts';
export { HelperThread } from './search/helper-thread.ts';
export { MainThread } from './search/main-thread.ts';
export { distanceOf, isDecided, WON } from './search/score.ts';
export {
  createSearchMemory,
  HELPERS_ASKED,
  type HelpCall,
  type Helpers,
  type SearchMemory,
  type ThreadPool,
} from './search/search-memory.ts';
export type { Finding, Limits, Searcher } from './search/searching.ts';
export { proveWin, type WinProof } from './solve/prove-win.ts';
export { SOLVE_ERRORS, type Solution, type SolveBounds, type SolveError, solve } from './solve/solve.ts';
export { CalibrationTable, type Tenth } from './training/calibration-table.ts';
export {
  BEGINNING,
  type Checkpoint,
  formatCheckpoint,
  type Progress,
  parseCheckpoint,
} from './training/checkpoint.ts';
export type { Dataset, DatasetFile } from './training/dataset.ts';
export { playGatePair } from './training/gate-game.ts';
export { initialise } from './training/initial-parameters.ts';
export { TRAINING_POWERS, trainingCards } from './training/line-up.ts';
export { quantise, unquantise } from './training/quantise.ts';
export { roundsOf, type Stretch } from './training/rounds.ts';
export {
  branchOf,
  gameOf,
  isOfGame,
  kindOf,
  outcomeOf,
  plyOf,
  powerAt,
  SAMPLE_WORDS,
  scoreOf,
  WIN,
} from './training/sample.ts';
export { evaluateSample } from './training/sample-evaluation.ts';
export { parseSampleFile, type SampleFile, type SampleFileError } from './training/sample-file.ts';
export {
  formatSampleHead,
  parseSampleHead,
  SAMPLE_BYTES,
  type SampleHead,
  type SampleSource,
} from './training/sample-head.ts';
export { SampleReader, samplesFrom } from './training/sample-reader.ts';
export { ScaleFit } from './training/scale.ts';
export { rateAt } from './training/schedule.ts';
export { scattered, shuffleInPlace } from './training/shuffle.ts';
export { type Batch, Trainer, type TrainerShape, targetOf } from './training/trainer.ts';
export { createTrainerKernel, createTrainingMemory, type SharedMemory } from './training/trainer-kernel.ts';
export { playTrainingGame } from './training/training-game.ts';
export { layoutFor, stateIn, type TrainingState } from './training/training-memory.ts';
export { isForValidation, isLearnedFrom, VALIDATION_ONE_IN } from './training/validation.ts';
