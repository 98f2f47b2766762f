import { type Signal, signal } from '@preact/signals';
import { type SantoriniMatch, viewToDecide } from '@thera/play/santorini';
import type { Level, Seat } from '@thera/table';
import type { Thinker } from '../../computer/thinker.ts';
import { whenIdle } from '../../shell/when-idle.ts';

/** So long does the computer take at least: people want to see that it was its turn. */
const SHORTEST_THOUGHT = 350;

/** Whoever plays for the seats that are the computer's. */
export class ComputerSeats {
  readonly isThinking: Signal<boolean> = signal(false);
  private readonly thinker: Thinker;
  private isGone = false;

  constructor(thinker: Thinker) {
    this.thinker = thinker;
  }

  /** The steps that the computer decides on for a seat; undefined if it was told to stop. */
  async decide(match: SantoriniMatch, seat: Seat, level: Level): Promise<readonly string[] | undefined> {
    const seed = `${match.record.seed} ${match.record.events.length}`;
    this.isThinking.value = true;
    const [steps] = await Promise.all([
      this.thinker.think({ view: viewToDecide(match, seat), seat, level, seed }),
      new Promise((resolve) => setTimeout(resolve, SHORTEST_THOUGHT)),
    ]);
    return steps;
  }

  /** Fetches what these levels take as soon as the page has nothing else to do. */
  prepare(levels: readonly Level[]): void {
    whenIdle(() => {
      if (!this.isGone) for (const level of levels) this.thinker.prepare(level);
    });
  }

  /** The best that was found so far is played at once. */
  moveNow(): void {
    this.thinker.moveNow();
  }

  /** The game is left. */
  dispose(): void {
    this.isGone = true;
    this.thinker.dispose();
  }

  stop(): void {
    this.thinker.stop();
    this.isThinking.value = false;
  }
}
