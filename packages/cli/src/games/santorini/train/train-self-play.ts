import { once } from 'node:events';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fault, ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { formatSpan, StatusLine } from '../../../status-line.ts';
import { MEGABYTE, type Stock } from './train-files.ts';
import type { TrainOptions } from './train-options.ts';
import type { Continuation } from './train-pieces.ts';
import type { PlayOrder, PlayReport } from './train-play-worker.ts';

/** What a thread of self-play is told, and the threads that follow it. */
export type PlayRow = Omit<PlayOrder, 'stop'>;

/** A run of self-play in several threads. */
export class SelfPlay {
  private readonly options: TrainOptions;
  private readonly texts: SantoriniCatalogue;
  private readonly stop: Int32Array = new Int32Array(new SharedArrayBuffer(4));
  private readonly status: StatusLine = new StatusLine();
  private readonly began: number = performance.now();
  private readonly before: Stock;
  private games = 0;
  private positions: number;
  private bytes: number;
  private isInterrupted = false;
  private isDiskFull = false;

  constructor(options: TrainOptions, texts: SantoriniCatalogue, before: Stock) {
    this.options = options;
    this.texts = texts;
    this.before = before;
    this.positions = before.positions;
    this.bytes = before.bytes;
  }

  /** Plays until there is enough, or until there may not be more. Says whether it came to its end. */
  async run(rows: readonly PlayRow[]): Promise<Result<boolean, TrainError>> {
    const { data, threads } = this.options;
    const { train } = this.texts.commandLine;
    const interrupt = (): void => {
      this.isInterrupted = true;
      this.halt();
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    this.status.end(train.playing(data, String(threads)));
    try {
      this.haltIfEnough();
      await Promise.all(rows.map((row) => this.playRow(row)));
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    }
    this.status.end(this.describe());
    if (this.isDiskFull) return fault('disk-full', data);
    if (this.isInterrupted || this.positions >= this.options.positions) return ok(!this.isInterrupted);
    return fault('disk-limit', `${data} (${megabytes(this.bytes)} MB)`);
  }

  /** Plays one piece after the other. Each has a thread of its own, for what a thread has met it keeps in memory. */
  private async playRow(row: PlayRow): Promise<void> {
    let { from }: { from: Continuation } = row;
    while (!this.isHalted) {
      const game = await this.playPiece({ ...row, from, stop: this.stop });
      if (game === undefined) return;
      from = { piece: from.piece + 1, samples: 0, game, cut: 0 };
    }
  }

  /** Plays one piece; the number of the game that comes next, or undefined if the piece is not full. */
  private async playPiece(order: PlayOrder): Promise<number | undefined> {
    const worker = new Worker(new URL('./train-play-worker.ts', import.meta.url), { workerData: order });
    let next: number | undefined;
    worker.on('message', (report: PlayReport) => {
      if (report.kind === 'full') next = report.game;
      else this.note(report);
    });
    try {
      await once(worker, 'exit');
    } catch (error) {
      // One thread that fails must not leave the others playing.
      this.halt();
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      this.isDiskFull = true;
    }
    return next;
  }

  private note(report: Exclude<PlayReport, { kind: 'full' }>): void {
    const { train } = this.texts.commandLine;
    if (report.kind === 'failed') {
      process.stderr.write(`${train.failed(report.game)} ${inspect(report.error)}\n`);
      return;
    }
    this.games++;
    this.positions += report.positions;
    this.bytes += report.bytes;
    this.haltIfEnough();
    this.status.tell(() => this.describe());
  }

  private get isHalted(): boolean {
    return Atomics.load(this.stop, 0) !== 0;
  }

  private halt(): void {
    Atomics.store(this.stop, 0, 1);
  }

  private haltIfEnough(): void {
    const { positions, disk } = this.options;
    if (this.positions >= positions || this.bytes >= disk * MEGABYTE) this.halt();
  }

  private describe(): string {
    const { train } = this.texts.commandLine;
    const { positions, disk } = this.options;
    const rate = (this.positions - this.before.positions) / (performance.now() - this.began);
    return [
      train.games(String(this.games)),
      train.positions(String(this.positions)),
      train.rate((rate * 1000).toFixed(1)),
      train.disk(megabytes(this.bytes), String(disk)),
      train.left(formatSpan((positions - this.positions) / rate)),
    ].join(' · ');
  }
}

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0);
