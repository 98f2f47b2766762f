/** An area of a map by its name, such as `S21`. */
export type AreaId = string;

/** Each side has a shape of its own besides its colour: blue is a round shield, red a gable. */
export const MAP_SIDES = ['blue', 'red'] as const;
export type MapSide = (typeof MAP_SIDES)[number];

/** What is left of a unit: a number that falls, or figures that fall one by one. */
export interface Strength {
  readonly kind: 'vitality' | 'figures';
  readonly left: number;
  readonly of: number;
}

/** Whoever stands in an area. */
export interface MapUnit {
  /** From scene to scene it is the same one that moves. */
  readonly id: string;
  readonly area: AreaId;
  /** Whose face it has; a game brings the faces (`MapSet`). */
  readonly face: string;
  readonly side: MapSide;
  readonly strength: Strength;
  /** A little larger, with a golden rim. */
  readonly isGreat?: boolean;
  /** It hovers where others walk. */
  readonly flies?: boolean;
  readonly isActivated?: boolean;
  readonly isTrapped?: boolean;
  readonly isPetrified?: boolean;
  readonly carriesStone?: boolean;
  /** So many flames in a column at its left. */
  readonly rage?: number;
  /** The number of whose it is, where a side has several seats. */
  readonly owner?: number;
  readonly isSelected?: boolean;
  readonly isTarget?: boolean;
}

export const MAP_TOKEN_FACES = ['back', 'net', 'lure'] as const;
/** What of a token is seen by whoever looks. */
export type MapTokenFace = (typeof MAP_TOKEN_FACES)[number];

/** A token that lies in an area; there is one at most. */
export interface MapToken {
  readonly area: AreaId;
  readonly face: MapTokenFace;
}

export const MAP_MARK_KINDS = ['move', 'special', 'target', 'blocked'] as const;
/** What an area is offered for, or that it is not; each kind has a shape of its own. */
export type MapMarkKind = (typeof MAP_MARK_KINDS)[number];

export interface MapMark {
  readonly area: AreaId;
  readonly kind: MapMarkKind;
  /** A few characters on a chip beside it, such as the number of steps. */
  readonly text?: string;
}

/** A line of sight through the middles of areas. */
export interface MapSight {
  /** From the first to the last area, with those in between. */
  readonly areas: readonly AreaId[];
  /** The area at which it ends, if something there is in the way. */
  readonly blockedAt?: AreaId;
}

/** What somebody has just done, or what could be done next. */
export interface LastAction {
  readonly side: MapSide;
  /** The areas of a way, from the first to the last. */
  readonly way: readonly AreaId[];
  /** It reaches over, as a blow or a throw does, instead of going from area to area. */
  readonly isReach?: boolean;
  /** Nobody has done it: it is only proposed, and looks so. */
  readonly isHint?: boolean;
}

/** How a unit came to be where it is now. What cannot be read from two scenes is told here, in its order. */
export type MapEvent =
  /** Step by step; `way` begins where it stood. `turned` says which tokens it met, in the areas of its way. */
  | {
      readonly kind: 'walk' | 'run' | 'fly';
      readonly unit: string;
      readonly way: readonly AreaId[];
      readonly turned?: readonly MapToken[];
      /** Something made it stop at its end. */
      readonly isStopped?: boolean;
    }
  /** By somebody else, in one low arc. */
  | { readonly kind: 'throw'; readonly unit: string; readonly turned?: readonly MapToken[] }
  /** Off the map, over its lower edge. */
  | { readonly kind: 'exit'; readonly unit: string; readonly way: readonly AreaId[] }
  /** A blow; what it does to the other is read from the scenes. */
  | { readonly kind: 'strike'; readonly unit: string; readonly at: AreaId };

/** Everything that a map board shows. It knows no rule. */
export interface MapScene {
  /** Which of the maps that the game has brought. */
  readonly map: string;
  /** In the order in which they stand in their areas. */
  readonly units: readonly MapUnit[];
  readonly tokens: readonly MapToken[];
  /** The areas where stones lie; one entry for each stone. */
  readonly stones: readonly AreaId[];
  /** The areas from which a tree or a stele is gone; one entry for each. */
  readonly felled: readonly AreaId[];
  readonly marks: readonly MapMark[];
  /** From 0 on: how strongly the place glows. */
  readonly glow: number;
  /** The way of a walk that is being chosen. */
  readonly path?: readonly AreaId[];
  readonly sight?: MapSight;
  readonly last?: LastAction;
  /** How this scene came from the one before. */
  readonly events?: readonly MapEvent[];
  /** Where the keyboard is. */
  readonly focus?: AreaId;
}

/** A map on which nobody stands. */
export const bareMap = (map: string): MapScene => ({
  map,
  units: [],
  tokens: [],
  stones: [],
  felled: [],
  marks: [],
  glow: 0,
});
