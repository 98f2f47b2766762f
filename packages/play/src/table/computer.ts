import {
  type Budget,
  type ComputerPlayer,
  type Dice,
  diceFor,
  type GameRecord,
  type Interruption,
  type Level,
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
  return player.decide({ view: viewOf(table, seat), seat, dice: choiceDice(table.match), ...asking });
}

/** Dice for the choices of a computer player, apart from those of the game itself. */
export function choiceDice({ record }: { readonly record: GameRecord<unknown, unknown> }): Dice {
  return diceFor(sha256, `choices of ${record.seed}`, record.events.length);
}
