import type { Point } from '../board.ts';
import type { Rgb } from '../three/colour.ts';
import type { Lighting } from '../three/lights.ts';
import type { Solid } from '../three/solid.ts';
import type { Cell } from './cell.ts';
import type { AreaPlan } from './map-plan.ts';
import type { AreaId } from './map-scene.ts';

// In three dimensions a hundred of a map's units are one: an area is about two wide, a unit not quite one high.

/** The light of one of a map's colours, by the name of its custom property without `--m-`. */
export type MapColour = (name: string) => Rgb;

/** Something that stands on its feet at 0, 0, 0. */
export type MakeSolid = (colour: MapColour) => Solid;

/** Something that stands at a place of an area, in the map's own units. */
export interface Placed {
  readonly at: Point;
  readonly solid: Solid;
}

/** A light that hangs over an area; one that follows the glow is as strong as the scene's. */
export interface MapLamp {
  readonly area: AreaId;
  readonly height: number;
  readonly colour: string;
  readonly strength: number;
  readonly reach: number;
  readonly followsGlow: boolean;
}

/** The ground around all areas, as it is seen. */
export interface Outskirts {
  readonly width: number;
  readonly height: number;
  /** The line around all areas, in the map's own units. */
  readonly coast: readonly Point[];
}

/** How a map rises, and what stands on it. */
export interface MapRelief {
  /** How high an area lies; its middle is told as a share of the map when it is tall, from the upper left. */
  readonly height: (area: AreaPlan, middle: Point) => number;
  /** By floor: how much stairs rise from their lower end to their upper one. */
  readonly stairs: Readonly<Record<string, number>>;
  /** By area: what stands there instead of what is painted; it is out of the way while somebody stands there. */
  readonly landmarks: Readonly<Record<AreaId, MakeSolid>>;
  /** By kind. */
  readonly props: Readonly<Record<string, (area: AreaId, colour: MapColour) => Solid>>;
  /** By floor: what stands on it for good. */
  readonly furniture: Readonly<Record<string, (cell: Cell, colour: MapColour) => readonly Placed[]>>;
  /** What is around and below; the areas lie about 0 high. */
  readonly surroundings: (outskirts: Outskirts, colour: MapColour) => Solid;
  /** Of the rock on which all areas lie, from its upper edge down, by name. */
  readonly strata: readonly string[];
  /** What is farthest away, by name. */
  readonly horizon: string;
  readonly lighting: Readonly<Record<'light' | 'dark', Lighting>>;
  readonly lamps: readonly MapLamp[];
}

/** What a game brings for its maps in three dimensions. */
export interface MapSolids {
  readonly maps: Readonly<Record<string, MapRelief>>;
  readonly stone: Solid;
}
