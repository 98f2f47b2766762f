import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import {
  type AreaId,
  adjacentPairs,
  type MapBoard,
  type MapBoardOptions,
  type MapForm,
  type MapScene,
  type MapSet,
  type Point,
  svgMapBoard,
} from '@thera/board';
import { motionSpeed } from '../boards/motion-speed.ts';

/** How a map is shown on a page. */
export interface MapLook {
  readonly form: MapForm;
  /** What each area is called. */
  readonly names: Readonly<Record<AreaId, string>>;
  readonly largeNames: boolean;
}

/** A map on a page, as `LiveBoard` is a board of squares: it keeps its scene while the element that it is drawn in comes and goes. */
export class LiveMap {
  /** For each area the outline of what can be touched, in percent. */
  readonly outlines: Signal<ReadonlyMap<AreaId, readonly Point[]>> = signal(new Map());
  private readonly set: MapSet;
  private readonly look: ReadonlySignal<MapLook>;
  private board: MapBoard | undefined;
  private scene: MapScene;

  constructor(set: MapSet, scene: MapScene, look: ReadonlySignal<MapLook>) {
    this.set = set;
    this.scene = scene;
    this.look = look;
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    const board = svgMapBoard(this.set)(
      host,
      untracked(() => this.options),
      {
        onOutlines: () => {
          this.outlines.value = board.outlines();
        },
        onLost: () => {},
      },
    );
    this.board = board;
    void board.show(this.scene);
    const forgetOptions = effect(() => board.configure(this.options));
    return () => {
      forgetOptions();
      board.dispose();
      if (this.board === board) this.board = undefined;
    };
  }

  /** Shows a scene, in motion where it differs from the last one. */
  async show(scene: MapScene, pace?: number): Promise<void> {
    this.scene = scene;
    await this.board?.show(scene, pace);
  }

  /** Which map is shown, and in which form. */
  get shown(): { readonly map: string; readonly form: MapForm } {
    return { map: this.scene.map, form: this.look.value.form };
  }

  /** The areas that touch one of those on the map. */
  neighbours(area: AreaId): readonly AreaId[] {
    const { mesh } = this.set.maps[this.scene.map]!;
    return adjacentPairs(mesh).flatMap(([one, other]) =>
      one === area ? [other] : other === area ? [one] : [],
    );
  }

  finish(): void {
    this.board?.finish();
  }

  refuse(area: AreaId): void {
    this.board?.refuse(area);
  }

  private get options(): MapBoardOptions {
    return { ...this.look.value, speed: motionSpeed() };
  }
}
