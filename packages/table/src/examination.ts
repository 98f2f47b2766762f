import type { Dice } from './dice.ts';
import type { Choice, Game } from './game.ts';
import type { Match } from './record.ts';
import type { Onlooker } from './seat.ts';

/** A match to look at from every side. */
export interface Examination<Setup, State, Step> {
  readonly game: Game<Setup, State, Step, unknown>;
  readonly match: Match<Setup, State, Step>;
  readonly dice: Dice;
  readonly imagine: ((state: State, onlooker: Onlooker, dice: Dice) => State) | undefined;
}

/** Everybody who may look at a match. */
export function onlookersOf<Setup, State, Step>({ players }: Match<Setup, State, Step>): readonly Onlooker[] {
  return [...players.keys(), 'watcher'];
}

/** The steps of some choices. */
export function stepsOf<Step>(path: readonly Choice<Step>[]): readonly Step[] {
  return path.map(({ step }) => step);
}

/** Whether two values look the same when they are written down. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
