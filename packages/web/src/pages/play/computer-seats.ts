import { type Signal, signal } from '@preact/signals';
import { askComputer } from '@thera/play';
import { Interrupter, type Level, type Seat } from '@thera/table';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { Opponent } from '../../games/opponent.ts';
import { whenIdle } from '../../shell/when-idle.ts';

/** So long does the computer take at least: people want to see that it was its turn. */
const SHORTEST_THOUGHT = 350;

/** Whoever plays for the seats that are the computer's. */
export class ComputerSeats<G extends GameTypes = GameTypes> {
  readonly isThinking: Signal<boolean> = signal(false);
  private readonly opponent: Opponent<G['view'], G['step']>;
  private interrupter: Interrupter | undefined;
  private isGone = false;

  constructor(opponent: Opponent<G['view'], G['step']>) {
    this.opponent = opponent;
  }

  /** The steps that the computer decides on for a seat; undefined if it was told to stop. */
  async decide(table: TableOf<G>, seat: Seat, level: Level): Promise<readonly G['step'][] | undefined> {
    const interruption = new Interrupter();
    this.interrupter = interruption;
    this.isThinking.value = true;
    const budget = { clock: () => performance.now() };
    const [steps] = await Promise.all([
      askComputer(this.opponent, table, seat, { level, budget, interruption }),
      new Promise((resolve) => setTimeout(resolve, SHORTEST_THOUGHT)),
    ]);
    return steps;
  }

  /** Fetches what these levels take as soon as the page has nothing else to do. */
  prepare(levels: readonly Level[]): void {
    whenIdle(() => {
      if (!this.isGone) for (const level of levels) this.opponent.prepare(level);
    });
  }

  /** The best that was found so far is played at once. */
  moveNow(): void {
    this.interrupter?.moveNow();
  }

  /** The game is left. */
  dispose(): void {
    this.isGone = true;
    this.opponent.dispose();
  }

  stop(): void {
    this.interrupter?.stop();
    this.isThinking.value = false;
  }
}
