import type { Attempt, LocalTable, PlayedGame } from '@thera/play';
import type { Match } from '@thera/table';
import type { PlaceKey } from '../boards/game-board.ts';

/** The types that a game brings, by name, for what is made of many of them. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly step: unknown;
  readonly view: unknown;
  readonly code: string;
  readonly attempt: Attempt<unknown, unknown>;
  /** Its words in one language. */
  readonly words: unknown;
  /** What its board shows, and what can be touched there. */
  readonly scene: unknown;
  readonly place: PlaceKey;
}

export type MatchOf<G extends GameTypes> = Match<G['setup'], G['state'], G['step']>;
export type PlayedOf<G extends GameTypes> = PlayedGame<
  G['setup'],
  G['state'],
  G['step'],
  G['view'],
  G['code']
>;
export type TableOf<G extends GameTypes> = LocalTable<
  G['setup'],
  G['state'],
  G['step'],
  G['view'],
  G['code']
>;
