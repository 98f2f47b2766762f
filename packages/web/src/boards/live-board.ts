import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  BARE,
  type Board,
  type BoardOptions,
  type Grid,
  loadThreeBoard,
  type PieceSet,
  type Point,
  type Scene,
  type Square,
  svgBoard,
} from '@thera/board';
import { motionSpeed } from '../settings/motion-speed.ts';
import { settings } from '../settings/settings-store.ts';
import { theme } from '../settings/theme.ts';
import { forcedQuality } from './forced-quality.ts';
import type { QuarterTurns } from './game-board.ts';
import { LiveLayers } from './live-layers.ts';

type Outlines = readonly (readonly Point[])[];

/** The board on a page, of whichever kind the visitor wants and the device can draw. */
export class LiveBoard {
  /** For each square the outline of what can be touched, in percent. */
  readonly outlines: Signal<Outlines> = signal([]);
  /** The shape of the board that is shown. */
  readonly shape: Signal<Grid>;
  /** How it lies: as it was turned by hand, and towards whoever it faces. */
  readonly quarterTurns: ReadonlySignal<QuarterTurns> = computed(
    () => ((this.byHand.value + this.faced.value) % 4) as QuarterTurns,
  );
  private readonly byHand: Signal<number> = signal(0);
  private readonly faced: Signal<QuarterTurns> = signal(0);
  private readonly layers: LiveLayers<Board, BoardOptions, Scene, Outlines>;
  private scene: Scene;

  /**
   * Lessons and small boards stay with the SVG board. A game that has pieces of its own brings them along, and one with
   * another board its bare scene.
   */
  constructor(kinds: 'svg' | 'any' = 'any', scene: Scene = BARE, pieces?: PieceSet) {
    this.scene = scene;
    this.shape = signal(scene.shape);
    this.layers = new LiveLayers({
      outlines: this.outlines,
      options: () => this.options,
      scene: () => this.scene,
      svg: () => svgBoard(pieces),
      three: kinds === 'any' ? () => loadThreeBoard(pieces) : undefined,
      waits: false,
    });
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    return this.layers.mount(host);
  }

  /** How fast things move: 0 for cuts, 1 for the usual speed. */
  get speed(): number {
    return motionSpeed();
  }

  /** Shows a scene, in motion where it differs from the last one. */
  async show(scene: Scene, pace?: number): Promise<void> {
    this.scene = scene;
    this.shape.value = scene.shape;
    await this.layers.board?.show(scene, pace);
  }

  finish(): void {
    this.layers.board?.finish();
  }

  refuse(square: Square): void {
    this.layers.board?.refuse(square);
  }

  turn(): void {
    this.byHand.value += 1;
  }

  flip(): void {
    this.byHand.value += 2;
  }

  face(quarterTurns: QuarterTurns): void {
    this.faced.value = quarterTurns;
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
}
