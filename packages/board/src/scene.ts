import { FIVE_BY_FIVE, type Grid, squaresOf } from './grid.ts';

/** A square by its number: 0 is the left end of the farthest row; of five by five, A5 is 0, E5 is 4, A1 is 20, E1 is 24. */
export type Square = number;

/** How wide a block is: 1 is the widest, made for the ground. */
export type BlockSize = 1 | 2 | 3;

/** What stands on a square. A dome may stand on fewer than three blocks. */
export interface Tower {
  readonly blocks: 0 | 1 | 2 | 3;
  readonly dome: boolean;
  /** How wide its blocks are, from below; 1, 2, 3 unless it says so. */
  readonly sizes?: readonly BlockSize[];
}

/** One of the four colours, each with a shape of its own: ring, cross, dot, bar. */
export type Colour = 0 | 1 | 2 | 3;
export const COLOURS: readonly Colour[] = [0, 1, 2, 3];

export const TOKEN_KINDS = ['coin', 'whirlpool', 'talus', 'abyss', 'fate', 'ram'] as const;
export type CommonTokenKind = (typeof TOKEN_KINDS)[number];
/** Every board knows these; for other kinds a game brings drawings of its own, as for its pieces (`PieceSet`). */
export type TokenKind = CommonTokenKind | (string & Record<never, never>);

/** What lies on a square besides blocks and pieces. */
export interface Token {
  readonly kind: TokenKind;
  readonly square: Square;
  /** Small, in the far left corner: it says what its square belongs to. Of a game's own kinds only. */
  readonly isSign?: boolean;
}

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What lies on the rim and points somewhere: a wind, or an arrow. */
export interface Pointer {
  readonly kind: 'wind' | 'arrow';
  readonly direction: Direction;
}

export const WORKER_KINDS = ['woman', 'man'] as const;
export type WorkerKind = (typeof WORKER_KINDS)[number];
/** Every board knows workers; for other kinds a game brings drawings of its own (`PieceSet`). */
export type PieceKind = WorkerKind | (string & Record<never, never>);

/** How many blows a piece still takes, of how many it took at first. */
export interface Hits {
  readonly left: number;
  readonly of: number;
}

/** Whoever stands on a square: a worker, or what a game has besides. */
export interface Piece {
  readonly square: Square;
  readonly kind: PieceKind;
  /** Tells it from those who look alike: from scene to scene it is the same one that moves. */
  readonly id?: string;
  /** None for who belongs to nobody. */
  readonly colour?: Colour;
  /** None for who looks at the viewer. */
  readonly facing?: Direction;
  /** From 0 to 99, on a badge at its side. */
  readonly number?: number;
  /** Diamonds at its base, full and spent. */
  readonly hits?: Hits;
  /** It leans, sees stars, and points nowhere. */
  readonly isStunned?: boolean;
  /** There is a z over its head. */
  readonly isAsleep?: boolean;
  /** It lifts off and glides where others walk. */
  readonly flies?: boolean;
}

/** One of the colours, or those in which pieces of some kind are seen that belong to nobody. */
export type Livery = Colour | PieceKind;

export const MARK_KINDS = ['move', 'build', 'dome', 'special'] as const;
/** What a square is offered for; each kind has a shape of its own. */
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly square: Square;
  readonly kind: MarkKind;
  /** What it costs: a few characters on a chip beside it, such as `−1`. */
  readonly text?: string;
}

export const ZONE_KINDS = [
  'exit',
  'route',
  'tide',
  'flood',
  'hatch',
  'counter-hatch',
  'target',
  'ruin',
  'tomb',
] as const;
/**
 * `exit`: one line around all squares, and chevrons that point off the board. `route`: a broken line around them. Others
 * are textures: low water, high water, two directions of hatching, what is struck next, rubble below a tower, a tomb.
 */
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** Squares that belong together, such as the gate of a city. */
export interface Zone {
  readonly squares: readonly Square[];
  /** An exit unless it says so. */
  readonly kind?: ZoneKind;
  /** Somebody has got in: its line lights up once. */
  readonly isFallen?: boolean;
}

/** A square that is closed by two leaves between posts, or stands open: then it is like any other. */
export interface Gate {
  readonly square: Square;
  readonly isOpen: boolean;
  /** How one passes it on a board that is not turned. */
  readonly passage: 'north-south' | 'east-west';
}

/** A square at the rim where somebody comes ashore: a post that says when. */
export interface Landing {
  readonly square: Square;
  /** A few characters, such as `3 6`. */
  readonly text: string;
}

export const DANGER_KINDS = ['step', 'strike', 'end'] as const;
/** What may happen on a square, from bad to worst: somebody steps there, strikes there, or ends the game there. */
export type DangerKind = (typeof DANGER_KINDS)[number];

/** A square on which something may happen; drawn along its edge, so that a mark has room in its middle. */
export interface Danger {
  readonly square: Square;
  readonly kind: DangerKind;
  /** When: a few characters on a chip, such as `2–3`. */
  readonly text?: string;
}

/** A blow that has just been dealt: what is gone from a square was knocked off by whoever stands on the other. */
export interface Blow {
  readonly from: Square;
  readonly to: Square;
}

/** A piece's way in the last turn; thinner if it was forced. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly colour: Livery;
  readonly isForced: boolean;
}

/** What the last turn has done, or what the next one could do, for outlines and arrows. */
export interface LastTurn {
  /** Whose turn it was. */
  readonly colour: Livery;
  readonly arrows: readonly Arrow[];
  readonly left: readonly Square[];
  readonly reached: readonly Square[];
  readonly built: readonly Square[];
  /** Nobody has played it: it is only proposed, and looks so. */
  readonly isHint?: boolean;
}

/** Everything that a board shows. It knows no rule. */
export interface Scene {
  readonly shape: Grid;
  /** One for each square of the shape, also where there is no ground. */
  readonly towers: readonly Tower[];
  readonly pieces: readonly Piece[];
  readonly tokens: readonly Token[];
  readonly pointers: readonly Pointer[];
  readonly marks: readonly Mark[];
  readonly zones?: readonly Zone[];
  readonly gates?: readonly Gate[];
  readonly landings?: readonly Landing[];
  /** At most one a square: the worst. */
  readonly dangers?: readonly Danger[];
  /** The square of whose dangers are shown. */
  readonly watched?: Square;
  /** How this scene came from the one before. */
  readonly blow?: Blow;
  readonly last?: LastTurn;
  /** Turns before the last one that are still news, the oldest first; they are shown like it. */
  readonly earlier?: readonly LastTurn[];
  /** The piece that is picked up. */
  readonly selected?: Square;
  /** Pieces that ask to be picked up. */
  readonly beckoning?: readonly Square[];
  /** Where the keyboard is. */
  readonly focus?: Square;
  /** The tower on which somebody has won. */
  readonly won?: Square;
}

/** A board on which nobody has built. */
export const bareScene = (shape: Grid): Scene => ({
  shape,
  towers: squaresOf(shape).map(() => ({ blocks: 0, dome: false })),
  pieces: [],
  tokens: [],
  pointers: [],
  marks: [],
});

/** The island of five by five before anybody has built. */
export const BARE: Scene = bareScene(FIVE_BY_FIVE);
