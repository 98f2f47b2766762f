import type { Seat } from '@thera/table';
import type { Ask } from './ask.ts';
import type { AreaId } from './data/area-ids.ts';
import type { Face } from './data/faces.ts';
import type { PowerId } from './data/power-ids.ts';
import type { Side } from './data/sides.ts';
import type { UnitId } from './data/units.ts';
import type { Occurrence } from './occurrence.ts';
import type { Pile } from './pile.ts';
import type { Setup } from './setup.ts';
import type { Task } from './task.ts';

/** A unit of the game, on a map, in reserve or out. */
export interface UnitState {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly side: Side;
  /** Null in reserve, or when it is out. */
  readonly area: AreaId | null;
  readonly vit: number;
  /** Destroyed for good. */
  readonly isOut: boolean;
  /** A net lies on it. */
  readonly isTrapped: boolean;
  readonly isPetrified: boolean;
  readonly hasStone: boolean;
}

/** The cards of a seat, for those who may see them. */
export interface OpenCards {
  readonly kind: 'open';
  readonly hand: Pile;
  readonly deck: Pile;
  readonly discards: Pile;
}

/** The cards of a seat, for the others: how many, and what hand and deck hold together. */
export interface HiddenCards {
  readonly kind: 'hidden';
  readonly held: number;
  readonly left: number;
  readonly unseen: Pile;
  readonly discards: Pile;
}

export interface SeatState {
  readonly side: Side;
  /** Recruitment points that are left. */
  readonly points: number;
  /** Whether it has recruited all it wants. */
  readonly hasStopped: boolean;
  readonly cards: OpenCards | HiddenCards;
  /** Left for good; the partner plays for it. */
  readonly isGone: boolean;
}

/** A token that lies face down; its face for those who know it. */
export interface Token {
  readonly area: AreaId;
  readonly face: Face | null;
}

/** A power that goes on working on a unit. */
export interface Lasting {
  readonly power: PowerId;
  readonly by: UnitId;
  readonly on: UnitId;
}

/** `start` before the first activation, `between` after it, `end` when no unit can be activated any more. */
export type Phase = 'start' | 'between' | 'end';

/** The turn that is being played; number 0 before the first. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly activated: readonly UnitId[];
  /** The second activation has been paid for and must follow. */
  readonly isSecondPaid: boolean;
  /** Two dead cards have been paid; a manoeuvre must follow. */
  readonly isManoeuvrePaid: boolean;
  readonly hasDrawnTwo: boolean;
  readonly hasSearched: boolean;
  readonly hasRecalled: boolean;
  /** Who may call a troop now. */
  readonly leader: UnitId | null;
  /** Units that have reacted or evaded in this turn, and powers that work once a turn and have. */
  readonly reacted: readonly UnitId[];
  readonly evaded: readonly UnitId[];
  readonly spent: readonly PowerId[];
}

/** The kinds of simple actions; an attack, an offensive power and Calm are one. */
export const SIMPLE_ACTIONS = ['walk', 'attack', 'claim', 'enrage', 'free'] as const;
export type SimpleAction = (typeof SIMPLE_ACTIONS)[number];

export const GAITS = ['walk', 'run', 'cautious', 'fly'] as const;
/** Ways to move. */
export type Gait = (typeof GAITS)[number];

/** The activation that is going on. */
export interface Activation {
  readonly unit: UnitId;
  readonly mode: 'simple' | 'complex';
  /** Simple actions taken. */
  readonly actions: readonly SimpleAction[];
  /** Whether the one complex action has been begun. */
  readonly hasActed: boolean;
  /** A movement that may go on, and how many steps are left. */
  readonly moving: { readonly gait: Gait; readonly left: number } | null;
  /** Active powers used. */
  readonly powers: readonly PowerId[];
  /** Nothing but powers at the end may follow. */
  readonly isEnding: boolean;
  /** An enemy stood in the hound's area: it may do nothing but attack there. */
  readonly mustAttack: boolean;
  /** A net closed on it in this activation. */
  readonly wasCaught: boolean;
}

export const ENDINGS = ['calm', 'exit', 'god', 'hound', 'cap', 'deserted', 'lesson'] as const;
export type EndingReason = (typeof ENDINGS)[number];

/** How the game ended; nobody wins where the cap finds both sides equal. */
export interface Ending {
  readonly reason: EndingReason;
  readonly winner: Side | null;
  /** Who left, or was destroyed. */
  readonly unit: UnitId | null;
}

/**
 * Everything on the table. In a view what its onlooker may not know is hidden: cards of seats, faces of tokens, and
 * cards in what happened; a state itself hides nothing.
 */
export interface State {
  readonly setup: Setup;
  readonly seats: readonly SeatState[];
  /** In the order of `UNIT_IDS`; null for units that nobody has. */
  readonly units: readonly (UnitState | null)[];
  /** Tokens face down, in the order of the areas, and how many have been turned over. */
  readonly tokens: readonly Token[];
  readonly turned: Readonly<Record<Face, number>>;
  /** Areas in which stones lie, one entry a stone, in the order of the areas. */
  readonly stones: readonly AreaId[];
  /** Areas from which a tree or stele was torn, one entry each. */
  readonly torn: readonly AreaId[];
  readonly rage: number;
  readonly lasting: readonly Lasting[];
  readonly turn: Turn;
  readonly activation: Activation | null;
  /** What is still to be done before anything else, the last first. */
  readonly tasks: readonly Task[];
  /** What must be answered now; null while chance or a hidden face has to speak, and at the end. */
  readonly ask: Ask | null;
  readonly ending: Ending | null;
  /** What has happened since the decision before, in order. */
  readonly happened: readonly Occurrence[];
}

/** What an onlooker sees: a state with its secrets hidden. */
export type View = State;
