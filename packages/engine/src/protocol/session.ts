import type { Stage } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import { type EngineCommand, type GoLimits, isEndless, parseCommand } from './command.ts';
import {
  DEFAULT_OPTIONS,
  type EngineOptions,
  type Machine,
  optionLines,
  withOption,
} from './engine-options.ts';
import { errorLine, type ProtocolError } from './protocol-error.ts';
import { toldStage } from './told-stage.ts';

/** What takes time. */
export type Task =
  | { readonly kind: 'go'; readonly stage: Stage; readonly limits: GoLimits; readonly options: EngineOptions }
  | { readonly kind: 'eval'; readonly stage: Stage; readonly options: EngineOptions }
  | { readonly kind: 'newgame'; readonly options: EngineOptions };

/** The world that a session speaks to. */
export interface Host extends Machine {
  readonly name: string;
  say(line: string): void;
  /** Does a task and says what comes of it; it is done when the last line is said. */
  work(task: Task): Promise<void>;
  /** Whoever is at work finishes at once. */
  stop(): void;
}

type Waiting = Result<EngineCommand, ProtocolError>;

/**
 * A conversation. Lines are answered one after the other, but `stop` and `quit` at once, and `isready` and what cannot be
 * used do not wait for a `go` that is the last thing before them.
 */
export class Session {
  /** Whether it was told to quit. */
  isOver = false;
  private readonly host: Host;
  private readonly waiting: Waiting[] = [];
  private options: EngineOptions = DEFAULT_OPTIONS;
  private stage: Stage | undefined;
  /** The limits of the thinking that goes on; undefined while nothing does. */
  private thinking: GoLimits | undefined;
  private isBusy = false;
  private hasEnded = false;
  private whenQuiet: (() => void) | undefined;

  constructor(host: Host) {
    this.host = host;
  }

  /** Takes a line. */
  receive(line: string): void {
    if (this.isOver) return;
    const command = parseCommand(line);
    if (!command.ok) this.waiting.push(command);
    else if (command.value?.kind === 'stop') this.host.stop();
    else if (command.value?.kind === 'quit') this.quit();
    else if (command.value !== undefined) this.waiting.push(ok(command.value));
    this.goOn();
  }

  /** No line will follow: everything that was asked is answered, but nothing is thought about for ever. */
  async end(): Promise<void> {
    this.hasEnded = true;
    if (this.thinking !== undefined && isEndless(this.thinking)) this.host.stop();
    if (this.isOver || (!this.isBusy && this.waiting.length === 0)) return;
    await new Promise<void>((resolve) => {
      this.whenQuiet = resolve;
    });
  }

  private quit(): void {
    this.isOver = true;
    this.waiting.length = 0;
    this.host.stop();
    this.whenQuiet?.();
  }

  /** Answers what can be answered now: while something is thought about, only what needs no work. */
  private goOn(): void {
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const isQuick = this.thinking !== undefined && (!next.ok || next.value.kind === 'isready');
      if (this.isBusy && !isQuick) return;
      this.waiting.shift();
      const done = next.ok ? this.answer(next.value) : next;
      if (!done.ok) this.host.say(errorLine(done.error, done.at));
    }
    if (!this.isBusy) this.whenQuiet?.();
  }

  private answer(command: EngineCommand): Result<undefined, ProtocolError> {
    switch (command.kind) {
      case 'thera':
        for (const line of [`id name ${this.host.name}`, ...optionLines(this.host), 'ready'])
          this.host.say(line);
        return ok(undefined);
      case 'isready':
        this.host.say('readyok');
        return ok(undefined);
      case 'setoption':
        return this.set(withOption(this.options, command.name, command.value, this.host), (options) => {
          this.options = options;
        });
      case 'position':
        return this.set(toldStage(command.position, command.turns), (stage) => {
          this.stage = stage;
        });
      case 'newgame':
        this.begin({ kind: 'newgame', options: this.options });
        return ok(undefined);
      case 'go':
      case 'eval': {
        const { stage, options } = this;
        if (stage === undefined) return fault('no-position');
        if (stage.phase === 'play' && stage.position.winner >= 0) return fault('game-over');
        if (command.kind === 'go') this.begin({ kind: 'go', stage, options, limits: command.limits });
        else this.begin({ kind: 'eval', stage, options });
        return ok(undefined);
      }
      default:
        return ok(undefined);
    }
  }

  private set<T>(read: Result<T, ProtocolError>, take: (value: T) => void): Result<undefined, ProtocolError> {
    if (!read.ok) return read;
    take(read.value);
    return ok(undefined);
  }

  private begin(task: Task): void {
    this.isBusy = true;
    this.thinking = task.kind === 'go' ? task.limits : undefined;
    const done = this.host.work(task);
    if (this.hasEnded && this.thinking !== undefined && isEndless(this.thinking)) this.host.stop();
    const finish = (): void => {
      this.isBusy = false;
      this.thinking = undefined;
      if (!this.isOver) this.goOn();
    };
    done.then(finish, () => {
      if (!this.isOver) this.host.say(errorLine('crashed'));
      finish();
    });
  }
}
