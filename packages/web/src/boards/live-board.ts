import { effect, type Signal, signal, untracked } from '@preact/signals';
import {
  BARE,
  type Board,
  type BoardOptions,
  type Grid,
  loadThreeBoard,
  type MakeBoard,
  type PieceSet,
  type Point,
  type Scene,
  type Square,
  svgBoard,
} from '@thera/board';
import { motionSpeed } from '../settings/motion-speed.ts';
import { settings } from '../settings/settings-store.ts';
import { theme } from '../settings/theme.ts';
import { nextTask } from '../shell/next-task.ts';
import { forcedQuality } from './forced-quality.ts';

/**
 * The board on a page, of whichever kind the visitor wants and the device can draw. The SVG board paints at once; the
 * three.js board takes over when it has come, and gives way when it fails.
 */
export class LiveBoard {
  /** For each square the outline of what can be touched, in percent. */
  readonly outlines: Signal<readonly (readonly Point[])[]> = signal([]);
  /** The shape of the board that is shown. */
  readonly shape: Signal<Grid>;
  /** Whether the three.js board was given up, so that the page can say so. */
  readonly isLost: Signal<boolean> = signal(false);
  readonly quarterTurns: Signal<0 | 1 | 2 | 3> = signal(0);
  /** Lessons and small boards stay with the SVG board. */
  private readonly kinds: 'svg' | 'any';
  private board: Board | undefined;
  private scene: Scene;
  private readonly pieces: PieceSet | undefined;

  /** A game that has pieces of its own brings them along, and one with another board its bare scene. */
  constructor(kinds: 'svg' | 'any' = 'any', scene: Scene = BARE, pieces?: PieceSet) {
    this.kinds = kinds;
    this.scene = scene;
    this.shape = signal(scene.shape);
    this.pieces = pieces;
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    const forgetOptions = effect(() => {
      // They are read also while there is no board yet, or their changes would never be heard of.
      const { options } = this;
      this.board?.configure(options);
    });
    const forgetKind = effect(() => {
      const wantsThree = this.kinds === 'any' && settings.value.board === 'three' && !this.isLost.value;
      if (wantsThree) void this.replaceByThree(host);
      else void this.replace(host, svgBoard(this.pieces));
    });
    return () => {
      forgetOptions();
      forgetKind();
      this.board?.dispose();
      this.board = undefined;
    };
  }

  /** How fast things move: 0 for cuts, 1 for the usual speed. */
  get speed(): number {
    return motionSpeed();
  }

  /** Shows a scene, in motion where it differs from the last one. */
  async show(scene: Scene, pace?: number): Promise<void> {
    this.scene = scene;
    this.shape.value = scene.shape;
    await this.board?.show(scene, pace);
  }

  finish(): void {
    this.board?.finish();
  }

  refuse(square: Square): void {
    this.board?.refuse(square);
  }

  turn(): void {
    this.quarterTurns.value = ((this.quarterTurns.value + 1) % 4) as 0 | 1 | 2 | 3;
  }

  flip(): void {
    this.quarterTurns.value = ((this.quarterTurns.value + 2) % 4) as 0 | 1 | 2 | 3;
  }

  private get options(): BoardOptions {
    const { coordinates, levels, palette, quality } = settings.value;
    return {
      quarterTurns: this.quarterTurns.value,
      coordinates: coordinates === 'on',
      levels: levels === 'on' || palette === 'distinct',
      speed: this.speed,
      theme: theme.value,
      quality: forcedQuality ?? quality,
    };
  }

  private async replace(host: HTMLElement, make: MakeBoard): Promise<void> {
    const old = this.board;
    const layer = document.createElement('div');
    layer.className = 'board-layer';
    host.append(layer);
    let board: Board | undefined;
    // A change of options is no reason for another board.
    const options = untracked(() => this.options);
    board = make(layer, options, {
      onOutlines: () => {
        if (board !== undefined && this.board === board) this.outlines.value = board.outlines();
      },
      onLost: () => {
        this.isLost.value = true;
      },
    });
    this.board = board;
    if (old === undefined) {
      // The island is seen before what stands on it has been worked out.
      await nextTask();
      if (this.board !== board) return;
    }
    void board.show(this.scene);
    this.outlines.value = board.outlines();
    old?.dispose();
    for (const other of [...host.children]) if (other !== layer) other.remove();
  }

  private async replaceByThree(host: HTMLElement): Promise<void> {
    if (this.board === undefined) void this.replace(host, svgBoard(this.pieces));
    const make = await loadThreeBoard(this.pieces).catch(() => undefined);
    if (this.board === undefined) return;
    if (make === undefined) this.isLost.value = true;
    else void this.replace(host, make);
  }
}
