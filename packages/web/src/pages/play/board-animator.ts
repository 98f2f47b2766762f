import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameBoard } from '../../boards/game-board.ts';
import type { Happening } from '../../games/game-client.ts';
import { playSound } from '../../sound/play-sound.ts';

/** Between two steps of a turn that is shown. */
const GAP = 80;
/** Longer than this nobody wants to look on: what is left of a turn is shown at once. */
const LONGEST_TURN = 1200;
/** What follows from a turn is worth a longer look, but not a longer one than this: then it happens faster. */
const LONGEST_AFTERMATH = 2400;

/** Draws a game on its board, with sounds: how it stands, or step by step what has just happened. */
export class BoardAnimator<Scene = unknown> {
  readonly scene: ReadonlySignal<Scene>;
  /** Which of the things that follow from a decision is being shown. */
  readonly happening: Signal<number | undefined> = signal(undefined);
  /** A scene in the middle of a decision that is being shown. */
  private readonly passing: Signal<Scene | undefined> = signal(undefined);
  private readonly board: GameBoard<Scene>;
  private readonly stopDrawing: () => void;
  private rest: Promise<void> = Promise.resolve();
  private drawn: Scene | undefined;
  private isSkipped = false;
  private pace = 1;
  private wake: () => void = () => {};

  constructor(board: GameBoard<Scene>, standing: ReadonlySignal<Scene>) {
    this.board = board;
    this.scene = computed(() => this.passing.value ?? standing.value);
    this.stopDrawing = effect(() => this.draw(this.scene.value));
  }

  dispose(): void {
    this.skip();
    this.stopDrawing();
  }

  /** Keeps what is drawn until the steps have been shown. */
  hold(): void {
    this.passing.value = this.drawn;
  }

  /** Shows scenes one after the other, and then the game as it stands. */
  async show(scenes: readonly Scene[]): Promise<void> {
    const begin = performance.now();
    this.isSkipped = false;
    for (const scene of scenes) {
      if (this.isSkipped || performance.now() - begin > LONGEST_TURN) break;
      this.passing.value = scene;
      await this.rest;
      await this.wait(GAP);
    }
    this.end();
  }

  /** Shows what follows from a decision, one thing after the other; answers how many of them were seen. */
  async showAftermath(
    happenings: readonly Happening<Scene>[],
    onSeen: (happening: Happening<Scene>) => void,
  ): Promise<number> {
    const planned = happenings.reduce((sum, { lasts }) => sum + lasts, 0);
    const { speed } = this.board;
    this.isSkipped = speed === 0;
    this.pace = Math.max(1, planned / LONGEST_AFTERMATH);
    let seen = 0;
    for (const happening of happenings) {
      if (this.isSkipped) break;
      this.happening.value = seen;
      this.passing.value = happening.scene;
      await this.wait(happening.lasts / this.pace / speed);
      onSeen(happening);
      seen++;
    }
    this.pace = 1;
    this.happening.value = undefined;
    this.end();
    return seen;
  }

  /** Whoever does something need not wait for the rest. */
  skip(): void {
    if (this.passing.value === undefined) return;
    this.isSkipped = true;
    this.board.finish();
    this.wake();
  }

  private end(): void {
    this.passing.value = undefined;
    if (this.isSkipped) this.board.finish();
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, this.isSkipped ? 0 : milliseconds);
    });
  }

  private draw(scene: Scene): void {
    const sound = this.drawn === undefined ? undefined : this.board.soundBetween(this.drawn, scene);
    if (sound !== undefined) playSound(sound);
    this.drawn = scene;
    this.rest = this.board.show(scene, this.pace);
  }
}
