import type { Point } from '../board.ts';
import type { Cell } from './cell.ts';
import type { MapForm } from './map-board.ts';
import type { MapSolids } from './map-relief.ts';
import type { AreaId, MapSide, MapTokenFace } from './map-scene.ts';
import type { Mesh } from './mesh.ts';

/** How a kind of ground is drawn; told apart without colour by its texture and its glyph. */
export interface Floor {
  /** What the ground is filled with. */
  readonly fill: string;
  /** SVG that is cut to the cell. */
  readonly texture: (cell: Cell) => string;
  /** SVG of what stands on it for good; not cut. */
  readonly furniture?: (cell: Cell) => string;
  /** SVG around 0, 0, about 24 wide, in `currentColor`; none for what is plain. */
  readonly glyph?: string;
  /** It lies lower than the rest: no edge of a terrace below it. Between two of these there are waves. */
  readonly isSunken?: boolean;
  /** Rungs lead up instead of a paved step. */
  readonly isSteep?: boolean;
}

/** What stands in an area and may be taken from it, such as trees. */
export interface Props {
  readonly kind: string;
  readonly count: number;
}

export interface AreaPlan {
  readonly floor: string;
  /** How many units have room. */
  readonly places: number;
  readonly zone?: MapSide;
  readonly props?: Props;
  /** What may lie here has its place drawn at the right of the foot. */
  readonly lies?: 'token' | 'stone';
  /** SVG around the middle of the area, about 170 wide and 90 high; hidden while somebody stands there. */
  readonly landmark?: string;
}

/** What is behind and over all areas. */
export interface Backdrop {
  readonly below: string;
  /** Light that falls on everything; what has the class `glow` follows the scene's. */
  readonly above: string;
}

/** What is needed to paint what is around the areas of a map. */
export interface Ground {
  readonly form: MapForm;
  readonly width: number;
  readonly height: number;
  /** Goes before the names of gradients, so that several drawings fit on a page. */
  readonly id: string;
  readonly cells: ReadonlyMap<AreaId, Cell>;
  /** All areas without gaps between them, as path data. */
  readonly outlines: string;
}

/** How a kind of props is drawn, on its feet at 0, 0, and where so many of them stand in an area. */
export interface PropPlan {
  readonly picture: (area: AreaId) => string;
  readonly places: (cell: Cell, count: number) => readonly Point[];
}

/** A map as a game brings it. */
export interface MapPlan {
  /** Its colours are the custom properties of the class `map-<id>`. */
  readonly id: string;
  readonly mesh: Mesh;
  readonly areas: Readonly<Record<AreaId, AreaPlan>>;
  readonly floors: Readonly<Record<string, Floor>>;
  readonly props: Readonly<Record<string, PropPlan>>;
  readonly backdrop: (ground: Ground) => Backdrop;
  /** Half the gap between two cells, and how high a terrace is. */
  readonly gap: number;
  readonly rise: number;
  /** How bright the inner rim of a cell is, from 0 to 1. */
  readonly sheen: number;
  /** How round the corners of cells are. */
  readonly round: number;
}

/** What a game brings for its maps. */
export interface MapSet {
  readonly maps: Readonly<Record<string, MapPlan>>;
  /** SVG in a box from 0, 0 to 64, 64, by name. */
  readonly faces: Readonly<Record<string, string>>;
  /** SVG around 0, 0 in a circle of radius 25. */
  readonly tokens: Readonly<Record<MapTokenFace, string>>;
  readonly stone: string;
  /** Fetches what they are in three dimensions. */
  readonly solids: () => Promise<MapSolids>;
}
