/** A square by its number: A5 is 0, E5 is 4, A1 is 20, E1 is 24. */
export type Square = number;

/** What stands on a square. A dome may stand on fewer than three blocks. */
export interface Tower {
  readonly blocks: 0 | 1 | 2 | 3;
  readonly dome: boolean;
}

/** One of the four colours, each with a shape of its own: ring, cross, dot, bar. */
export type Colour = 0 | 1 | 2 | 3;
export const COLOURS: readonly Colour[] = [0, 1, 2, 3];

/** A worker. */
export interface Figure {
  readonly square: Square;
  readonly colour: Colour;
  readonly female: boolean;
}

export const TOKEN_KINDS = ['coin', 'whirlpool', 'talus', 'abyss', 'fate', 'ram'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** What lies on a square besides blocks and workers. */
export interface Token {
  readonly kind: TokenKind;
  readonly square: Square;
}

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What lies on the rim and points somewhere: a wind, or an arrow. */
export interface Pointer {
  readonly kind: 'wind' | 'arrow';
  readonly direction: Direction;
}

export const MARK_KINDS = ['move', 'build', 'dome', 'special'] as const;
/** What a square is offered for; each kind has a shape of its own. */
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly square: Square;
  readonly kind: MarkKind;
}

/** A worker's way in the last turn; thinner if it was forced. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly colour: Colour;
  readonly isForced: boolean;
}

/** What the last turn has done, or what the next one could do, for outlines and arrows. */
export interface LastTurn {
  /** Whose turn it was. */
  readonly colour: Colour;
  readonly arrows: readonly Arrow[];
  readonly left: readonly Square[];
  readonly reached: readonly Square[];
  readonly built: readonly Square[];
  /** Nobody has played it: it is only proposed, and looks so. */
  readonly isHint?: boolean;
}

/** Everything that a board shows. It knows no rule. */
export interface Scene {
  /** One for each of the 25 squares. */
  readonly towers: readonly Tower[];
  readonly figures: readonly Figure[];
  readonly tokens: readonly Token[];
  readonly pointers: readonly Pointer[];
  readonly marks: readonly Mark[];
  readonly last?: LastTurn;
  /** The worker that is picked up. */
  readonly selected?: Square;
  /** Where the keyboard is. */
  readonly focus?: Square;
  /** The tower on which somebody has won. */
  readonly won?: Square;
}

/** The island before anybody has built. */
export const BARE: Scene = {
  towers: Array.from({ length: 25 }, () => ({ blocks: 0, dome: false })),
  figures: [],
  tokens: [],
  pointers: [],
  marks: [],
};
