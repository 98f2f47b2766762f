import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BARE, type Scene } from '@thera/board';
import type { LiveBoard } from '../../boards/live-board.ts';
import { playSound } from '../../sound/play-sound.ts';
import { soundBetween } from '../../sound/sound-of-step.ts';

/** Between two steps of a turn that is shown. */
const GAP = 80;
/** Longer than this nobody wants to look on: what is left of a turn is shown at once. */
const LONGEST_TURN = 1200;

/** Draws a game on its board, with sounds: how it stands, or step by step what has just happened. */
export class BoardAnimator {
  readonly scene: ReadonlySignal<Scene>;
  /** A scene in the middle of a decision that is being shown. */
  private readonly passing: Signal<Scene | undefined> = signal(undefined);
  private readonly live: LiveBoard;
  private readonly stopDrawing: () => void;
  private rest: Promise<void> = Promise.resolve();
  private drawn: Scene = BARE;
  private isSkipped = false;

  constructor(live: LiveBoard, standing: ReadonlySignal<Scene>) {
    this.live = live;
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
      await new Promise((resolve) => setTimeout(resolve, this.isSkipped ? 0 : GAP));
    }
    this.passing.value = undefined;
    if (this.isSkipped) this.live.finish();
  }

  /** Whoever does something need not wait for the rest. */
  skip(): void {
    if (this.passing.value === undefined) return;
    this.isSkipped = true;
    this.live.finish();
  }

  private draw(scene: Scene): void {
    const sound = this.drawn === BARE ? undefined : soundBetween(this.drawn, scene);
    if (sound !== undefined) playSound(sound);
    this.drawn = scene;
    this.rest = this.live.show(scene);
  }
}
