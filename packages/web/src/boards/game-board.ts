import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { SoundName } from '../sound/sounds.ts';

/** A place on a board: the number of a square, the name of an area. */
export type PlaceKey = string | number;

/** What the frame tells the board that a visitor touches. */
export interface BoardProps<Place extends PlaceKey = PlaceKey> {
  /** What the board is, for screen readers. */
  readonly name: string;
  /** What is on each place and what it can be chosen for. */
  readonly labels: Readonly<Record<Place, string>>;
  readonly onChoose: (place: Place) => void;
  /** Where the keyboard is; undefined when it has left the board. */
  readonly onFocus: (place: Place | undefined) => void;
  /** Keys that the board itself does not use. */
  readonly onKey: (event: KeyboardEvent, place: Place) => void;
}

export type QuarterTurns = 0 | 1 | 2 | 3;

/** From where a board is looked at, for those that can be turned. */
export interface Viewpoint {
  /** Faces whoever sits so many quarter turns around the board; how it was turned by hand stays. */
  face(quarterTurns: QuarterTurns): void;
  turn(): void;
  flip(): void;
}

/**
 * All that the frame around a game asks of its board. What a scene is and what a place is, only the game and its board
 * know: games on a grid share one (`grid-board.tsx`).
 */
export interface GameBoard<Scene = unknown, Place extends PlaceKey = PlaceKey> {
  /** How fast things move: 0 for cuts, 1 for the usual speed. */
  readonly speed: number;
  /** Whether the three.js board was given up; none for a board that is always drawn. */
  readonly isLost?: ReadonlySignal<boolean>;
  /** None for a board that lies as it lies. */
  readonly viewpoint?: Viewpoint;
  /** Shows a scene, in motion where it differs from the last one; resolves when everything rests. */
  show(scene: Scene, pace?: number): Promise<void>;
  /** Ends all motion at once. */
  finish(): void;
  /** Says of a place that it cannot be chosen. */
  refuse(place: Place): void;
  /** The board with nothing on it, for who may not look. */
  bare(scene: Scene): Scene;
  /** What one hears when one scene follows another. */
  soundBetween(before: Scene, after: Scene): SoundName | undefined;
  /** The board in the page, with a button of the class `board-cell` for each place; one of them takes the keyboard. */
  view(props: BoardProps<Place>): ComponentChild;
  /** For those who are told of the game, as SVG: one, or several side by side. */
  pictures(scene: Scene): readonly string[];
  /** For paper, as SVG. */
  printed(scene: Scene): string;
}

export type MakeGameBoard = () => GameBoard;
