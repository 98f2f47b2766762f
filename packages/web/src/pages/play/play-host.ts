import type { GameEvent, Result, Seat } from '@thera/table';
import type { EndingWay } from '../../games/game-client.ts';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { KeepError } from '../../kept-games/game-store.ts';
import type { PlayCtrl } from './ctrl.ts';
import type { HostParts } from './host-parts.ts';

/** The clocks of a game, as seats show them. */
export interface SeatClocks {
  /** Milliseconds. */
  left(seat: Seat): number;
  isTimed(seat: Seat): boolean;
  isRunning(seat: Seat): boolean;
  isShort(seat: Seat): boolean;
  /** How they are stopped for a while, where that is up to those who play. */
  readonly pausing?: { value: boolean };
  dispose(): void;
}

/** Where a game is played: it judges what happens, keeps it, and tells what others do. */
export interface PlayHost<G extends GameTypes = GameTypes> {
  /** Whether the computer helps, and plays its seats, on this device. */
  readonly isLocal: boolean;
  /** The frame is there: what happens elsewhere is told to it from now on. None is timed without clocks. */
  attend(frame: PlayCtrl<G>): SeatClocks | undefined;
  /** The table after something that was done here, or a coded refusal; undefined if the frame is told later. */
  happen(event: GameEvent<G['step']>): Result<TableOf<G>, string> | undefined;
  /** What taking back would be; `revealing` if it would show what nobody may know, undefined if there is nothing. */
  takeback(table: TableOf<G>): GameEvent<G['step']> | 'revealing' | undefined;
  /** Takes note of how the game stands; what is in the way of it. */
  keep(): KeepError | undefined;
  /** What may come after the game, instead of what the game says itself. */
  readonly waysAfter?: readonly EndingWay[];
  /** What it adds to the frame. */
  readonly parts?: HostParts;
  dispose(): void;
}
