import type { Scene, Square } from './scene.ts';

export const QUALITIES = ['auto', 'low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** How a board shows its scenes. */
export interface BoardOptions {
  /** By how many quarter turns, clockwise, the board is turned. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Letters and digits on the rim. */
  readonly coordinates: boolean;
  /** The level of every tower as a digit. */
  readonly levels: boolean;
  /** 0 for cuts, 1 for the usual speed, 2 for half the time. */
  readonly speed: number;
  readonly theme: 'light' | 'dark';
  /** How much the three.js board may cost; the SVG board has one quality. */
  readonly quality: Quality;
}

/** A point in percent of the board's element, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/**
 * A board in an element of the page. It draws; it takes no input but for turning the view. Whoever uses it lays one
 * button over each square, cut to the square's outline.
 */
export interface Board {
  /**
   * Shows a scene; what differs from the one before happens in motion, at twice the speed with a pace of 2. Resolves when
   * everything rests.
   */
  show(scene: Scene, pace?: number): Promise<void>;
  /** Ends all motion at once. */
  finish(): void;
  /** Shakes a small cross on a square that cannot be chosen. */
  refuse(square: Square): void;
  configure(options: BoardOptions): void;
  /**
   * For each square, by its number, the outline of what can be touched: the square, and the tower and the piece on it;
   * no points where there is no ground. Outlines overlap; laid over each other in `readingOrder`, the nearer ones are
   * in front.
   */
  outlines(): readonly (readonly Point[])[];
  dispose(): void;
}

/** What a board tells whoever uses it. */
export interface BoardEvents {
  /** The outlines are others now: the element has a new size, the view was turned, a tower grew, a piece moved. */
  readonly onOutlines: () => void;
  /** It cannot draw any more; another kind of board has to take over. */
  readonly onLost: () => void;
}

export type MakeBoard = (host: HTMLElement, options: BoardOptions, events: BoardEvents) => Board;
