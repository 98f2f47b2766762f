import type { Seat } from '@thera/table';
import type { ComponentChild } from 'preact';
import type { GameSheet, OpenSheet } from '../../games/game-client.ts';
import type { IconName } from '../../shell/icons.ts';

/** A row of the menu that leads to something a host offers. */
export interface HostRow {
  readonly icon: IconName;
  readonly label: string;
  readonly isOpen: boolean;
  readonly act: () => void;
}

/** What can take the place of the list of turns. */
export interface BesideTurns {
  readonly label: string;
  /** What stands at its label, such as how much of it is new. */
  readonly badge: ComponentChild;
  readonly isShown: { value: boolean };
  readonly content: ComponentChild;
}

/** What a host adds to the frame, where there is more to a game than what lies on the table. */
export interface HostParts {
  /** What kind of game it is, above the board. */
  readonly kind: string;
  /** Where the way back leads. */
  readonly home: string;
  /** What asking to go back is called. */
  readonly takeBack: string;
  /** What is said while a decision is on its way. */
  readonly sending: string;
  /** What is said to whoever waits; undefined if the game has to say something itself. */
  readonly waiting: string | undefined;
  /** What stands beside the name of a seat. */
  besideName(seat: Seat): ComponentChild;
  inHeader(open: OpenSheet): ComponentChild;
  /** What lies between the board and what is to be done; nothing if there is nothing to say. */
  notes(): ComponentChild;
  menuRows(open: OpenSheet): readonly HostRow[];
  sheet(name: string, close: () => void): GameSheet | undefined;
  readonly besideTurns: BesideTurns;
  /** What else there is to say at the end. */
  afterEnding(): ComponentChild;
  dispose(): void;
}
