import type { TableRefusal } from '@thera/table';

/** What a player may do in one step, as a button or a list names it. */
export const STEP_KINDS = [
  'move',
  'swap',
  'push',
  'walk',
  'ferry',
  'build',
  'dome',
  'raze',
  'pass',
  'place',
  'offer',
  'pick',
  'start',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Why the text of a position is refused. */
export const POSITION_ERRORS = [
  'empty',
  'wrong-parts',
  'bad-heights',
  'bad-height',
  'bad-to-move',
  'bad-seat',
  'unknown-power',
  'bad-edition',
  'bad-state',
  'bad-square',
  'square-twice',
  'worker-on-dome',
  'wrong-players',
  'powers-required',
  'bad-extras',
  'bad-phase',
  'bad-team',
  'to-move-out',
  'two-winners',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];

/** Why the text of a turn is refused. */
export const TURN_ERRORS = [
  'empty',
  'bad-token',
  'illegal',
  'unfinished',
  'too-long',
  'awaits-chance',
  'game-over',
] as const;
export type TurnErrorCode = (typeof TURN_ERRORS)[number];

/** Why the text of a game is refused. */
export const GAME_TEXT_ERRORS = ['bad-tag', 'missing-tag', 'bad-turn', 'bad-comment', 'bad-result'] as const;
export type GameTextErrorCode = (typeof GAME_TEXT_ERRORS)[number];

/** Why the game refuses a decision. */
export const GAME_REFUSALS = [
  'illegal',
  'unfinished',
  'banned-pair',
  'power-taken',
  'not-offered',
  'wrong-count',
  'wrong-players',
] as const;

/** Why the game, or the table around it, refuses what somebody does. */
export type RefusalCode = (typeof GAME_REFUSALS)[number] | TableRefusal;

/** What there is to say about two powers that meet. */
export const PAIR_NOTES = ['printed', 'mirror', 'game-reason'] as const;
export type PairNote = (typeof PAIR_NOTES)[number];

/** Why a game ended without a winner. */
export const DRAW_REASONS = ['repetition', 'ply-cap', 'agreed'] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

/** The two groups of powers. */
export const POWER_GROUPS = ['simple', 'advanced'] as const;
export type PowerGroup = (typeof POWER_GROUPS)[number];

/** The phases of a game, in order. */
export const PHASES = ['offer', 'pick', 'start', 'place', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The colours of the seats, in order. */
export const COLOURS = ['orange', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
