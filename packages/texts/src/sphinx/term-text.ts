import type { CoinColour, Gem, GodType, Piece, Tier } from '@thera/sphinx';
import type { TextFor } from '../common/text-for.ts';

/** What a player may do with a turn. */
export const ACTIONS = ['move', 'call', 'game'] as const;
export type Action = (typeof ACTIONS)[number];

/** The colours of workers; the Wanderer is everybody's. */
export const WORKER_COLOURS = ['white', 'blue', 'brown', 'wanderer'] as const;
export type WorkerColour = (typeof WORKER_COLOURS)[number];

/** Whoever stands on a map. */
export type FigureName = WorkerColour | 'king' | 'sphinx';

/** What things are called. */
export interface TermText {
  readonly tiers: TextFor<Tier>;
  readonly godTypes: TextFor<GodType>;
  readonly pieces: TextFor<Piece>;
  /** “a dome”. */
  readonly onePiece: (piece: Piece) => string;
  /** “2 domes”. */
  readonly piecesOf: (piece: Piece, count: number) => string;
  readonly anyPiece: string;
  /** “silver coin”. */
  readonly coins: TextFor<CoinColour>;
  /** “red gem”. */
  readonly gems: TextFor<Gem>;
  /** The faces of the die: “red”. */
  readonly faces: TextFor<Gem>;
  /** “white”, for choosing a colour. */
  readonly colours: TextFor<WorkerColour>;
  /** “the white worker”, inside a sentence. */
  readonly figures: TextFor<FigureName>;
  /** “the white worker on C3”. */
  readonly figureOn: (figure: string, square: string) => string;
  /** “on C3”. */
  readonly onSquare: (square: string) => string;
  readonly actions: TextFor<Action>;
  readonly riddle: string;
  /** “Riddle 10”. */
  readonly riddleNumber: (number: number) => string;
  readonly standard: string;
  readonly expertSetting: string;
  readonly turn: (number: number) => string;
  readonly players: (count: number) => string;
}

/** What is always in view, as headings and short notes. */
export interface LabelText {
  readonly objectives: string;
  /** Beside the heading: any objective solves a riddle. */
  readonly oneIsEnough: string;
  /** Beside the one that the team has marked. */
  readonly yourAim: string;
  readonly ends: string;
  readonly endsShort: string;
  readonly stillOpen: string;
  readonly done: string;
  readonly coinsCollected: (coins: number, of: number) => string;
  readonly rules: (count: number) => string;
  readonly goodToKnow: string;
  readonly stockpile: string;
  readonly gems: string;
  readonly die: string;
  readonly fallen: string;
  readonly nobodyFallen: string;
  readonly queue: string;
  readonly leftInDeck: (cards: number) => string;
  /** Short, behind the heading of the queue. */
  readonly moreInDeck: (cards: number) => string;
  readonly faceDown: (type: string) => string;
  readonly held: string;
  readonly yourGods: (held: number, most: number) => string;
  readonly noGods: string;
  readonly quest: string;
  readonly questDone: string;
  /** The usual quest: to build the last of so many pieces when the power is used. */
  readonly usualQuest: (used: string, pieces: number) => string;
  readonly questPays: (reward: string) => string;
  readonly countsAsUsed: (used: string) => string;
  readonly charges: (left: number) => string;
  readonly dreams: (count: number) => string;
  readonly brings: (pieces: string) => string;
  readonly blessing: string;
  readonly blessingTokens: (count: number) => string;
  readonly health: string;
  readonly healthLeft: (health: number) => string;
  readonly tide: { readonly low: (turns: number) => string; readonly high: (turns: number) => string };
  readonly turnsLeft: (turns: number) => string;
  readonly turnOf: (player: string) => string;
  readonly rests: (colour: string) => string;
}
