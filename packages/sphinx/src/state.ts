import type { Seat } from '@thera/table';
import type { Ask } from './ask.ts';
import type { CardId, Deck, QueueCard } from './card.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { GodId } from './cards/gods.ts';
import type { Figure, Worker } from './crew.ts';
import type { Occurrence } from './occurrence.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { CoinColour, Gem, Tier } from './riddle.ts';
import type { Setup } from './setup.ts';
import type { Square } from './terrain.ts';
import type { Tower } from './towers.ts';

/** Why a worker is on the map, or is not. */
export const FATES = ['waiting', 'standing', 'buried', 'destroyed', 'ascended'] as const;
export type Fate = (typeof FATES)[number];

/** Where a piece is taken from: the stockpile, or the card of a god. */
export type Source = 'stockpile' | GodId;

export interface CoinOnMap {
  readonly square: Square;
  readonly colour: CoinColour;
  readonly level: number;
}

/** A god that somebody holds. */
export interface HeldGod {
  readonly god: GodId;
  readonly owner: Seat;
  readonly pieces: Pieces;
  /** How often its power can still be used; null for as often as one likes. */
  readonly charges: number | null;
  /** Dream markers on it. */
  readonly dreams: number;
  /** A condition of its quest was met earlier. */
  readonly isQuestMet: boolean;
}

/** A move of this turn. Being forced is not moving. */
export interface Move {
  readonly worker: Worker;
  readonly from: Square;
  readonly to: Square;
  /** How high it stood then; what was built below it afterwards is not counted. */
  readonly height: number;
  /** Levels up; negative is down. */
  readonly rise: number;
  /** The Sphinx's health at that moment. */
  readonly health: number;
  readonly by: readonly CardId[];
}

/** A build of this turn, or a piece taken down instead of one. */
export interface Build {
  readonly worker: Worker;
  readonly on: Square;
  readonly piece: Piece;
  /** Nothing for a piece that was taken down. */
  readonly from: Source | null;
  readonly by: readonly CardId[];
}

/** How far the action has come: `special` is an action that a power puts in the place of Move then Build. */
export const PHASES = ['start', 'before', 'moved', 'built', 'special', 'acted'] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a turn, in order: the action, rewards (four of them), effects, the check after them. */
export const STAGES = ['placing', 'action', 'discards', 'tokens', 'objectives', 'effects', 'close'] as const;
export type Stage = (typeof STAGES)[number];

/** A power that is used by who does not hold it: whose it is, and the card that lends it. */
export interface Borrowed {
  readonly god: GodId;
  readonly lender: CardId;
}

/** The turn that is being played. */
export interface Turn {
  /** All players' turns are counted, from 1; 0 while workers are placed. */
  readonly number: number;
  readonly seat: Seat;
  readonly stage: Stage;
  readonly phase: Phase;
  /** The card that put a special action in the place of Move then Build. */
  readonly special: CardId | null;
  /** Who makes the move and the build, once that is settled. */
  readonly mover: Worker | null;
  /** Whether the mover may not go up. */
  readonly isGrounded: boolean;
  readonly moves: readonly Move[];
  readonly builds: readonly Build[];
  /** Which of the builds is the one that belongs to the move; the others come from powers. */
  readonly mainBuild: number | null;
  /** Where the moves and builds of a second Move then Build begin in these lists. */
  readonly encore: { readonly moves: number; readonly builds: number } | null;
  /** Cards whose power was used this turn. */
  readonly used: readonly CardId[];
  readonly borrowed: readonly Borrowed[];
  readonly hasSelected: boolean;
  /** Whether step 3 is skipped. */
  readonly isCalm: boolean;
  /** Whether finishing or giving up was proposed in vain. */
  readonly isRefused: boolean;
  /** How many rules have had their effect in step 3, and what the die showed for the next one. */
  readonly effects: number;
  readonly rolls: readonly Gem[];
  /** What the Sphinx's Game rolled, until it is settled. */
  readonly game: Gem | null;
  /** Discards of step 2 that are settled. */
  readonly spared: readonly GodId[];
}

/** What chance has to say before anybody decides again. */
export const CHANCES = ['game', 'reveal', 'effect', 'turn-up', 'omen'] as const;
export type Chance =
  /** The die of the Sphinx's Game. */
  | { readonly kind: 'game' }
  /** The queue is filled. */
  | { readonly kind: 'reveal' }
  /** The die of a rule in step 3. */
  | { readonly kind: 'effect' }
  /** A facedown card is turned up by the one who selected it. */
  | { readonly kind: 'turn-up'; readonly slot: number }
  /** A blue god that is not in the deck lends its power to a card. */
  | { readonly kind: 'omen'; readonly lender: CardId };

/** How a riddle ended. */
export const ENDINGS = ['objective', 'destroyed', 'time', 'finished', 'gave-up', 'deserted'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A riddle as far as it has been played. Nothing in it is hidden, and it survives JSON. */
export interface State {
  readonly setup: Setup;
  readonly towers: readonly Tower[];
  readonly workers: readonly Square[];
  readonly fates: readonly Fate[];
  readonly king: Square;
  readonly sphinx: Square;
  readonly health: number;
  readonly isTrapped: boolean;
  readonly coins: readonly CoinOnMap[];
  readonly coinsLost: number;
  readonly collected: Readonly<Record<CoinColour, number>>;
  /** For each objective how many of its slots are full. */
  readonly rows: readonly Readonly<Record<CoinColour, number>>[];
  readonly tokens: readonly Square[];
  readonly tokensCollected: number;
  readonly flotsam: readonly { readonly square: Square; readonly piece: Piece }[];
  readonly ruins: readonly Square[];
  /** Which graves are raised, by their place in the rule. */
  readonly raised: readonly number[];
  readonly stockpile: Pieces;
  readonly queue: readonly QueueCard[];
  readonly deck: Deck;
  /** Blue gods that may still be in the deck. */
  readonly unseen: readonly GodId[];
  /** Blessings that may still be drawn. */
  readonly blessings: readonly BlessingId[];
  /** How many cards and rolls of a deal are used up. */
  readonly dealt: { readonly gods: number; readonly blessings: number; readonly rolls: number };
  readonly held: readonly HeldGod[];
  /** Gods selected so far, by all. */
  readonly selected: number;
  readonly quests: number;
  readonly gems: readonly Gem[];
  readonly hasOedipus: boolean;
  /** Workers in the slot of the destroyed. */
  readonly destroyed: number;
  readonly achieved: readonly Tier[];
  /** How often step 3 was carried out: what tide, breach and time limits count. */
  readonly clock: number;
  /** Figures that sleep until the next turn of the seat that put them to sleep. */
  readonly asleep: readonly { readonly figure: Figure; readonly seat: Seat }[];
  /** Who moved first in the turn before, if anybody moved. */
  readonly lastFirst: Worker | null;
  /** The crew that moved first in the last Move then Build. */
  readonly lastCrew: number | null;
  readonly lastMover: Worker | null;
  /** Seats that were left for good. */
  readonly gone: readonly Seat[];
  readonly turn: Turn;
  /** What has to be chosen before anything else, the first first. */
  readonly asks: readonly Ask[];
  readonly chances: readonly Chance[];
  readonly ending: Ending | null;
  /** What has happened since the decision before, in order. */
  readonly happened: readonly Occurrence[];
}
