import type { Colour } from '../crew.ts';
import type { Tier } from '../riddle.ts';
import type { Circle } from './circles.ts';
import type { StarId } from './stars.ts';
import type { PathId, TreeGod } from './tree.ts';

/** What a guest likes to play. */
export type GuestColour = Colour;

/** Who sat where in a play. */
export interface PlaySeat {
  readonly colour: GuestColour;
  /** As far as it is known; only a signature makes it a guest's. */
  readonly name?: string;
  /** A computer does not sign. */
  readonly isComputer?: true;
}

/** A play that has ended. */
export interface Play {
  readonly id: string;
  /** Milliseconds since 1970, like every time here. */
  readonly ended: number;
  readonly riddle: number;
  readonly isExpert: boolean;
  readonly achieved: readonly Tier[];
  readonly turns: number;
  readonly seats: readonly PlaySeat[];
  /** The record of the game as JSON, of which the log knows nothing; null if it is not kept. */
  readonly record: unknown;
}

/** Somebody who sat in a play has signed the guestbook. */
export interface Signature {
  readonly play: string;
  readonly seat: number;
  readonly name: string;
  readonly colour: GuestColour;
  readonly time: number;
}

/** Every name written before as `from` is `to`. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  readonly time: number;
}

/** The diamond that a circle paid, and the path it is on; null once it is taken back. */
export interface Diamond extends Circle {
  readonly path: PathId | null;
  readonly time: number;
}

/** A friendly god in an opening queue, and the star whose arrow was shaded; null if none was open. */
export interface Friend {
  readonly god: TreeGod;
  readonly star: StarId | null;
}

/** How a play was set up. Dropped before its first turn, it has no friends. */
export interface PlaySetup {
  readonly play: string;
  readonly riddle: number;
  readonly friends: readonly Friend[];
  readonly time: number;
}

/** What an adventure is called. */
export interface Title {
  /** Empty where the adventure is called after those who signed first. */
  readonly text: string;
  readonly time: number;
}

/**
 * An adventure: what was played and what was chosen. Everything else follows from it. Every list holds one
 * fact for each key and is sorted, so that equal logs are equal values.
 */
export interface AdventureLog {
  readonly id: string;
  readonly begun: number;
  readonly title: Title;
  readonly plays: readonly Play[];
  /** The plays whose circles have been shaded. */
  readonly shaded: readonly string[];
  readonly signatures: readonly Signature[];
  readonly corrections: readonly Correction[];
  readonly setups: readonly PlaySetup[];
  readonly diamonds: readonly Diamond[];
}
