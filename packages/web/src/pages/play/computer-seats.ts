import { type Signal, signal } from '@preact/signals';
import { viewOf } from '@thera/play';
import type { Level, Seat } from '@thera/table';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { Opponent } from '../../games/opponent.ts';
import { whenIdle } from '../../shell/when-idle.ts';

/** So long does the computer take at least: people want to see that it was its turn. */
const SHORTEST_THOUGHT = 350;

/** Whoever plays for the seats that are the computer's. */
export class ComputerSeats<G extends GameTypes = GameTypes> {
  readonly isThinking: Signal<boolean> = signal(false);
  private readonly opponent: Opponent<G['view'], G['step']>;
  private isGone = false;

  constructor(opponent: Opponent<G['view'], G['step']>) {
    this.opponent = opponent;
  }

  /** The steps that the computer decides on for a seat; undefined if it was told to stop. */
  async decide(table: TableOf<G>, seat: Seat, level: Level): Promise<readonly G['step'][] | undefined> {
    const { record } = table.match;
    const seed = `${record.seed} ${record.events.length}`;
    this.isThinking.value = true;
    const [steps] = await Promise.all([
      this.opponent.think({ view: viewOf(table, seat), seat, level, seed }),
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
    this.opponent.moveNow();
  }

  /** The game is left. */
  dispose(): void {
    this.isGone = true;
    this.opponent.dispose();
  }

  stop(): void {
    this.opponent.stop();
    this.isThinking.value = false;
  }
}
