import type { Point, Quality } from '../board.ts';
import type { AreaId, MapScene } from './map-scene.ts';

/** `tall` is for phones and for two maps side by side, `wide` for one map on a wide window. */
export const MAP_FORMS = ['tall', 'wide'] as const;
export type MapForm = (typeof MAP_FORMS)[number];

/** How a map board shows its scenes. */
export interface MapBoardOptions {
  readonly form: MapForm;
  /** What each area is called, in the visitor's language; none to leave names out. */
  readonly names: Readonly<Record<AreaId, string>>;
  /** Larger names, for where the map is small. */
  readonly largeNames: boolean;
  /** 0 for cuts, 1 for the usual speed, 2 for half the time. */
  readonly speed: number;
  readonly theme: 'light' | 'dark';
  /** How much a map in three dimensions may cost; one that is drawn has one quality. */
  readonly quality: Quality;
}

/** What a drawing of a map depends on. */
export type MapDrawingOptions = Pick<MapBoardOptions, 'form' | 'names' | 'largeNames'>;

/**
 * A map in an element of the page. It draws and takes no input: whoever uses it lays one button over each area, cut to
 * the area's outline, as over the squares of a `Board`.
 */
export interface MapBoard {
  /**
   * Shows a scene; what differs from the one before happens in motion, at twice the speed with a pace of 2. Another map
   * fades in. Resolves when everything rests.
   */
  show(scene: MapScene, pace?: number): Promise<void>;
  /** Ends all motion at once. */
  finish(): void;
  /** Shakes a small cross on an area that cannot be chosen. */
  refuse(area: AreaId): void;
  configure(options: MapBoardOptions): void;
  /** For each area of the map that is shown the outline of what can be touched, in percent of the element. */
  outlines(): ReadonlyMap<AreaId, readonly Point[]>;
  dispose(): void;
}

/** What a map board tells whoever uses it. */
export interface MapBoardEvents {
  /** The outlines are others now: the element has a new size, or another map or form is shown. */
  readonly onOutlines: () => void;
  /** It cannot draw any more; another kind of board has to take over. */
  readonly onLost: () => void;
}

export type MakeMapBoard = (host: HTMLElement, options: MapBoardOptions, events: MapBoardEvents) => MapBoard;
