import {
  type Budget,
  type ComputerPlayer,
  diceFor,
  type GameRecord,
  type Interruption,
  type Level,
  type Question,
  type Seat,
  sha256,
} from '@thera/table';
import { type LocalTable, viewOf } from './local-table.ts';

/** How well and how long the computer is to think, and how it is talked to meanwhile. */
export interface Asking {
  readonly level: Level;
  readonly budget: Budget;
  readonly interruption?: Interruption;
}

/** What the computer decides for a seat: now, or later if it thinks elsewhere; nothing if it was told to stop. */
export function askComputer<Setup, State, Step, View>(
  player: ComputerPlayer<View, Step>,
  table: LocalTable<Setup, State, Step, View>,
  seat: Seat,
  asking: Asking,
): ReturnType<ComputerPlayer<View, Step>['decide']> {
  return player.decide(questionFor(table, seat, asking));
}

/** What a computer player is asked about a seat's decision. */
export const questionFor = <Setup, State, Step, View>(
  table: LocalTable<Setup, State, Step, View>,
  seat: Seat,
  asking: Asking,
): Question<View, Step> => ({
  view: viewOf(table, seat),
  seat,
  seed: choiceSeed(table.match),
  ...asking,
});

/** As many seeds as dice have room for. */
const SEEDS = 2 ** 32;

/** Whatever a computer player leaves to chance, apart from the dice of the game itself. */
export function choiceSeed({ record }: { readonly record: GameRecord<unknown, unknown> }): string {
  return String(diceFor(sha256, `choices of ${record.seed}`, record.events.length).below(SEEDS));
}
