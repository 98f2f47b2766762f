import type { Position } from './position.ts';
import type { Power } from './power.ts';
import type { Edition, PowerId } from './power-ids.ts';

/** The phases of a game, in order. */
export const PHASES = ['offer', 'pick', 'start', 'place', 'play'] as const;
export type Phase = (typeof PHASES)[number];

/** The powers are being chosen: the challenger makes an offer, the others pick, the challenger names who starts. */
export interface Drafting {
  readonly phase: 'offer' | 'pick' | 'start';
  /** The seat that must decide. */
  readonly turn: number;
  readonly challenger: number;
  /** What each seat has taken so far. */
  readonly cards: readonly (Power | null)[];
  /** What is on offer and nobody has taken; `null` when anything may be taken. */
  readonly offer: readonly Power[] | null;
  /** The power of the night beside the offer, when somebody may take a card that has one. */
  readonly night: PowerId | null;
  /** The wording of the powers that come on offer. */
  readonly edition: Edition;
  /** Pairs that the publisher advises against are refused. */
  readonly bans: boolean;
}

/** Workers are being placed, and cards told what to remember; the position's turn is the seat that does so next. */
export interface Placing {
  readonly phase: 'place';
  readonly position: Position;
  /** The start player. */
  readonly start: number;
}

export interface Playing {
  readonly phase: 'play';
  readonly position: Position;
}

/** Where a game is. */
export type Stage = Drafting | Placing | Playing;

/** The seat that must decide. */
export function deciderOf(stage: Stage): number {
  return 'position' in stage ? stage.position.turn : stage.turn;
}
