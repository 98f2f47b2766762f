export { santoriniPlayer } from './decide/computer-player.ts';
export { decide } from './decide/decide.ts';
export { LARGEST_TABLE, Mind } from './decide/mind.ts';
export { SKILLS, type Skill } from './decide/skill.ts';
export type { Thinking, Thought } from './decide/thought.ts';
export { HandJudge } from './evaluation/hand-judge.ts';
export type { Judge } from './evaluation/judge.ts';
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
export { MOST_OUTPUT, MOST_WIDTH, type Net, ONE, OUTPUT_ONE, WIDTH_STEP } from './net/net.ts';
export { formatNet, NET_ERRORS, type NetError, parseNet } from './net/net-file.ts';
export { NetJudge } from './net/net-judge.ts';
export { randomNet } from './net/random-net.ts';
export { type Answer, formatScore, parseAnswer } from './protocol/answer.ts';
export type { GoLimits } from './protocol/command.ts';
export { DEFAULT_OPTIONS, type EngineOptions, type Machine, withOption } from './protocol/engine-options.ts';
export { errorLine } from './protocol/protocol-error.ts';
export { wordOf } from './protocol/protocol-word.ts';
export { type Host, Session, type Task } from './protocol/session.ts';
export { type Surroundings, Thinker } from './protocol/thinker.ts';
export { AlphaBeta, type AlphaBetaOptions } from './search/alpha-beta.ts';
export { HelpingSearcher } from './search/helping-searcher.ts';
export { LeadingSearcher } from './search/leading-searcher.ts';
export { distanceOf, isDecided, WON } from './search/score.ts';
export {
  type Company,
  createSearchMemory,
  HELPERS_ASKED,
  type HelpCall,
  type Helpers,
  type SearchMemory,
} from './search/search-memory.ts';
export type { Finding, Limits, Searcher } from './search/searching.ts';
export { SOLVE_ERRORS, type Solution, type SolveBounds, type SolveError, solve } from './solve/solve.ts';
export { CalibrationTable, type Tenth } from './training/calibration-table.ts';
export {
  BEGINNING,
  type Checkpoint,
  formatCheckpoint,
  type Progress,
  parseCheckpoint,
} from './training/checkpoint.ts';
export { playGatePair } from './training/gate-game.ts';
export { CHECK_ONE_IN, initialise, isForChecking, shuffleInPlace } from './training/lessons.ts';
export { TRAINING_POWERS, trainingCards } from './training/line-up.ts';
export { quantise, unquantise } from './training/quantise.ts';
export { roundsOf, type Stretch } from './training/rounds.ts';
export { branchOf, gameOf, plyOf, powerAt, resultOf, SAMPLE_WORDS, scoreOf, WIN } from './training/sample.ts';
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
export { sightOf } from './training/sight.ts';
export type { Syllabus, SyllabusFile } from './training/syllabus.ts';
export { type Lesson, scattered, Trainer, type TrainerShape, targetOf } from './training/trainer.ts';
export { createTrainerKernel, createTrainingMemory, type SharedMemory } from './training/trainer-kernel.ts';
export { playTrainingGame } from './training/training-game.ts';
export { layoutFor, stateIn, type TrainingState } from './training/training-memory.ts';
