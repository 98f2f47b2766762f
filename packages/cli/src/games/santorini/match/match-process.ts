import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  type Contender,
  type Decided,
  type Forfeit,
  type GoLimits,
  parseEngineReply,
  wordOf,
} from '@thera/engine';
import { formatStage, type Stage } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { MatchPlayer } from './match-player.ts';

type Failure = Exclude<Forfeit, 'illegal'>;

/** How long a program may take to start, and to finish when it was told to. */
const TO_START = 20_000;
const TO_QUIT = 500;
/** How much longer than allowed a turn may take: machines are busy. */
const LENIENCE = 1_000;
/** How long a turn may take where time is not what limits it. */
const PATIENCE = 600_000;

/** An engine that runs as a program of its own and speaks the protocol. */
export class EngineProcess implements Contender {
  private readonly player: MatchPlayer;
  private readonly limits: GoLimits;
  private child: ChildProcess | undefined;
  private hear: (line: string | undefined) => void = () => {};

  constructor(player: MatchPlayer, limits: GoLimits) {
    this.player = player;
    this.limits = Object.keys(player.limits).length > 0 ? player.limits : limits;
  }

  /** Makes it ready for a new game; starts it where it does not run. */
  async begin(): Promise<Result<undefined, Failure>> {
    if (this.child === undefined) {
      this.start();
      const greeted = await this.ask(['thera'], 'ready', TO_START);
      if (!greeted.ok) return greeted;
      for (const [name, value] of this.player.options) this.tell(`setoption name ${name} value ${value}`);
    }
    const ready = await this.ask(['newgame', 'isready'], 'readyok', TO_START);
    return ready.ok ? ok(undefined) : ready;
  }

  async decide(stage: Stage): Promise<Result<Decided, Failure>> {
    const { movetime } = this.limits;
    const limits = Object.entries(this.limits).map(([name, value]) => `${name} ${value}`);
    const patience = movetime === undefined ? PATIENCE : movetime + LENIENCE;
    return this.ask([`position ${wordOf(formatStage(stage))}`, `go ${limits.join(' ')}`], 'best', patience);
  }

  /** Ends the program. */
  close(): void {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    this.hear(undefined);
    child.stdin?.end('quit\n');
    setTimeout(() => killGroup(child), TO_QUIT).unref();
  }

  private start(): void {
    const { program, arguments: args, isLine } = this.player;
    // A group of its own: Ctrl+C is for the match, and ending a shell ends what it runs.
    const child = spawn(program, [...args], {
      shell: isLine,
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.child = child;
    const gone = (): void => {
      // One that was ended is no concern of its successor.
      if (this.child !== child) return;
      this.child = undefined;
      this.hear(undefined);
    };
    child.on('error', gone).on('close', gone);
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (this.child === child) this.hear(line);
    });
  }

  private tell(line: string): void {
    this.child?.stdin?.write(`${line}\n`);
  }

  /** Says lines and waits for the answer that is wanted. Who fails is ended, and begins anew next time. */
  private async ask(
    lines: readonly string[],
    wanted: 'ready' | 'readyok' | 'best',
    patience: number,
  ): Promise<Result<Decided, Failure>> {
    if (this.child === undefined) return fault('gone');
    const answered = await new Promise<Result<Decided, Failure>>((resolve) => {
      // While this thread was busy with another game an answer may have come: it is heard before this is said.
      const late = setTimeout(() => setImmediate(() => resolve(fault('late'))), patience);
      const settle = (result: Result<Decided, Failure>): void => {
        clearTimeout(late);
        resolve(result);
      };
      let chance: number | undefined;
      this.hear = (line) => {
        if (line === undefined) return settle(fault('gone'));
        const read = parseEngineReply(line);
        if (!read.ok) return settle(fault('refused', line));
        const answer = read.value;
        if (answer.kind === 'info') chance = answer.chance ?? chance;
        else if (answer.kind === 'error') settle(fault('refused', answer.code));
        else if (answer.kind === 'best' && wanted === 'best')
          settle(ok({ text: answer.turn, ...(chance === undefined ? {} : { chance }) }));
        else if (answer.kind === wanted) settle(ok({ text: '' }));
      };
      for (const line of lines) this.tell(line);
    });
    this.hear = () => {};
    if (!answered.ok && answered.error !== 'refused') this.kill();
    return answered;
  }

  private kill(): void {
    const { child } = this;
    this.child = undefined;
    if (child !== undefined) killGroup(child);
  }
}

/** Ends a program that does not end by itself, and what it has started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended, or there are no groups here.
    child.kill('SIGKILL');
  }
}
