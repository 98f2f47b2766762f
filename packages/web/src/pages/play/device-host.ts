import { computed } from '@preact/signals';
import { clockOf, happen, openTable, takeback } from '@thera/play';
import type { GameEvent, Result } from '@thera/table';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import { deviceGames, watchGame } from '../../kept-games/device-games.ts';
import type { KeepError } from '../../kept-games/game-store.ts';
import { parseKeptGame } from '../../kept-games/kept-game.ts';
import type { PlanClock } from '../../kept-games/plan-clock.ts';
import { playSound } from '../../sound/play-sound.ts';
import type { PlayCtrl } from './ctrl.ts';
import { keptMatch } from './kept-match.ts';
import { PlayClock } from './play-clock.ts';
import type { PlayHost, SeatClocks } from './play-host.ts';

/** What is known of a kept game besides the game. */
export interface KeptGame {
  /** What is written of it. */
  readonly written: string | null;
  /** How long its clocks have run, in milliseconds. */
  readonly clocked: number;
}

/** A game of this device: it is judged here, kept in the browser, and goes on in every window that shows it. */
export class DeviceHost<G extends GameTypes = GameTypes> implements PlayHost<G> {
  readonly isLocal = true;
  private readonly clocked: number;
  private written: string | null;
  private frame: PlayCtrl<G> | undefined;
  private clock: PlayClock | undefined;
  private stopWatching: () => void = () => {};

  constructor({ written, clocked }: KeptGame) {
    this.written = written;
    this.clocked = clocked;
  }

  attend(frame: PlayCtrl<G>): SeatClocks | undefined {
    this.frame = frame;
    this.stopWatching = watchGame(frame.id, () => this.catchUp());
    const plan = frame.seating.plan.value.clock;
    this.clock = plan === undefined ? undefined : this.startClock(frame, plan);
    if (this.clock !== undefined) document.addEventListener('visibilitychange', this.leave);
    return this.clock;
  }

  happen(event: GameEvent<G['step']>): Result<TableOf<G>, string> {
    const { clock } = this;
    const timed = clock === undefined ? event : { ...event, time: Math.round(clock.now.value) };
    return happen(this.attended.table.value, timed);
  }

  takeback(table: TableOf<G>): GameEvent<G['step']> | 'revealing' | undefined {
    return takeback(table);
  }

  keep(): KeepError | undefined {
    const { id, room, match, seating, time } = this.attended;
    const plan = seating.plan.value;
    const now = Date.now();
    time.pass(now);
    const summary = { ...room.summaryOf(match.value, plan, now), spent: time.spent.value };
    const clocked = this.clock === undefined ? {} : { clocked: Math.round(this.clock.now.value) };
    const kept = deviceGames.keepGame(
      { id, plan, record: match.value.record, summary, ...clocked },
      this.written,
    );
    if (!kept.ok) return kept.error === 'played-elsewhere' && this.catchUp() ? undefined : kept.error;
    this.written = deviceGames.writtenText(id);
    return undefined;
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.leave);
    this.stopWatching();
  }

  private get attended(): PlayCtrl<G> {
    if (this.frame === undefined) throw new Error('nobody has come to the game');
    return this.frame;
  }

  private startClock(frame: PlayCtrl<G>, { control, atEnd }: PlanClock): PlayClock {
    return new PlayClock({
      clocked: this.clocked,
      read: computed(() => clockOf(frame.table.value, control)),
      isWanted: computed(() => frame.isDeciding.value && !frame.awaitsHandOver.value),
      isTimed: (seat) => frame.seating.isPerson(seat),
      onShort: (seat) => frame.warnOfTime(seat),
      onFlag: (seat) => {
        if (atEnd === 'lose') return frame.happen({ kind: 'flag', seat });
        playSound('short-time');
        frame.remark.value = frame.text.value.clock.out(frame.client.names.value[seat] ?? '');
      },
    });
  }

  /** The page is left, for good or for a while. */
  private readonly leave = (): void => {
    if (document.hidden && this.frame?.match.value.outcome === undefined) this.keep();
  };

  /** Another window has gone on with the game: so does this one, unless it cannot read what was written. */
  private catchUp(): boolean {
    const frame = this.attended;
    const written = deviceGames.writtenText(frame.id);
    if (written === null) {
      frame.remark.value = frame.text.value.deletedElsewhere;
      return false;
    }
    const kept = parseKeptGame(frame.id, written);
    const found = kept.ok ? keptMatch(kept.value, frame.room.played.game) : kept;
    if (!found.ok) return false;
    const match = found.value;
    this.written = written;
    frame.storageError.value = undefined;
    if (JSON.stringify(match.record) === JSON.stringify(frame.match.value.record)) return true;
    frame.replace(
      openTable(frame.room.played, frame.table.value.players, match),
      frame.text.value.playedElsewhere,
    );
    return true;
  }
}
