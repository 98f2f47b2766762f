import type { GodId, GodType } from './cards/gods.ts';
import type { Piece, Pieces } from './pieces.ts';

/** A space as maps are written: how far to the right, how far down, both from 0. */
export type Place = readonly [x: number, y: number];

/** Spaces as they are written in riddles: `0,1 2,3`. */
export const places = (text: string): readonly Place[] =>
  text.split(' ').map((place) => [Number(place[0]), Number(place[2])]);

export const ISLANDS = ['paradise', 'distant', 'grieving', 'war', 'summit', 'lair'] as const;
export type Island = (typeof ISLANDS)[number];

/** From the easiest to the hardest. */
export const TIERS = ['silver', 'gold', 'heroic', 'godlike'] as const;
export type Tier = (typeof TIERS)[number];

export const COIN_COLOURS = ['silver', 'gold'] as const;
export type CoinColour = (typeof COIN_COLOURS)[number];

/** The colours of gems, and of the faces of the die. */
export const GEMS = ['red', 'green', 'blue'] as const;
export type Gem = (typeof GEMS)[number];

/** A coin is collected when the tower below it has so many pieces. */
export interface Coin {
  readonly colour: CoinColour;
  readonly level: number;
  readonly at: Place;
}

/** What must be true, all at once. */
export interface Goal {
  /** No coin is left on the map, and none was lost. */
  readonly allCoins?: true;
  readonly workersAtHeight?: { readonly height: number; readonly count: number | 'all' };
  /** At most so many gods were selected, by all players together. */
  readonly maxGods?: number;
  readonly blessingsCollected?: number;
  readonly destroyedMax?: number;
  /** Turns of all players are counted, from 1. */
  readonly byTurn?: number;
  readonly healthMax?: number;
  readonly kingAt?: { readonly at: Place; readonly minHeight: number };
  readonly raised?: number;
  readonly ascended?: number;
  /** With three players colours do not matter. */
  readonly workersIn?: { readonly zone: string; readonly count: number | 'all'; readonly colours?: number };
  readonly zoneMaxHeight?: { readonly zone: string; readonly max: number };
  readonly zoneExactHeight?: { readonly zone: string; readonly height: number };
  readonly kingTrapped?: true;
  readonly zoneEmptyOfWorkers?: string;
  readonly towerAt?: { readonly at: Place; readonly minHeight: number };
  readonly flotsamLeft?: number;
  readonly ruinsLeft?: number;
  readonly gemsMin?: number;
  readonly questsDone?: number;
  /** A worker has moved up to that space; being forced there is not moving. */
  readonly workerMovedUpTo?: { readonly at: Place; readonly height: number };
}

/** What an objective pays at once. */
export interface Reward {
  readonly pieces?: readonly (Piece | 'any')[];
  /** So many blessing cards go on the god deck. */
  readonly blessing?: number;
}

export interface Objective {
  readonly tier: Tier;
  /** Its row: how many coins of each colour it has room for. */
  readonly slots: Readonly<Partial<Record<CoinColour, number>>> | null;
  /** Without a goal the row must be full. */
  readonly goal: Goal | null;
  readonly reward: Reward | null;
  /** Whether the riddle is over with it. */
  readonly ends: boolean;
}

/** Who lies in a grave; with three players it may be somebody else. */
export const BURIED = ['pair0', 'pair1', 'wanderer', 'blessing', 'king'] as const;
export type Buried = (typeof BURIED)[number];

export interface Grave {
  readonly at: Place;
  /** At this height whoever lies below is raised. */
  readonly height: number;
  readonly holds: Buried;
  readonly holds3: Buried;
}

export interface Gate {
  readonly spaces: readonly Place[];
  /** How many coins must be collected. */
  readonly opens: Readonly<Partial<Record<CoinColour, number>>>;
}

/** A special rule of a riddle. Where several act at the end of a turn, they do so in the order of this list. */
export type RiddleRule =
  | { readonly kind: 'flourish'; readonly piece: Piece; readonly colours: readonly CoinColour[] }
  | { readonly kind: 'gaze' }
  | { readonly kind: 'stalk' }
  | { readonly kind: 'flotsam' }
  | { readonly kind: 'tide'; readonly zone: string; readonly low: number; readonly high: number }
  | {
      readonly kind: 'ring-flight';
      readonly zone: string;
      readonly steps: number | Readonly<Record<Gem, number>>;
    }
  | { readonly kind: 'wards'; readonly far: number; readonly near: number }
  | { readonly kind: 'roar-or-stalk' }
  | { readonly kind: 'procession'; readonly climb: number }
  | { readonly kind: 'toll'; readonly pieces: number }
  | { readonly kind: 'graves'; readonly graves: readonly Grave[] }
  | { readonly kind: 'ascension'; readonly level: number }
  | { readonly kind: 'breach'; readonly at: Place; readonly every: number | null }
  | {
      readonly kind: 'take-down';
      readonly zone: string;
      readonly reach: number;
      readonly domesTo: 'stockpile' | 'box';
    }
  | { readonly kind: 'turn-limit'; readonly turns: number }
  | { readonly kind: 'bombard'; readonly zones: Readonly<Record<Gem, string>>; readonly rolls: number }
  | { readonly kind: 'darkness' }
  | { readonly kind: 'lightning'; readonly minHeight: number; readonly guards: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'bored'; readonly exiles: number }
  | { readonly kind: 'ruins'; readonly zone: string; readonly domesTo: 'stockpile' | 'box' }
  | { readonly kind: 'flight'; readonly climb: number }
  | { readonly kind: 'gates'; readonly gates: readonly Gate[] }
  | { readonly kind: 'answers'; readonly silver: number; readonly gold: number }
  | ({ readonly kind: 'sphinx-die' } & Readonly<Record<Gem, 'stalk' | 'roar' | 'claw'>>);

export type RuleKind = RiddleRule['kind'];

/** How many blue gods of each type are shuffled into the god deck. */
export type DeckPlan = Readonly<Record<GodType, number>>;

/** What the expert setting changes: fields replace fields, rules the rule of their kind. */
export interface ExpertPatch
  extends Partial<
    Pick<Riddle, 'stockpile' | 'deck' | 'health' | 'sphinx' | 'bridges' | 'flotsam' | 'grid' | 'rules'>
  > {
  /** What changes in the objective of a tier. */
  readonly objectives?: readonly (Pick<Objective, 'tier'> & Partial<Objective>)[];
}

/** A riddle is this and the rules that it names (`rules/`). */
export interface Riddle {
  readonly number: number;
  readonly island: Island;
  /** Rows from the far side: `.` is ground, a digit a tower of so many pieces, `~` a gap, `g` and `G` gates. */
  readonly grid: readonly string[];
  /** Towers that are not the usual ones, from bottom to top. */
  readonly towers?: readonly { readonly at: Place; readonly pieces: readonly Piece[] }[];
  readonly bridges?: readonly (readonly [Place, Place])[];
  /** Where workers may begin. */
  readonly workers: readonly Place[];
  /** The same for three players, where that differs. */
  readonly workers3?: readonly Place[];
  readonly sphinx?: Place;
  readonly king?: Place;
  /** The Sphinx's. */
  readonly health?: number;
  readonly coins: readonly Coin[];
  readonly blessings: readonly Place[];
  readonly flotsam?: readonly { readonly piece: Piece; readonly at: Place }[];
  readonly zones?: Readonly<Record<string, readonly Place[]>>;
  readonly stockpile: Pieces;
  /** A fixed queue; otherwise it comes from the deck. */
  readonly queue?: readonly GodId[];
  /** No god deck if null. */
  readonly deck: DeckPlan | null;
  /** How many friendly gods go to the opening queue. */
  readonly friendly: number;
  readonly rules: readonly RiddleRule[];
  readonly objectives: readonly Objective[];
  readonly expert: ExpertPatch;
  /**
   * What was different in earlier editions, each in contrast to the one after it, the first one first. Games that were
   * begun are played on as they began: whoever changes a riddle adds here what it was before.
   */
  readonly earlier?: readonly Partial<Omit<Riddle, 'number' | 'island' | 'earlier'>>[];
}
